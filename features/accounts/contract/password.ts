/** Changing a password, and resetting it by email. */
import { endpoint } from '@platform/contract/endpoint';
import { z } from 'zod';
import { accountErrors } from './errors.ts';
import { email, newPassword, password } from './fields.ts';

export const changePassword = endpoint({
  name: 'changePassword',
  summary: "Changes the caller's password and ends all their other sessions.",
  method: 'POST',
  path: '/users/me/password',
  access: 'member',
  body: z.object({ current_password: password, new_password: newPassword }),
  data: z.object({}),
  errors: [accountErrors.WRONG_PASSWORD, accountErrors.TOO_MANY_ATTEMPTS],
  message: '密码已修改，其他设备已退出登录',
});

export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  summary: 'Sends an email with a link for a new password, valid once and for an hour.',
  method: 'POST',
  path: '/users/password-reset-requests',
  access: 'anyone',
  body: z.object({ email }),
  data: z.object({}),
  errors: [accountErrors.TOO_MANY_ATTEMPTS],
  message: '如果该邮箱已注册，您将收到一封重置密码的邮件',
});

/** The token of a link in an email. */
export const linkToken = z
  .string(accountErrors.LINK_INVALID.message)
  .regex(/^[\w.-]{1,1000}$/, accountErrors.LINK_INVALID.message);

export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Sets a new password with the token of the email and ends all sessions.',
  method: 'POST',
  path: '/users/password-resets',
  access: 'anyone',
  body: z.object({ token: linkToken, password: newPassword }),
  data: z.object({}),
  errors: [accountErrors.LINK_INVALID],
  message: '密码已重置，请重新登录',
});

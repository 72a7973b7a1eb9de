/** Changing a password, and getting a new one by mail. */
import { endpoint } from '@platform/contract/endpoint';
import { z } from 'zod';
import { accountErrors } from './errors.ts';
import { email, newPassword, password } from './fields.ts';

export const passwordChange = z.object({ current_password: password, new_password: newPassword });

/** Changes the caller's password and ends all their other sessions. */
export const changePassword = endpoint({
  name: 'changePassword',
  summary: "Changes the caller's password and ends all their other sessions.",
  method: 'POST',
  path: '/users/me/password',
  access: 'member',
  body: passwordChange,
  data: z.object({}),
  errors: [accountErrors.WRONG_PASSWORD, accountErrors.TOO_MANY_ATTEMPTS],
  message: '密码已修改，其他设备已退出登录',
});

export const resetRequest = z.object({ email });

/** Sends a letter with a link for a new password; the answer is the same for unknown addresses. */
export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  summary: 'Sends a letter with a link for a new password, valid once and for an hour.',
  method: 'POST',
  path: '/users/password-reset-requests',
  access: 'anyone',
  body: resetRequest,
  data: z.object({}),
  errors: [accountErrors.TOO_MANY_ATTEMPTS],
  message: '如果该邮箱已注册，您将收到一封重置密码的邮件',
});

/** The secret of a link sent by mail. */
export const linkToken = z
  .string(accountErrors.LINK_INVALID.message)
  .regex(/^[\w.-]{1,1000}$/, accountErrors.LINK_INVALID.message);

export const passwordReset = z.object({ token: linkToken, password: newPassword });

/** Sets a new password with the token of the letter and ends all sessions of its owner. */
export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Sets a new password with the token of the letter and ends all sessions.',
  method: 'POST',
  path: '/users/password-resets',
  access: 'anyone',
  body: passwordReset,
  data: z.object({}),
  errors: [accountErrors.LINK_INVALID],
  message: '密码已重置，请重新登录',
});

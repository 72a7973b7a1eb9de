/** Changing the e-mail address and verifying it. */
import { endpoint } from '@platform/contract/endpoint';
import { z } from 'zod';
import { accountErrors } from './errors.ts';
import { email, password } from './fields.ts';
import { linkToken } from './password.ts';
import { userProfile } from './user.ts';

export const changeEmail = endpoint({
  name: 'changeEmail',
  summary: "Changes the caller's e-mail address, which then has to be verified again.",
  method: 'POST',
  path: '/users/me/email',
  access: 'member',
  body: z.object({ email, password }),
  data: userProfile,
  errors: [accountErrors.WRONG_PASSWORD, accountErrors.EMAIL_TAKEN, accountErrors.TOO_MANY_ATTEMPTS],
  message: '邮箱已修改，请查收验证邮件',
});

export const requestEmailVerification = endpoint({
  name: 'requestEmailVerification',
  summary: "Sends the email that verifies the caller's address.",
  method: 'POST',
  path: '/users/me/email-verification-requests',
  access: 'member',
  data: z.object({}),
  errors: [accountErrors.EMAIL_ALREADY_VERIFIED, accountErrors.TOO_MANY_ATTEMPTS],
  message: '验证邮件已发送，请查收',
});

export const verifyEmail = endpoint({
  name: 'verifyEmail',
  summary: 'Verifies the address to which the email with this token was sent.',
  method: 'POST',
  path: '/users/email-verifications',
  access: 'anyone',
  body: z.object({ token: linkToken }),
  data: z.object({}),
  errors: [accountErrors.LINK_INVALID],
  message: '邮箱验证成功',
});

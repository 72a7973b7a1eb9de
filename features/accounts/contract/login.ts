/** Register, log in, log out (specification, section 7). */
import { endpoint, role } from '@platform/contract/endpoint';
import { text } from '@platform/contract/text';
import { z } from 'zod';
import { accountErrors } from './errors.ts';
import { email, newFullName, newPassword, newUsername, password, phone } from './fields.ts';
import { userInfo } from './user.ts';

/** A user and the bearer token of the session. */
export const loginResult = z.object({ token: z.string(), user: userInfo });
export type LoginResult = z.infer<typeof loginResult>;

export const registration = z.object({
  username: newUsername,
  email,
  password: newPassword,
  full_name: newFullName.optional(),
  phone: phone.optional(),
});
export type Registration = z.infer<typeof registration>;

export const register = endpoint({
  name: 'register',
  summary: 'Creates an account and logs in.',
  method: 'POST',
  path: '/users/register',
  access: 'anyone',
  body: registration,
  data: loginResult,
  errors: [accountErrors.USERNAME_TAKEN, accountErrors.EMAIL_TAKEN, accountErrors.TOO_MANY_ATTEMPTS],
  status: 201,
  message: '注册成功',
});

export const login = endpoint({
  name: 'login',
  summary: 'Logs in by username or e-mail address.',
  method: 'POST',
  path: '/users/login',
  access: 'anyone',
  body: z.object({
    /** A username or an e-mail address. */
    login: text({ max: 254, required: '请输入用户名或邮箱' }),
    password,
  }),
  data: loginResult,
  errors: [
    accountErrors.INVALID_CREDENTIALS,
    accountErrors.ACCOUNT_DISABLED,
    accountErrors.TOO_MANY_ATTEMPTS,
  ],
  message: '登录成功',
});

export const logout = endpoint({
  name: 'logout',
  summary: 'Ends the session of the token that the call carries.',
  method: 'POST',
  path: '/users/logout',
  access: 'anyone',
  data: z.object({}),
  message: '已退出登录',
});

export const demoAccount = z.object({
  username: z.string(),
  password: z.string(),
  role,
  label: z.string(),
});

export const listDemoAccounts = endpoint({
  name: 'listDemoAccounts',
  summary: 'Accounts with which a demo portal can be tried; none in production.',
  method: 'GET',
  path: '/users/demo-accounts',
  access: 'anyone',
  data: z.object({ accounts: z.array(demoAccount) }),
});

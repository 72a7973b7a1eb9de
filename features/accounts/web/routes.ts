/** Pages of the accounts. */
import type { PageRoute } from '@platform/web/page/routes';

export const routes: readonly PageRoute[] = [
  { path: 'login', file: 'LoginPage.tsx' },
  { path: 'register', file: 'RegisterPage.tsx' },
  { path: 'forgot-password', file: 'ForgotPasswordPage.tsx' },
  { path: 'reset-password', file: 'ResetPasswordPage.tsx' },
  { path: 'verify-email', file: 'VerifyEmailPage.tsx' },
  { path: 'members/:id', file: 'MemberPage.tsx' },
  { path: 'profile', file: 'ProfilePage.tsx', menu: { label: '个人资料', position: 1, place: 'account' } },
];

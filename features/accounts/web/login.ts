/** The browser's session: login, logout and changes of the user. */
import { call } from '@platform/web/api/api';
import { ApiError } from '@platform/web/api/failure';
import { useSession } from '@platform/web/session/session';
import { type LoginResult, logout } from '../contract/login.ts';
import type { UserInfo } from '../contract/user.ts';

/** Stores the session after a login. */
export function storeLogin({ token, user }: LoginResult): void {
  useSession.getState().logIn(token, user);
}

/** The error of a refused login with its message: the server's or 登录失败 (specification, section 8). */
export function loginRefusal(error: ApiError): ApiError {
  return error.code === 'UNKNOWN' ? new ApiError(error.status, error.code, '登录失败') : error;
}

/** Stores a changed profile in the session. */
export function updateUser({ id, username, email, full_name, role, avatar }: UserInfo): void {
  const { token, logIn } = useSession.getState();
  if (token) logIn(token, { id, username, email, full_name, role, avatar });
}

/** Logs out: the browser's session ends at once, even if the server can't be reached (specification, section 4). */
export async function logOutVisitor(): Promise<void> {
  // Started first: the call needs the token.
  const request = call(logout, {});
  useSession.getState().logOut();
  await request.catch(() => {});
}

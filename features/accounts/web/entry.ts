/** Coming in and going out, as the browser keeps it. */
import { call } from '@platform/web/api/api';
import { ApiError } from '@platform/web/api/failure';
import { useSession } from '@platform/web/session/session';
import { type Entry, logout } from '../contract/entry.ts';
import type { UserInfo } from '../contract/user.ts';

/** Keeps who has come in. */
export function enter({ token, user }: Entry): void {
  useSession.getState().logIn(token, user);
}

/** What to show of a refused login: the server's message or 登录失败 (specification, section 8). */
export function loginRefusal(error: ApiError): ApiError {
  return error.code === 'UNKNOWN' ? new ApiError(error.status, error.code, '登录失败') : error;
}

/** The visitor has changed something about themselves. */
export function keepUser({ id, username, email, full_name, role }: UserInfo): void {
  const { token, logIn } = useSession.getState();
  if (token) logIn(token, { id, username, email, full_name, role });
}

/** Logs out: the browser forgets at once, whether the server hears of it or not (specification, section 4). */
export async function leave(): Promise<void> {
  // The call takes the token along before it is forgotten.
  const told = call(logout, {});
  useSession.getState().logOut();
  await told.catch(() => {});
}

/** What the visitor's role lets them do, for showing it; the server decides. */
import type { Access } from '@platform/contract/endpoint';
import { useSession } from './session.ts';

/** Whether the visitor may call endpoints with this access; false until the session is restored. */
export function useHasAccess(access: Access): boolean {
  return useSession(({ isLoggedIn, userInfo }) => {
    if (access === 'anyone') return true;
    if (!isLoggedIn || userInfo === null) return false;
    return access === 'member' || access.some((role) => role === userInfo.role);
  });
}

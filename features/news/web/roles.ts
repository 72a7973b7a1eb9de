/** Who is looking, for showing what they may do; the server decides. */
import { useHasAccess } from '@platform/web/session/roles';
import { useSession } from '@platform/web/session/session';
import { moderateNews } from '../contract/writing.ts';

interface Reader {
  /** Null for anonymous visitors. */
  id: string | null;
  isEditor: boolean;
}

export function useReader(): Reader {
  const id = useSession(({ isLoggedIn, userInfo }) => (isLoggedIn && userInfo ? userInfo.id : null));
  return { id, isEditor: useHasAccess(moderateNews.access) };
}

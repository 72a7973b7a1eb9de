/** The visitor's role, for showing the permitted actions; the server decides. */
import { useSession } from '@platform/web/session/session';
import { moderateNews } from '../contract/writing.ts';

interface Reader {
  /** Null for anonymous visitors. */
  id: string | null;
  isEditor: boolean;
}

const editors: readonly string[] = moderateNews.access === 'member' ? [] : [...moderateNews.access];

export function useReader(): Reader {
  const user = useSession((session) => (session.isLoggedIn ? session.userInfo : null));
  return { id: user?.id ?? null, isEditor: user !== null && editors.includes(user.role) };
}

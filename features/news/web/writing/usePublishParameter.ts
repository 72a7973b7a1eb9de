/** Opens the publish dialog after the login that it requires. */
import { useSession } from '@platform/web/session/session';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { newsPath } from '../path.ts';
import { useWriting } from './useWriting.ts';

/** The parameter in the address to which the login page returns. */
export const publishParameter = 'publish';

export function usePublishParameter(search: string): void {
  const navigate = useNavigate();
  const { restored, isLoggedIn } = useSession();
  const begin = useWriting(({ begin: start }) => start);
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!restored || !query.has(publishParameter)) return;
    query.delete(publishParameter);
    void navigate(query.size > 0 ? `${newsPath}?${query}` : newsPath, {
      replace: true,
      preventScrollReset: true,
    });
    if (isLoggedIn) begin('new');
  }, [search, restored, isLoggedIn, begin, navigate]);
}

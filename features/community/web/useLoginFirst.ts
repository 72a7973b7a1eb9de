/** Visitors read; what needs an account shows the specification's 请先登录 with the way to the login and back. */
import { notices } from '@platform/web/notices';
import { loginPath } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { useLocation } from 'react-router';
import { loginFirst } from '../contract/errors.ts';

/** Wraps an action: members run it, visitors see the notice. */
export function useLoginFirst(): (action: () => void) => () => void {
  const { pathname, search } = useLocation();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  return (action) => () => {
    if (isLoggedIn) action();
    else notices.warning(loginFirst, { to: loginPath(pathname + search), label: '去登录' });
  };
}

/** Visitors read; what needs an account shows the specification's 请先登录 with the way to the login and back. */
import { useLocation } from 'react-router';
import { notices } from '../notices.ts';
import { loginPath } from './redirect.ts';
import { useSession } from './session.ts';

/** Shown when a visitor acts (specification, section 5, for likes, collections and replies). */
const loginFirst = '请先登录';

/** Wraps an action: members run it, visitors see the notice. */
export function useLoginFirst(): (action: () => void) => () => void {
  const { pathname, search } = useLocation();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  return (action) => () => {
    if (isLoggedIn) action();
    else notices.warning(loginFirst, { to: loginPath(pathname + search), label: '去登录' });
  };
}

/** The route guard: pages that need login are shown only with a token and the logged-in flag. */

import { genericErrors } from '@platform/contract/errors';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation, useMatches, useNavigate } from 'react-router';
import { notices } from '../notices.ts';
import { pageOf } from '../page/page.ts';
import { loginPath } from './redirect.ts';
import { useSession, watchSession } from './session.ts';

interface GuardProps {
  children: ReactNode;
  /** Shown on the server and until the session has been restored. */
  waiting: ReactNode;
}

/** Follows the session across tabs and sends visitors to /login with the address to return to (specification, section 2). */
export function Guard({ children, waiting }: GuardProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const target = `${pathname}${search}${hash}`;
  const needsLogin = pageOf(useMatches())?.page.needsLogin ?? false;
  const { token, isLoggedIn, restored, expiries } = useSession();
  const lastExpiries = useRef(expiries);

  useEffect(() => watchSession(), []);

  useEffect(() => {
    if (lastExpiries.current === expiries) return;
    lastExpiries.current = expiries;
    notices.warning(genericErrors.UNAUTHENTICATED.message);
    if (pathname !== '/login') void navigate(loginPath(target));
  }, [expiries, navigate, pathname, target]);

  if (!needsLogin) return children;
  if (!restored) return waiting;
  if (token === null || !isLoggedIn) return <Navigate to={loginPath(target)} replace />;
  return children;
}

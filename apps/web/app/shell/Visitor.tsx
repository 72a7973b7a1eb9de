/** The header's right end: a login link, or the visitor's name with the account menu. */
import { Button } from '@mantine/core';
import { displayName } from '@platform/web/people/displayName';
import { loginPath } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { Link, useLocation } from 'react-router';
import { AccountMenu } from './AccountMenu.tsx';
import classes from './Visitor.module.css';

/** Pages to which a login does not return; their own redirect is kept. */
const withoutReturn = new Set([
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
]);

/** The login page with the visitor's address to return to. */
function loginFrom(pathname: string, search: string): string {
  if (!withoutReturn.has(pathname)) return loginPath(`${pathname}${search}`);
  const redirect = new URLSearchParams(search).get('redirect');
  return redirect ? loginPath(redirect) : '/login';
}

/** Until the session has been restored the login link is invisible if the visitor seems to be logged in. */
export function Visitor() {
  const { isLoggedIn, restored, userInfo } = useSession();
  const { pathname, search } = useLocation();
  if (isLoggedIn) return <AccountMenu name={displayName(userInfo)} />;
  // The server doesn't know the whole query, so the redirect is added in the browser.
  return (
    <Button
      component={Link}
      to={restored ? loginFrom(pathname, search) : '/login'}
      variant="subtle"
      className={`${classes['login']} ${restored ? '' : classes['unsure']}`}
    >
      登录
    </Button>
  );
}

/** The header's right end: a login link, or the visitor's name with what belongs to it. */
import { Button } from '@mantine/core';
import { loginPath } from '@platform/web/redirect';
import { displayName, useSession } from '@platform/web/session';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import classes from './Visitor.module.css';

// Most visitors never log in; they need not load a menu.
const AccountMenu = lazy(() => import('./AccountMenu.tsx'));

/** Until the session has been read the login link is there, but unseen when someone seems to be logged in. */
export function Visitor() {
  const { isLoggedIn, restored, userInfo } = useSession();
  const { pathname, search } = useLocation();
  const name = displayName(userInfo);
  if (isLoggedIn)
    return (
      <Suspense fallback={<span className={classes['name']}>{name}</span>}>
        <AccountMenu name={name} />
      </Suspense>
    );
  const elsewhere = pathname === '/' || pathname === '/login' || pathname === '/register';
  return (
    <Button
      component={Link}
      to={restored && !elsewhere ? loginPath(`${pathname}${search}`) : '/login'}
      variant="subtle"
      className={restored ? undefined : classes['unsure']}
    >
      登录
    </Button>
  );
}

/** Where an anonymous visitor would pay: the way to /login and back, with everything typed kept in the tab. */
import { Button, Text } from '@mantine/core';
import { loginPath } from '@platform/web/session/redirect';
import { Link, useLocation } from 'react-router';
import classes from './LoginToPay.module.css';

export function LoginToPay() {
  const { pathname, search } = useLocation();
  return (
    <section className={classes['login']} aria-label="付款">
      <Text c="dimmed">登录后即可付款，已填写的收货信息会保留。</Text>
      <Button component={Link} to={loginPath(`${pathname}${search}`)} size="lg" fullWidth>
        登录并支付
      </Button>
    </section>
  );
}

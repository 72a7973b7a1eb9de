/** The link to the login, instead of the payment panel; it leads back to the checkout. */
import { Button, Stack, Text } from '@mantine/core';
import { loginPath } from '@platform/web/session/redirect';
import { Link, useLocation } from 'react-router';

export function LoginToPay() {
  const { pathname, search } = useLocation();
  return (
    <Stack component="section" aria-label="付款" gap="sm" ta="center">
      <Text c="dimmed">登录后即可付款，已填写的收货信息会保留。</Text>
      <Button component={Link} to={loginPath(`${pathname}${search}`)} size="lg" fullWidth>
        登录并支付
      </Button>
    </Stack>
  );
}

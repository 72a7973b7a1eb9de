/** The time in which an open purchase must be paid. */
import { Countdown } from '@features/orders/web/parts/Countdown.tsx';
import { Text } from '@mantine/core';
import type { Purchase } from '../../contract/purchase.ts';
import { useSalesRefresh } from '../queries.ts';

export function TimeToPay({ purchase: { kind, expiresAt } }: { purchase: Purchase }) {
  const refresh = useSalesRefresh();
  return (
    <Text size="sm" ta="center" c="var(--accent-text)">
      {kind === 'offer' ? '候补到的席位为您保留，请在' : '席位已为您保留，请在'}{' '}
      <Countdown until={expiresAt} onUp={refresh} /> 内完成支付
    </Text>
  );
}

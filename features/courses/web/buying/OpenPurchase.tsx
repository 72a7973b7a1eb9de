/** An unpaid purchase: it may be paid in another window, and the provider may still be processing it. */
import { outcomeOf } from '@features/payments/web/outcome.rules.ts';
import { usePaymentStatus } from '@features/payments/web/queries.ts';
import { Text } from '@mantine/core';
import { invalidate } from '@platform/web/api/invalidate';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changedByPurchase } from '../mine/queries.ts';

/** Milliseconds between two polls of a purchase that is not being paid in this window. */
const slowPollInterval = 15_000;

export function OpenPurchase({ id }: { id: string }) {
  const client = useQueryClient();
  const { data } = usePaymentStatus(id, slowPollInterval);
  const outcome = data ? outcomeOf(data).is : 'waiting';
  useEffect(() => {
    if (outcome !== 'waiting' && outcome !== 'failed') invalidate(client, changedByPurchase);
  }, [client, outcome]);
  return (
    <Text size="sm" c="dimmed" ta="center">
      {data?.payment_status === 'processing' ? '正在确认支付结果…' : '您有一笔未完成的购买，可以继续付款。'}
    </Text>
  );
}

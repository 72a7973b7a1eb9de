/** The time in which an open purchase must be paid. */
import { Countdown } from '@features/orders/web/parts/Countdown.tsx';
import { Text } from '@mantine/core';
import { invalidate } from '@platform/web/api/invalidate';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { changedByPurchase } from '../mine/queries.ts';

export function TimeToPay({ until }: { until: string }) {
  const client = useQueryClient();
  const refresh = useCallback(() => invalidate(client, changedByPurchase), [client]);
  return (
    <Text size="sm" c="dimmed" ta="center">
      请在 <Countdown until={until} onUp={refresh} /> 内完成支付
    </Text>
  );
}

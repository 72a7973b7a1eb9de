/** Explains an expired order and the next steps. */
import type { OrderStatus } from '@features/orders/contract/lifecycle';
import { Alert } from '@mantine/core';
import { notices } from '@platform/web/notices';
import { useEffect, useRef } from 'react';
import { orderMessages } from '../messages.ts';

/** Only for expired orders; a notice appears as well if the order expires while the page is open. */
export function ExpiredNote({ status }: { status: OrderStatus }) {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'pending' && status === 'expired') notices.warning(orderMessages.expired);
    before.current = status;
  }, [status]);
  if (status !== 'expired') return null;
  return (
    <Alert color="gold" title={orderMessages.expired}>
      超过支付时间，订单已关闭，商品已放回货架。需要的话请点「再次购买」；刚刚付出的款项会自动确认或原路退回。
    </Alert>
  );
}

/** The left column after the order is placed: its number, the time left to pay, its address, and the button to change it. */
import type { OrderDetail } from '@features/orders/contract/order';
import { Button, Stack, Text, Title } from '@mantine/core';
import { ApiError } from '@platform/web/api/failure';
import { notices } from '@platform/web/notices';
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';
import { useState } from 'react';
import { Countdown } from './Countdown.tsx';
import { ShippingView } from './ShippingView.tsx';

interface PlacedOrderProps {
  order: OrderDetail;
  /** Cancels the order, so that everything can be changed again. */
  onChange: () => Promise<void>;
}

export function PlacedOrder({ order, onChange }: PlacedOrderProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);

  async function change() {
    setBusy(true);
    try {
      await onChange();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notices.error(error.message);
      setConfirming(false);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack component="section" gap="md" aria-labelledby="placed-title">
      <Title order={2} size="h3" id="placed-title">
        订单已提交
      </Title>
      <Text role="status">
        订单号 {order.orderNumber}，商品已为您保留。请在 <Countdown until={order.expiresAt} /> 内完成支付。
      </Text>
      <ShippingView shipping={order.shippingInfo} />
      <Button variant="default" onClick={() => setConfirming(true)} style={{ alignSelf: 'flex-start' }}>
        修改订单
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        title="修改订单？"
        confirmLabel="取消并修改"
        cancelLabel="暂不修改"
        busy={busy}
        onConfirm={change}
        onClose={() => setConfirming(false)}
      >
        当前订单会被取消，您可以修改后重新提交。
      </ConfirmDialog>
    </Stack>
  );
}

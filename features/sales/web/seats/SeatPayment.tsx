/** Paying an open purchase, while its payment is polled: it may have been paid elsewhere. */
import type { PaymentMethod } from '@features/payments/contract/provider';
import { outcomeOf } from '@features/payments/web/outcome.rules.ts';
import { PaymentPanel } from '@features/payments/web/PaymentPanel.tsx';
import { usePaymentStatus } from '@features/payments/web/queries.ts';
import { Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { PurchaseDetail } from '../../contract/purchase.ts';
import { TimeToPay } from '../parts/TimeToPay.tsx';
import { GiveUpButton } from '../purchase/GiveUpButton.tsx';
import { useSeatPayer } from '../purchase/useSeatPayer.ts';
import { useSalesRefresh } from '../queries.ts';

export default function SeatPayment({ purchase }: { purchase: PurchaseDetail }) {
  const { id, course, price, payments } = purchase;
  const refresh = useSalesRefresh();
  const [method, setMethod] = useState<PaymentMethod>(payments[0]?.method ?? 'wechat');
  const payer = useSeatPayer({
    course: { id: course.id, price },
    purchase,
    onRefused: refresh,
    onDone: refresh,
  });
  const { data } = usePaymentStatus(id);
  const outcome = data ? outcomeOf(data).is : 'waiting';
  useEffect(() => {
    if (outcome !== 'waiting') refresh();
  }, [outcome, refresh]);
  return (
    <>
      <TimeToPay purchase={purchase} />
      <PaymentPanel method={method} onMethod={setMethod} payer={payer} due={price} />
      <Group justify="center">
        <GiveUpButton purchase={purchase} />
      </Group>
    </>
  );
}

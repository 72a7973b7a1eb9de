/** The two columns of the checkout: shipping on the left, the order and its payment on the right. */

import type { CartItem } from '@features/cart/contract/item';
import type { CartRow } from '@features/cart/web/view.rules.ts';
import type { PaymentMethod } from '@features/payments/contract/provider';
import { usePaymentConfig } from '@features/payments/web/queries.ts';
import { Skeleton, Stack } from '@mantine/core';
import { useSession } from '@platform/web/session/session';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense, useEffect, useState } from 'react';
import classes from './Checkout.module.css';
import { costOf, targetOf } from './checkout.rules.ts';
import { CheckoutSkeleton } from './parts/CheckoutSkeleton.tsx';
import { LoginToPay } from './parts/LoginToPay.tsx';
import { OrderSummary } from './parts/OrderSummary.tsx';
import { PlacedOrder } from './parts/PlacedOrder.tsx';
import { RequestedLine } from './parts/RequestedLine.tsx';
import { ShippingCard } from './parts/ShippingCard.tsx';
import { SummaryLine } from './parts/SummaryLine.tsx';
import type { Source } from './queries.ts';
import { useCheckoutPayer } from './useCheckoutPayer.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';
import { useShippingForm } from './useShippingForm.ts';

/** Only members can pay. */
const PaymentPanel = lazyPart(async () => ({
  default: (await import('@features/payments/web/PaymentPanel.tsx')).PaymentPanel,
}));

interface CheckoutBoardProps {
  source: Source;
  rows: readonly CartRow[];
  preset: PaymentMethod;
  onRemove: (item: CartItem) => void;
  /** The displayed price or stock is out of date. */
  onStale: () => void;
}

export default function CheckoutBoard({ source, rows, preset, onRemove, onStale }: CheckoutBoardProps) {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { data: config } = usePaymentConfig();
  const shipping = useShippingForm();
  const placing = usePlaceOrder(targetOf(source.kind, rows));
  const [method, setMethod] = useState(preset);
  const { order } = placing;
  const cost = order ?? costOf(rows, shipping.form.values.deliveryMethod, config?.usdRate);
  const payer = useCheckoutPayer({
    source,
    rows,
    shipping,
    placing,
    displayedTotal: cost.totalPrice,
    onStale,
  });

  // Paid in another tab, or at the provider before the buyer came back here.
  const paidOrder = order?.payment_status === 'completed' ? order : null;
  useEffect(() => {
    if (paidOrder) payer.onDone({ orderId: paidOrder.id, orderNumber: paidOrder.orderNumber }, true);
  }, [paidOrder, payer]);

  if (order === undefined) return <CheckoutSkeleton />;
  return (
    <div className={classes['board']}>
      <div className={classes['column']}>
        {order ? (
          <PlacedOrder order={order} onChange={placing.cancel} />
        ) : (
          <ShippingCard shipping={shipping} />
        )}
      </div>
      <Stack className={`${classes['column']} ${classes['right']}`} gap="xl">
        <OrderSummary cost={cost}>
          {order
            ? order.items.map((item) => <SummaryLine key={item.id} {...item} />)
            : rows.map((row) => (
                <RequestedLine key={row.item.id} row={row} source={source} onRemove={onRemove} />
              ))}
        </OrderSummary>
        {isLoggedIn ? (
          <Suspense fallback={<Skeleton height={220} />}>
            <PaymentPanel method={method} onMethod={setMethod} payer={payer} due={cost.totalPrice} />
          </Suspense>
        ) : (
          <LoginToPay />
        )}
      </Stack>
    </div>
  );
}

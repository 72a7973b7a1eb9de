/** /orders/{id}: one order with its address, timeline and payment. */
import type { OrderDetail } from '@features/orders/contract/order';
import { PaymentPanel } from '@features/payments/web/PaymentPanel.tsx';
import { Anchor, Container, Group, Stack, Text, Title } from '@mantine/core';
import { contactEmail } from '@platform/contract/contact';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { Timeline } from '@platform/web/lifecycle/Timeline.tsx';
import { page } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import { orderLifecycle } from '../contract/lifecycle.ts';
import classes from './Checkout.module.css';
import { CheckoutSkeleton } from './parts/CheckoutSkeleton.tsx';
import { Countdown } from './parts/Countdown.tsx';
import { ExpiredNote } from './parts/ExpiredNote.tsx';
import { OrderActions } from './parts/OrderActions.tsx';
import { OrderSummary } from './parts/OrderSummary.tsx';
import { RequestView } from './parts/RequestView.tsx';
import { ShipmentView } from './parts/ShipmentView.tsx';
import { ShippingView } from './parts/ShippingView.tsx';
import { SummaryLine } from './parts/SummaryLine.tsx';
import { useOrder } from './queries.ts';
import { nextStep, presentStep } from './step.rules.ts';
import { timelineOf } from './timeline.rules.ts';
import { useOrderPayer } from './useOrderPayer.ts';

export const handle = page({ title: '订单详情', needsLogin: true });

/** Milliseconds between two refreshes of an order. */
const refreshInterval = 15_000;

function OrderBoard({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  const [method, setMethod] = useState(order.payment_method);
  const payer = useOrderPayer(order, onChanged);
  return (
    <>
      <Stack align="center" mx="auto" mb="xl" gap="md" maw="40rem">
        <ShipmentView shipment={order.shipment} pickupCode={order.pickupCode} />
        {order.request && <RequestView orderId={order.id} request={order.request} isBuyer />}
        <ExpiredNote status={order.status} />
        {order.status !== 'pending' && <OrderActions order={order} />}
      </Stack>
      <div className={classes['board']}>
        <Stack
          component="section"
          className={classes['column'] ?? ''}
          gap="sm"
          aria-labelledby="order-shipping"
        >
          <Title order={2} size="h3" id="order-shipping">
            收货信息
          </Title>
          <ShippingView shipping={order.shippingInfo} />
          <Group gap="sm">
            <Text size="sm" c="dimmed">
              订单号 {order.orderNumber}
            </Text>
            <StatusBadge of={orderLifecycle} status={order.status} />
          </Group>
          <Text size="sm" c="dimmed">
            对订单有疑问？请写信至{' '}
            <Anchor
              href={`mailto:${contactEmail}?subject=${encodeURIComponent(`订单 ${order.orderNumber}`)}`}
              inherit
            >
              {contactEmail}
            </Anchor>
          </Text>
        </Stack>
        <Stack className={classes['column'] ?? ''} gap="xl">
          <OrderSummary cost={order} refunded={order.refunded} title="商品与金额">
            {order.items.map((item) => (
              <SummaryLine key={item.id} {...item} />
            ))}
          </OrderSummary>
          {order.status === 'pending' && (
            <>
              <Text ta="center">
                请在 <Countdown until={order.expiresAt} onUp={onChanged} /> 内完成支付
              </Text>
              <PaymentPanel method={method} onMethod={setMethod} payer={payer} due={order.totalPrice} />
              <OrderActions order={order} />
            </>
          )}
        </Stack>
      </div>
      <section aria-labelledby="order-timeline">
        <SectionHeading id="order-timeline">订单经过</SectionHeading>
        <Timeline label="订单与支付的经过" entries={timelineOf(order)} />
      </section>
    </>
  );
}

export default function OrderPage() {
  const { id = '' } = useParams();
  const query = useOrder(id, refreshInterval);
  const { data: order, refetch } = query;
  const reload = useCallback(() => void refetch(), [refetch]);
  return (
    <Container size="80rem" pb={64}>
      <SectionHeading
        order={1}
        kicker={
          <Anchor component={Link} to="/orders" inherit>
            我的订单
          </Anchor>
        }
        intro={order && nextStep(order)}
      >
        {order ? presentStep(order) : '订单详情'}
      </SectionHeading>
      <QueryState query={query} loading={<CheckoutSkeleton />}>
        {(data) => <OrderBoard order={data} onChanged={reload} />}
      </QueryState>
    </Container>
  );
}

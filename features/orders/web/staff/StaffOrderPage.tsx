/** /admin/orders/{id}: one order with the steps of admins; printed, it is the packing slip. */
import { PersonLink } from '@features/accounts/web/PersonLink.tsx';
import { Alert, Anchor, Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { query } from '@platform/web/api/api';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { Timeline } from '@platform/web/lifecycle/Timeline.tsx';
import { useLive } from '@platform/web/live/live';
import { page } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { staffOrderChannel } from '../../contract/channels.ts';
import { orderLifecycle } from '../../contract/lifecycle.ts';
import { getStaffOrder, type StaffOrder } from '../../contract/staff.ts';
import { OrderSummary } from '../parts/OrderSummary.tsx';
import { RequestView } from '../parts/RequestView.tsx';
import { ShipmentView } from '../parts/ShipmentView.tsx';
import { ShippingView } from '../parts/ShippingView.tsx';
import { SummaryLine } from '../parts/SummaryLine.tsx';
import { timelineOf } from '../timeline.rules.ts';
import { staffOrdersPath } from './list.ts';
import classes from './StaffOrderPage.module.css';
import { StaffSteps } from './StaffSteps.tsx';

export const handle = page({ title: '处理订单', needsLogin: true });

/** Money that was promised and is not back yet. */
function OpenRefundAlert({ state }: { state: 'processing' | 'failed' }) {
  return state === 'failed' ? (
    <Alert color="red" title="退款未成功">
      支付平台拒绝了退款，原因见订单经过。系统会继续尝试，请同时在支付平台核对。
    </Alert>
  ) : (
    <Alert color="gold" title="退款处理中">
      支付平台确认后，订单经过中会显示结果。
    </Alert>
  );
}

function Board({ order }: { order: StaffOrder }) {
  const { items, shippingInfo, shipment, pickupCode, refunded, request, createdAt, buyer } = order;
  const openRefund = order.payments.find((payment) => payment.openRefund)?.openRefund;
  return (
    <Stack gap="xl">
      <Group gap="xs">
        <Text>
          下单时间 <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>，买家
        </Text>
        <PersonLink person={buyer} size={32} />
        <Text c="dimmed" data-verbatim>
          @{buyer.username}
        </Text>
      </Group>
      <div className={classes['screen']}>
        <Stack>
          {openRefund && <OpenRefundAlert state={openRefund} />}
          {request && <RequestView orderId={order.id} request={request} />}
          <Group justify="space-between">
            <StaffSteps order={order} />
            <Button variant="default" onClick={() => window.print()}>
              打印配货单
            </Button>
          </Group>
        </Stack>
      </div>
      <Stack component="section" gap="sm" aria-labelledby="order-shipping">
        <Title order={2} size="h3" id="order-shipping">
          收货信息
        </Title>
        <ShippingView shipping={shippingInfo} />
        <ShipmentView shipment={shipment} pickupCode={pickupCode} />
      </Stack>
      <OrderSummary cost={order} refunded={refunded} title="商品与金额">
        {items.map((item) => (
          <SummaryLine key={item.id} {...item} />
        ))}
      </OrderSummary>
      <section className={classes['screen']} aria-labelledby="order-timeline">
        <SectionHeading id="order-timeline">订单经过</SectionHeading>
        <Timeline label="订单与支付的经过" entries={timelineOf(order)} />
      </section>
    </Stack>
  );
}

/** The newest revision that this page has heard of. */
function useNewestRevision(id: string): number {
  const [newest, setNewest] = useState(0);
  const changed = ({ revision }: { revision: number }) => setNewest((known) => Math.max(known, revision));
  useLive(staffOrderChannel, { id }, { changed }, { updates: [] });
  return newest;
}

export default function StaffOrderPage() {
  const { id = '' } = useParams();
  const newest = useNewestRevision(id);
  // Not refreshed by itself: a step must name the revision that the admin has seen.
  const answer = useQuery({
    ...query(getStaffOrder, { params: { id } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const { data: order } = answer;
  return (
    <Container size="60rem" pb={64}>
      <SectionHeading
        order={1}
        kicker={
          <Anchor component={Link} to={staffOrdersPath} inherit>
            订单管理
          </Anchor>
        }
        intro={order && <StatusBadge of={orderLifecycle} status={order.status} size="lg" />}
      >
        {order ? `订单 ${order.orderNumber}` : '处理订单'}
      </SectionHeading>
      {order && newest > order.revision && !answer.isFetching && (
        <Alert color="gold" title="订单刚刚有变化" role="status" mb="lg">
          <Button size="compact-md" variant="default" onClick={() => void answer.refetch()}>
            显示最新内容
          </Button>
        </Alert>
      )}
      <QueryState query={answer}>{(data) => <Board order={data} />}</QueryState>
    </Container>
  );
}

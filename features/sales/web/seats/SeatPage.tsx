/** /course-sales/seats/{id}: one purchase: paying it, its seat, its payments and where the seat has gone. */
import { timelineOf } from '@features/orders/web/timeline.rules.ts';
import { Anchor, Container, Group, Stack } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { Timeline } from '@platform/web/lifecycle/Timeline.tsx';
import { page } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { purchaseLifecycle } from '../../contract/lifecycle.ts';
import { salesCoursePath, seatsPath } from '../../contract/path.ts';
import type { PurchaseDetail } from '../../contract/purchase.ts';
import { purchaseKindNames } from '../labels.ts';
import { CourseTimes } from '../parts/CourseTimes.tsx';
import { NewUserPacket } from '../purchase/NewUserPacket.tsx';
import { usePurchase } from '../queries.ts';
import { Lineage } from './Lineage.tsx';
import { SeatActions } from './SeatActions.tsx';
import { SeatNotes } from './SeatNotes.tsx';
import classes from './SeatPage.module.css';

const SeatPayment = lazyPart(() => import('./SeatPayment.tsx'));

export const handle = page({ title: '席位详情', needsLogin: true });

function SeatDetail({ purchase }: { purchase: PurchaseDetail }) {
  const { number, kind, course, status, price, createdAt, paidAt, payments, lineage } = purchase;
  const facts = {
    课程: (
      <Anchor component={Link} to={salesCoursePath(course.id)} inherit>
        {course.title}
      </Anchor>
    ),
    时间: <CourseTimes course={course} />,
    来源: purchaseKindNames[kind],
    金额: formatYuan(price),
    单号: number,
    [paidAt ? '付款' : '下单']: formatDateTime(paidAt ?? createdAt),
  };
  return (
    <Stack gap="xl">
      <Stack gap="md" className={classes['seat'] ?? ''}>
        <Group justify="center">
          <StatusBadge of={purchaseLifecycle} status={status} size="lg" />
        </Group>
        <dl className={classes['facts']}>
          {Object.entries(facts).map(([label, fact]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <SeatNotes purchase={purchase} />
        <SeatActions purchase={purchase} />
        {status === 'pending' && (
          <Suspense fallback={<ListSkeleton count={3} />}>
            <SeatPayment purchase={purchase} />
          </Suspense>
        )}
        {lineage && (
          <section aria-labelledby="seat-lineage">
            <SectionHeading id="seat-lineage">席位的来历</SectionHeading>
            <Lineage entries={lineage} />
          </section>
        )}
      </Stack>
      {payments.length > 0 && (
        <section aria-labelledby="seat-payments">
          <SectionHeading id="seat-payments">支付经过</SectionHeading>
          <Timeline label="支付经过" entries={timelineOf({ timeline: [], payments })} />
        </section>
      )}
      <NewUserPacket purchases={[purchase]} />
    </Stack>
  );
}

export default function SeatPage() {
  const { id = '' } = useParams();
  return (
    <Container size="60rem" pb={64}>
      <SectionHeading
        order={1}
        kicker={
          <Anchor component={Link} to={seatsPath} inherit>
            我的席位
          </Anchor>
        }
      >
        席位详情
      </SectionHeading>
      <QueryState query={usePurchase(id)}>{(purchase) => <SeatDetail purchase={purchase} />}</QueryState>
    </Container>
  );
}

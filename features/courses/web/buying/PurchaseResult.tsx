/** One purchase: result, facts, the payment while it is open, and the timeline. */
import { ResultView } from '@features/orders/web/parts/ResultView.tsx';
import { timelineOf } from '@features/orders/web/timeline.rules.ts';
import type { PaymentMethod } from '@features/payments/contract/provider';
import { PaymentPanel } from '@features/payments/web/PaymentPanel.tsx';
import { Button } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { Timeline } from '@platform/web/lifecycle/Timeline.tsx';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { IconCheck, IconSchool, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { coursePath, learnPath } from '../../contract/path.ts';
import type { PurchaseDetail } from '../../contract/purchase.ts';
import { OpenPurchase } from './OpenPurchase.tsx';
import { entriesOf, resultOf } from './purchase.rules.ts';
import { TimeToPay } from './TimeToPay.tsx';
import { useCoursePayer } from './useCoursePayer.ts';

const seals = { good: IconCheck, plain: IconSchool, bad: IconX };
const stay = () => {};

function Payment({ purchase }: { purchase: PurchaseDetail }) {
  const { id, courseId, price, payments, expiresAt } = purchase;
  const [method, setMethod] = useState<PaymentMethod>(payments[0]?.method ?? 'wechat');
  const payer = useCoursePayer({ id: courseId, price }, stay);
  return (
    <>
      <OpenPurchase id={id} />
      <TimeToPay until={expiresAt} />
      <PaymentPanel method={method} onMethod={setMethod} payer={payer} due={price} />
    </>
  );
}

export function PurchaseResult({ purchase }: { purchase: PurchaseDetail }) {
  const { number, courseId, courseTitle, price, status, createdAt, timeline, payments } = purchase;
  const result = resultOf(purchase);
  const Seal = seals[result.tone];
  const isEnrolled = status === 'enrolled';
  return (
    <>
      <ResultView
        seal={<Seal size={44} stroke={1.5} />}
        {...result}
        busy={status === 'paid'}
        facts={{
          课程: courseTitle,
          金额: price === 0 ? '免费' : formatYuan(price),
          单号: number,
          下单: <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
        }}
      >
        <Button component={Link} to={isEnrolled ? learnPath(courseId) : coursePath(courseId)}>
          {isEnrolled ? '开始学习' : '查看课程'}
        </Button>
      </ResultView>
      {status === 'pending' && <Payment purchase={purchase} />}
      <section aria-labelledby="purchase-timeline">
        <SectionHeading id="purchase-timeline">购买经过</SectionHeading>
        <Timeline label="购买经过" entries={entriesOf(timeline, timelineOf({ timeline: [], payments }))} />
      </section>
    </>
  );
}

/** The texts and the timeline of a purchase's page. */
import { openStates } from '@features/payments/contract/lifecycle';
import type { TimelineEntry } from '@platform/web/lifecycle/Timeline.tsx';
import { purchaseEvents, purchaseLifecycle } from '../../contract/lifecycle.ts';
import { type PurchaseDetail, purchaseSuccessful } from '../../contract/purchase.ts';

interface Result {
  title: string;
  text: string;
  tone: 'plain' | 'good' | 'bad';
}

/** The heading, and what happens next. */
export function resultOf({ status, payments }: Pick<PurchaseDetail, 'status' | 'payments'>): Result {
  switch (status) {
    case 'enrolled':
      return { title: purchaseSuccessful, text: '课程已经开通，现在就可以学习。', tone: 'good' };
    case 'paid':
      return {
        title: purchaseLifecycle.labels.paid,
        text: '一般几秒钟就能开通，完成后这里会自动更新。如果始终未能开通，款项会原路退回。',
        tone: 'plain',
      };
    case 'refunded':
      return {
        title: purchaseLifecycle.labels.refunded,
        text: '款项按原支付方式退回，课程已关闭。',
        tone: 'plain',
      };
    case 'expired':
      return {
        title: purchaseLifecycle.labels.expired,
        text: '没有在时限内收到付款，可以重新购买。',
        tone: 'bad',
      };
    case 'pending':
      return payments.some(({ state }) => openStates.some((open) => open === state))
        ? {
            title: '正在确认支付结果…',
            text: '支付平台确认后，这里会自动更新。还没有付款的话，可以继续支付。',
            tone: 'plain',
          }
        : { title: '等待付款', text: '选择支付方式，付款后立即开通。', tone: 'plain' };
  }
}

/** The purchase's own entries, among those of its payments; at the same moment a payment's come first. */
export function entriesOf(
  timeline: PurchaseDetail['timeline'],
  ofPayments: readonly TimelineEntry[],
): TimelineEntry[] {
  const own = timeline.map(({ event, at, note }) => ({
    side: 'left' as const,
    label: purchaseEvents.labels[event],
    tone: purchaseEvents.tones[event],
    at,
    note,
  }));
  return [...ofPayments, ...own].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

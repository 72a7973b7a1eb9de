/** The purchase of a course: paid and enrolled are two facts, each with its state and its entry in the timeline. */
import { lifecycle, timelineEvents } from '@platform/contract/lifecycle';
import type { z } from 'zod';

/**
 * A free course goes from pending to enrolled at once. A paid purchase whose enrolment fails stays `paid` while it is
 * repeated; in the end it is enrolled or refunded. Late money settles an expired purchase.
 */
export const purchaseLifecycle = lifecycle({
  states: {
    pending: { label: '待付款', color: 'cinnabar' },
    paid: { label: '已付款，开通中', color: 'gold' },
    enrolled: { label: '已开通', color: 'celadon' },
    expired: { label: '已过期', color: 'gray' },
    refunded: { label: '已退款', color: 'gray' },
  },
  moves: {
    pay: { from: ['pending', 'expired'], to: 'paid', by: ['system'] },
    enrol: { from: ['pending', 'paid'], to: 'enrolled', by: ['system'] },
    expire: { from: ['pending'], to: 'expired', by: ['system'] },
    refund: { from: ['paid', 'enrolled'], to: 'refunded', by: ['staff', 'system'] },
  },
});
export const { states: purchaseStatuses, schema: purchaseStatus } = purchaseLifecycle;
export type PurchaseStatus = z.infer<typeof purchaseStatus>;

export const purchaseEvents = timelineEvents({
  created: { label: '已提交购买' },
  paid: { label: '已收到付款', tone: 'good' },
  enrolled: { label: '课程已开通', tone: 'good' },
  enrolment_failed: { label: '课程未能开通，将再次尝试', tone: 'bad' },
  expired: { label: '超时未付款，购买已过期', tone: 'bad' },
  late_refund: { label: '已购买过这门课程，重复的款项将原路退回', tone: 'bad' },
  enrolment_refund: { label: '课程始终未能开通，款项将原路退回', tone: 'bad' },
  refunded: { label: '已退款，课程已关闭' },
});
export type PurchaseEvent = z.infer<typeof purchaseEvents.schema>;

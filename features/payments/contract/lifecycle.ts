/** A payment's lifecycle: its states, the allowed moves, the events of its timeline. */
import { lifecycle, timelineEvents } from '@platform/contract/lifecycle';
import { z } from 'zod';

/**
 * One attempt to pay at one provider. Money can arrive after a failure or a cancellation, and money that cannot be
 * kept is refunded; `refunded` is final.
 */
export const paymentLifecycle = lifecycle({
  states: {
    pending: { label: '等待支付', color: 'gold' },
    processing: { label: '处理中', color: 'gold' },
    completed: { label: '已支付', color: 'celadon' },
    failed: { label: '支付失败', color: 'red' },
    cancelled: { label: '已取消', color: 'gray' },
    refunding: { label: '退款中', color: 'gold' },
    refunded: { label: '已退款', color: 'gray' },
  },
  moves: {
    process: { from: ['pending'], to: 'processing' },
    reopen: { from: ['processing'], to: 'pending' },
    complete: { from: ['pending', 'processing', 'failed', 'cancelled'], to: 'completed' },
    fail: { from: ['pending', 'processing'], to: 'failed' },
    cancel: { from: ['pending', 'processing', 'failed'], to: 'cancelled' },
    requestRefund: { from: ['pending', 'processing', 'completed', 'failed', 'cancelled'], to: 'refunding' },
    refund: {
      from: ['pending', 'processing', 'completed', 'failed', 'cancelled', 'refunding'],
      to: 'refunded',
    },
  },
});
export const { states: paymentStates, schema: paymentState, labels: paymentStateLabels } = paymentLifecycle;
export type PaymentState = z.infer<typeof paymentState>;

/** The status of all attempts together (specification, section 4). */
export const paymentStatuses = ['pending', 'processing', 'completed', 'failed', 'refunded'] as const;
export const paymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** States in which the buyer can still pay. */
export const openStates = ['pending', 'processing'] as const satisfies readonly PaymentState[];

/** The events of a timeline; entries are never changed. */
export const paymentEvents = timelineEvents({
  created: { label: '创建支付' },
  started: { label: '等待付款' },
  processing: { label: '支付处理中' },
  paid: { label: '已收到付款', tone: 'good' },
  late: { label: '付款到达时订单已截止' },
  duplicate: { label: '订单已由另一笔付款支付', tone: 'bad' },
  wrong_amount: { label: '付款金额与订单不符', tone: 'bad' },
  declined: { label: '银行卡未能扣款', tone: 'bad' },
  failed: { label: '支付失败', tone: 'bad' },
  cancelled: { label: '支付已取消' },
  refund_requested: { label: '开始退款' },
  part_refund_requested: { label: '开始部分退款' },
  part_refunded: { label: '已部分退款' },
  refund_failed: { label: '退款未成功，将再次尝试', tone: 'bad' },
  refunded: { label: '已退款' },
});
export type PaymentEvent = z.infer<typeof paymentEvents.schema>;

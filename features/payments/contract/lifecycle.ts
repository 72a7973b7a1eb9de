/** A payment's life as data: its states, the moves allowed, what its timeline can say. */
import { z } from 'zod';

/** States of one attempt to pay at one provider. */
export const paymentStates = [
  'pending',
  'processing',
  'completed',
  'failed',
  'cancelled',
  'refunding',
  'refunded',
] as const;
export const paymentState = z.enum(paymentStates);
export type PaymentState = z.infer<typeof paymentState>;

/** What is said of an order's payment as a whole (specification, section 4). */
export const paymentStatuses = ['pending', 'processing', 'completed', 'failed', 'refunded'] as const;
export const paymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/**
 * Moves allowed. Money can arrive after a failure or a cancellation (it is late then), and money
 * that cannot be kept goes straight to `refunding`; what is refunded stays so.
 */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  pending: ['processing', 'completed', 'failed', 'cancelled', 'refunding', 'refunded'],
  processing: ['pending', 'completed', 'failed', 'cancelled', 'refunding', 'refunded'],
  completed: ['refunding', 'refunded'],
  failed: ['completed', 'cancelled', 'refunding', 'refunded'],
  cancelled: ['completed', 'refunding', 'refunded'],
  refunding: ['refunded'],
  refunded: [],
};

/** Whether a payment may move from one state to another. */
export function canMove(from: PaymentState, to: PaymentState): boolean {
  return paymentTransitions[from].includes(to);
}

/** States in which the buyer can still pay. */
export const openStates = ['pending', 'processing'] as const satisfies readonly PaymentState[];

/** What a timeline can say; entries are never changed. */
export const paymentEvents = [
  'created',
  'started',
  'processing',
  'paid',
  'late',
  'duplicate',
  'wrong_amount',
  'failed',
  'cancelled',
  'refund_requested',
  'refund_failed',
  'refunded',
] as const;
export const paymentEvent = z.enum(paymentEvents);
export type PaymentEvent = z.infer<typeof paymentEvent>;

/** How states are shown. */
export const paymentStateLabels: Readonly<Record<PaymentState, string>> = {
  pending: '等待支付',
  processing: '处理中',
  completed: '已支付',
  failed: '支付失败',
  cancelled: '已取消',
  refunding: '退款中',
  refunded: '已退款',
};

/** How the timeline's entries are shown. */
export const paymentEventLabels: Readonly<Record<PaymentEvent, string>> = {
  created: '创建支付',
  started: '等待付款',
  processing: '支付处理中',
  paid: '已收到付款',
  late: '付款到达时订单已截止',
  duplicate: '订单已由另一笔付款支付',
  wrong_amount: '付款金额与订单不符',
  failed: '支付失败',
  cancelled: '支付已取消',
  refund_requested: '开始退款',
  refund_failed: '退款未成功，将再次尝试',
  refunded: '已退款',
};

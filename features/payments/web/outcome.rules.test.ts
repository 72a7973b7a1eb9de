/** What the progress of a payment means for the buyer. */
import { describe, expect, it } from 'vitest';
import type { PaymentState, PaymentStatus } from '../contract/lifecycle.ts';
import type { PaymentAttempt, PaymentProgress } from '../contract/payment.ts';
import { outcomeOf } from './outcome.rules.ts';

const at = '2026-05-01T08:00:00.000Z';
const attempt = (state: PaymentState, note: string | null = null): PaymentAttempt => ({
  id: '01890000-0000-7000-8000-000000000000',
  reference: 'P1',
  method: 'stripe',
  provider: 'stripe',
  state,
  amount: 12.8,
  balancePart: 0,
  usdAmount: 1.97,
  transactionId: null,
  openRefund: null,
  createdAt: at,
  timeline: [
    { event: 'created', at, note: null },
    { event: 'failed', at, note },
  ],
});
const progress = (
  status: string,
  payment_status: PaymentStatus,
  ...payments: PaymentAttempt[]
): PaymentProgress => ({
  orderId: attempt('pending').id,
  orderNumber: 'Z1',
  status,
  payment_status,
  payments,
});

describe('outcomeOf', () => {
  it.each([
    ['pending', 'pending', [], { is: 'waiting' }],
    ['pending', 'processing', [attempt('processing')], { is: 'waiting' }],
    ['confirmed', 'completed', [attempt('completed')], { is: 'paid' }],
    ['shipped', 'completed', [attempt('completed')], { is: 'paid' }],
    ['pending', 'failed', [attempt('failed', '卡被拒绝')], { is: 'failed', reason: '卡被拒绝' }],
    ['pending', 'failed', [attempt('failed')], { is: 'failed', reason: null }],
    ['pending', 'pending', [attempt('pending'), attempt('failed')], { is: 'waiting' }],
    ['pending', 'pending', [attempt('cancelled', '买家取消了支付')], { is: 'failed', reason: null }],
    ['pending', 'pending', [attempt('pending'), attempt('cancelled')], { is: 'waiting' }],
    ['pending', 'pending', [attempt('cancelled'), attempt('pending')], { is: 'waiting' }],
    ['pending', 'pending', [attempt('cancelled'), attempt('failed', 'x')], { is: 'failed', reason: null }],
    ['cancelled', 'pending', [attempt('cancelled')], { is: 'closed' }],
    ['expired', 'failed', [attempt('failed', 'x')], { is: 'closed' }],
    ['failed', 'failed', [attempt('cancelled')], { is: 'closed' }],
    ['expired', 'processing', [attempt('refunding')], { is: 'refunded' }],
    ['refunded', 'refunded', [attempt('refunded')], { is: 'refunded' }],
  ] as const)('maps %s, %s to its outcome', (status, paymentStatus, payments, expected) => {
    expect(outcomeOf(progress(status, paymentStatus, ...payments))).toEqual(expected);
  });
});

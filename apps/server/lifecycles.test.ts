/** The features' lifecycles and timelines: every state can be reached, and labels are unique. */
import { subscriptionLifecycle } from '@features/newsletter/contract/lifecycle';
import { orderEvents, orderLifecycle } from '@features/orders/contract/lifecycle';
import { paymentEvents, paymentLifecycle } from '@features/payments/contract/lifecycle';
import { disbursementLifecycle } from '@features/reviews/contract/lifecycle';
import { listingLifecycle, purchaseLifecycle } from '@features/sales/contract/lifecycle';
import { applicationLifecycle } from '@features/scholarships/contract/lifecycle';
import { materialLifecycle } from '@features/scholarships/contract/material';
import { applicationEvents } from '@features/scholarships/contract/timeline';
import { rechargeLifecycle } from '@features/wallet/contract/recharge';
import { withdrawalEvents, withdrawalLifecycle } from '@features/wallet/contract/withdrawal';
import { describe, expect, it, test } from 'vitest';

/** Each lifecycle with its initial state. */
const lifecycles = [
  ['subscription', subscriptionLifecycle, 'pending'],
  ['order', orderLifecycle, 'pending'],
  ['payment', paymentLifecycle, 'pending'],
  ['recharge', rechargeLifecycle, 'pending'],
  ['withdrawal', withdrawalLifecycle, 'requested'],
  ['application', applicationLifecycle, 'draft'],
  ['material', materialLifecycle, 'in_review'],
  ['disbursement', disbursementLifecycle, 'pending'],
  ['seat purchase', purchaseLifecycle, 'pending'],
  ['seat listing', listingLifecycle, 'open'],
] as const;

describe.each(lifecycles)('%s', (_, { states, moves, labels }, first) => {
  it('reaches every state from the first by its moves', () => {
    const reached = new Set<string>([first]);
    const all = Object.values<{ from: readonly string[]; to: string }>(moves);
    for (const _round of states)
      for (const { from, to } of all) if (from.some((state) => reached.has(state))) reached.add(to);
    expect([...reached].toSorted()).toEqual([...states].toSorted());
  });

  it('has a label for each state', () => {
    expect(new Set(Object.values(labels)).size).toBe(states.length);
  });
});

test.each([
  ['orders', orderEvents],
  ['payments', paymentEvents],
  ['applications', applicationEvents],
  ['withdrawals', withdrawalEvents],
])('the timeline of %s has a label for each event', (_, { names, labels }) => {
  expect(new Set(Object.values(labels)).size).toBe(names.length);
});

test('every unpaid state of a payment allows completion and refund', () => {
  for (const state of ['pending', 'processing', 'failed', 'cancelled'] as const) {
    expect(paymentLifecycle.connects(state, 'completed')).toBe(true);
    expect(paymentLifecycle.connects(state, 'refunding')).toBe(true);
  }
});

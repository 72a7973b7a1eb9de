/** The payment's lifecycle, as one table of all pairs of states. */
import { describe, expect, test } from 'vitest';
import {
  canMove,
  openStates,
  type PaymentState,
  paymentEventLabels,
  paymentEvents,
  paymentStateLabels,
  paymentStates,
} from './lifecycle.ts';

/** Rows from, columns to, in the order of `paymentStates`: x is allowed. */
const table: Record<PaymentState, string> = {
  //            pending processing completed failed cancelled refunding refunded
  pending: '.xxxxxx',
  processing: 'x.xxxxx',
  completed: '.....xx',
  failed: '..x.xxx',
  cancelled: '..x..xx',
  refunding: '......x',
  refunded: '.......',
};

describe.each(paymentStates)('from %s', (from) => {
  test.each(paymentStates)('to %s', (to) => {
    expect(canMove(from, to)).toBe(table[from][paymentStates.indexOf(to)] === 'x');
  });
});

test('money that arrives is never lost: every state that has not seen it can take it or give it back', () => {
  const unpaid = paymentStates.filter((state) => !['completed', 'refunding', 'refunded'].includes(state));
  for (const state of unpaid)
    expect([canMove(state, 'completed'), canMove(state, 'refunding')]).toEqual([true, true]);
  expect(openStates.every((state) => unpaid.includes(state))).toBe(true);
});

test('every state and event has a label of its own', () => {
  expect(new Set(paymentStates.map((state) => paymentStateLabels[state])).size).toBe(paymentStates.length);
  expect(new Set(paymentEvents.map((event) => paymentEventLabels[event])).size).toBe(paymentEvents.length);
});

/** What the buyer reads about an order, and may ask for. */
import { orderStatuses } from '@features/orders/contract/lifecycle';
import { expect, test } from 'vitest';
import { nextStep, presentStep, requestOf } from './step.rules.ts';

const now = new Date('2026-11-22T08:00:00Z');
const order = {
  status: 'confirmed' as const,
  deliveryMethod: 'standard' as const,
  request: null,
  completedAt: null,
};
const request = {
  kind: 'return' as const,
  state: 'open' as const,
  reason: '不合适',
  answer: null,
  at: now.toISOString(),
  pictures: [],
};

test('each state has its title, next step and possible request', () => {
  const completedAt = new Date(now.getTime() - 86_400_000).toISOString();
  expect(orderStatuses.map((status) => [status, requestOf({ ...order, status, completedAt }, now)])).toEqual([
    ['pending', null],
    ['confirmed', 'refund'],
    ['shipped', null],
    ['ready_for_pickup', 'refund'],
    ['completed', 'return'],
    ['cancelled', null],
    ['expired', null],
    ['refunded', null],
  ]);
  const titles = orderStatuses.map((status) => presentStep({ ...order, status }));
  expect(new Set(titles).size).toBe(orderStatuses.length);
  for (const status of orderStatuses) expect(nextStep({ ...order, status })).toMatch(/。$/);
});

test('an open request comes first, and allows no other', () => {
  const waiting = { ...order, request };
  expect([presentStep(waiting), requestOf(waiting, now)]).toEqual(['退货申请待处理', null]);
});

test('a pickup names the code instead of the parcel', () => {
  const pickup = { ...order, deliveryMethod: 'pickup' as const };
  expect([presentStep(pickup), nextStep(pickup)]).toEqual([
    '正在备货，待自提',
    '备好后这里会显示取货码，凭码到店领取。',
  ]);
});

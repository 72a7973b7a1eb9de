/** The pure rules of the orders. */
import { describe, expect, it, test } from 'vitest';
import { orderStatuses } from '../contract/lifecycle.ts';
import { someShipping } from './factory.ts';
import {
  actorOf,
  expiryFrom,
  hasGoodsInStock,
  orderNumberFor,
  payability,
  paymentEffect,
  requestedLines,
} from './rules.ts';

const now = new Date('2026-11-21T17:30:00Z');
const id = '01890000-0000-7000-8000-000000000001';
const rest = { shippingInfo: someShipping(), paymentInfo: { method: 'stripe' as const } };

describe('requestedLines', () => {
  it('adds up duplicate products', () => {
    const twice = {
      cartItems: [
        { id, quantity: 2 },
        { id, quantity: 3 },
      ],
      ...rest,
    };
    expect(requestedLines(twice)).toEqual([{ productId: id, quantity: 5 }]);
  });
  it('is null for the cart', () => {
    expect(requestedLines({ fromCart: true, ...rest })).toBeNull();
  });
});

test('the order number contains the day in Hong Kong', () => {
  expect(orderNumberFor(now, '123456')).toBe('ZZ20261122123456');
});

test('an order expires after 30 minutes', () => {
  expect(expiryFrom(now).toISOString()).toBe('2026-11-21T18:00:00.000Z');
});

test('each state is open, paid or closed, which decides the effect of a payment', () => {
  const later = new Date(now.getTime() + 1);
  expect(
    orderStatuses.map((status) => [
      status,
      payability(status, later, now),
      paymentEffect(status),
      hasGoodsInStock(status),
    ]),
  ).toEqual([
    ['pending', 'open', 'confirm', false],
    ['confirmed', 'paid', 'refund', true],
    ['shipped', 'paid', 'refund', false],
    ['ready_for_pickup', 'paid', 'refund', true],
    ['completed', 'paid', 'refund', false],
    ['cancelled', 'closed', 'refund', false],
    ['expired', 'closed', 'restock', false],
    ['refunded', 'closed', 'refund', false],
  ]);
  expect(payability('pending', now, now)).toBe('closed');
});

test('only an admin is staff', () => {
  expect([actorOf('user'), actorOf('editor'), actorOf('reviewer'), actorOf('admin')]).toEqual([
    'buyer',
    'buyer',
    'buyer',
    'staff',
  ]);
});

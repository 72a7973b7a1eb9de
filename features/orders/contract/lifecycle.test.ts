/** The order's lifecycle, as one table of all states, moves, roles and deliveries. */
import { describe, expect, it, test } from 'vitest';
import {
  canMove,
  mayMove,
  moveTo,
  type OrderActor,
  type OrderMoveName,
  type OrderStatus,
  orderActors,
  orderEventLabels,
  orderEvents,
  orderMoves,
  orderStatuses,
  orderStatusLabels,
} from './lifecycle.ts';
import { type DeliveryMethod, deliveryMethods } from './shipping.ts';

type Row = readonly [
  OrderStatus,
  OrderMoveName,
  OrderStatus,
  readonly OrderActor[],
  readonly DeliveryMethod[],
];

const any = deliveryMethods;
/** Everything that is allowed; whatever is not named here is not. */
const allowed: readonly Row[] = [
  ['pending', 'confirm', 'confirmed', ['system'], any],
  ['expired', 'confirm', 'confirmed', ['system'], any],
  ['pending', 'cancel', 'cancelled', ['buyer', 'staff'], any],
  ['pending', 'expire', 'expired', ['system'], any],
  ['confirmed', 'ship', 'shipped', ['staff'], ['standard', 'express']],
  ['confirmed', 'prepare', 'ready_for_pickup', ['staff'], ['pickup']],
  ['shipped', 'complete', 'completed', ['staff'], any],
  ['ready_for_pickup', 'complete', 'completed', ['staff'], any],
  ['confirmed', 'refund', 'refunded', ['staff', 'system'], any],
  ['shipped', 'refund', 'refunded', ['staff', 'system'], any],
  ['ready_for_pickup', 'refund', 'refunded', ['staff', 'system'], any],
  ['completed', 'refund', 'refunded', ['staff', 'system'], any],
];

const moves = Object.keys(orderMoves) as OrderMoveName[];

describe.each(orderStatuses)('an order that is %s', (status) => {
  test.each(moves)('%s', (move) => {
    for (const actor of orderActors) {
      for (const delivery of deliveryMethods) {
        const row = allowed.find(([from, name]) => from === status && name === move);
        const expected = (row?.[3].includes(actor) ?? false) && (row?.[4].includes(delivery) ?? false);
        const got = mayMove(move, actor) && canMove(move, status, delivery);
        expect(got, `${actor} ${delivery}`).toBe(expected);
        if (row) expect(orderMoves[move].to).toBe(row[2]);
      }
    }
  });
});

describe('moveTo', () => {
  it('finds one move to every status but the first', () => {
    for (const status of orderStatuses) {
      const move = moveTo(status);
      if (status === 'pending') expect(move).toBeNull();
      else expect(move && orderMoves[move].to).toBe(status);
    }
  });
});

test('every status and event has a label of its own', () => {
  expect(new Set(orderStatuses.map((status) => orderStatusLabels[status])).size).toBe(orderStatuses.length);
  expect(new Set(orderEvents.map((event) => orderEventLabels[event])).size).toBe(orderEvents.length);
});

/** The subscription's lifecycle, as one table of all states, moves and actors. */
import { describe, expect, test } from 'vitest';
import {
  canMove,
  type SubscriptionActor,
  type SubscriptionMoveName,
  type SubscriptionStatus,
  subscriptionActors,
  subscriptionMoves,
  subscriptionStatuses,
} from './lifecycle.ts';

type Row = readonly [SubscriptionStatus, SubscriptionMoveName, SubscriptionStatus, SubscriptionActor];

/** Everything that is allowed; whatever is not named here is not. */
const allowed: readonly Row[] = [
  ['pending', 'confirm', 'confirmed', 'reader'],
  ['pending', 'unsubscribe', 'unsubscribed', 'reader'],
  ['confirmed', 'unsubscribe', 'unsubscribed', 'reader'],
  ['unsubscribed', 'resubscribe', 'pending', 'anyone'],
];

const moves = Object.keys(subscriptionMoves) as SubscriptionMoveName[];

describe.each(subscriptionStatuses)('a subscription that is %s', (status) => {
  test.each(moves)('%s', (move) => {
    for (const actor of subscriptionActors) {
      const row = allowed.find(([from, name, , by]) => from === status && name === move && by === actor);
      expect(canMove(move, status, actor), actor).toBe(row !== undefined);
      if (row) expect(subscriptionMoves[move].to).toBe(row[2]);
    }
  });
});

/** A subscription's life as data: its states, and what moves it from one to another. */
import { z } from 'zod';

export const subscriptionStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;
export const subscriptionStatus = z.enum(subscriptionStatuses);
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

/** Who moves it: anyone who knows the address, or whoever reads the letters that come to it. */
export const subscriptionActors = ['anyone', 'reader'] as const;
export type SubscriptionActor = (typeof subscriptionActors)[number];

interface SubscriptionMove {
  from: readonly SubscriptionStatus[];
  to: SubscriptionStatus;
  by: readonly SubscriptionActor[];
}

/** All moves. Nobody but the reader brings a subscription to life or ends it. */
export const subscriptionMoves = {
  confirm: { from: ['pending'], to: 'confirmed', by: ['reader'] },
  unsubscribe: { from: ['pending', 'confirmed'], to: 'unsubscribed', by: ['reader'] },
  resubscribe: { from: ['unsubscribed'], to: 'pending', by: ['anyone'] },
} as const satisfies Record<string, SubscriptionMove>;
export type SubscriptionMoveName = keyof typeof subscriptionMoves;

/** Whether the actor may make the move from this status. */
export function canMove(
  move: SubscriptionMoveName,
  status: SubscriptionStatus,
  actor: SubscriptionActor,
): boolean {
  const { from, by }: SubscriptionMove = subscriptionMoves[move];
  return from.includes(status) && by.includes(actor);
}

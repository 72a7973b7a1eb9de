/** Limits, lifetimes and pure rules of the newsletter. */
import type { AttemptLimit } from '@platform/server/attempts';
import { day, hour, minute } from '@platform/server/clock';

/** How long the confirmation link is valid. */
const confirmationLifetime = 48 * hour;

/** Milliseconds between two confirmation emails to one address. */
export const emailInterval = 10 * minute;

/** How long an unconfirmed address is stored. */
export const pendingLifetime = 7 * day;

/** Requests that are let through, by the address to subscribe and by the requester's network. */
export const subscriptionLimits = {
  subscribeEmail: { points: 5, duration: hour },
  subscribeOrigin: { points: 30, duration: hour },
} as const satisfies Record<string, AttemptLimit>;

/** Subscribers who are mailed in one transaction. */
export const batchSize = 50;

/** Whether the link of an email sent at an instant has expired. */
export function isExpired(askedAt: Date, now: Date): boolean {
  return now.getTime() - askedAt.getTime() > confirmationLifetime;
}

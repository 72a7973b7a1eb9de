/** Decisions about the newsletter that need nothing but their arguments. */

import type { AttemptLimit } from '@platform/server/attempts';
import { day, hour, minute } from '@platform/server/clock';

/** How long the link in a letter that asks for a confirmation is good. */
export const confirmationLifetime = 48 * hour;

/** Milliseconds between two letters that ask the same address. */
export const letterPause = 10 * minute;

/** How long an address is kept that nobody confirms. */
export const pendingKept = 7 * day;

/** Wishes that are let through: by the address that is to be subscribed, and by where they come from. */
export const subscriptionLimits = {
  subscribeEmail: { points: 5, duration: hour },
  subscribeOrigin: { points: 30, duration: hour },
} as const satisfies Record<string, AttemptLimit>;

/** Subscribers to whom a news item is written in one transaction. */
export const batchSize = 50;

/** Whether the link of a letter written at an instant is over. */
export function isExpired(askedAt: Date, now: Date): boolean {
  return now.getTime() - askedAt.getTime() > confirmationLifetime;
}

/** One line of text, whatever it was: subjects have no line ends. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

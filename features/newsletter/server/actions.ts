/** What visitors and readers do with subscriptions. */

import type { AttemptCounter } from '@platform/server/attempts';
import { after } from '@platform/server/clock';
import { failure } from '@platform/server/http/failure';
import { networkOf } from '@platform/server/http/network';
import type { Origin } from '@platform/server/portal';
import { newsletterErrors } from '../contract/errors.ts';
import type { NewsKind } from '../contract/kind.ts';
import type { SubscriptionRequest } from '../contract/subscription.ts';
import type { Context } from './context.ts';
import { confirmationLetter } from './letters.ts';
import { isExpired, letterPause } from './rules.ts';
import * as store from './store.ts';
import { confirmationToken, hashOf } from './tokens.ts';

/** Counts a wish under a hash: whom strangers want subscribed is nobody's business. Throws TOO_MANY_SUBSCRIPTIONS. */
async function count(counter: AttemptCounter, by: string): Promise<void> {
  const wait = await counter.count(hashOf(by));
  if (wait === null) return;
  throw failure(newsletterErrors.TOO_MANY_SUBSCRIPTIONS, {
    retry_after: Math.max(1, Math.ceil(wait / 1000)),
  });
}

/**
 * Sends a letter by which the address can be subscribed, unless it is so already or was asked a short while ago;
 * the caller can't tell which. Throws TOO_MANY_SUBSCRIPTIONS.
 */
export async function subscribe(
  { services, tokens, counters }: Context,
  { email, kinds }: SubscriptionRequest,
  origin: Origin,
): Promise<void> {
  await count(counters.subscribeOrigin, networkOf(origin.address));
  await count(counters.subscribeEmail, email);
  const { db, clock, random, mail, publicUrl } = services;
  const now = clock.now();
  const token = confirmationToken(random);
  const askedBefore = after(now, -letterPause);
  await db.transaction(async (tx) => {
    const wish = { id: random.id(), email, kinds, confirmHash: hashOf(token), now, askedBefore };
    const id = await store.requestSubscription(tx, wish);
    if (id === null) return;
    await mail.send(confirmationLetter({ publicUrl, email, token: tokens.of(id) }, kinds, token), tx);
  });
}

/** Confirms a subscription; gives what it is to. Throws LINK_INVALID or LINK_EXPIRED. */
export async function confirmSubscription({ services }: Context, token: string): Promise<NewsKind[]> {
  const { db, clock } = services;
  const hash = hashOf(token);
  const found = await store.findByConfirmHash(db, hash);
  if (!found) throw failure(newsletterErrors.LINK_INVALID);
  // Who opens the letter once more is told that all is well.
  if (found.status === 'confirmed') return found.kinds;
  if (isExpired(found.askedAt, clock.now())) throw failure(newsletterErrors.LINK_EXPIRED);
  if (await store.confirm(db, hash, clock.now())) return found.kinds;
  const now = await store.findByConfirmHash(db, hash);
  if (now?.status !== 'confirmed') throw failure(newsletterErrors.LINK_INVALID);
  return now.kinds;
}

/** Ends the subscription that a letter's token names; one that is over, or was forgotten, stays so. Throws LINK_INVALID. */
export async function unsubscribe({ services, tokens }: Context, token: string): Promise<void> {
  const id = tokens.read(token);
  if (id === null) throw failure(newsletterErrors.LINK_INVALID);
  await store.unsubscribe(services.db, id);
}

/** Subscribing, confirming and unsubscribing. */
import { scripts } from '@platform/contract/variant';
import { type AttemptCounter, retryAfter } from '@platform/server/attempts';
import { after } from '@platform/server/clock';
import { failure } from '@platform/server/http/failure';
import { networkOf } from '@platform/server/http/network';
import { job } from '@platform/server/jobs/jobs';
import type { Origin } from '@platform/server/portal';
import { z } from 'zod';
import { newsletterErrors } from '../contract/errors.ts';
import { type NewsKind, newsKind } from '../contract/kind.ts';
import type { SubscriptionRequest } from '../contract/subscription.ts';
import type { Context } from './context.ts';
import { confirmationEmail } from './emails.ts';
import { emailInterval, isExpired } from './rules.ts';
import * as store from './store.ts';
import { hashOf } from './tokens.ts';

/** Counts a request under a hash, since addresses are private. Throws TOO_MANY_SUBSCRIPTIONS. */
async function count(counter: AttemptCounter, key: string): Promise<void> {
  const wait = await counter.count(hashOf(key));
  if (wait !== null) throw failure(newsletterErrors.TOO_MANY_SUBSCRIPTIONS, retryAfter(wait));
}

/** Sends the email of a requested subscription. */
export const sendConfirmation = job({
  name: 'send-confirmation',
  data: z.object({ email: z.string(), kinds: z.array(newsKind), script: z.enum(scripts) }),
});

/**
 * Has an email sent that confirms the subscription. A job does it, so that neither the answer nor its time tells whether
 * the address is subscribed. Throws TOO_MANY_SUBSCRIPTIONS.
 */
export async function subscribe(
  { services, counters }: Context,
  request: SubscriptionRequest,
  origin: Origin,
): Promise<void> {
  await count(counters.subscribeOrigin, networkOf(origin.address));
  await count(counters.subscribeEmail, request.email);
  await services.jobs.send(sendConfirmation, { ...request, script: origin.variant || 'hans' });
}

/** The work of `sendConfirmation`: nothing if the address is subscribed or was sent an email recently. */
export async function confirmByEmail(
  { services, tokens }: Context,
  { email, kinds, script }: z.output<typeof sendConfirmation.data>,
): Promise<void> {
  const { db, clock, random, mail, publicUrl } = services;
  const now = clock.now();
  const token = random.token(32);
  const requestedBefore = after(now, -emailInterval);
  await db.transaction(async (tx) => {
    const request = {
      id: random.id(),
      email,
      script,
      kinds,
      confirmHash: hashOf(token),
      now,
      requestedBefore,
    };
    const id = await store.upsertPending(tx, request);
    if (id === null) return;
    const to = { publicUrl, email, script, token: tokens.tokenOf(id) };
    await mail.send(confirmationEmail(to, kinds, token), tx);
  });
}

/** Confirms a subscription; returns its kinds. Throws LINK_INVALID or LINK_EXPIRED. */
export async function confirmSubscription({ services }: Context, token: string): Promise<NewsKind[]> {
  const { db, clock } = services;
  const hash = hashOf(token);
  const subscription = await store.findByConfirmHash(db, hash);
  if (!subscription) throw failure(newsletterErrors.LINK_INVALID);
  // A repeated confirmation succeeds.
  if (subscription.status === 'confirmed') return subscription.kinds;
  if (isExpired(subscription.askedAt, clock.now())) throw failure(newsletterErrors.LINK_EXPIRED);
  if (await store.confirm(db, hash, clock.now())) return subscription.kinds;
  const current = await store.findByConfirmHash(db, hash);
  if (current?.status !== 'confirmed') throw failure(newsletterErrors.LINK_INVALID);
  return current.kinds;
}

/** Ends the subscription of a token, if it has not ended or been deleted. Throws LINK_INVALID. */
export async function unsubscribe({ services, tokens }: Context, token: string): Promise<void> {
  const id = tokens.read(token);
  if (id === null) throw failure(newsletterErrors.LINK_INVALID);
  await store.unsubscribe(services.db, id);
}

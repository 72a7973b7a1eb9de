/** All queries about subscriptions; addresses are in lower case. */
import type { Script } from '@platform/contract/variant';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { NewsKind } from '../contract/kind.ts';
import { subscriptionLifecycle } from '../contract/lifecycle.ts';
import { newsletterSubscriptions as subscriptions } from './tables.ts';

export type Subscription = typeof subscriptions.$inferSelect;

interface PendingSubscription {
  id: string;
  email: string;
  script: Script;
  kinds: NewsKind[];
  confirmHash: string;
  now: Date;
  /** An address that was sent an email after this instant is not sent another. */
  requestedBefore: Date;
}

/**
 * Adds or renews a pending subscription; returns its id. Null, without a change, when the address is subscribed
 * or was sent an email recently.
 */
export async function upsertPending(
  tx: Transaction,
  { id, email, script, kinds, confirmHash, now, requestedBefore }: PendingSubscription,
): Promise<string | null> {
  const values = { status: 'pending', script, kinds, confirmHash, askedAt: now, confirmedAt: null } as const;
  const { resubscribe } = subscriptionLifecycle.moves;
  const isDue = and(eq(subscriptions.status, 'pending'), lte(subscriptions.askedAt, requestedBefore));
  const hasEnded = inArray(subscriptions.status, resubscribe.from);
  const [row] = await tx
    .insert(subscriptions)
    .values({ id, email, createdAt: now, ...values })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: values,
      setWhere: sql`${isDue} or ${hasEnded}`,
    })
    .returning({ id: subscriptions.id });
  return row?.id ?? null;
}

/** The subscription with this hash of its confirmation token. */
export async function findByConfirmHash(db: Queryable, confirmHash: string): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.confirmHash, confirmHash));
  return row ?? null;
}

/** Confirms a pending subscription; false when a newer email has replaced the token or it is not pending. */
export async function confirm(db: Queryable, confirmHash: string, now: Date): Promise<boolean> {
  const { from, to } = subscriptionLifecycle.moves.confirm;
  const rows = await db
    .update(subscriptions)
    .set({ status: to, confirmedAt: now })
    .where(and(eq(subscriptions.confirmHash, confirmHash), inArray(subscriptions.status, from)))
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

/** Ends a subscription and its confirmation link. */
export async function unsubscribe(db: Queryable, id: string): Promise<void> {
  const { from, to } = subscriptionLifecycle.moves.unsubscribe;
  await db
    .update(subscriptions)
    .set({ status: to, confirmHash: null, confirmedAt: null })
    .where(and(eq(subscriptions.id, id), inArray(subscriptions.status, from)));
}

/** Deletes subscriptions pending since before an instant. */
export async function deletePending(db: Queryable, requestedBefore: Date): Promise<void> {
  const stale = and(eq(subscriptions.status, 'pending'), lt(subscriptions.askedAt, requestedBefore));
  await db.delete(subscriptions).where(stale);
}

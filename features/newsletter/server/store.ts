/** All queries about subscriptions; addresses are in lower case. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { NewsKind } from '../contract/kind.ts';
import { subscriptionLifecycle } from '../contract/lifecycle.ts';
import { newsletterSubscriptions as subscriptions } from './tables.ts';

export type Subscription = typeof subscriptions.$inferSelect;

interface Wish {
  id: string;
  email: string;
  kinds: NewsKind[];
  confirmHash: string;
  now: Date;
  /** An address that was asked after this instant is not asked again. */
  askedBefore: Date;
}

/**
 * Notes a wish, and gives the id of the subscription that a letter shall confirm. Null, and nothing changed, when
 * the address is subscribed already or was asked a short while ago.
 */
export async function requestSubscription(tx: Transaction, wish: Wish): Promise<string | null> {
  const { id, email, kinds, confirmHash, now, askedBefore } = wish;
  const asked = { status: 'pending', kinds, confirmHash, askedAt: now, confirmedAt: null } as const;
  const { resubscribe } = subscriptionLifecycle.moves;
  const again = and(eq(subscriptions.status, 'pending'), lte(subscriptions.askedAt, askedBefore));
  const over = inArray(subscriptions.status, resubscribe.from);
  const [row] = await tx
    .insert(subscriptions)
    .values({ id, email, createdAt: now, ...asked })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: asked,
      setWhere: sql`${again} or ${over}`,
    })
    .returning({ id: subscriptions.id });
  return row?.id ?? null;
}

/** The subscription that a token's hash confirms. */
export async function findByConfirmHash(db: Queryable, confirmHash: string): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.confirmHash, confirmHash));
  return row ?? null;
}

/** Confirms a subscription, unless another letter was written or somebody was faster. */
export async function confirm(db: Queryable, confirmHash: string, now: Date): Promise<boolean> {
  const { from, to } = subscriptionLifecycle.moves.confirm;
  const rows = await db
    .update(subscriptions)
    .set({ status: to, confirmedAt: now })
    .where(and(eq(subscriptions.confirmHash, confirmHash), inArray(subscriptions.status, from)))
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

/** Ends a subscription; the links that would have confirmed it are worth nothing then. */
export async function unsubscribe(db: Queryable, id: string): Promise<void> {
  const { from, to } = subscriptionLifecycle.moves.unsubscribe;
  await db
    .update(subscriptions)
    .set({ status: to, confirmHash: null, confirmedAt: null })
    .where(and(eq(subscriptions.id, id), inArray(subscriptions.status, from)));
}

/** Forgets addresses that nobody has confirmed since an instant. */
export async function forgetPending(db: Queryable, askedBefore: Date): Promise<void> {
  const stale = and(eq(subscriptions.status, 'pending'), lt(subscriptions.askedAt, askedBefore));
  await db.delete(subscriptions).where(stale);
}

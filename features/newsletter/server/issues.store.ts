/** All queries about announced news and their deliveries. */
import type { Script } from '@platform/contract/variant';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, arrayContains, asc, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import {
  newsletterDeliveries as deliveries,
  newsletterIssues as issues,
  newsletterSubscriptions as subscriptions,
} from './tables.ts';

export type Issue = typeof issues.$inferSelect;

/** Adds an item to send; false when it was announced before. */
export async function insertIssue(tx: Transaction, issue: Omit<Issue, 'withdrawnAt'>): Promise<boolean> {
  const rows = await tx.insert(issues).values(issue).onConflictDoNothing().returning({ id: issues.itemId });
  return rows.length > 0;
}

/** Stops the deliveries of an item. */
export async function withdrawIssue(tx: Transaction, itemId: string, now: Date): Promise<void> {
  await tx
    .update(issues)
    .set({ withdrawnAt: now })
    .where(and(eq(issues.itemId, itemId), isNull(issues.withdrawnAt)));
}

/** An item to send; null when it has been withdrawn. */
export async function findIssue(db: Queryable, itemId: string): Promise<Issue | null> {
  const [row] = await db
    .select()
    .from(issues)
    .where(and(eq(issues.itemId, itemId), isNull(issues.withdrawnAt)));
  return row ?? null;
}

interface Subscriber {
  id: string;
  email: string;
  script: Script;
}

/** The next subscribers after `after`, by id, of the item's kind without a delivery of it. */
export async function nextSubscribers(
  tx: Transaction,
  { itemId, kind, announcedAt }: Issue,
  after: string,
  limit: number,
): Promise<Subscriber[]> {
  const delivered = tx
    .select({ one: sql`1` })
    .from(deliveries)
    .where(and(eq(deliveries.itemId, itemId), eq(deliveries.subscriptionId, subscriptions.id)));
  return tx
    .select({ id: subscriptions.id, email: subscriptions.email, script: subscriptions.script })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'confirmed'),
        gt(subscriptions.id, after),
        lte(subscriptions.confirmedAt, announcedAt),
        arrayContains(subscriptions.kinds, [kind]),
        notExists(delivered),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(limit);
}

/** Records deliveries; returns the ids of those that no concurrent run has recorded. */
export async function claimDeliveries(
  tx: Transaction,
  itemId: string,
  subscribers: readonly Subscriber[],
  now: Date,
): Promise<Set<string>> {
  const rows = await tx
    .insert(deliveries)
    .values(subscribers.map(({ id }) => ({ itemId, subscriptionId: id, queuedAt: now })))
    .onConflictDoNothing()
    .returning({ id: deliveries.subscriptionId });
  return new Set(rows.map(({ id }) => id));
}

/** All queries about announced news and the letters about them. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, arrayContains, asc, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import {
  newsletterDeliveries as deliveries,
  newsletterIssues as issues,
  newsletterSubscriptions as subscriptions,
} from './tables.ts';

export type Issue = typeof issues.$inferSelect;

/** Keeps an item to be sent; false when it was announced before. */
export async function insertIssue(tx: Transaction, issue: Omit<Issue, 'withdrawnAt'>): Promise<boolean> {
  const rows = await tx.insert(issues).values(issue).onConflictDoNothing().returning({ id: issues.itemId });
  return rows.length > 0;
}

/** Stops an item from being sent any further. */
export async function withdrawIssue(tx: Transaction, itemId: string, now: Date): Promise<void> {
  await tx
    .update(issues)
    .set({ withdrawnAt: now })
    .where(and(eq(issues.itemId, itemId), isNull(issues.withdrawnAt)));
}

/** An item that is to be sent; null when it has been withdrawn. */
export async function findIssue(db: Queryable, itemId: string): Promise<Issue | null> {
  const [row] = await db
    .select()
    .from(issues)
    .where(and(eq(issues.itemId, itemId), isNull(issues.withdrawnAt)));
  return row ?? null;
}

interface Reader {
  id: string;
  email: string;
}

/** The next subscribers after `after`, by id, who want the item and have no letter about it. */
export async function nextReaders(
  tx: Transaction,
  { itemId, kind, announcedAt }: Issue,
  after: string,
  limit: number,
): Promise<Reader[]> {
  const written = tx
    .select({ one: sql`1` })
    .from(deliveries)
    .where(and(eq(deliveries.itemId, itemId), eq(deliveries.subscriptionId, subscriptions.id)));
  return tx
    .select({ id: subscriptions.id, email: subscriptions.email })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'confirmed'),
        gt(subscriptions.id, after),
        // Who comes later reads it on the site.
        lte(subscriptions.confirmedAt, announcedAt),
        arrayContains(subscriptions.kinds, [kind]),
        notExists(written),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(limit);
}

/** Notes that letters are written; gives the ids of those to whom nobody else has written at the same time. */
export async function claimDeliveries(
  tx: Transaction,
  itemId: string,
  readers: readonly Reader[],
  now: Date,
): Promise<Set<string>> {
  const rows = await tx
    .insert(deliveries)
    .values(readers.map(({ id }) => ({ itemId, subscriptionId: id, queuedAt: now })))
    .onConflictDoNothing()
    .returning({ id: deliveries.subscriptionId });
  return new Set(rows.map(({ id }) => id));
}

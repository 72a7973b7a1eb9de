/** All queries of covers. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, eq, gte, type InferInsertModel, inArray, lt, notExists } from 'drizzle-orm';
import { newsCovers, newsItems } from './tables.ts';

export type NewCover = InferInsertModel<typeof newsCovers>;

/** Inserts a cover. */
export async function addCover(db: Queryable, row: NewCover): Promise<void> {
  await db.insert(newsCovers).values(row);
}

/** Locks a cover that this user has uploaded since an instant; false when there is none. */
export async function lockCover(
  tx: Transaction,
  { id, ownerId, since }: { id: string; ownerId: string; since: Date },
): Promise<boolean> {
  const held = await tx
    .select({ id: newsCovers.id })
    .from(newsCovers)
    .where(and(eq(newsCovers.id, id), eq(newsCovers.ownerId, ownerId), gte(newsCovers.createdAt, since)))
    .for('key share');
  return held.length > 0;
}

/** Deletes up to `limit` older unused covers; returns the addresses of their files. */
export async function removeOrphans(tx: Transaction, before: Date, limit: number): Promise<string[]> {
  const used = tx.select({ id: newsItems.id }).from(newsItems).where(eq(newsItems.coverId, newsCovers.id));
  const orphans = await tx
    .select({ id: newsCovers.id })
    .from(newsCovers)
    .where(and(lt(newsCovers.createdAt, before), notExists(used)))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (orphans.length === 0) return [];
  const ids = orphans.map(({ id }) => id);
  const removed = await tx.delete(newsCovers).where(inArray(newsCovers.id, ids)).returning();
  return removed.flatMap(({ image, sizes, shareImage }) => [
    ...new Set([image, ...sizes.map(({ address }) => address), shareImage]),
  ]);
}

/** Queries of the sitemap: the visible and approved items by id. */
import type { Queryable } from '@platform/server/database/database';
import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import { newsItems } from './tables.ts';

/** The first id of each section of `every` items. */
export async function listVisibleSections(db: Queryable, every: number): Promise<string[]> {
  const { id, hidden, approved } = newsItems;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ${id}, row_number() over (order by ${id}) as place from ${newsItems} where not ${hidden} and ${approved}
    ) as numbered where (place - 1) % ${every} = 0 order by id`);
  return rows.map((row) => row.id);
}

/** At most `limit` items from an id on, with the time of their last change. */
export function listVisibleFrom(
  db: Queryable,
  from: { id: string; included: boolean },
  limit: number,
): Promise<{ id: string; changedAt: Date }[]> {
  const { id, hidden, approved, publishedAt, editedAt } = newsItems;
  const changedAt = sql<Date>`coalesce(${editedAt}, ${publishedAt})`.mapWith(publishedAt);
  return db
    .select({ id, changedAt })
    .from(newsItems)
    .where(and(eq(hidden, false), eq(approved, true), from.included ? gte(id, from.id) : gt(id, from.id)))
    .orderBy(asc(id))
    .limit(limit);
}

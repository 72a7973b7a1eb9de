/** Queries of the sitemap: the listed posts by id. */
import type { Queryable } from '@platform/server/database/database';
import { asc, eq, gt, gte, sql } from 'drizzle-orm';
import { communityListings, communityPosts } from './tables.ts';

/** The first id of each section of `every` posts. */
export async function listListedSections(db: Queryable, every: number): Promise<string[]> {
  const { id } = communityListings;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ${id}, row_number() over (order by ${id}) as place from ${communityListings}
    ) as numbered where (place - 1) % ${every} = 0 order by id`);
  return rows.map((row) => row.id);
}

/** At most `limit` posts from an id on, with the time of their last change. */
export function listListedFrom(
  db: Queryable,
  from: { id: string; included: boolean },
  limit: number,
): Promise<{ id: string; changedAt: Date }[]> {
  const { id } = communityListings;
  const { createdAt, editedAt } = communityPosts;
  const changedAt = sql<Date>`coalesce(${editedAt}, ${createdAt})`.mapWith(createdAt);
  return db
    .select({ id, changedAt })
    .from(communityListings)
    .innerJoin(communityPosts, eq(communityPosts.id, id))
    .where(from.included ? gte(id, from.id) : gt(id, from.id))
    .orderBy(asc(id))
    .limit(limit);
}

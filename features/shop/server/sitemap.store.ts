/** Queries of the sitemap: all products by id. */
import type { Queryable } from '@platform/server/database/database';
import { asc, gt, gte, sql } from 'drizzle-orm';
import { productListings } from './tables.ts';

/** The first id of each section of `every` products. */
export async function listProductSections(db: Queryable, every: number): Promise<string[]> {
  const { id } = productListings;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ${id}, row_number() over (order by ${id}) as place from ${productListings}
    ) as numbered where (place - 1) % ${every} = 0 order by id`);
  return rows.map((row) => row.id);
}

/** At most `limit` products from an id on. */
export function listProductsFrom(
  db: Queryable,
  from: { id: string; included: boolean },
  limit: number,
): Promise<{ id: string; createdAt: Date }[]> {
  const { id, createdAt } = productListings;
  return db
    .select({ id, createdAt })
    .from(productListings)
    .where(from.included ? gte(id, from.id) : gt(id, from.id))
    .orderBy(asc(id))
    .limit(limit);
}

/** Views in the database: each visitor once a day, in one statement. */
import type { Queryable } from '@platform/server/database/database';
import { statement } from '@platform/server/database/statement';
import { lt, sql } from 'drizzle-orm';
import { newsItems, newsViewCounts, newsViews } from './tables.ts';

/** Rows over which an item's views are spread. */
const slots = 8;

const countView = statement<{ found: number; views: number }>(
  'count_news_view',
  `with item as (
     select id from news_items where id = $1 and not hidden
   ), seen as (
     insert into news_views (day, item_id, visitor) select $2::date, id, $3 from item
     on conflict do nothing returning item_id
   ), counted as (
     insert into news_view_counts (item_id, slot, count) select item_id, $4, 1 from seen
     on conflict (item_id, slot) do update set count = news_view_counts.count + 1 returning 1
   )
   select (select count(*)::int from item) as found,
     (select coalesce(sum(count), 0)::int from news_view_counts where item_id = $1)
       + (select count(*)::int from counted) as views`,
);

export interface View {
  itemId: string;
  /** YYYY-MM-DD in the portal's zone. */
  day: string;
  /** The visitor's hash of that day. */
  visitor: string;
}

/** Counts a view, unless this visitor was counted that day; gives the views, or null for no visible item. */
export async function addView(db: Queryable, { itemId, day, visitor }: View): Promise<number | null> {
  const slot = Buffer.from(visitor, 'base64url').readUInt8(0) % slots;
  const [row] = await countView(db, itemId, day, visitor, slot);
  return row && row.found > 0 ? row.views : null;
}

/** Forgets who read before a day; the counts stay, except those of items that are gone. */
export async function forgetViews(db: Queryable, before: string): Promise<void> {
  await db.delete(newsViews).where(lt(newsViews.day, before));
  await db
    .delete(newsViewCounts)
    .where(sql`not exists (select 1 from ${newsItems} where ${newsItems.id} = ${newsViewCounts.itemId})`);
}

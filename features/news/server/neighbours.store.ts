/** The neighbours of an item in the order of publication: two index scans in one statement. */
import type { Queryable } from '@platform/server/database/database';
import { statement } from '@platform/server/database/statement';
import type { NewsNeighbours } from '../contract/news.ts';

const nearest = (direction: '>' | '<', order: 'asc' | 'desc') => `(
  select json_build_object('id', news_items.id, 'title', news_items.title)
  from news_listings as beside join news_items using (id)
  where not beside.hidden and (beside.published_at, beside.id) ${direction} (shown.published_at, shown.id)
  order by beside.published_at ${order}, beside.id ${order} limit 1)`;

const neighbours = statement<NewsNeighbours>(
  'find_news_neighbours',
  `select ${nearest('>', 'asc')} as previous, ${nearest('<', 'desc')} as next
   from news_listings as shown where shown.id = $1 and not shown.hidden`,
);

/** The visible neighbours of a visible item, the latest first; null without the item. */
export async function findNeighbours(db: Queryable, id: string): Promise<NewsNeighbours | null> {
  const [row] = await neighbours(db, id);
  return row ?? null;
}

/** Lists of news, by the strategies of platform/server/list/largeList. */
import type { Database } from '@platform/server/database/database';
import type { WordSearch } from '@platform/server/database/search';
import { findListPage, type IdPage, sortByIds } from '@platform/server/list/largeList';
import type { PageWindow } from '@platform/server/list/largeList.rules';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { NewsTab } from '../contract/category.ts';
import type { NewsSort, NewsState } from '../contract/filter.ts';
import { listNewsCounts, type NewsRow, readRows } from './store.ts';
import { newsItems, newsListings } from './tables.ts';

/** The list's filters, the search prepared. */
export interface ListFilter {
  category: NewsTab;
  state: NewsState;
  search: WordSearch | null;
}

/** A page of a list and its sort. */
export interface Slice extends PageWindow {
  sort: NewsSort;
}

const orders: Readonly<Record<NewsSort, SQL>> = {
  featured: sql.raw('featured desc, published_at desc, id desc'),
  latest: sql.raw('published_at desc, id desc'),
};

const states: Readonly<Record<NewsState, SQL[]>> = {
  all: [],
  unapproved: [eq(newsListings.approved, false)],
  visible: [eq(newsListings.hidden, false)],
  hidden: [eq(newsListings.hidden, true)],
  featured: [eq(newsListings.featured, true)],
};

const conditionsOf = ({ category, state }: ListFilter): SQL[] => [
  ...states[state],
  ...(category === 'all' ? [] : [eq(newsListings.category, category)]),
];

/** A page of the items that match, and the total. */
export async function findPage(
  db: Database,
  filter: ListFilter,
  slice: Slice,
): Promise<Omit<IdPage, 'ids'> & { rows: NewsRow[] }> {
  const { category, state, search } = filter;
  const counts = await listNewsCounts(db);
  const total = (counted: typeof counts) => counted.reduce((sum, { count }) => sum + count, 0);
  const matching = counts.filter(
    (each) =>
      (category === 'all' || each.category === category) &&
      (state === 'all' || each.hidden === (state === 'hidden')),
  );
  const { ids, ...totals } = await findListPage(
    db,
    {
      listings: newsListings,
      filters: conditionsOf(filter),
      search,
      searchedField: 'everything',
      order: orders[slice.sort],
      orderColumns: [newsListings.featured, newsListings.publishedAt],
      scan: { columns: ['id', 'category', 'hidden', 'featured', 'approved', 'published_at'] },
      population: total(counts),
      exactTotal: search || state === 'featured' || state === 'unapproved' ? null : total(matching),
    },
    slice,
  );
  return { ...totals, rows: sortByIds(await readRows(db, inArray(newsItems.id, ids)), ids) };
}

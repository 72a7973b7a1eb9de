/** Lists of news: the two ways to a page of them (see platform/server/list/largeList). */
import type { Database } from '@platform/server/database/database';
import {
  allOf,
  type FoundIds,
  findListPage,
  type ListStrategies,
  maxScannedRows,
  sortByIds,
} from '@platform/server/list/largeList';
import type { PageWindow } from '@platform/server/list/largeList.rules';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { NewsTab } from '../contract/category.ts';
import type { NewsSort, NewsState } from '../contract/filter.ts';
import type { WordSearch } from './rules.ts';
import { listNewsCounts, type NewsRow, readRows } from './store.ts';
import { newsItems, newsListings } from './tables.ts';

/** What narrows a list, its words prepared. */
export interface ListFilter {
  category: NewsTab;
  state: NewsState;
  search: WordSearch | null;
}

/** Which part of a list, and in which order. */
export interface Slice extends PageWindow {
  sort: NewsSort;
}

const orders: Readonly<Record<NewsSort, SQL>> = {
  featured: sql.raw('featured desc, published_at desc, id desc'),
  latest: sql.raw('published_at desc, id desc'),
};

const states: Readonly<Record<NewsState, SQL[]>> = {
  all: [],
  visible: [eq(newsListings.hidden, false)],
  hidden: [eq(newsListings.hidden, true)],
  featured: [eq(newsListings.featured, true)],
};

const narrowed = ({ category, state }: ListFilter): SQL[] => [
  ...states[state],
  ...(category === 'all' ? [] : [eq(newsListings.category, category)]),
];

const contains = (runs: readonly string[], { everything }: { everything: AnyPgColumn }) =>
  runs.map((run) => sql`strpos(${everything}, ${run}) > 0`);

/** The words, found by their index. */
const indexed = ({ query, unproven }: WordSearch) => [
  sql`${newsListings.terms} @> ${sql.param(query.terms)}::text[]`,
  ...contains(unproven, newsListings),
];

/** The words, looked up in one listing's texts; the offset keeps the planner from making a join of it. */
function lookedUp({ query }: WordSearch): SQL {
  const texts = alias(newsListings, 'texts');
  const conditions = [eq(texts.id, newsListings.id), ...contains(query.runs, texts)];
  return sql`exists (select 1 from ${newsListings} as texts where ${allOf(conditions)} offset 0)`;
}

/** Fetches by the index of the words, or reads through what the filters leave. */
async function fetchAll(db: Database, filter: ListFilter, slice: Slice, byWords: boolean) {
  const { search } = filter;
  const words = search ? (byWords ? indexed(search) : contains(search.query.runs, newsListings)) : [];
  const { id, featured, publishedAt } = newsListings;
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    with hits as materialized (
      select ${id}, ${featured}, ${publishedAt} from ${newsListings}
      where ${allOf([...narrowed(filter), ...words])}
    )
    select (select count(*)::int from hits) as total,
      array(select id from hits order by ${orders[slice.sort]} limit ${slice.limit} offset ${slice.offset}) as ids`);
  return { ids: [], total: 0, ...rows[0] };
}

async function walk(db: Database, filter: ListFilter, { sort, offset, limit }: Slice): Promise<string[]> {
  const words = filter.search ? [lookedUp(filter.search)] : [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select id, category, hidden, featured, published_at from ${newsListings}
      order by ${orders[sort]} limit ${maxScannedRows}
    ) as ${newsListings}
    where ${allOf([...narrowed(filter), ...words])}
    order by ${orders[sort]} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

/** A page of the items that match, in order, and how many match. */
export async function findPage(
  db: Database,
  filter: ListFilter,
  slice: Slice,
): Promise<Omit<FoundIds, 'ids'> & { rows: NewsRow[] }> {
  const { category, state, search } = filter;
  const counts = await listNewsCounts(db);
  const total = (counted: typeof counts) => counted.reduce((sum, { count }) => sum + count, 0);
  const kept = counts.filter(
    (each) =>
      (category === 'all' || each.category === category) &&
      (state === 'all' || each.hidden === (state === 'hidden')),
  );
  const ways: ListStrategies = {
    listings: newsListings,
    filters: narrowed(filter),
    searchConditions: search ? indexed(search) : [],
    population: total(counts),
    exactTotal: search || state === 'featured' ? null : total(kept),
    fetchAll: (byWords) => fetchAll(db, filter, slice, byWords),
    indexScan: () => walk(db, filter, slice),
  };
  const { ids, ...counted } = await findListPage(db, ways, slice);
  return { ...counted, rows: sortByIds(await readRows(db, inArray(newsItems.id, ids)), ids) };
}

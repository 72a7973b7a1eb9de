/** Lists of products: the shop's two ways to a page (see platform/server/list/largeList). */
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
import { eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { ProductFilter, SearchType, Sort } from '../contract/filter.ts';
import { fenBounds, type WordSearch } from './rules.ts';
import { countByCategory, type ProductRow } from './store.ts';
import { productListings, products } from './tables.ts';

/** What narrows a list, its words prepared. */
export type ListFilter = Omit<ProductFilter, 'search' | 'searchType' | 'sort'> & {
  search: WordSearch | null;
};

/** Which part of a list, and in which order. */
export interface Slice extends PageWindow {
  sort: Sort;
}

const orders: Readonly<Record<Sort, SQL>> = {
  latest: sql.raw('created_at desc, id desc'),
  popular: sql.raw('sales desc, id desc'),
  price_asc: sql.raw('price, id'),
  price_desc: sql.raw('price desc, id desc'),
};

function narrowed({ category, region, rating, inStock, priceRange }: ListFilter): SQL[] {
  const price = priceRange ? fenBounds(priceRange) : { from: null, to: null };
  return [
    ...(category ? [eq(productListings.category, category)] : []),
    ...(region ? [eq(productListings.region, region)] : []),
    ...(rating ? [gte(productListings.stars, rating)] : []),
    ...(inStock ? [eq(productListings.inStock, true)] : []),
    ...(price.from === null ? [] : [gte(productListings.price, price.from)]),
    ...(price.to === null ? [] : [lt(productListings.price, price.to)]),
  ];
}

const searchedColumns = {
  all: 'everything',
  title: 'title',
  inheritor: 'inheritor',
  brand: 'brand',
} as const;

type Texts = Record<(typeof searchedColumns)[SearchType], AnyPgColumn>;

const contains = ({ type }: WordSearch, runs: readonly string[], texts: Texts = productListings) =>
  runs.map((run) => sql`strpos(${texts[searchedColumns[type]]}, ${run}) > 0`);

/** The words, found by their index. */
const indexed = (search: WordSearch) => [
  sql`${productListings.terms} @> ${sql.param(search.terms)}::text[]`,
  ...contains(search, search.unproven),
];

/** Looking a product up takes so many times as long as passing one by popularity: found by timing 200,000 products. */
const lookedUpProduct = 10;

/**
 * The hits by popularity, which listings don't know. Passes the most popular of all products until the page is
 * full, where that is expected to cost less than looking every hit up, and looks them up where it isn't. Being
 * asked whether it is true keeps the planner from making a join of it, which would lose the order.
 */
function mostPopular({ offset, limit }: PageWindow, among: number): SQL {
  const order = sql`order by ${orders.popular}`;
  const page = sql`${order} limit ${limit} offset ${offset}`;
  return sql`(
    with lookups as (
      select ${lookedUpProduct} * count(*) as cost, count(*) as hits from hits
    ), passed as (
      select id, sales from products ${order}
      limit (select case when hits * cost > ${(offset + limit) * among} then cost else 0 end from lookups)
    ), met as materialized (
      select id, sales from passed where (id in (select id from hits)) is true ${page}
    )
    select case when (select count(*) from met) = ${limit}
      then array(select id from met ${order})
      else array(select id from hits join products using (id) ${page}) end)`;
}

/** Fetches by the index of the words, or reads through what the filters leave. */
async function fetchAll(
  db: Database,
  filter: ListFilter,
  { sort, offset, limit }: Slice,
  { byWords, among }: { byWords: boolean; among: number },
): Promise<Omit<FoundIds, 'exact'>> {
  const { search } = filter;
  const words = search ? (byWords ? indexed(search) : contains(search, search.query.runs)) : [];
  const { id, createdAt, price } = productListings;
  const ids =
    sort === 'popular'
      ? mostPopular({ offset, limit }, among)
      : sql`array(select id from hits order by ${orders[sort]} limit ${limit} offset ${offset})`;
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    with hits as materialized (
      select ${id}, ${createdAt}, ${price} from ${productListings}
      where ${allOf([...narrowed(filter), ...words])}
    )
    select (select count(*)::int from hits) as total, ${ids} as ids`);
  return { ids: [], total: 0, ...rows[0] };
}

/** Looks the words up in one listing's texts; the offset keeps the planner from making a join of it. */
function hasWords(search: WordSearch): SQL {
  const texts = alias(productListings, 'texts');
  const conditions = [eq(texts.id, productListings.id), ...contains(search, search.query.runs, texts)];
  return sql`exists (select 1 from ${productListings} as texts where ${allOf(conditions)} offset 0)`;
}

async function walk(db: Database, filter: ListFilter, { sort, offset, limit }: Slice): Promise<string[]> {
  const { search, priceRange } = filter;
  const filters = narrowed(filter);
  const byPrice = sort === 'price_asc' || sort === 'price_desc';
  const [source, column] = sort === 'popular' ? [products, 'sales'] : [productListings, 'created_at'];
  // The columns of the order's own index, so that the walk reads nothing else where filters come first.
  const covered = ['id', 'category', 'region', 'stars', 'in_stock', 'price', ...(byPrice ? [] : [column])];
  const apart = sort === 'popular' || filters.length > 0;
  const texts = search && !apart ? [searchedColumns[search.type]] : [];
  const words = search ? (apart ? [hasWords(search)] : contains(search, search.query.runs)) : [];
  // A walk by price starts where the range does.
  const start = byPrice ? narrowed({ search: null, inStock: false, priceRange }) : [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ${sql.raw([...covered, ...texts].join(', '))} from ${source}
      where ${allOf(start)} order by ${orders[sort]} limit ${maxScannedRows}
    ) as ${productListings}
    where ${allOf([...filters, ...words])}
    order by ${orders[sort]} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

async function find(db: Database, filter: ListFilter, slice: Slice): Promise<FoundIds> {
  const counts = await countByCategory(db);
  const among = [...counts.values()].reduce((sum, next) => sum + next, 0);
  const { category, search, region, rating, inStock, priceRange } = filter;
  const whole = !(search || region || rating || inStock || priceRange);
  const ways: ListStrategies = {
    listings: productListings,
    filters: narrowed(filter),
    searchConditions: search ? indexed(search) : [],
    population: among,
    exactTotal: whole ? (category ? (counts.get(category) ?? 0) : among) : null,
    fetchAll: (byWords) => fetchAll(db, filter, slice, { byWords, among }),
    indexScan: () => walk(db, filter, slice),
  };
  return findListPage(db, ways, slice);
}

/** A page of the products that match, in order, and how many match. */
export async function findPage(
  db: Database,
  filter: ListFilter,
  slice: Slice,
): Promise<Omit<FoundIds, 'ids'> & { rows: ProductRow[] }> {
  const { ids, ...counted } = await find(db, filter, slice);
  const rows = await db.select().from(products).where(inArray(products.id, ids));
  return { ...counted, rows: sortByIds(rows, ids) };
}

/**
 * Lists of products, at a cost that hardly grows with the shop. There are two ways to a page: fetch all
 * that match and sort them (short when they are few), or walk all products in the wanted order until the
 * page is full (short when many match). The planner's own estimate says which one is shorter.
 */
import type { Database } from '@platform/server/database';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type ProductFilter, reach, type Sort } from '../contract/filter.ts';
import { fenBounds, type WordSearch, walkingIsShorter } from './rules.ts';
import { countByCategory, type ProductRow } from './store.ts';
import { products, productTexts } from './tables.ts';

/** What narrows a list, its words prepared. */
export type ListFilter = Omit<ProductFilter, 'search' | 'searchType' | 'sort'> & {
  search: WordSearch | null;
};

/** Which part of a list, and in which order. */
export interface Slice {
  sort: Sort;
  offset: number;
  limit: number;
}

interface Found {
  ids: string[];
  total: number;
  /** False when the total is the planner's estimate. */
  exact: boolean;
}

/** A walk that found no page in so many rows was badly estimated. */
const longestWalk = 20_000;

const orders: Readonly<Record<Sort, SQL>> = {
  latest: sql.raw('created_at desc, id desc'),
  popular: sql.raw('sales desc, id desc'),
  price_asc: sql.raw('price, id'),
  price_desc: sql.raw('price desc, id desc'),
};

function priced({ priceRange }: ListFilter): SQL[] {
  if (!priceRange) return [];
  const { from, to } = fenBounds(priceRange);
  return [gte(products.price, from), ...(to === null ? [] : [lt(products.price, to)])];
}

function narrowed(filter: ListFilter): SQL[] {
  const { category, region, rating, inStock } = filter;
  return [
    ...(category ? [eq(products.category, category)] : []),
    ...(region ? [eq(products.region, region)] : []),
    ...(rating ? [gte(products.stars, rating)] : []),
    ...(inStock ? [eq(products.inStock, true)] : []),
    ...priced(filter),
  ];
}

const textColumns = {
  all: productTexts.everything,
  title: productTexts.title,
  inheritor: productTexts.inheritor,
  brand: productTexts.brand,
};

const contains = ({ type }: WordSearch, runs: readonly string[]) =>
  runs.map((run) => sql`strpos(${textColumns[type]}, ${run}) > 0`);

/** Where nothing narrows, the condition is true. */
const where = (conditions: SQL[]) => and(sql`true`, ...conditions);

/** All products that match, by whichever indexes the planner likes. */
function matching(filter: ListFilter): SQL {
  const { search } = filter;
  const found = sql`select ${products.id}, ${products.createdAt}, ${products.sales}, ${products.price} from ${products}`;
  if (!search) return sql`${found} where ${where(narrowed(filter))}`;
  const terms = sql`${productTexts.terms} @> ${sql.param(search.terms)}::text[]`;
  return sql`${found} join ${productTexts} on ${eq(productTexts.productId, products.id)}
    where ${where([terms, ...contains(search, search.unproven), ...narrowed(filter)])}`;
}

async function fetchAll(db: Database, filter: ListFilter, { sort, offset, limit }: Slice): Promise<Found> {
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    with hits as materialized (${matching(filter)})
    select (select count(*)::int from hits) as total,
      array(select id from hits order by ${orders[sort]} limit ${limit} offset ${offset}) as ids`);
  return { ids: [], total: 0, ...rows[0], exact: true };
}

/** Looks the words up in one product's texts; the offset keeps the planner from making a join of it. */
function hasWords(search: WordSearch): SQL {
  const conditions = [eq(productTexts.productId, products.id), ...contains(search, search.query.runs)];
  return sql`exists (select 1 from ${productTexts} where ${where(conditions)} offset 0)`;
}

async function walk(db: Database, filter: ListFilter, { sort, offset, limit }: Slice): Promise<string[]> {
  // A walk by price starts where the range does.
  const start = sort === 'price_asc' || sort === 'price_desc' ? priced(filter) : [];
  const words = filter.search ? [hasWords(filter.search)] : [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select id, category, region, stars, in_stock, created_at, sales, price from ${products}
      where ${where(start)} order by ${orders[sort]} limit ${longestWalk}
    ) as ${sql.identifier('products')}
    where ${where([...narrowed(filter), ...words])}
    order by ${orders[sort]} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

interface Estimate {
  rows: number;
  /** In the planner's unit. */
  cost: number;
}

async function estimate(db: Database, filter: ListFilter): Promise<Estimate> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: Record<string, unknown> }] }>(
    sql`explain (format json) ${matching(filter)}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
  return { rows: Number(plan['Plan Rows']), cost: Number(plan['Total Cost']) };
}

async function find(db: Database, filter: ListFilter, slice: Slice): Promise<Found> {
  const counts = await countByCategory(db);
  const among = [...counts.values()].reduce((sum, next) => sum + next, 0);
  const { category, search, region, rating, inStock, priceRange } = filter;
  const whole = !(search || region || rating || inStock || priceRange);
  const known = category ? (counts.get(category) ?? 0) : among;
  // A small shop gets exact totals.
  if (!whole && among <= reach) return fetchAll(db, filter, slice);
  const expected = whole && !category ? { rows: known, cost: Infinity } : await estimate(db, filter);
  if (!walkingIsShorter(expected, among, slice)) return fetchAll(db, filter, slice);
  const ids = await walk(db, filter, slice);
  const total = whole ? known : Math.max(expected.rows, slice.offset + ids.length);
  if (ids.length < Math.min(slice.limit, total - slice.offset)) return fetchAll(db, filter, slice);
  return { ids, total, exact: whole };
}

/** A page of the products that match, in order, and how many match. */
export async function findPage(
  db: Database,
  filter: ListFilter,
  slice: Slice,
): Promise<Omit<Found, 'ids'> & { rows: ProductRow[] }> {
  const { ids, ...counted } = await find(db, filter, slice);
  const found = await db.select().from(products).where(inArray(products.id, ids));
  const place = new Map(ids.map((id, at) => [id, at]));
  const rows = found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return { ...counted, rows };
}

/**
 * Long lists, at a cost that hardly grows with their length (docs/decisions/0008). There are two strategies for a page:
 * fetch all matches and sort them (cheap when they are few), or scan all entries in the list's order until the
 * page is full (cheap when many match). The planner's estimates decide which one is cheaper.
 */
import { maxOffset } from '@platform/contract/search';
import { and, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import type { WordSearch } from '../database/search.ts';
import {
  isIndexScanCheaper,
  isSearchMoreSelective,
  type PageWindow,
  type RowEstimates,
} from './largeList.rules.ts';

/** A page of a list, by ids. */
export interface IdPage {
  ids: string[];
  total: number;
  /** False when the total is the planner's estimate. */
  exact: boolean;
}

/** A list as its feature declares it. */
export interface LargeList {
  /** The table that is filtered, ordered and searched; it has the columns `id` and `terms`. */
  listings: PgTable;
  filters: readonly SQL[];
  search: WordSearch | null;
  /** The key of the listings' column that holds the folded texts to search. */
  searchedField: string;
  /** The columns and directions, which both strategies share. */
  order: SQL;
  /** The columns that the order of matches needs besides `id`. */
  orderColumns: readonly AnyPgColumn[];
  scan: {
    /** The table that is scanned instead of the listings, because only it has the order; its key is `id`. */
    source?: PgTable;
    /** The columns of the order's own index, by name, so that the scan reads nothing else. */
    columns: readonly string[];
    /** The conditions at which the scan starts. */
    start?: readonly SQL[];
    /** Whether `columns` contain the texts, so that the scan compares them without a lookup. */
    readsTexts?: boolean;
  };
  /** How many entries there are without filters. */
  population: number;
  /** The number of matches, if it is counted; else null. */
  exactTotal: number | null;
}

/** The most rows of a scan; a longer one was badly estimated. */
const maxScannedRows = 20_000;

/** All conditions combined; true without any. */
const allOf = (conditions: readonly SQL[]): SQL | undefined => and(sql`true`, ...conditions);

function columnOf(table: PgTable, field: string): AnyPgColumn {
  const column = getTableColumns(table)[field];
  if (!column) throw new Error(`No column ${field} in the listings`);
  return column;
}

const contains = (table: PgTable, field: string, runs: readonly string[]): SQL[] =>
  runs.map((run) => sql`strpos(${columnOf(table, field)}, ${run}) > 0`);

/** The search conditions on the term index; none without a search. */
const indexConditions = ({ listings, search, searchedField }: LargeList): SQL[] =>
  search
    ? [
        sql`${columnOf(listings, 'terms')} @> ${sql.param(search.terms)}::text[]`,
        ...contains(listings, searchedField, search.unproven),
      ]
    : [];

/** The search conditions on the texts of the scanned rows. */
const textConditions = ({ listings, search, searchedField }: LargeList): SQL[] =>
  search ? contains(listings, searchedField, search.query.runs) : [];

/** The search conditions as a lookup of one listing's texts; the offset prevents the planner from using a join. */
function lookupConditions({ listings, search, searchedField }: LargeList): SQL[] {
  if (!search) return [];
  const texts = alias(listings, 'texts');
  const isSame = sql`${columnOf(texts, 'id')} = ${columnOf(listings, 'id')}`;
  const conditions = [isSame, ...contains(texts, searchedField, search.query.runs)];
  return [sql`exists (select 1 from ${listings} as texts where ${allOf(conditions)} offset 0)`];
}

/** The cost of reading one row of `scan.source` by its id, relative to one step of its scan; measured with 200,000 products. */
const lookupCost = 10;

/**
 * The page of `hits`, as an array of ids, in an order that listings don't contain. Scans the other table in that order
 * until the page is full, where that is expected to be cheaper than reading every hit there, else reads the hits. The
 * condition `is true` keeps the planner from a join, which would lose the order.
 */
function pageOfHits(source: PgTable, list: LargeList, { offset, limit }: PageWindow): SQL {
  const { population, scan } = list;
  const columns = sql.raw(scan.columns.join(', '));
  const order = sql`order by ${list.order}`;
  const page = sql`${order} limit ${limit} offset ${offset}`;
  return sql`(
    with lookups as (
      select ${lookupCost} * count(*) as cost, count(*) as hits from hits
    ), passed as (
      select ${columns} from ${source} where ${allOf(scan.start ?? [])} ${order}
      limit (select case when hits * cost > ${(offset + limit) * population} then cost else 0 end from lookups)
    ), met as materialized (
      select * from passed where (id in (select id from hits)) is true ${page}
    )
    select case when (select count(*) from met) = ${limit}
      then array(select id from met ${order})
      else array(select id from hits join ${source} using (id) ${page}) end)`;
}

/** Fetches all matches by the term index, or by the filters and a comparison of texts. */
async function fetchAll(db: Database, list: LargeList, page: PageWindow, byWords: boolean): Promise<IdPage> {
  const { listings, filters, order, orderColumns, scan } = list;
  const words = byWords ? indexConditions(list) : textConditions(list);
  const columns = [columnOf(listings, 'id'), ...orderColumns].map((column) => sql`${column}`);
  const ids = scan.source
    ? pageOfHits(scan.source, list, page)
    : sql`array(select id from hits order by ${order} limit ${page.limit} offset ${page.offset})`;
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    with hits as materialized (
      select ${sql.join(columns, sql`, `)} from ${listings} where ${allOf([...filters, ...words])}
    )
    select (select count(*)::int from hits) as total, ${ids} as ids`);
  return { ids: [], total: 0, ...rows[0], exact: true };
}

/** Scans at most `maxScannedRows` entries in their order. */
async function scan(db: Database, list: LargeList, { offset, limit }: PageWindow): Promise<string[]> {
  const { listings, filters, order } = list;
  const { source = listings, columns, start = [], readsTexts = false } = list.scan;
  const words = readsTexts ? textConditions(list) : lookupConditions(list);
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ${sql.raw(columns.join(', '))} from ${source}
      where ${allOf(start)} order by ${order} limit ${maxScannedRows}
    ) as ${listings}
    where ${allOf([...filters, ...words])}
    order by ${order} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

/** Reads the planner's estimates in one statement; without filters or without words one estimate is enough. */
async function estimate(db: Database, list: LargeList): Promise<RowEstimates> {
  const { listings, filters, population } = list;
  const words = indexConditions(list);
  const both = filters.length > 0 && words.length > 0;
  const parts = { matching: [...filters, ...words], ...(both ? { filtered: filters, searched: words } : {}) };
  const names = Object.keys(parts).map((name) => sql.identifier(name));
  const subplans = Object.entries(parts).map(
    ([name, conditions]) =>
      sql`${sql.identifier(name)} as materialized (select from ${listings} where ${allOf(conditions)})`,
  );
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { Plans: Record<string, unknown>[] } }] }>(
    sql`explain (format json) with ${sql.join(subplans, sql`, `)} select from ${sql.join(names, sql`, `)}`,
  );
  const plans = rows[0]?.['QUERY PLAN'][0].Plan.Plans ?? [];
  const expected = (name: keyof RowEstimates) =>
    Number(plans.find((plan) => plan['Subplan Name'] === `CTE ${name}`)?.['Plan Rows']);
  const matching = expected('matching');
  if (both) return { matching, filtered: expected('filtered'), searched: expected('searched') };
  const searched = words.length > 0;
  return { matching, filtered: searched ? population : matching, searched: searched ? matching : population };
}

/** Finds a page of a list by the cheaper strategy. Totals are exact if they are counted and in short lists. */
export async function findListPage(db: Database, list: LargeList, page: PageWindow): Promise<IdPage> {
  const { population, exactTotal } = list;
  if (exactTotal === null && population <= maxOffset) return fetchAll(db, list, page, true);
  const expected =
    exactTotal === null
      ? await estimate(db, list)
      : { filtered: exactTotal, searched: population, matching: exactTotal };
  const byWords = isSearchMoreSelective(expected);
  if (!isIndexScanCheaper(expected, population, page)) return fetchAll(db, list, page, byWords);
  const ids = await scan(db, list, page);
  const total = exactTotal ?? Math.max(expected.matching, page.offset + ids.length);
  if (ids.length < Math.min(page.limit, total - page.offset)) return fetchAll(db, list, page, byWords);
  return { ids, total, exact: exactTotal !== null };
}

/** Rows in the order of their ids. */
export function sortByIds<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const index = new Map(ids.map((id, index) => [id, index]));
  return rows.toSorted((a, b) => (index.get(a.id) ?? 0) - (index.get(b.id) ?? 0));
}

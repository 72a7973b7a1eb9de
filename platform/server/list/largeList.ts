/**
 * Long lists, at a cost that hardly grows with them (docs/decisions/0008). There are two ways to a page: fetch
 * all that match and sort them (short when they are few), or walk all entries in the wanted order until the
 * page is full (short when many match). How many the planner expects says which one is shorter.
 */
import { maxOffset } from '@platform/contract/search';
import { and, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import {
  isIndexScanCheaper,
  isSearchMoreSelective,
  type PageWindow,
  type RowEstimates,
} from './largeList.rules.ts';

/** A page of a list, by ids. */
export interface FoundIds {
  ids: string[];
  total: number;
  /** False when the total is the planner's estimate. */
  exact: boolean;
}

/** A list as its feature knows it: what narrows it, and both ways to a page of it. */
export interface ListStrategies {
  /** What both ways read. */
  listings: PgTable;
  filters: readonly SQL[];
  /** The words by their index; empty without a search. */
  searchConditions: readonly SQL[];
  /** How many entries there are before anything narrows. */
  population: number;
  /** How many match, where that is counted; else null. */
  exactTotal: number | null;
  /** Fetches all that match: by the index of the words, or reading through what the filters leave. */
  fetchAll(byWords: boolean): Promise<Omit<FoundIds, 'exact'>>;
  /** Walks at most `longestWalk` entries in their order. */
  indexScan(): Promise<string[]>;
}

/** A walk that found no page in so many rows was badly estimated. */
export const maxScannedRows = 20_000;

/** All conditions together; without any it is true. */
export const allOf = (conditions: readonly SQL[]): SQL | undefined => and(sql`true`, ...conditions);

/** Asks the planner how many it expects, in one statement; what is asked for alone is planned once. */
async function estimate(
  db: Database,
  { listings, filters, searchConditions: words, population: among }: ListStrategies,
): Promise<RowEstimates> {
  const both = filters.length > 0 && words.length > 0;
  const parts = { matching: [...filters, ...words], ...(both ? { filtered: filters, searched: words } : {}) };
  const names = Object.keys(parts).map((name) => sql.identifier(name));
  const counted = Object.entries(parts).map(
    ([name, conditions]) =>
      sql`${sql.identifier(name)} as materialized (select from ${listings} where ${allOf(conditions)})`,
  );
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { Plans: Record<string, unknown>[] } }] }>(
    sql`explain (format json) with ${sql.join(counted, sql`, `)} select from ${sql.join(names, sql`, `)}`,
  );
  const plans = rows[0]?.['QUERY PLAN'][0].Plan.Plans ?? [];
  const expected = (name: keyof RowEstimates) =>
    Number(plans.find((plan) => plan['Subplan Name'] === `CTE ${name}`)?.['Plan Rows']);
  const matching = expected('matching');
  if (both) return { matching, filtered: expected('filtered'), searched: expected('searched') };
  const searched = words.length > 0;
  return { matching, filtered: searched ? among : matching, searched: searched ? matching : among };
}

/** Finds a part of a list by the shorter way. Totals are exact where they are counted and in short lists. */
export async function findListPage(db: Database, ways: ListStrategies, part: PageWindow): Promise<FoundIds> {
  const { population: among, exactTotal: known } = ways;
  if (known === null && among <= maxOffset) return { ...(await ways.fetchAll(true)), exact: true };
  const expected =
    known === null ? await estimate(db, ways) : { filtered: known, searched: among, matching: known };
  const byWords = isSearchMoreSelective(expected);
  const fetchAll = async () => ({ ...(await ways.fetchAll(byWords)), exact: true });
  if (!isIndexScanCheaper(expected, among, part)) return fetchAll();
  const ids = await ways.indexScan();
  const total = known ?? Math.max(expected.matching, part.offset + ids.length);
  if (ids.length < Math.min(part.limit, total - part.offset)) return fetchAll();
  return { ids, total, exact: known !== null };
}

/** Rows in the order of their ids. */
export function sortByIds<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const place = new Map(ids.map((id, at) => [id, at]));
  return rows.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}

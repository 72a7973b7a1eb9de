/** Lists of moderate length: a page of a table, counted exactly. Lists that may grow large use largeList.ts. */
import type { Pagination } from '@platform/contract/paging';
import { and, type Column, type SQL, sql } from 'drizzle-orm';
import { type PgTable, text } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import { fold, searchTerms, type WordSearch } from '../database/search.ts';

/** The columns that make a table's texts searchable in either script; `terms` has a GIN index. */
export const searchColumns = {
  /** All texts, folded. */
  folded: text().notNull(),
  terms: text().array().notNull(),
};

/** The values of `searchColumns` for the texts of a row. */
export const searchValues = (...texts: readonly string[]) => ({
  folded: fold(texts.join('\n')),
  terms: searchTerms(...texts),
});

/** The condition of a search over `searchColumns`; none without words. */
export function matchesWords(
  { folded, terms }: Record<keyof typeof searchColumns, Column>,
  search: WordSearch | 'nothing' | null,
): SQL | undefined {
  if (search === null) return undefined;
  if (search === 'nothing') return sql`false`;
  return and(
    sql`${terms} @> ${sql.param(search.terms)}::text[]`,
    ...search.unproven.map((run) => sql`strpos(${folded}, ${run}) > 0`),
  );
}

/** A select of Drizzle's that a page can be cut from. */
interface Pageable<Row> {
  limit(limit: number): { offset(offset: number): PromiseLike<Row[]> };
}

interface List<Row> {
  select: Pageable<Row>;
  /** What is counted: the rows of the table under the same condition as in `select`. */
  table: PgTable;
  where: SQL | undefined;
}

/** A page of a list and its paging. */
export async function listPage<Row>(
  db: Queryable,
  { select, table, where }: List<Row>,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: Row[]; pagination: Pagination }> {
  const rows = await select.limit(limit).offset((page - 1) * limit);
  const total = await db.$count(table, where);
  return { rows, pagination: { current_page: page, per_page: limit, total } };
}

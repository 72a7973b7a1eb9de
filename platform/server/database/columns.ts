/** Columns that many tables have. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { bigint, type PgTable, timestamp } from 'drizzle-orm/pg-core';

/** A moment. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A whole number beyond 32 bits, such as an amount in fen. */
export const wholeNumber = (name: string) => bigint(name, { mode: 'number' });

/** For an upsert: the columns with the values of the row that was not inserted, except for `omitted` ones. */
export function excludedColumns(table: PgTable, omitted: readonly string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !omitted.includes(key));
  return Object.fromEntries(columns.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]));
}

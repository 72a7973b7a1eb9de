/** Prepared statements for the hottest paths: PostgreSQL parses and plans them once per connection. */
import type { Queryable } from './database.ts';

/** Runs a statement with values for its $1, $2 and so on; returns its rows. */
export type Statement<Row> = (db: Queryable, ...values: unknown[]) => Promise<Row[]>;

/**
 * Prepares a statement. Useful for lookups by key, because one plan then fits all values. Errors are
 * the same as for other queries.
 */
export function statement<Row extends object = never>(name: string, text: string): Statement<Row> {
  return async (db, ...values) => {
    const query = db._.session.prepareQuery({ sql: text, params: values }, undefined, name, false);
    const { rows } = (await query.execute()) as { rows: Row[] };
    return rows;
  };
}

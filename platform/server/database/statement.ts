/** Statements on the hottest paths: written out, and parsed and planned by PostgreSQL once per connection. */
import type { Queryable } from './database.ts';

/** Runs a statement with values for its $1, $2 and so on; gives its rows. */
export type Statement<Row> = (db: Queryable, ...values: unknown[]) => Promise<Row[]>;

/**
 * Names a statement. Worth it where what it asks for is found by key: such a plan is good for all values.
 * Errors are those of any other query.
 */
export function statement<Row extends object = never>(name: string, text: string): Statement<Row> {
  return async (db, ...values) => {
    const query = db._.session.prepareQuery({ sql: text, params: values }, undefined, name, false);
    const { rows } = (await query.execute()) as { rows: Row[] };
    return rows;
  };
}

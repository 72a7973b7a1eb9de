/** PostgreSQL: the pool, transactions, and the errors worth telling apart. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase & { $client: pg.Pool };

/** A transaction that an action has opened. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** What a store needs: the pool or the transaction it takes part in. */
export type Queryable = Database | Transaction;

/** Opens a pool of at most `max` connections. */
export function openDatabase(url: string, max: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that breaks is dropped by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return drizzle({ client: pool });
}

/** The name of the constraint that a statement violated, or null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError)) return null;
  return cause.code?.startsWith('23') ? (cause.constraint ?? '') : null;
}

/** PostgreSQL: the pool, transactions, and the classification of errors. */
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase & { $client: pg.Pool };

/** An open transaction. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** The pool or a transaction; stores accept either. */
export type Queryable = Database | Transaction;

const commitCallbacks = new WeakMap<Transaction, (() => void)[]>();

/** Calls `work` after the transaction has committed, and not if it fails; `work` must not throw. Not for savepoints. */
export function afterCommit(tx: Transaction, work: () => void): void {
  const callbacks = commitCallbacks.get(tx);
  if (!callbacks) throw new Error('afterCommit needs a transaction of openDatabase');
  callbacks.push(work);
}

/** Opens a pool whose connections may break at any time; then the current or the next query fails. */
export function openPool(url: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 10_000, ...options });
  // An 'error' event without a listener ends the process: the pool listens to idle connections only.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Opens a pool of at most `max` connections. */
export function openDatabase(url: string, max: number): Database {
  const pool = openPool(url, { max, idleTimeoutMillis: 30_000 });
  return Object.assign(drizzle({ client: pool }), {
    /** Unlike drizzle's own method, releases the connection when BEGIN fails, and drops a broken connection. */
    async transaction(...[work, config]: Parameters<Database['transaction']>) {
      const client = await pool.connect();
      const callbacks: (() => void)[] = [];
      let isBroken = false;
      let result: unknown;
      try {
        result = await drizzle({ client }).transaction((tx) => {
          commitCallbacks.set(tx, callbacks);
          return work(tx);
        }, config);
      } catch (error) {
        isBroken = isConnectionError(error);
        throw error;
      } finally {
        client.release(isBroken);
      }
      for (const callback of callbacks) callback();
      return result;
    },
  }) as Database;
}

/** SQLSTATEs of a server that is stopping, starting, full, or has become a standby; class 08 is added below. */
const unavailableStates = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25006']);
const unavailableCodes = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
);
/** Errors that pg and its pool distinguish only by message. */
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable$)/;

/** Whether an error says that the database cannot be reached, or that the connection to it was lost. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DrizzleQueryError) return isConnectionError(error.cause);
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (error instanceof pg.DatabaseError) return code.startsWith('08') || unavailableStates.has(code);
  // The server has not created its Unix socket yet.
  if (code === 'ENOENT') return syscall === 'connect';
  return unavailableCodes.has(code) || unavailableMessages.test(error.message);
}

/** The name of the constraint that a statement violated, or null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError)) return null;
  return cause.code?.startsWith('23') ? (cause.constraint ?? '') : null;
}

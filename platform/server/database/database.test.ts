/** A broken connection fails only the work in flight. */
import { setTimeout as delay } from 'node:timers/promises';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { afterCommit, type Database, isConnectionError, openDatabase } from './database.ts';

let test: Awaited<ReturnType<typeof createTestDatabase>>;
let admin: pg.Client;
/** With one connection, so that a connection that is not released is noticed at once. */
let db: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  admin = new pg.Client({ connectionString: test.url });
  await admin.connect();
  await admin.query(`
    create table entries (n integer);
    create function end_connection() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()), pg_sleep(5); return null; end';
    create table failing (n integer);
    create constraint trigger at_commit after insert on failing deferrable initially deferred
      for each row execute function end_connection()`);
  db = openDatabase(test.url, 1);
});
afterAll(async () => {
  await db.$client.end();
  await admin.end();
  await test.drop();
});

const insert = (table = 'entries') => sql.raw(`insert into ${table} values (1)`);

async function pidOf(queryable: Pick<Database, 'execute'>): Promise<number> {
  const { rows } = await queryable.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid ?? Number.NaN;
}

const terminate = (pid: number) => admin.query('select pg_terminate_backend($1, 5000)', [pid]);

/** Each function ends the connection of a transaction at another moment. */
const phases: Record<string, () => Promise<unknown>> = {
  async 'before BEGIN'() {
    void terminate(await pidOf(db));
    // The process sleeps, so the pool is not notified that its idle connection has ended.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    return db.transaction((tx) => tx.execute(insert()));
  },
  'between two statements': () =>
    db.transaction(async (tx) => {
      await tx.execute(insert());
      await terminate(await pidOf(tx));
      await delay(50);
      await tx.execute(insert());
    }),
  'during a statement': () =>
    db.transaction(async (tx) => {
      await tx.execute(insert());
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(5)`);
    }),
  'before COMMIT': () =>
    db.transaction(async (tx) => {
      await tx.execute(insert());
      await terminate(await pidOf(tx));
      await delay(50);
    }),
  'at COMMIT': () => db.transaction((tx) => tx.execute(insert('failing'))),
};

describe('a broken connection', () => {
  it.each(Object.entries(phases))('%s fails its transaction only', async (_phase, run) => {
    const error = await run().catch((thrown: unknown) => thrown);
    expect(error).toSatisfy(isConnectionError);
    const { rows } = await db.transaction((tx) => tx.execute(sql`select count(*)::int as n from entries`));
    expect(rows).toEqual([{ n: 0 }]);
    expect(db.$client.totalCount).toBe(1);
  });

  it('outside a transaction fails its query only', async () => {
    const query = db.execute(sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(5)`);
    await expect(query).rejects.toSatisfy(isConnectionError);
    await expect(pidOf(db)).resolves.toBeGreaterThan(0);
  });

  it('is dropped when the transaction ignores its error', async () => {
    const work = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(5)`).catch(() => {});
    });
    await expect(work).rejects.toSatisfy(isConnectionError);
    await expect(pidOf(db)).resolves.toBeGreaterThan(0);
  });
});

describe('isConnectionError', () => {
  const systemError = (code: string, syscall?: string) => Object.assign(new Error('x'), { code, syscall });
  const databaseError = (code: string) =>
    new DrizzleQueryError('select 1', [], Object.assign(new pg.DatabaseError('x', 1, 'error'), { code }));

  it.each([
    systemError('ECONNREFUSED', 'connect'),
    systemError('ECONNRESET', 'read'),
    systemError('ENOENT', 'connect'),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('timeout exceeded when trying to connect'),
    ...['57P01', '57P02', '57P03', '08006', '25006', '53300'].map(databaseError),
  ])('is true for %j', (error) => expect(isConnectionError(error)).toBe(true));

  it.each([
    systemError('ENOENT', 'open'),
    new Error('no'),
    databaseError('23505'),
    databaseError('57014'),
    'Connection terminated',
  ])('is false for %j', (error) => expect(isConnectionError(error)).toBe(false));

  it('is true for a port without a server', async () => {
    const unreachable = openDatabase('postgres://nobody@localhost:1/none', 1);
    await expect(unreachable.execute(sql`select 1`)).rejects.toSatisfy(isConnectionError);
    await expect(unreachable.transaction(async () => {})).rejects.toSatisfy(isConnectionError);
    await unreachable.$client.end();
  });
});

describe('afterCommit', () => {
  it('calls in order after the commit, and not after a failure', async () => {
    const calls: string[] = [];
    await db.transaction(async (tx) => {
      afterCommit(tx, () => calls.push('first'));
      afterCommit(tx, () => calls.push('second'));
      expect(calls).toEqual([]);
    });
    expect(calls).toEqual(['first', 'second']);
    const failing = db.transaction(async (tx) => {
      afterCommit(tx, () => calls.push('failed'));
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(calls).toEqual(['first', 'second']);
  });

  it('refuses a savepoint, which may be rolled back alone', async () => {
    const nested = db.transaction((tx) => tx.transaction(async (inner) => afterCommit(inner, () => {})));
    await expect(nested).rejects.toThrow('afterCommit needs a transaction of openDatabase');
  });
});

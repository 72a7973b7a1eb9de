import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { idempotencyKeys } from '../database/tables.ts';
import { kernelEnvironment } from '../env.ts';
import { createTestDatabase } from '../testing/database.ts';
import { type Command, deleteOldCommands, fingerprint, transactOnce } from './commands.ts';

let db: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  db = openDatabase(database.url, kernelEnvironment.parse({}).DATABASE_POOL);
  drop = database.drop;
  await db.execute(sql`create table done (what text)`);
});
afterAll(async () => {
  await db.$client.end();
  await drop();
});

const services = () => ({ db, clock: systemClock });
const command = (key: string, input = 'x'): Command => ({
  caller: 'someone',
  key,
  fingerprint: fingerprint('secret', 'do', input),
});
const count = async (what: string) =>
  Number((await db.execute<{ n: string }>(sql`select count(*) n from done where what = ${what}`)).rows[0]?.n);

describe('fingerprint', () => {
  it('is the same for the same input, and depends on the secret', () => {
    const input = { id_number: 'A123456(3)' };
    const print = fingerprint('secret', 'apply', input);
    expect(fingerprint('secret', 'apply', { ...input })).toBe(print);
    expect(fingerprint('secret', 'submit', input)).not.toBe(print);
    expect(fingerprint('another', 'apply', input)).not.toBe(print);
  });
});

describe('transactOnce', () => {
  it('runs a command once and replays its answer, also in parallel', async () => {
    let runs = 0;
    const work = () =>
      transactOnce(services(), command('once'), async (tx) => {
        await tx.execute(sql`insert into done values ('once')`);
        runs += 1;
        return { number: runs, text: '中轴' };
      });
    const answers = await Promise.all(Array.from({ length: 12 }, work));
    expect(answers).toEqual(Array(12).fill({ number: 1, text: '中轴' }));
    expect(await count('once')).toBe(1);
  });

  it('rejects a key that was used for another input', async () => {
    await transactOnce(services(), command('reused', 'a'), async () => 1);
    const other = transactOnce(services(), command('reused', 'b'), async () => 2);
    await expect(other).rejects.toMatchObject({ entry: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  it('keeps callers apart', async () => {
    const mine = await transactOnce(services(), command('shared'), async () => 'mine');
    const theirs = await transactOnce(
      services(),
      { ...command('shared'), caller: 'another' },
      async () => 'theirs',
    );
    expect([mine, theirs]).toEqual(['mine', 'theirs']);
  });

  it('stores nothing of a failed run, so that it can be retried', async () => {
    const fail = () =>
      transactOnce(services(), command('retried'), async (tx) => {
        await tx.execute(sql`insert into done values ('retried')`);
        throw new Error('no');
      });
    await expect(fail()).rejects.toThrow('no');
    expect(await count('retried')).toBe(0);
    expect(await transactOnce(services(), command('retried'), async () => 'done')).toBe('done');
  });

  it('runs every time without a key', async () => {
    const work = () =>
      transactOnce(services(), null, (tx) => tx.execute(sql`insert into done values ('always')`));
    await work();
    await work();
    expect(await count('always')).toBe(2);
  });

  it('deletes old keys', async () => {
    await transactOnce(services(), command('old'), async () => 1);
    await deleteOldCommands(db, new Date(Date.now() + 1000));
    expect(await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.caller, 'someone'))).toEqual([]);
  });
});

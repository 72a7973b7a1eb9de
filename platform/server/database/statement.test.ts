import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { type Database, openDatabase, violatedConstraint } from './database.ts';
import { statement } from './statement.ts';

const add = statement<{ n: number }>('add_number', 'insert into numbers (n) values ($1) returning n');
const count = statement<{ total: number }>('count_numbers', 'select count(*)::int as total from numbers');

let db: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  db = openDatabase(database.url, 1);
  await db.execute(sql`create table numbers (n int primary key)`);
});
afterAll(async () => {
  await db.$client.end();
  await drop();
});

describe('a statement', () => {
  it('is prepared once per connection for all values', async () => {
    expect(await add(db, 1)).toEqual([{ n: 1 }]);
    expect(await add(db, 2)).toEqual([{ n: 2 }]);
    const { rows } = await db.execute(sql`select name from pg_prepared_statements`);
    expect(rows).toEqual([{ name: 'add_number' }]);
  });

  it('runs in the given transaction', async () => {
    const undone = db.transaction(async (tx) => {
      await add(tx, 3);
      expect(await count(tx)).toEqual([{ total: 3 }]);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await count(db)).toEqual([{ total: 2 }]);
  });

  it('fails like other queries', async () => {
    const failed = await add(db, 1).catch((error: unknown) => error);
    expect(violatedConstraint(failed)).toBe('numbers_pkey');
  });
});

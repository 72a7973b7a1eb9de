/** Concurrent migrations. */
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { openDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';

const migrations = join(import.meta.dirname, '../../../database/migrations');

it('migrates an empty database once for concurrent instances', async () => {
  const { url, drop } = await createTestDatabase('template1');
  const runs = Array.from({ length: 4 }, () => migrateDatabase(url, migrations));
  const results = await Promise.allSettled(runs);
  const db = openDatabase(url, 1);
  const { rows } = await db.execute(
    sql`select count(*) = count(distinct hash) as once from drizzle.__drizzle_migrations`,
  );
  await db.$client.end();
  await drop();
  expect(results.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
  expect(rows).toEqual([{ once: true }]);
});

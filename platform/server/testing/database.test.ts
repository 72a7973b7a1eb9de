import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';

async function tables(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const result = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  await client.end();
  return result.rows.map(({ name }) => name);
}

test('copies of the template are independent of each other and can be dropped while in use', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const client = new pg.Client({ connectionString: one.url });
  client.on('error', () => {});
  await client.connect();
  await client.query('create table only_here ()');
  expect(await tables(one.url)).toContain('only_here');
  expect(await tables(two.url)).not.toContain('only_here');
  await one.drop();
  await two.drop();
  await expect(tables(one.url)).rejects.toThrow(/does not exist/);
});

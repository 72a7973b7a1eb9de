/** Migrations, run at start by whichever instance comes first. */

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any constant will do, as long as every instance uses the same. */
const migrationLock = 7_201_949_001n;

/** Brings the database up to date under an advisory lock, so that instances starting together don't collide. */
export async function migrateDatabase(url: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // The statement in flight rejects; without a listener the error would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** Direct access to the portal's database and jobs: tests change times and run jobs immediately. */
import { addressOfRunning } from '@platform/server/postgres/embedded';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { dataDir } from './portal.ts';

/** Runs SQL on the portal's database. */
export async function execute(statement: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: addressOfRunning(dataDir()) });
  await client.connect();
  await client.query(statement, [...values]);
  await client.end();
}

/** Runs one of the portal's jobs. */
export async function runJob(name: string): Promise<void> {
  const jobs = new PgBoss({
    connectionString: addressOfRunning(dataDir()),
    schema: 'jobs',
    supervise: false,
    schedule: false,
    migrate: false,
  });
  await jobs.start();
  await jobs.send(name, {});
  await jobs.stop();
}

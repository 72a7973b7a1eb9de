/** What journeys do behind the portal's back: time made to pass in the database, and a job run now. */
import { addressOfRunning } from '@platform/server/postgres/embedded';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { dataDir } from './portal.ts';

/** Changes the portal's rows. */
export async function execute(statement: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: addressOfRunning(dataDir()) });
  await client.connect();
  await client.query(statement, [...values]);
  await client.end();
}

/** Has the portal run one of its jobs. */
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

/** Around a whole test run: the database server with its migrated template. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { jobsSchema } from './jobs.ts';
import { migrateDatabase } from './migrate.ts';
import { startTestDatabase } from './testing.database.ts';

const migrations = join(import.meta.dirname, '../../database/migrations');

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = readdirSync(migrations, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(sql|json)$/.test(file),
  );
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(migrations, file)));
  return hash.digest('hex');
}

async function prepare(url: string): Promise<void> {
  await migrateDatabase(url, migrations);
  // The job queue's own tables take longest to make, so they are in the template as well.
  const boss = new PgBoss({ connectionString: url, schema: jobsSchema });
  await boss.start();
  await boss.stop({ graceful: false });
}

export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return startTestDatabase(project, { prepare, fingerprint: fingerprint() });
}

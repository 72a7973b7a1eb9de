/** Set-up of a test run: the database server with its migrated template, and the record of errors. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../database/migrate.ts';
import { recordInto, unprovokedErrors } from '../http/recorder.ts';
import { jobsSchema } from '../jobs/jobs.ts';
import { startTestDatabase } from './database.ts';

const migrations = join(import.meta.dirname, '../../../database/migrations');

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
  // The template includes the job queue's tables, because creating them takes longest.
  const boss = new PgBoss({ connectionString: url, schema: jobsSchema });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** Fails a complete run in which a declared error was never provoked. */
function reportUnprovokedErrors(record: string): void {
  const missing = unprovokedErrors(readFileSync(record, 'utf8'));
  if (missing.length === 0) return;
  process.exitCode = 1;
  console.error(
    `\nDeclared errors that no test provokes:\n${missing.map((line) => `  ${line}`).join('\n')}\n`,
  );
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'record-'));
  const record = join(folder, 'errors');
  await writeFile(record, '');
  recordInto(record);
  const stop = await startTestDatabase(project, { prepare, fingerprint: fingerprint() });
  return async () => {
    await stop();
    if (process.env['COMPLETE_RUN'] === 'true') reportUnprovokedErrors(record);
    await rm(folder, { recursive: true });
  };
}

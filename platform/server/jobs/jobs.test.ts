/** What becomes of a job that fails. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Database, openDatabase } from '../database/database.ts';
import { openLog } from '../log.ts';
import { createTestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { type Jobs, job, openJobs } from './jobs.ts';

const stumble = job({ name: 'stumble', data: z.object({}) });

let db: Database;
let jobs: Jobs;
let drop: () => Promise<void>;
const lines: string[] = [];

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  db = openDatabase(database.url, 2);
  jobs = openJobs(database.url, openLog('warn', { write: (line) => void lines.push(line) }), true);
  jobs.handle(stumble, async () => {
    await db.execute(sql`select ${'confidential'}::uuid`);
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await db.$client.end();
  await drop();
});

describe('a job that fails', () => {
  it('is told in the log, is tried again, and keeps no value of the query that failed', async () => {
    await jobs.send(stumble, {});
    await eventually(() => expect(lines.join('')).toContain('job failed'));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ job: 'stumble', err: { cause: { code: '22P02' } } });
    const kept = async () => {
      const { rows } = await db.execute(
        sql`select state::text, output::text from jobs.job where name = ${stumble.name}`,
      );
      return rows;
    };
    await eventually(async () => expect(await kept()).toMatchObject([{ state: 'retry' }]));
    expect(JSON.stringify([await kept(), lines])).not.toContain('confidential');
  });
});

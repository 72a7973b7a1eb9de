/** Failed jobs, and many at once. */
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Database, openDatabase } from '../database/database.ts';
import { openLog } from '../log.ts';
import { createTestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { type Jobs, job, openJobs } from './jobs.ts';

const note = job({ name: 'note', data: z.object({ number: z.int() }) });
const stumble = job({ name: 'stumble', data: z.object({}) });

let db: Database;
let jobs: Jobs;
let drop: () => Promise<void>;
const lines: string[] = [];
const numbers: number[] = [];
let running = 0;
let mostRunning = 0;

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  db = openDatabase(database.url, 2);
  jobs = openJobs(database.url, openLog('warn', { write: (line) => void lines.push(line) }), true);
  jobs.handle(stumble, async () => {
    await db.execute(sql`select ${'confidential'}::uuid`);
  });
  jobs.handle(note, async ({ number }) => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await delay(1);
    running -= 1;
    numbers.push(number);
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await db.$client.end();
  await drop();
});

it('runs many jobs one after the other without a pause', async () => {
  const sent = Array.from({ length: 100 }, (_, number) => number);
  for (const number of sent) await jobs.send(note, { number });
  // With the pause of a second after each job, they would take longer than the test may.
  await eventually(() => expect(numbers.toSorted((a, b) => a - b)).toEqual(sent));
  expect(mostRunning).toBe(1);
});

describe('a job that fails', () => {
  it('is logged and retried, and stores no value of the failed query', async () => {
    await jobs.send(stumble, {});
    await eventually(() => expect(lines.join('')).toContain('job failed'));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ job: 'stumble', err: { cause: { code: '22P02' } } });
    const readJobs = async () => {
      const { rows } = await db.execute(
        sql`select state::text, output::text from jobs.job where name = ${stumble.name}`,
      );
      return rows;
    };
    await eventually(async () => expect(await readJobs()).toMatchObject([{ state: 'retry' }]));
    expect(JSON.stringify([await readJobs(), lines])).not.toContain('confidential');
  });
});

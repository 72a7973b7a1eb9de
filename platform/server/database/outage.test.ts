/** Two instances under load lose their database or connections to it: calls in flight get 503, all others succeed. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { channel } from '@platform/contract/channel';
import { endpoint } from '@platform/contract/endpoint';
import { genericErrors } from '@platform/contract/errors';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { job } from '../jobs/jobs.ts';
import type { Kernel } from '../kernel.ts';
import { clusterIn } from '../postgres/cluster.ts';
import { type Embedded, openEmbedded } from '../postgres/embedded.ts';
import { readPostmaster } from '../postgres/postmaster.ts';
import { openTestKernel } from '../testing/kernel.ts';
import { openTestPage, type TestPage } from '../testing/live.ts';
import { migrateDatabase } from './migrate.ts';

const add = endpoint({
  name: 'add',
  summary: '',
  method: 'POST',
  path: '/add',
  access: 'anyone',
  data: z.object({ id: z.int() }),
});
const getCount = endpoint({
  name: 'getCount',
  summary: '',
  method: 'GET',
  path: '/look',
  access: 'anyone',
  data: z.object({ rows: z.int() }),
});
const note = job({ name: 'note', data: z.object({ id: z.int() }) });
const news = channel({
  name: 'news',
  summary: '',
  params: z.object({ id: z.string() }),
  access: 'anyone',
  events: { number: z.object({ n: z.int() }) },
});
const migrations = join(import.meta.dirname, '../../../database/migrations');

interface Instance {
  kernel: Kernel;
  origin: string;
}

let dataDir: string;
let embedded: Embedded;
let instances: Instance[];
let page: TestPage;
const logLines: string[] = [];
const handledIds: number[] = [];

async function openInstance(): Promise<Instance> {
  const kernel = await openTestKernel(embedded.url, {
    env: { JOBS: 'true', RATE_LIMIT_PER_MINUTE: '1000000', DATABASE_POOL: '5' },
  });
  const { portal } = kernel;
  portal.route(add, () =>
    portal.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`insert into entries default values returning id`);
      await tx.execute(sql`select pg_sleep(0.002)`);
      await tx.execute(sql`insert into lines (entry) values (${rows[0]?.id})`);
      return { id: rows[0]?.id ?? 0 };
    }),
  );
  portal.route(getCount, async () => {
    const { rows } = await portal.db.execute<{ rows: number }>(
      sql`select count(*)::int as rows from entries`,
    );
    return { rows: rows[0]?.rows ?? 0 };
  });
  portal.jobs.handle(note, async ({ id }) => void handledIds.push(id));
  portal.live.open(news);
  await kernel.start();
  return { kernel, origin: await portal.http.listen({ host: '127.0.0.1', port: 0 }) };
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outage-'));
  embedded = await openEmbedded({ dataDir, log: (line) => void logLines.push(line) });
  await migrateDatabase(embedded.url, migrations);
  await query('create table entries (id serial primary key); create table lines (entry integer not null)');
  instances = [await openInstance(), await openInstance()];
  page = await openTestPage(instances[1]?.origin ?? '');
  await page.join(news, { id: 'a' });
}, 60_000);
afterAll(async () => {
  page.close();
  for (const { kernel } of instances) await kernel.stop();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}, 60_000);

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const paths = { POST: '/api/add', GET: '/api/look' } as const;

async function call(origin: string, method: keyof typeof paths): Promise<{ status: number; code?: string }> {
  const json = { 'content-type': 'application/json' };
  const reply = await fetch(
    origin + paths[method],
    method === 'POST' ? { method, headers: json, body: '{}' } : { method },
  );
  const body = (await reply.json()) as { code?: string; data?: { id?: number } };
  if (body.data?.id) acknowledged.add(body.data.id);
  return { status: reply.status, ...(body.code ? { code: body.code } : {}) };
}

const acknowledged = new Set<number>();

/** Calls both instances in parallel during an incident; returns how often each answer came. */
async function underLoad(incident: () => Promise<void>): Promise<Map<string, number>> {
  let isRunning = true;
  const answers = new Map<string, number>();
  const callers = instances.flatMap(({ origin }) =>
    Array.from({ length: 12 }, async (_, n) => {
      while (isRunning) {
        const { status, code = '' } = await call(origin, n % 3 === 0 ? 'GET' : 'POST');
        const answer = `${status} ${code}`.trim();
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        if (status !== 200) await delay(5);
      }
    }),
  );
  await delay(200);
  await incident().finally(() => {
    isRunning = false;
  });
  await Promise.all(callers);
  return answers;
}

/** Waits until every instance answers, runs jobs and receives the other's messages; from then on nothing may fail. */
async function assertRecovery(): Promise<void> {
  for (const { origin, kernel } of instances) {
    const ready = async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    await vi.waitFor(ready, { timeout: 20_000, interval: 50 });
    const calls = await Promise.all(Array.from({ length: 20 }, () => call(origin, 'POST')));
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]));
    const id = Math.floor(Math.random() * 1e9);
    await kernel.portal.jobs.send(note, { id });
    await vi.waitFor(() => expect(handledIds).toContain(id), { timeout: 20_000, interval: 50 });
  }
  page.messages.length = 0;
  const assertReceived = () => {
    instances[0]?.kernel.portal.live.send(news, { id: 'a' }, 'number', { n: 1 });
    expect(page.messages.length).toBeGreaterThan(0);
  };
  await vi.waitFor(assertReceived, { timeout: 20_000, interval: 100 });
  for (const n of [2, 3]) instances[0]?.kernel.portal.live.send(news, { id: 'a' }, 'number', { n });
  const numbers = () => page.messages.map(([, , data]) => (data as { n: number }).n).filter((n) => n > 1);
  await vi.waitFor(() => expect(numbers()).toContain(3), { timeout: 10_000 });
  expect(numbers()).toEqual([2, 3]);
  const lost = await query(
    `select id from unnest(array[${[...acknowledged].join(',')}]) id where id not in (select id from entries)`,
  );
  expect(lost).toEqual([]);
  expect(await query('select id from entries where id not in (select entry from lines)')).toEqual([]);
}

const unavailable = `503 ${genericErrors.UNAVAILABLE.code}`;

describe('two instances under load', () => {
  it('answer 503 for calls whose connections are terminated, and recover', async () => {
    const answers = await underLoad(async () => {
      for (let round = 0; round < 20; round++) {
        await query(
          `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid()`,
        );
        await delay(20 + round);
      }
    });
    expect([...answers.keys()].sort()).toEqual(['200', unavailable]);
    await assertRecovery();
  }, 90_000);

  it('recover from a killed PostgreSQL, which is restarted and logged', async () => {
    const cluster = clusterIn(join(dataDir, 'postgres'));
    const before = readPostmaster(cluster)?.pid ?? 0;
    logLines.length = 0;
    const answers = await underLoad(async () => {
      process.kill(before, 'SIGKILL');
      await vi.waitFor(() => expect(logLines).toContain('PostgreSQL is back'), { timeout: 30_000 });
    });
    expect(logLines).toEqual(['PostgreSQL has gone: starting it again', 'PostgreSQL is back']);
    expect(readPostmaster(cluster)?.pid).not.toBe(before);
    expect([...answers.keys()].sort()).toEqual(['200', unavailable]);
    await assertRecovery();
  }, 90_000);
});

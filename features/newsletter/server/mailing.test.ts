/** Mailing subscribers: each once, whatever fails in between. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type TestPortal, testPortal } from '@apps/server/testing';
import { minute } from '@platform/server/clock';
import type { Email } from '@platform/server/mail';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsubscribe } from '../contract/subscription.ts';
import { type AnnouncedNews, announceNews, withdrawNews } from './dispatch.ts';
import { makeReaders } from './factory.ts';
import { mailNews } from './jobs.ts';
import { newsletterDeliveries, newsletterIssues, newsletterSubscriptions } from './tables.ts';
import { openUnsubscribeTokens } from './tokens.ts';

const count = 250;

let portal: TestPortal;
let readers: string[];

beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

beforeEach(async () => {
  readers = await makeReaders(portal, count);
});
afterEach(async () => {
  vi.restoreAllMocks();
  const { db } = portal.portal;
  await db.delete(newsletterIssues);
  await db.delete(newsletterSubscriptions);
  await db.execute(sql`delete from jobs.job`);
  portal.emails.length = 0;
});

function someNews(overrides: Partial<AnnouncedNews> = {}): AnnouncedNews {
  return {
    id: portal.portal.random.id(),
    title: '中轴线上的\n春分',
    summary: '二十五国青年共读一条线。',
    category: 'culture',
    url: 'https://zhongzhou.example/news/1',
    ...overrides,
  };
}

async function announce(news: AnnouncedNews): Promise<void> {
  await portal.portal.db.transaction((tx) => announceNews(portal.portal, tx, news));
}

const send = (news: AnnouncedNews) => portal.portal.jobs.run(mailNews, { item: news.id });
const emailOf = (at: number) => `reader-${at}@readers.example`;
const everyone = Array.from({ length: count }, (_, at) => emailOf(at + 1)).sort();
const written = () => portal.emails.map(({ to }) => to).sort();

async function queued(name: string): Promise<number> {
  const { rows } = await portal.portal.db.execute<{ n: number }>(
    sql`select count(*)::int as n from jobs.job where name = ${name}`,
  );
  return rows[0]?.n ?? 0;
}

/** Runs something just before the n-th email is queued. */
function beforeLetter(n: number, act: () => Promise<void>): void {
  const { mail } = portal.portal;
  const send = mail.send;
  let emails = 0;
  vi.spyOn(mail, 'send').mockImplementation(async (email, tx) => {
    emails += 1;
    if (emails === n) await act();
    return send(email, tx);
  });
}

describe('announceNews', () => {
  it('sends one email to every subscriber, each with its own unsubscribe link', async () => {
    const news = someNews();
    await announce(news);
    await send(news);
    expect(written()).toEqual(everyone);
    const [email] = portal.emails;
    expect(email?.subject).toBe('【文化传承】中轴线上的 春分');
    expect(email?.text).toContain(news.summary);
    expect(email?.text).toContain(news.url);
    expect(email?.text).toContain(email?.unsubscribe ?? 'none');
    expect(new Set(portal.emails.map(({ unsubscribe: address }) => address)).size).toBe(count);
  });

  it('is rolled back with the publishing transaction', async () => {
    const news = someNews();
    const failed = portal.portal.db.transaction(async (tx) => {
      await announceNews(portal.portal, tx, news);
      throw new Error('not published');
    });
    await expect(failed).rejects.toThrow('not published');
    expect(await queued(mailNews.name)).toBe(0);
    await send(news);
    expect(written()).toEqual([]);
  });

  it('sends an item once when announced twice, also concurrently', async () => {
    const news = someNews();
    await Promise.all([announce(news), announce(news)]);
    await announce({ ...news, title: '另一个标题' });
    expect(await queued(mailNews.name)).toBe(1);
    await Promise.all([send(news), send(news)]);
    await send(news);
    expect(written()).toEqual(everyone);
  });

  it('is sent to those who had confirmed the kind when it was announced', async () => {
    const { db, clock } = portal.portal;
    const set = (ids: string[], values: Partial<typeof newsletterSubscriptions.$inferInsert>) =>
      db.update(newsletterSubscriptions).set(values).where(inArray(newsletterSubscriptions.id, ids));
    await set(readers.slice(0, 10), { kinds: ['academic', 'scholarship'] });
    await set(readers.slice(10, 20), { status: 'pending', confirmedAt: null });
    await set(readers.slice(20, 30), { status: 'unsubscribed', confirmedAt: null });
    const news = someNews();
    await announce(news);
    portal.clock.advance(minute);
    await set(readers.slice(30, 40), { confirmedAt: clock.now() });
    await send(news);
    expect(portal.emails).toHaveLength(count - 40);
    const first = Number(/\d+/.exec(written()[0] ?? '')?.[0]);
    expect(first).toBeGreaterThan(40);
  });

  it('skips who unsubscribes between two batches', async () => {
    const token = openUnsubscribeTokens(portal.portal.secretFor('newsletter'));
    const news = someNews();
    await announce(news);
    // During the first batch the first and the last subscriber unsubscribe.
    const inOrder = [...readers].sort();
    const last = inOrder.at(-1) ?? '';
    beforeLetter(40, async () => {
      for (const id of [inOrder[0] ?? '', last])
        expect((await portal.call(unsubscribe, { body: { token: token.tokenOf(id) } })).status).toBe(200);
    });
    await send(news);
    expect(written()).toEqual(everyone.filter((email) => email !== emailOf(readers.indexOf(last) + 1)));
  });

  it('continues after a failure: emails and deliveries always agree', async () => {
    const news = someNews();
    await announce(news);
    beforeLetter(120, () => Promise.reject(new Error('the database is gone')));
    await expect(send(news)).rejects.toThrow('the database is gone');
    const deliveries = await portal.portal.db.$count(newsletterDeliveries);
    expect(deliveries).toBe(100);
    // Emails of the failed transaction are not in the queue.
    portal.emails.length = deliveries;
    vi.restoreAllMocks();
    await send(news);
    expect(written()).toEqual(everyone);
  });
});

describe('withdrawNews', () => {
  it('stops between two batches', async () => {
    const news = someNews();
    await announce(news);
    beforeLetter(60, () => portal.portal.db.transaction((tx) => withdrawNews(portal.portal, tx, news.id)));
    await send(news);
    expect(portal.emails).toHaveLength(100);
    await announce(news);
    await send(news);
    expect(portal.emails).toHaveLength(100);
  });
});

describe('kill -9 in the middle of a mailing', () => {
  let child: ChildProcess | undefined;
  afterAll(() => void child?.kill('SIGKILL'));

  it('queues exactly one email per subscriber after the next run', async () => {
    const { db, env, jobs } = portal.portal;
    const news = someNews();
    await announce(news);
    child = fork(join(import.meta.dirname, '../../../apps/server/testing.program.ts'), {
      execArgv: [],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        JOBS: 'true',
        APP_SECRET: env.APP_SECRET,
        DATA_DIR: env.DATA_DIR,
        DATABASE_URL: db.$client.options.connectionString,
      },
    });
    const countDeliveries = () => db.$count(newsletterDeliveries);
    while ((await countDeliveries()) < 50) await sleep(2);
    child.kill('SIGKILL');
    // PostgreSQL notices that its clients are gone and rolls their transactions back.
    const others = sql`select count(*)::int as open from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`;
    const open = async () => (await db.execute<{ open: number }>(others)).rows[0]?.open ?? 0;
    while ((await open()) > 0) await sleep(20);
    const before = await countDeliveries();
    expect(await queued('deliver-bulk-mail')).toBe(before);
    expect(before).toBeLessThan(count);

    await jobs.run(mailNews, { item: news.id });
    expect(await countDeliveries()).toBe(count);
    // This portal passes its emails to the test instead of queueing them.
    const { rows } = await db.execute<{ sealed: string }>(
      sql`select data->>'sealed' as sealed from jobs.job where name = 'deliver-bulk-mail'`,
    );
    const seal = portal.portal.seal('mail');
    const fromChild = rows.map(({ sealed }) => (JSON.parse(seal.open(sealed)) as Email).to.email);
    expect([...fromChild, ...written()].sort()).toEqual(everyone);
  });
});

it('deletes the deliveries of a deleted subscriber', async () => {
  const { db } = portal.portal;
  const news = someNews();
  await announce(news);
  await send(news);
  await db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, readers[0] ?? ''));
  expect(await db.$count(newsletterDeliveries)).toBe(count - 1);
});

/** Live channels on a listening server: joining and receiving, on one instance and on two. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { channel } from '@platform/contract/channel';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { kernelEnvironment } from '../env.ts';
import { type Kernel, openKernel } from '../kernel.ts';
import { openLog } from '../log.ts';
import type { Caller } from '../portal.ts';
import { createTestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { openTestPage, type TestPage, type TestPageOptions } from '../testing/live.ts';
import { joins } from './live.rules.ts';

const params = z.object({ id: z.string().max(20) });
const events = { remaining: z.object({ left: z.int(), note: z.string().optional() }) };
const open = channel({ name: 'open', summary: '', params, access: 'anyone', events });
const members = channel({ name: 'members', summary: '', params, access: 'member', events });
const staff = channel({ name: 'staff', summary: '', params, access: ['admin'], events });
const secret = channel({ name: 'secret', summary: '', params, access: 'anyone', events });
const paced = channel({ name: 'paced', summary: '', params, access: 'anyone', events, throttle: 200 });
const broken = channel({ name: 'broken', summary: '', params, access: 'anyone', events });
const unopened = channel({ name: 'unopened', summary: '', params, access: 'anyone', events });

const sessions = new Map<string, Caller>([
  ['lin', { id: 'lin', role: 'user', sessionId: 's-lin' }],
  ['gu', { id: 'gu', role: 'admin', sessionId: 's-gu' }],
]);
const lines: string[] = [];
const pages: TestPage[] = [];

interface Instance {
  kernel: Kernel;
  origin: string;
  page(options?: TestPageOptions): Promise<TestPage>;
}

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let first: Instance;
let second: Instance;

async function openInstance(databaseUrl = database.url): Promise<Instance> {
  const kernel = await openKernel({
    env: kernelEnvironment.parse({
      NODE_ENV: 'test',
      JOBS: 'false',
      APP_SECRET: 'x'.repeat(32),
      RATE_LIMIT_PER_MINUTE: '100000',
    }),
    databaseUrl,
    log: openLog('warn', { write: (line) => void lines.push(line) }),
    mail: { send: async () => {} },
  });
  const { portal } = kernel;
  portal.authenticateWith(
    async ({ authorization = '' }) => sessions.get(authorization.replace('Bearer ', '')) ?? null,
    async (ids) => [...sessions.values()].filter(({ sessionId }) => ids.includes(sessionId)),
  );
  portal.live.open(open);
  portal.live.open(members);
  portal.live.open(staff);
  portal.live.open(paced);
  portal.live.open(secret, { mayJoin: async ({ params: { id }, caller }) => caller?.id === id });
  portal.live.open(broken, { mayJoin: () => Promise.reject(new Error('no answer')) });
  await kernel.start();
  const origin = await portal.http.listen({ host: '127.0.0.1', port: 0 });
  return {
    kernel,
    origin,
    async page(options) {
      const page = await openTestPage(origin, options);
      pages.push(page);
      return page;
    },
  };
}

/** Until what one instance says is heard by the pages of the other. */
async function untilTogether(from: Instance, page: TestPage): Promise<void> {
  await eventually(() => {
    from.kernel.portal.live.send(open, { id: 'together' }, 'remaining', { left: 0 });
    expect(page.heard.length).toBeGreaterThan(0);
  }, 100);
}

beforeAll(async () => {
  database = await createTestDatabase();
  first = await openInstance();
  second = await openInstance();
});
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});
afterAll(async () => {
  await first.kernel.stop();
  await second.kernel.stop();
  await database.drop();
});

const refused = (code: string) => expect.objectContaining({ ok: false, code });

describe.each(['websocket', 'polling'] as const)('a page by %s', (transport) => {
  it('hears what is said in its room, and nothing else', async () => {
    const page = await first.page({ transport });
    expect(await page.join(open, { id: 'a' })).toEqual({ ok: true });
    const { live } = first.kernel.portal;
    live.send(open, { id: 'b' }, 'remaining', { left: 9 });
    live.send(members, { id: 'a' }, 'remaining', { left: 9 });
    live.send(open, { id: 'a' }, 'remaining', { left: 2 });
    live.send(open, { id: 'a' }, 'remaining', { left: 1 });
    await eventually(() => expect(page.heard).toHaveLength(2));
    expect(page.heard).toEqual([
      ['open?id=a', 'remaining', { left: 2 }],
      ['open?id=a', 'remaining', { left: 1 }],
    ]);
  });

  it('hears nothing more after it has left', async () => {
    const page = await first.page({ transport });
    await page.join(open, { id: 'a' });
    await page.join(open, { id: 'b' });
    page.leave(open, { id: 'a' });
    // What is asked in order is answered in order.
    await page.join(open, { id: 'c' });
    first.kernel.portal.live.send(open, { id: 'a' }, 'remaining', { left: 1 });
    first.kernel.portal.live.send(open, { id: 'b' }, 'remaining', { left: 2 });
    await eventually(() => expect(page.heard).toEqual([['open?id=b', 'remaining', { left: 2 }]]));
  });

  it('is let into what its caller may hear', async () => {
    const page = await first.page({ transport, token: 'gu' });
    expect(await page.join(members, { id: 'a' })).toEqual({ ok: true });
    expect(await page.join(staff, { id: 'a' })).toEqual({ ok: true });
    expect(await page.join(secret, { id: 'gu' })).toEqual({ ok: true });
    first.kernel.portal.live.send(secret, { id: 'gu' }, 'remaining', { left: 3 });
    await eventually(() => expect(page.heard).toEqual([['secret?id=gu', 'remaining', { left: 3 }]]));
  });

  it('asks no more than 4 KB at once', async () => {
    const page = await first.page({ transport });
    const gone = new Promise((resolve) => page.socket.once('disconnect', resolve));
    page.socket.emit('leave', { channel: 'open', params: { id: 'x'.repeat(5000) } });
    await gone;
  });
});

describe('a page is refused', () => {
  it.each([
    ['UNAUTHENTICATED', 'nobody', undefined, members, { id: 'a' }],
    ['UNAUTHENTICATED', 'a forged token', 'lin.forged', members, { id: 'a' }],
    ['FORBIDDEN', 'another role', 'lin', staff, { id: 'a' }],
    ['NOT_FOUND', "somebody else's room", 'lin', secret, { id: 'gu' }],
    ['NOT_FOUND', 'a room that nobody has', 'lin', secret, { id: 'nobody' }],
    ['NOT_FOUND', 'a channel that there is not', 'lin', unopened, { id: 'a' }],
    ['VALIDATION_FAILED', 'parameters too long', undefined, open, { id: 'x'.repeat(21) }],
    ['VALIDATION_FAILED', 'parameters of another kind', undefined, open, { id: ['a'] } as never],
    ['VALIDATION_FAILED', 'no parameters', undefined, open, undefined as never],
    ['INTERNAL', 'a room about which nothing can be asked', undefined, broken, { id: 'a' }],
  ])('%s: %s', async (code, _case, token, asked, given) => {
    const page = await first.page({ token });
    expect(await page.join(asked, given)).toEqual(refused(code));
    expect(await page.join(open, { id: 'after' })).toEqual({ ok: true });
    const { live } = first.kernel.portal;
    live.send(asked, given, 'remaining', { left: 1 });
    live.send(open, { id: 'after' }, 'remaining', { left: 2 });
    await eventually(() => expect(page.heard).toEqual([['open?id=after', 'remaining', { left: 2 }]]));
  });

  it('in the same words, whether a private room exists or not', async () => {
    const page = await first.page({ token: 'lin' });
    expect(await page.join(secret, { id: 'gu' })).toEqual(await page.join(secret, { id: 'none' }));
  });

  it('when it was let in before, and may no longer', async () => {
    sessions.set('su', { id: 'su', role: 'user', sessionId: 's-su' });
    const page = await first.page({ token: 'su' });
    expect(await page.join(members, { id: 'a' })).toEqual({ ok: true });
    sessions.delete('su');
    expect(await page.join(members, { id: 'a' })).toEqual(refused('UNAUTHENTICATED'));
    await page.join(open, { id: 'a' });
    first.kernel.portal.live.send(members, { id: 'a' }, 'remaining', { left: 1 });
    first.kernel.portal.live.send(open, { id: 'a' }, 'remaining', { left: 2 });
    await eventually(() => expect(page.heard).toEqual([['open?id=a', 'remaining', { left: 2 }]]));
  });

  it.each([[undefined], [null], [7], ['open'], [{ channel: 7 }], [{ channel: '__proto__', params: {} }]])(
    'asking for %j',
    async (request) => {
      const page = await first.page();
      expect(await page.ask('join', request)).toEqual(refused('NOT_FOUND'));
      page.tell('leave', request);
      expect(await page.join(open, { id: 'a' })).toEqual({ ok: true });
    },
  );

  it('without harm when it wants no answer, or wants it in a strange place', async () => {
    const page = await first.page();
    page.tell('join', { channel: 'unopened', params: {} }, 'no function');
    page.tell('unknown', {});
    expect(await page.join(open, { id: 'a' })).toEqual({ ok: true });
  });
});

describe('limits', () => {
  it('lets a page into 20 rooms, and again into one of them, but no further', async () => {
    const page = await first.page();
    const rooms = Array.from({ length: 20 }, (_, index) => ({ id: String(index) }));
    const answers = await Promise.all(rooms.map((room) => page.join(open, room)));
    expect(answers).toEqual(rooms.map(() => ({ ok: true })));
    await eventually(
      async () => expect(await page.join(open, { id: '20' })).toEqual(refused('BAD_REQUEST')),
      200,
    );
    page.leave(open, { id: '0' });
    await eventually(async () => expect(await page.join(open, { id: '20' })).toEqual({ ok: true }), 200);
  });

  it('slows down whoever joins without end', async () => {
    const page = await first.page();
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: 60 }, () => page.join(open, { id: 'a' })));
    const seconds = (performance.now() - begun) / 1000;
    const admitted = answers.filter(({ ok }) => ok).length;
    expect(admitted).toBeGreaterThanOrEqual(joins.burst);
    expect(admitted).toBeLessThanOrEqual(joins.burst + joins.perSecond * seconds);
    for (const answer of answers) if (!answer.ok) expect(answer).toEqual(refused('TOO_MANY_REQUESTS'));
  });

  it('cuts off whoever floods', async () => {
    const page = await first.page();
    const reason = new Promise((resolve) => page.socket.once('disconnect', resolve));
    for (let sent = 0; sent < 200; sent++) page.leave(open, { id: 'a' });
    expect(await reason).toBe('io server disconnect');
  });

  it('takes 100 connections from one network', async () => {
    const alone = await openInstance();
    const crowd = await Promise.all(Array.from({ length: 100 }, () => alone.page()));
    await expect(alone.page()).rejects.toThrow();
    await expect(alone.page({ transport: 'polling' })).rejects.toThrow();
    crowd[0]?.close();
    await eventually(() => alone.page(), 100);
    await alone.kernel.stop();
  });

  it('takes connections of its own pages only', async () => {
    const host = new URL(first.origin).host;
    for (const transport of ['websocket', 'polling'] as const) {
      await expect(first.page({ transport, headers: { origin: 'https://evil.example' } })).rejects.toThrow();
      await first.page({ transport, headers: { origin: `http://${host}` } });
      await first.page({ transport, headers: { origin: 'http://localhost:3000' } });
    }
  });
});

describe('what is said', () => {
  it('is not sent when it is not what the contract says', async () => {
    const page = await first.page();
    await page.join(open, { id: 'a' });
    lines.length = 0;
    const { live } = first.kernel.portal;
    live.send(open, { id: 'a' }, 'remaining', { left: 0.5 });
    live.send(unopened, { id: 'a' }, 'remaining', { left: 1 });
    live.send(open, { id: 'a' }, 'remaining', { left: 1, more: 'than declared' } as never);
    await eventually(() => expect(page.heard).toEqual([['open?id=a', 'remaining', { left: 1 }]]));
    expect(lines.filter((line) => line.includes('a message was not sent'))).toHaveLength(2);
  });

  it('is the first and the last word, where the channel is paced', async () => {
    const page = await first.page();
    await page.join(paced, { id: 'a' });
    for (let left = 100; left >= 0; left--) {
      first.kernel.portal.live.send(paced, { id: 'a' }, 'remaining', { left });
    }
    await eventually(() => expect(page.heard).toHaveLength(2));
    expect(page.heard.map(([, , data]) => data)).toEqual([{ left: 100 }, { left: 0 }]);
  });

  it('is counted', async () => {
    await first.page();
    const { payload } = await first.kernel.portal.http.inject('/metrics');
    expect(payload).toMatch(/^live_messages_total\{channel="paced",event="remaining"\} 2$/m);
    expect(payload).toMatch(/^live_sockets [1-9]/m);
  });

  it('names a channel once', () => {
    expect(() => first.kernel.portal.live.open(open)).toThrow('two channels named open');
  });
});

describe('two instances', () => {
  it('hear each other, in order, the long messages too', async () => {
    const page = await second.page();
    await page.join(open, { id: 'together' });
    await untilTogether(first, page);
    await page.join(open, { id: 'both' });
    const heard = () => page.heard.filter(([room]) => room === 'open?id=both').map(([, , data]) => data);
    const said = Array.from({ length: 50 }, (_, left) => ({ left }));
    for (const each of said) first.kernel.portal.live.send(open, { id: 'both' }, 'remaining', each);
    await eventually(() => expect(heard()).toEqual(said));
    const long = { left: 50, note: '长'.repeat(5000) };
    first.kernel.portal.live.send(open, { id: 'both' }, 'remaining', long);
    await eventually(() => expect(heard().at(-1)).toEqual(long));
  });

  it('find each other again when their connections break, and tell the pages of the gap', async () => {
    const page = await second.page();
    await page.join(open, { id: 'together' });
    let gaps = 0;
    page.socket.on('gap', () => {
      gaps += 1;
    });
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    for (let round = 1; round <= 3; round++) {
      const cut = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'zhongzhou-live'`,
      );
      expect(cut.rowCount).toBeGreaterThanOrEqual(2);
      await eventually(() => expect(gaps).toBe(round));
      page.heard.length = 0;
      await untilTogether(first, page);
    }
    await client.end();
  }, 60_000);
});

describe('sessions', () => {
  it('are looked at every minute: whose is over, or has another role, is disconnected', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const alone = await openInstance();
    for (const name of ['over', 'promoted', 'lasting']) {
      sessions.set(name, { id: name, role: 'user', sessionId: `s-${name}` });
    }
    const guests = await Promise.all(
      [undefined, 'over', 'promoted', 'lasting'].map((token) => alone.page({ token })),
    );
    for (const guest of guests) await guest.join(open, { id: 'a' });
    for (const guest of guests.slice(1)) await guest.join(members, { id: 'a' });
    sessions.delete('over');
    sessions.set('promoted', { id: 'promoted', role: 'editor', sessionId: 's-promoted' });
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await eventually(() =>
      expect(guests.map(({ socket }) => socket.connected)).toEqual([true, false, false, true]),
    );
    await alone.kernel.stop();
  });
});

describe('stopping', () => {
  it('ends all connections and frees what was open', async () => {
    const own = await createTestDatabase();
    const alone = await openInstance(own.url);
    const guests = await Promise.all([alone.page(), alone.page({ transport: 'polling' })]);
    for (const guest of guests) await guest.join(open, { id: 'a' });
    const begun = performance.now();
    await alone.kernel.stop();
    expect(performance.now() - begun).toBeLessThan(5000);
    await eventually(() => expect(guests.map(({ socket }) => socket.connected)).toEqual([false, false]));
    const client = new pg.Client({ connectionString: own.url });
    await client.connect();
    // The server's processes end a moment after their connections.
    const noneLeft = async () => {
      const left = await client.query(
        'select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      expect(left.rows).toEqual([{ count: 0 }]);
    };
    await eventually(noneLeft);
    await client.end();
    await own.drop();
  });

  it('waits for nobody who is gone without a word', async () => {
    const alone = await openInstance();
    const { hostname, port } = new URL(alone.origin);
    const silent = connect(Number(port), hostname);
    silent.write(
      `GET /api/live/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\n` +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const [answer] = await once(silent, 'data');
    expect(String(answer)).toContain('101 Switching Protocols');
    const begun = performance.now();
    await alone.kernel.stop();
    expect(performance.now() - begun).toBeLessThan(5000);
    silent.destroy();
  });

  it('says what still waits to the other instances', async () => {
    const alone = await openInstance();
    const page = await second.page();
    await page.join(open, { id: 'together' });
    await untilTogether(alone, page);
    await page.join(paced, { id: 'last' });
    page.heard.length = 0;
    alone.kernel.portal.live.send(paced, { id: 'last' }, 'remaining', { left: 1 });
    alone.kernel.portal.live.send(paced, { id: 'last' }, 'remaining', { left: 0 });
    await alone.kernel.stop();
    await eventually(() => expect(page.heard.at(-1)).toEqual(['paced?id=last', 'remaining', { left: 0 }]));
  });

  it('is quick where nobody listened, and costs nothing', async () => {
    const kernel = await openKernel({
      env: kernelEnvironment.parse({ NODE_ENV: 'test', JOBS: 'false', APP_SECRET: 'x'.repeat(32) }),
      databaseUrl: database.url,
      log: openLog('silent'),
    });
    kernel.portal.live.open(open);
    await kernel.start();
    kernel.portal.live.send(open, { id: 'a' }, 'remaining', { left: 1 });
    const { statusCode } = await kernel.portal.http.inject('/api/live/?EIO=4&transport=polling');
    expect(statusCode).toBe(503);
    await kernel.stop();
  });
});

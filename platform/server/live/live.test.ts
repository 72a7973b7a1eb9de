/** Live channels on a listening server: joining and receiving, on one instance and on two. */

import { once } from 'node:events';
import { connect } from 'node:net';
import { channel } from '@platform/contract/channel';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Kernel } from '../kernel.ts';
import { openLog } from '../log.ts';
import type { Caller } from '../portal.ts';
import { createTestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { openTestKernel } from '../testing/kernel.ts';
import { openTestPage, type TestPage, type TestPageOptions } from '../testing/live.ts';
import { joins } from './live.rules.ts';

const params = z.object({ id: z.string().max(20) });
const events = { remaining: z.object({ left: z.int(), note: z.string().optional() }) };
const open = channel({ name: 'open', summary: '', params, access: 'anyone', events });
const members = channel({ name: 'members', summary: '', params, access: 'member', events });
const staff = channel({ name: 'staff', summary: '', params, access: ['admin'], events });
const secret = channel({ name: 'secret', summary: '', params, access: 'anyone', events });
const throttled = channel({
  name: 'throttled',
  summary: '',
  params,
  access: 'anyone',
  events,
  throttle: 200,
});
const failing = channel({ name: 'failing', summary: '', params, access: 'anyone', events });
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
  const kernel = await openTestKernel(databaseUrl, {
    env: { RATE_LIMIT_PER_MINUTE: '100000' },
    log: openLog('warn', { write: (line) => void lines.push(line) }),
  });
  const { portal } = kernel;
  portal.authenticateWith(
    async ({ authorization = '' }) => sessions.get(authorization.replace('Bearer ', '')) ?? null,
    async (ids) => [...sessions.values()].filter(({ sessionId }) => ids.includes(sessionId)),
  );
  portal.live.open(open);
  portal.live.open(members);
  portal.live.open(staff);
  portal.live.open(throttled);
  portal.live.open(secret, { mayJoin: async ({ params: { id }, caller }) => caller?.id === id });
  portal.live.open(failing, { mayJoin: () => Promise.reject(new Error('no answer')) });
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

/** Waits until a page of one instance receives messages of the other. */
async function waitForSync(from: Instance, page: TestPage): Promise<void> {
  await eventually(() => {
    from.kernel.portal.live.send(open, { id: 'sync' }, 'remaining', { left: 0 });
    expect(page.messages.length).toBeGreaterThan(0);
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
  it('receives only the messages of its room', async () => {
    const page = await first.page({ transport });
    expect(await page.join(open, { id: 'a' })).toEqual({ ok: true });
    const { live } = first.kernel.portal;
    live.send(open, { id: 'b' }, 'remaining', { left: 9 });
    live.send(members, { id: 'a' }, 'remaining', { left: 9 });
    live.send(open, { id: 'a' }, 'remaining', { left: 2 });
    live.send(open, { id: 'a' }, 'remaining', { left: 1 });
    await eventually(() => expect(page.messages).toHaveLength(2));
    expect(page.messages).toEqual([
      ['open?id=a', 'remaining', { left: 2 }],
      ['open?id=a', 'remaining', { left: 1 }],
    ]);
  });

  it('receives nothing after it has left', async () => {
    const page = await first.page({ transport });
    await page.join(open, { id: 'a' });
    await page.join(open, { id: 'b' });
    page.leave(open, { id: 'a' });
    // Requests are answered in order.
    await page.join(open, { id: 'c' });
    first.kernel.portal.live.send(open, { id: 'a' }, 'remaining', { left: 1 });
    first.kernel.portal.live.send(open, { id: 'b' }, 'remaining', { left: 2 });
    await eventually(() => expect(page.messages).toEqual([['open?id=b', 'remaining', { left: 2 }]]));
  });

  it('joins the rooms that its caller may join', async () => {
    const page = await first.page({ transport, token: 'gu' });
    expect(await page.join(members, { id: 'a' })).toEqual({ ok: true });
    expect(await page.join(staff, { id: 'a' })).toEqual({ ok: true });
    expect(await page.join(secret, { id: 'gu' })).toEqual({ ok: true });
    first.kernel.portal.live.send(secret, { id: 'gu' }, 'remaining', { left: 3 });
    await eventually(() => expect(page.messages).toEqual([['secret?id=gu', 'remaining', { left: 3 }]]));
  });

  it('is disconnected by a message of more than 4 KB', async () => {
    const page = await first.page({ transport });
    const disconnected = new Promise((resolve) => page.socket.once('disconnect', resolve));
    page.socket.emit('leave', { channel: 'open', params: { id: 'x'.repeat(5000) } });
    await disconnected;
  });
});

describe('a page is refused', () => {
  it.each([
    ['UNAUTHENTICATED', 'without a token', undefined, members, { id: 'a' }],
    ['UNAUTHENTICATED', 'a forged token', 'lin.forged', members, { id: 'a' }],
    ['FORBIDDEN', 'another role', 'lin', staff, { id: 'a' }],
    ['NOT_FOUND', "another member's room", 'lin', secret, { id: 'gu' }],
    ['NOT_FOUND', 'a room that does not exist', 'lin', secret, { id: 'nobody' }],
    ['NOT_FOUND', 'a channel that does not exist', 'lin', unopened, { id: 'a' }],
    ['VALIDATION_FAILED', 'parameters too long', undefined, open, { id: 'x'.repeat(21) }],
    ['VALIDATION_FAILED', 'parameters of another kind', undefined, open, { id: ['a'] } as never],
    ['VALIDATION_FAILED', 'no parameters', undefined, open, undefined as never],
    ['INTERNAL', 'a room whose check fails', undefined, failing, { id: 'a' }],
  ])('%s: %s', async (code, _case, token, target, roomParams) => {
    const page = await first.page({ token });
    expect(await page.join(target, roomParams)).toEqual(refused(code));
    expect(await page.join(open, { id: 'after' })).toEqual({ ok: true });
    const { live } = first.kernel.portal;
    live.send(target, roomParams, 'remaining', { left: 1 });
    live.send(open, { id: 'after' }, 'remaining', { left: 2 });
    await eventually(() => expect(page.messages).toEqual([['open?id=after', 'remaining', { left: 2 }]]));
  });

  it('with the same answer for private rooms and missing rooms', async () => {
    const page = await first.page({ token: 'lin' });
    expect(await page.join(secret, { id: 'gu' })).toEqual(await page.join(secret, { id: 'none' }));
  });

  it('when it has joined before and may no longer', async () => {
    sessions.set('su', { id: 'su', role: 'user', sessionId: 's-su' });
    const page = await first.page({ token: 'su' });
    expect(await page.join(members, { id: 'a' })).toEqual({ ok: true });
    sessions.delete('su');
    expect(await page.join(members, { id: 'a' })).toEqual(refused('UNAUTHENTICATED'));
    await page.join(open, { id: 'a' });
    first.kernel.portal.live.send(members, { id: 'a' }, 'remaining', { left: 1 });
    first.kernel.portal.live.send(open, { id: 'a' }, 'remaining', { left: 2 });
    await eventually(() => expect(page.messages).toEqual([['open?id=a', 'remaining', { left: 2 }]]));
  });

  it.each([[undefined], [null], [7], ['open'], [{ channel: 7 }], [{ channel: '__proto__', params: {} }]])(
    'for the request %j',
    async (request) => {
      const page = await first.page();
      expect(await page.emitWithAck('join', request)).toEqual(refused('NOT_FOUND'));
      page.emit('leave', request);
      expect(await page.join(open, { id: 'a' })).toEqual({ ok: true });
    },
  );

  it('without an error when a join has no acknowledgement or an invalid one', async () => {
    const page = await first.page();
    page.emit('join', { channel: 'unopened', params: {} }, 'no function');
    page.emit('unknown', {});
    expect(await page.join(open, { id: 'a' })).toEqual({ ok: true });
  });
});

describe('limits', () => {
  it('lets a page join 20 rooms and another one after it has left one', async () => {
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

  it('limits the rate of joins', async () => {
    const page = await first.page();
    const startTime = performance.now();
    const answers = await Promise.all(Array.from({ length: 60 }, () => page.join(open, { id: 'a' })));
    const seconds = (performance.now() - startTime) / 1000;
    const admitted = answers.filter(({ ok }) => ok).length;
    expect(admitted).toBeGreaterThanOrEqual(joins.burst);
    expect(admitted).toBeLessThanOrEqual(joins.burst + joins.perSecond * seconds);
    for (const answer of answers) if (!answer.ok) expect(answer).toEqual(refused('TOO_MANY_REQUESTS'));
  });

  it('disconnects a page that sends too many messages', async () => {
    const page = await first.page();
    const reason = new Promise((resolve) => page.socket.once('disconnect', resolve));
    for (let sent = 0; sent < 200; sent++) page.leave(open, { id: 'a' });
    expect(await reason).toBe('io server disconnect');
  });

  it('accepts 100 connections from one network', async () => {
    const instance = await openInstance();
    const connected = await Promise.all(Array.from({ length: 100 }, () => instance.page()));
    await expect(instance.page()).rejects.toThrow();
    await expect(instance.page({ transport: 'polling' })).rejects.toThrow();
    connected[0]?.close();
    await eventually(() => instance.page());
    await instance.kernel.stop();
  });

  it('accepts connections of its own pages only', async () => {
    const host = new URL(first.origin).host;
    for (const transport of ['websocket', 'polling'] as const) {
      await expect(first.page({ transport, headers: { origin: 'https://evil.example' } })).rejects.toThrow();
      await first.page({ transport, headers: { origin: `http://${host}` } });
      await first.page({ transport, headers: { origin: 'http://localhost:3000' } });
    }
  });
});

describe('a message', () => {
  it('is not sent if it does not match the contract', async () => {
    const page = await first.page();
    await page.join(open, { id: 'a' });
    lines.length = 0;
    const { live } = first.kernel.portal;
    live.send(open, { id: 'a' }, 'remaining', { left: 0.5 });
    live.send(unopened, { id: 'a' }, 'remaining', { left: 1 });
    live.send(open, { id: 'a' }, 'remaining', { left: 1, more: 'than declared' } as never);
    await eventually(() => expect(page.messages).toEqual([['open?id=a', 'remaining', { left: 1 }]]));
    expect(lines.filter((line) => line.includes('a message was not sent'))).toHaveLength(2);
  });

  it('is the first or the latest of an interval in a throttled channel', async () => {
    const page = await first.page();
    await page.join(throttled, { id: 'a' });
    for (let left = 100; left >= 0; left--) {
      first.kernel.portal.live.send(throttled, { id: 'a' }, 'remaining', { left });
    }
    await eventually(() => expect(page.messages).toHaveLength(2));
    expect(page.messages.map(([, , data]) => data)).toEqual([{ left: 100 }, { left: 0 }]);
  });

  it('is counted', async () => {
    await first.page();
    const { payload } = await first.kernel.portal.http.inject('/metrics');
    expect(payload).toMatch(/^live_messages_total\{channel="throttled",event="remaining"\} 2$/m);
    expect(payload).toMatch(/^live_sockets [1-9]/m);
  });

  it('rejects a second channel of the same name', () => {
    expect(() => first.kernel.portal.live.open(open)).toThrow('two channels named open');
  });
});

describe('two instances', () => {
  it('exchange messages in order, including long ones', async () => {
    const page = await second.page();
    await page.join(open, { id: 'sync' });
    await waitForSync(first, page);
    await page.join(open, { id: 'both' });
    const received = () =>
      page.messages.filter(([room]) => room === 'open?id=both').map(([, , data]) => data);
    const messages = Array.from({ length: 50 }, (_, left) => ({ left }));
    for (const each of messages) first.kernel.portal.live.send(open, { id: 'both' }, 'remaining', each);
    await eventually(() => expect(received()).toEqual(messages));
    const long = { left: 50, note: '长'.repeat(5000) };
    first.kernel.portal.live.send(open, { id: 'both' }, 'remaining', long);
    await eventually(() => expect(received().at(-1)).toEqual(long));
  });

  it('reconnect when their connections break, and send the pages a gap', async () => {
    const page = await second.page();
    await page.join(open, { id: 'sync' });
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
      page.messages.length = 0;
      await waitForSync(first, page);
    }
    await client.end();
  }, 60_000);
});

describe('sessions', () => {
  it('are checked every minute: pages of ended sessions and changed roles are disconnected', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const instance = await openInstance();
    for (const name of ['over', 'promoted', 'lasting']) {
      sessions.set(name, { id: name, role: 'user', sessionId: `s-${name}` });
    }
    const pages = await Promise.all(
      [undefined, 'over', 'promoted', 'lasting'].map((token) => instance.page({ token })),
    );
    for (const page of pages) await page.join(open, { id: 'a' });
    for (const page of pages.slice(1)) await page.join(members, { id: 'a' });
    sessions.delete('over');
    sessions.set('promoted', { id: 'promoted', role: 'editor', sessionId: 's-promoted' });
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await eventually(() =>
      expect(pages.map(({ socket }) => socket.connected)).toEqual([true, false, false, true]),
    );
    await instance.kernel.stop();
  });
});

/** Milliseconds after which a client that is gone would be noticed: stopping must not wait for it. */
const pingTimeout = 20_000;

describe('stopping', () => {
  it('ends all connections and closes those of the database', async () => {
    const own = await createTestDatabase();
    const instance = await openInstance(own.url);
    const pages = await Promise.all([instance.page(), instance.page({ transport: 'polling' })]);
    for (const page of pages) await page.join(open, { id: 'a' });
    const startTime = performance.now();
    await instance.kernel.stop();
    expect(performance.now() - startTime).toBeLessThan(pingTimeout);
    await eventually(() => expect(pages.map(({ socket }) => socket.connected)).toEqual([false, false]));
    const client = new pg.Client({ connectionString: own.url });
    await client.connect();
    // The server's processes end shortly after their connections.
    const expectNoConnections = async () => {
      const result = await client.query(
        'select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      expect(result.rows).toEqual([{ count: 0 }]);
    };
    await eventually(expectNoConnections);
    await client.end();
    await own.drop();
  });

  it('does not wait for clients that do not close', async () => {
    const instance = await openInstance();
    const { hostname, port } = new URL(instance.origin);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET /api/live/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\n` +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('101 Switching Protocols');
    const startTime = performance.now();
    await instance.kernel.stop();
    expect(performance.now() - startTime).toBeLessThan(pingTimeout);
    socket.destroy();
  });

  it('sends waiting messages to the other instances', async () => {
    const instance = await openInstance();
    const page = await second.page();
    await page.join(open, { id: 'sync' });
    await waitForSync(instance, page);
    await page.join(throttled, { id: 'last' });
    page.messages.length = 0;
    instance.kernel.portal.live.send(throttled, { id: 'last' }, 'remaining', { left: 1 });
    instance.kernel.portal.live.send(throttled, { id: 'last' }, 'remaining', { left: 0 });
    await instance.kernel.stop();
    await eventually(() =>
      expect(page.messages.at(-1)).toEqual(['throttled?id=last', 'remaining', { left: 0 }]),
    );
  });

  it('works without any connection', async () => {
    const kernel = await openTestKernel(database.url);
    kernel.portal.live.open(open);
    await kernel.start();
    kernel.portal.live.send(open, { id: 'a' }, 'remaining', { left: 1 });
    const { statusCode } = await kernel.portal.http.inject('/api/live/?EIO=4&transport=polling');
    expect(statusCode).toBe(503);
    await kernel.stop();
  });
});

/** The page's connection against a server that listens: rooms, interruptions, logins and logouts. */
import { channel, livePath } from '@platform/contract/channel';
import { kernelEnvironment } from '@platform/server/env';
import { type Kernel, openKernel } from '@platform/server/kernel';
import { openLog } from '@platform/server/log';
import { createTestDatabase } from '@platform/server/testing/database';
import { eventually } from '@platform/server/testing/eventually';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useSession } from '../session/session.ts';
import { LiveConnection, type LiveSocket } from './connection.ts';

const params = z.object({ id: z.string() });
const events = { remaining: z.object({ left: z.int() }) };
const open = channel({ name: 'open', summary: '', params, access: 'anyone', events });
const members = channel({ name: 'members', summary: '', params, access: 'member', events });
const moody = channel({ name: 'moody', summary: '', params, access: 'anyone', events });

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let kernel: Kernel;
let port = 0;
let moods: boolean[] = [];
const sockets: LiveSocket[] = [];

async function start(): Promise<void> {
  kernel = await openKernel({
    env: kernelEnvironment.parse({
      NODE_ENV: 'test',
      JOBS: 'false',
      APP_SECRET: 'x'.repeat(32),
      RATE_LIMIT_PER_MINUTE: '100000',
    }),
    databaseUrl: database.url,
    log: openLog('silent'),
    mail: { send: async () => {} },
  });
  const { portal } = kernel;
  portal.authenticateWith(
    async ({ authorization }) =>
      authorization === 'Bearer lin' ? { id: 'lin', role: 'user', sessionId: 's-lin' } : null,
    async () => [],
  );
  portal.live.open(open);
  portal.live.open(members);
  portal.live.open(moody, {
    mayJoin: async () => {
      if (moods.shift() === false) throw new Error('not now');
      return true;
    },
  });
  await kernel.start();
  await portal.http.listen({ host: '127.0.0.1', port });
  ({ port } = portal.http.server.address() as { port: number });
}

/** A page of its own. */
function openPage() {
  const loaded = vi.fn(async () => {
    const socket: LiveSocket = io(`http://127.0.0.1:${port}`, {
      path: livePath,
      forceNew: true,
      transports: ['websocket'],
      autoConnect: false,
      reconnectionDelay: 100,
      reconnectionDelayMax: 200,
      auth: (pass) => pass({ token: useSession.getState().token ?? undefined }),
    });
    sockets.push(socket);
    return socket;
  });
  const page = new LiveConnection(loaded);
  /** Listens and notes what happens. */
  const listen = (declared: typeof open | typeof members | typeof moody, id: string) => {
    const noted: { heard: unknown[]; gaps: number; stop(): void } = { heard: [], gaps: 0, stop: () => {} };
    noted.stop = page.listen(
      declared,
      { id },
      {
        onMessage: (event, data) => noted.heard.push([event, data]),
        onGap: () => {
          noted.gaps += 1;
        },
      },
    );
    return noted;
  };
  return { listen, loaded, socket: async () => (await loaded.mock.results[0]?.value) as LiveSocket };
}

const say = (declared: typeof open | typeof members | typeof moody, id: string, left: number) =>
  kernel.portal.live.send(declared, { id }, 'remaining', { left });
const heard = (...lefts: number[]) => lefts.map((left) => ['remaining', { left }]);

beforeAll(async () => {
  database = await createTestDatabase();
  await start();
});
beforeEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
  useSession.setState({ token: null });
  moods = [];
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await kernel.stop();
  await database.drop();
});

describe('listening', () => {
  it('says once that something may have been missed, and then hears everything of its room', async () => {
    const { listen } = openPage();
    const [a, b] = [listen(open, 'a'), listen(open, 'b')];
    await eventually(() => expect([a.gaps, b.gaps]).toEqual([1, 1]));
    say(open, 'a', 2);
    say(open, 'b', 7);
    say(open, 'a', 1);
    await eventually(() => expect(a.heard).toEqual(heard(2, 1)));
    expect(b.heard).toEqual(heard(7));
    expect([a.gaps, b.gaps]).toEqual([1, 1]);
  });

  it('shares a connection, and a room until its last listener leaves', async () => {
    const { listen, loaded, socket } = openPage();
    const one = listen(open, 'a');
    await eventually(() => expect(one.gaps).toBe(1));
    const other = listen(open, 'a');
    await eventually(() => expect(other.gaps).toBe(1));
    one.stop();
    one.stop();
    say(open, 'a', 1);
    await eventually(() => expect(other.heard).toEqual(heard(1)));
    expect(one.heard).toEqual([]);
    expect(loaded).toHaveBeenCalledTimes(1);
    const left = vi.fn();
    (await socket()).onAnyOutgoing(left);
    other.stop();
    await eventually(() =>
      expect(left).toHaveBeenCalledWith('leave', { channel: 'open', params: { id: 'a' } }),
    );
  });

  it('closes what nobody uses, and opens it again', async () => {
    const { listen, socket } = openPage();
    const before = listen(open, 'a');
    await eventually(() => expect(before.gaps).toBe(1));
    before.stop();
    expect((await socket()).connected).toBe(true);
    await eventually(async () => expect((await socket()).connected).toBe(false));
    const after = listen(open, 'a');
    await eventually(() => expect(after.gaps).toBe(1));
    say(open, 'a', 1);
    await eventually(() => expect(after.heard).toEqual(heard(1)));
    expect(before.heard).toEqual([]);
  });

  it('keeps the connection for the next page', async () => {
    const { listen, socket } = openPage();
    const before = listen(open, 'a');
    await eventually(() => expect(before.gaps).toBe(1));
    const gone = vi.fn();
    (await socket()).on('disconnect', gone);
    before.stop();
    const after = listen(open, 'b');
    await eventually(() => expect(after.gaps).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(gone).not.toHaveBeenCalled();
  });

  it('opens nothing for who left before it was loaded', async () => {
    const { listen, socket } = openPage();
    listen(open, 'a').stop();
    expect((await socket()).active).toBe(false);
  });

  it('tries to load again when it could not', async () => {
    const { listen, loaded } = openPage();
    loaded.mockRejectedValueOnce(new Error('no such file'));
    const early = listen(open, 'a');
    await eventually(() => expect(loaded).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve));
    const late = listen(open, 'b');
    await eventually(() => expect([early.gaps, late.gaps]).toEqual([1, 1]));
  });

  it('asks again for a room that could not be asked for', async () => {
    moods = [false];
    const { listen } = openPage();
    const noted = listen(moody, 'a');
    await eventually(() => expect(noted.gaps).toBe(1));
    expect(moods).toEqual([]);
  });
});

describe('interruptions', () => {
  it('comes back when the server does, and says that something may have been missed', async () => {
    const { listen } = openPage();
    const noted = listen(open, 'a');
    await eventually(() => expect(noted.gaps).toBe(1));
    await kernel.stop();
    await start();
    await eventually(() => expect(noted.gaps).toBe(2));
    say(open, 'a', 1);
    await eventually(() => expect(noted.heard).toEqual(heard(1)));
  });

  it('comes back when the server has ended it', async () => {
    const { listen, socket } = openPage();
    const noted = listen(open, 'a');
    await eventually(() => expect(noted.gaps).toBe(1));
    // More than a page may ask.
    for (let sent = 0; sent < 200; sent++) (await socket()).emit('leave', { channel: 'none' });
    await eventually(async () => expect((await socket()).connected).toBe(false));
    await eventually(() => expect(noted.gaps).toBe(2));
  });

  it('passes on that instances had lost each other', async () => {
    const { listen } = openPage();
    const noted = listen(open, 'a');
    await eventually(() => expect(noted.gaps).toBe(1));
    await kernel.portal.db.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'zhongzhou-live'`,
    );
    await eventually(() => expect(noted.gaps).toBe(2));
  });
});

describe('logins', () => {
  it('listens as whoever is logged in, from then on and until they leave', async () => {
    const { listen } = openPage();
    const [everyone, own] = [listen(open, 'a'), listen(members, 'a')];
    await eventually(() => expect([everyone.gaps, own.gaps]).toEqual([1, 0]));
    useSession.setState({ token: 'lin' });
    await eventually(() => expect([everyone.gaps, own.gaps]).toEqual([2, 1]));
    say(members, 'a', 3);
    await eventually(() => expect(own.heard).toEqual(heard(3)));
    useSession.setState({ token: null });
    await eventually(() => expect([everyone.gaps, own.gaps]).toEqual([3, 1]));
    say(members, 'a', 2);
    say(open, 'a', 1);
    await eventually(() => expect(everyone.heard).toEqual(heard(1)));
    expect(own.heard).toEqual(heard(3));
  });
});

/** The page's connection to a listening server: rooms, interruptions, logins and logouts. */

import { channel, livePath } from '@platform/contract/channel';
import type { Kernel } from '@platform/server/kernel';
import { createTestDatabase } from '@platform/server/testing/database';
import { eventually } from '@platform/server/testing/eventually';
import { openTestKernel } from '@platform/server/testing/kernel';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useSession } from '../session/session.ts';
import { LiveConnection, type LiveSocket } from './connection.ts';

const params = z.object({ id: z.string() });
const events = { remaining: z.object({ left: z.int() }) };
const open = channel({ name: 'open', summary: '', params, access: 'anyone', events });
const members = channel({ name: 'members', summary: '', params, access: 'member', events });
const unreliable = channel({ name: 'unreliable', summary: '', params, access: 'anyone', events });

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let kernel: Kernel;
let port = 0;
let joinResults: boolean[] = [];
const sockets: LiveSocket[] = [];

async function start(): Promise<void> {
  kernel = await openTestKernel(database.url, { env: { RATE_LIMIT_PER_MINUTE: '100000' } });
  const { portal } = kernel;
  portal.authenticateWith(
    async ({ authorization }) =>
      authorization === 'Bearer lin' ? { id: 'lin', role: 'user', sessionId: 's-lin' } : null,
    async () => [],
  );
  portal.live.open(open);
  portal.live.open(members);
  portal.live.open(unreliable, {
    mayJoin: async () => {
      if (joinResults.shift() === false) throw new Error('not now');
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
  /** Listens and records messages and gaps. */
  const listen = (declared: typeof open | typeof members | typeof unreliable, id: string) => {
    const listener: { messages: unknown[]; gaps: number; stop(): void } = {
      messages: [],
      gaps: 0,
      stop: () => {},
    };
    listener.stop = page.listen(
      declared,
      { id },
      {
        onMessage: (event, data) => listener.messages.push([event, data]),
        onGap: () => {
          listener.gaps += 1;
        },
      },
    );
    return listener;
  };
  return { listen, loaded, socket: async () => (await loaded.mock.results[0]?.value) as LiveSocket };
}

const send = (declared: typeof open | typeof members | typeof unreliable, id: string, left: number) =>
  kernel.portal.live.send(declared, { id }, 'remaining', { left });
const messages = (...lefts: number[]) => lefts.map((left) => ['remaining', { left }]);

beforeAll(async () => {
  database = await createTestDatabase();
  await start();
});
beforeEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
  useSession.setState({ token: null });
  joinResults = [];
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await kernel.stop();
  await database.drop();
});

describe('listening', () => {
  it('reports one gap after joining, and then receives every message of its room', async () => {
    const { listen } = openPage();
    const [a, b] = [listen(open, 'a'), listen(open, 'b')];
    await eventually(() => expect([a.gaps, b.gaps]).toEqual([1, 1]));
    send(open, 'a', 2);
    send(open, 'b', 7);
    send(open, 'a', 1);
    await eventually(() => expect(a.messages).toEqual(messages(2, 1)));
    expect(b.messages).toEqual(messages(7));
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
    send(open, 'a', 1);
    await eventually(() => expect(other.messages).toEqual(messages(1)));
    expect(one.messages).toEqual([]);
    expect(loaded).toHaveBeenCalledTimes(1);
    const onLeave = vi.fn();
    (await socket()).onAnyOutgoing(onLeave);
    other.stop();
    await eventually(() =>
      expect(onLeave).toHaveBeenCalledWith('leave', { channel: 'open', params: { id: 'a' } }),
    );
  });

  it('closes an unused connection, and opens it again', async () => {
    const { listen, socket } = openPage();
    const before = listen(open, 'a');
    await eventually(() => expect(before.gaps).toBe(1));
    before.stop();
    expect((await socket()).connected).toBe(true);
    await eventually(async () => expect((await socket()).connected).toBe(false));
    const after = listen(open, 'a');
    await eventually(() => expect(after.gaps).toBe(1));
    send(open, 'a', 1);
    await eventually(() => expect(after.messages).toEqual(messages(1)));
    expect(before.messages).toEqual([]);
  });

  it('keeps the connection for the next page', async () => {
    const { listen, socket } = openPage();
    const before = listen(open, 'a');
    await eventually(() => expect(before.gaps).toBe(1));
    const onDisconnect = vi.fn();
    (await socket()).on('disconnect', onDisconnect);
    before.stop();
    const after = listen(open, 'b');
    await eventually(() => expect(after.gaps).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(onDisconnect).not.toHaveBeenCalled();
  });

  it('opens no connection for a listener that stopped before the code was loaded', async () => {
    const { listen, socket } = openPage();
    listen(open, 'a').stop();
    expect((await socket()).active).toBe(false);
  });

  it('retries loading the code after a failure', async () => {
    const { listen, loaded } = openPage();
    loaded.mockRejectedValueOnce(new Error('no such file'));
    const first = listen(open, 'a');
    await eventually(() => expect(loaded).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve));
    const second = listen(open, 'b');
    await eventually(() => expect([first.gaps, second.gaps]).toEqual([1, 1]));
  });

  it('retries joining a room after a temporary error', async () => {
    joinResults = [false];
    const { listen } = openPage();
    const listener = listen(unreliable, 'a');
    await eventually(() => expect(listener.gaps).toBe(1));
    expect(joinResults).toEqual([]);
  });
});

describe('interruptions', () => {
  it('reconnects after a restart of the server, and reports a gap', async () => {
    const { listen } = openPage();
    const listener = listen(open, 'a');
    await eventually(() => expect(listener.gaps).toBe(1));
    await kernel.stop();
    await start();
    await eventually(() => expect(listener.gaps).toBe(2));
    send(open, 'a', 1);
    await eventually(() => expect(listener.messages).toEqual(messages(1)));
  });

  it('reconnects after the server has disconnected it', async () => {
    const { listen, socket } = openPage();
    const listener = listen(open, 'a');
    await eventually(() => expect(listener.gaps).toBe(1));
    // More messages than a page may send.
    for (let sent = 0; sent < 200; sent++) (await socket()).emit('leave', { channel: 'none' });
    await eventually(async () => expect((await socket()).connected).toBe(false));
    await eventually(() => expect(listener.gaps).toBe(2));
  });

  it('reports a gap when the instances lost their connection', async () => {
    const { listen } = openPage();
    const listener = listen(open, 'a');
    await eventually(() => expect(listener.gaps).toBe(1));
    await kernel.portal.db.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'zhongzhou-live'`,
    );
    await eventually(() => expect(listener.gaps).toBe(2));
  });
});

describe('logins', () => {
  it('reconnects with each login and logout', async () => {
    const { listen } = openPage();
    const [everyone, own] = [listen(open, 'a'), listen(members, 'a')];
    await eventually(() => expect([everyone.gaps, own.gaps]).toEqual([1, 0]));
    useSession.setState({ token: 'lin' });
    await eventually(() => expect([everyone.gaps, own.gaps]).toEqual([2, 1]));
    send(members, 'a', 3);
    await eventually(() => expect(own.messages).toEqual(messages(3)));
    useSession.setState({ token: null });
    await eventually(() => expect([everyone.gaps, own.gaps]).toEqual([3, 1]));
    send(members, 'a', 2);
    send(open, 'a', 1);
    await eventually(() => expect(everyone.messages).toEqual(messages(1)));
    expect(own.messages).toEqual(messages(3));
  });
});

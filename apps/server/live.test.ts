/** Live channels in the whole portal, with real members and other requests on the same server. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { endAllSessions } from '@features/accounts/contract/sessions';
import { registerMember, setBanned, setRole } from '@features/accounts/factory';
import { channel } from '@platform/contract/channel';
import { eventually } from '@platform/server/testing/eventually';
import { openTestPage, type TestPage } from '@platform/server/testing/live';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type TestPortal, testPortal } from './testing.ts';

const params = z.object({ id: z.string() });
const events = { said: z.object({ words: z.string() }) };
const inbox = channel({ name: 'inbox', summary: '', params, access: 'member', events });
const board = channel({ name: 'board', summary: '', params, access: 'anyone', events });

let portal: TestPortal;
let origin: string;
const pages: TestPage[] = [];

async function openPage(token?: string): Promise<TestPage> {
  const page = await openTestPage(origin, { token });
  pages.push(page);
  return page;
}

beforeAll(async () => {
  portal = await testPortal();
  portal.portal.live.open(inbox, { mayJoin: async ({ params: { id }, caller }) => caller.id === id });
  portal.portal.live.open(board);
  // Only the check of sessions, once a minute, is controlled by the test.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  origin = await portal.portal.http.listen({ host: 'localhost', port: 0 });
  await openPage();
});
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});
afterAll(async () => {
  vi.useRealTimers();
  await portal.stop();
});

/** A member in their own room and in the public one. */
async function openMemberPage(): Promise<{ page: TestPage; id: string; token: string }> {
  const { user, token } = await registerMember(portal);
  const page = await openPage(token);
  expect(await page.join(inbox, { id: user.id })).toEqual({ ok: true });
  expect(await page.join(board, { id: 'a' })).toEqual({ ok: true });
  return { page, id: user.id, token };
}

describe('members', () => {
  it('receive messages of their own rooms', async () => {
    const [lin, gu] = [await openMemberPage(), await openMemberPage()];
    const { live } = portal.portal;
    live.send(inbox, { id: lin.id }, 'said', { words: '致林' });
    live.send(inbox, { id: gu.id }, 'said', { words: '致顾' });
    await eventually(() =>
      expect([lin.page.messages, gu.page.messages].map(({ length }) => length)).toEqual([1, 1]),
    );
    expect(lin.page.messages).toEqual([[`inbox?id=${lin.id}`, 'said', { words: '致林' }]]);
    expect(await gu.page.join(inbox, { id: lin.id })).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });

  it.each([
    [
      'have logged out elsewhere',
      ({ token }: { token: string }) => portal.call(endAllSessions, {}, { token }),
    ],
    ['are banned', ({ id }: { id: string }) => setBanned(portal, id)],
    ['have another role', ({ id }: { id: string }) => setRole(portal, id, 'editor')],
  ])('are disconnected within a minute when they %s; others stay', async (_case, change) => {
    const [member, other, anyone] = [await openMemberPage(), await openMemberPage(), await openPage()];
    await anyone.join(board, { id: 'a' });
    await change(member);
    vi.advanceTimersByTime(60_000);
    await eventually(() => expect(member.page.socket.connected).toBe(false));
    expect([other.page.socket.connected, anyone.socket.connected]).toEqual([true, true]);
  });

  it('are anonymous with an invalid token', async () => {
    const { token, id } = await openMemberPage();
    for (const invalid of [`x${token}`, token.slice(0, -4), `Bearer ${token}`, '']) {
      const page = await openPage(invalid);
      expect(await page.join(inbox, { id })).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
      expect(await page.join(board, { id: 'a' })).toEqual({ ok: true });
    }
  });
});

/** Sends a raw request, and returns the answer's first line. */
async function firstLine(lines: readonly string[]): Promise<string> {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''));
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  const closed = once(socket, 'close');
  socket.end();
  await closed;
  return answer.toString().split('\r\n', 1)[0] ?? '';
}

describe('the live endpoint', () => {
  const upgrade = (path: string, ...more: string[]) =>
    firstLine([
      `GET ${path} HTTP/1.1`,
      `Host: ${new URL(origin).host}`,
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ...more,
    ]);
  const websocket = 'Upgrade: websocket';

  it.each([
    ['HTTP/1.1 101 Switching Protocols', '/api/live/?EIO=4&transport=websocket', websocket],
    ['HTTP/1.1 400 Bad Request', '/api/live/?EIO=4&transport=websocket&sid=none', websocket],
    ['HTTP/1.1 400 Bad Request', '/api/live/?EIO=4&transport=unknown', websocket],
    [
      'HTTP/1.1 403 Forbidden',
      '/api/live/?EIO=4&transport=websocket',
      websocket,
      'Origin: https://evil.example',
    ],
    ['HTTP/1.1 404 Not Found', '/api/nothing', websocket],
    ['HTTP/1.1 200 OK', '/healthz', websocket],
    ['HTTP/1.1 200 OK', '/healthz', 'Upgrade: h2c'],
  ])('answers %s to %s %s', async (line, path, ...headers) => {
    expect(await upgrade(path, ...headers)).toBe(line);
  });

  it('works at every address of the server', async () => {
    for (const { address, family, port } of portal.portal.http.addresses() as AddressInfo[]) {
      const host = family === 'IPv6' ? `[${address}]` : address;
      for (const transport of ['websocket', 'polling'] as const) {
        const page = await openTestPage(`http://${host}:${port}`, { transport });
        expect(await page.join(board, { id: 'a' })).toEqual({ ok: true });
        page.close();
      }
    }
  });
});

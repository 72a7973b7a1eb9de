/** Listing and ending one's own sessions. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import { login } from '../contract/login.ts';
import { endAllSessions, endSession, listSessions } from '../contract/sessions.ts';
import { readMe } from '../contract/user.ts';
import { registerMember, someRegistration } from './factory.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

/** A user logged in `count` times, the first time by registering. */
async function loggedIn(count: number): Promise<string[]> {
  const body = someRegistration();
  const tokens = [(await registerMember(portal, body)).token];
  while (tokens.length < count) {
    const { username, password } = body;
    const answer = await portal.call(
      login,
      { body: { login: username, password } },
      { address: '203.0.113.9' },
    );
    tokens.push(answer.data.token);
  }
  return tokens;
}

const list = async (token: string | undefined) => (await portal.ok(listSessions, {}, { token })).sessions;
const works = async (token: string | undefined) => (await portal.call(readMe, {}, { token })).status === 200;

describe('listSessions', () => {
  it("lists the caller's sessions, the current one first, without tokens", async () => {
    const [first, second] = await loggedIn(3);
    await registerMember(portal);
    const sessions = await list(second);
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    const loggedInFrom = '203.0.113.9';
    const registeredFrom = expect.stringMatching(/^(127|10)\./);
    expect(sessions.map(({ ip_address }) => ip_address)).toEqual([
      loggedInFrom,
      loggedInFrom,
      registeredFrom,
    ]);
    expect(JSON.stringify(sessions)).not.toContain(first?.split('.')[0]);
  });

  it('shows when a session was last seen, and omits expired ones', async () => {
    const [first, second] = await loggedIn(2);
    portal.clock.advance(20 * 24 * 3_600_000);
    const [current] = await list(second);
    expect(Date.parse(current?.last_seen_at ?? '') - Date.parse(current?.created_at ?? '')).toBeGreaterThan(
      19 * 24 * 3_600_000,
    );
    portal.clock.advance(20 * 24 * 3_600_000);
    expect(await list(second)).toHaveLength(1);
    expect(await works(first)).toBe(false);
  });
});

describe('endSession', () => {
  it("ends one of the caller's sessions at once", async () => {
    const [first, second] = await loggedIn(2);
    const other = (await list(first)).find(({ current }) => !current);
    const answer = await portal.call(endSession, { params: { id: other?.id ?? '' } }, { token: first });
    expect(answer.status).toBe(200);
    expect([await works(first), await works(second)]).toEqual([true, false]);
  });

  describe('SESSION_NOT_FOUND', () => {
    it("for another user's session, which stays, and for an unknown id", async () => {
      const [victim] = await loggedIn(1);
      const [attacker] = await loggedIn(1);
      const [session] = await list(victim);
      for (const id of [session?.id ?? '', '01890000-0000-7000-8000-000000000000']) {
        await portal.refuses(endSession, { params: { id } }, 'SESSION_NOT_FOUND', {}, { token: attacker });
      }
      expect(await works(victim)).toBe(true);
    });
  });
});

describe('endAllSessions', () => {
  it('logs out everywhere', async () => {
    const tokens = await loggedIn(3);
    const [stranger] = await loggedIn(1);
    const answer = await portal.call(endAllSessions, {}, { token: tokens[0] });
    expect(answer.data).toEqual({ ended: 3 });
    for (const token of tokens) expect(await works(token)).toBe(false);
    expect(await works(stranger)).toBe(true);
  });

  it('keeps the current session on request', async () => {
    const [first, second, third] = await loggedIn(3);
    const answer = await portal.call(endAllSessions, { query: { keep_current: 'true' } }, { token: second });
    expect(answer.data).toEqual({ ended: 2 });
    expect([await works(first), await works(second), await works(third)]).toEqual([false, true, false]);
  });
});

/** Concurrency: many grabs for few shares, parallel grabs of one person, grabs against the expiry, sends against a balance. */
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Person } from '@apps/server/testing';
import { type InsertedMember, insertMembers } from '@features/accounts/factory';
import { memberAccount } from '@features/wallet/ledger';
import { genericErrors } from '@platform/contract/errors';
import type { Clock } from '@platform/server/clock';
import { Failure } from '@platform/server/http/failure';
import { waitForLocks } from '@platform/server/testing/locks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPackets, sendPacket } from '../contract/endpoints.ts';
import { packetErrors } from '../contract/errors.ts';
import { expirePacket, expirePackets } from './expire.actions.ts';
import { somePacket } from './factory.ts';
import { grabPacket } from './grab.actions.ts';
import { faultsOf, openPacketFixture, type PacketFixture } from './testing.fixture.ts';

let fixture: PacketFixture;
let portal: PacketFixture['portal'];
let sender: Person;
let members: InsertedMember[];
beforeAll(async () => {
  fixture = await openPacketFixture();
  ({ portal } = fixture);
  sender = await fixture.member('安达', 1_000_000);
  members = await insertMembers(portal.portal, 1000);
});
afterAll(() => portal.stop());

interface Answer {
  code?: string;
  data: { amount: number; position: number; again: boolean };
}

function grabAt(address: string, packetId: string, token: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': 2,
    };
    const url = `${address}/api/red-packets/${packetId}/grab`;
    const outgoing = request(url, { method: 'POST', agent, headers }, (response) => {
      json(response).then((answer) => resolve(answer as Answer), reject);
    });
    outgoing.on('error', reject);
    outgoing.end('{}');
  });
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('many members', () => {
  it('1,000 grabs of 100 shares over HTTP: 100 win once each, all is paid out, 900 get PACKET_GONE', async () => {
    const address = await portal.portal.http.listen({ host: '127.0.0.1', port: 0 });
    const packet = await fixture.send(sender, { amount: 88_888, count: 100 });
    // Fewer connections than the queue of a listening socket; the other calls wait.
    const agent = new Agent({ keepAlive: true, maxSockets: 400 });
    // Calls that wait too long for the database on a busy machine answer 503 and are repeated.
    const grabbed = async (token: string): Promise<Answer> => {
      const answer = await grabAt(address, packet.id, token, agent);
      return answer.code === genericErrors.UNAVAILABLE.code ? grabbed(token) : answer;
    };
    const answers = await Promise.all(members.map(({ token }) => grabbed(token)));
    agent.destroy();
    const winners = answers.filter(({ code }) => code === undefined);
    expect(winners).toHaveLength(100);
    expect(answers.filter(({ code }) => code === packetErrors.PACKET_GONE.code)).toHaveLength(900);
    expect(new Set(winners.map(({ data }) => data.position)).size).toBe(100);
    expect(winners.every(({ data }) => !data.again)).toBe(true);
    expect(sum(winners.map(({ data }) => data.amount))).toBe(88_888);

    const detail = await fixture.read(packet.id);
    expect(detail).toMatchObject({ state: 'finished', remainingCount: 0 });
    const byPosition = winners.toSorted((one, other) => one.data.position - other.data.position);
    expect(detail.claims.map(({ amount }) => amount)).toEqual(byPosition.map(({ data }) => data.amount));
    const data = await portal.ok(listPackets, { query: { limit: 100 } });
    expect(data.packets.map(({ id }) => id)).not.toContain(packet.id);
    expect(await faultsOf(portal.portal.db)).toEqual([]);
  }, 120_000);
});

describe('one member', () => {
  it('twenty parallel grabs get one share and the same answer', async () => {
    const { id } = await fixture.send(sender);
    const answers = await Promise.all(Array.from({ length: 20 }, () => fixture.grab(id, sender)));
    expect(answers.filter(({ data }) => !data.again)).toHaveLength(1);
    expect(new Set(answers.map(({ data }) => `${data.position} ${data.amount}`)).size).toBe(1);
    expect((await fixture.read(id)).remainingCount).toBe(9);
  });

  it('two grabs that wait for the packet’s lock get one share', async () => {
    const { id } = await fixture.send(sender);
    const { $client } = portal.portal.db;
    const client = await $client.connect();
    await client.query('begin');
    await client.query('select from red_packets where id = $1 for update', [id]);
    // Both have read that there is no share yet: only the constraint can refuse the second.
    const grabs = [fixture.grab(id, sender), fixture.grab(id, sender)];
    await waitForLocks(portal.portal.db, 2);
    await client.query('commit');
    client.release();
    const answers = await Promise.all(grabs);
    expect(answers.map(({ data }) => data.again).sort()).toEqual([false, true]);
    expect((await fixture.read(id)).remainingCount).toBe(9);
  });

  it("does not get PACKET_GONE when the same member's parallel call took the last share", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await fixture.send(sender, { amount: 7, count: 1 });
      const answers = await Promise.all(Array.from({ length: 6 }, () => fixture.grab(id, sender)));
      expect(answers.map(({ data }) => data?.amount)).toEqual(Array(6).fill(7));
    }
  });

  it('opens a missing wallet with its welcome beans', async () => {
    const newcomers = await Promise.all(Array.from({ length: 10 }, () => portal.person()));
    const { id } = await fixture.send(sender, { type: 'fixed', amount: 100, count: 10 });
    const answers = await Promise.all(newcomers.map((newcomer) => fixture.grab(id, newcomer)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    for (const newcomer of newcomers) expect(await fixture.beansOf(newcomer.id)).toBe(1010);
  });
});

describe('expiry', () => {
  const contextAt = (clock: Clock) => ({ portal: { ...portal.portal, clock }, ledger: fixture.ledger });

  it('during grabs: every share is grabbed or returned, and the rest is returned once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const before = await fixture.beansOf(sender.id);
      const packet = await fixture.send(sender, { amount: 1000, count: 50 });
      const end = new Date(packet.expiresAt);
      // The grabs read the clock just before the end, the three expiries at the end.
      const late = contextAt({ now: () => new Date(end.getTime() - 1) });
      const ctxAtEnd = contextAt({ now: () => end });
      const grabs = members.slice(0, 40).map(({ id }) =>
        grabPacket(late, id, packet.id).catch((error: unknown) => {
          if (error instanceof Failure && error.entry === packetErrors.PACKET_GONE) return null;
          throw error;
        }),
      );
      const clocks = [5, 10, 20].map(async (delay) => {
        await Promise.race(grabs.slice(0, delay));
        return expirePacket(ctxAtEnd, packet.id);
      });
      const [won, ended] = await Promise.all([Promise.all(grabs), Promise.all(clocks)]);
      expect(ended.filter(Boolean)).toHaveLength(1);
      const detail = await fixture.read(packet.id);
      const grabbed = won.flatMap((share) => (share ? [share.amount] : []));
      expect(detail.state).toBe('expired');
      expect(sum(grabbed) + detail.returnedAmount).toBe(1000);
      expect(await fixture.beansOf(sender.id)).toBe(before - sum(grabbed));
    }
    expect(await faultsOf(portal.portal.db)).toEqual([]);
  }, 60_000);

  it('expires more packets than a batch, in two concurrent instances', async () => {
    const before = await fixture.beansOf(sender.id);
    for (let n = 0; n < 60; n += 1) await fixture.send(sender, { amount: 10, count: 2 });
    expect(await fixture.beansOf(sender.id)).toBe(before - 600);
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    const ctxTomorrow = contextAt({ now: () => tomorrow });
    await Promise.all([expirePackets(ctxTomorrow), expirePackets(ctxTomorrow)]);
    // Packets of the tests above expire too.
    expect(await fixture.beansOf(sender.id)).toBeGreaterThanOrEqual(before);
    expect(await faultsOf(portal.portal.db)).toEqual([]);
  }, 60_000);
});

describe('sending', () => {
  const send = (by: Person, amount: number, key?: string) =>
    by.call(sendPacket, { body: somePacket({ amount }) }, { key });

  it('thirty at once with the beans of ten: ten are sent, without an overdraft', async () => {
    const spender = await fixture.member();
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(spender, 100)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 'INSUFFICIENT_BALANCE')).toHaveLength(20);
    expect(await fixture.beansOf(spender.id)).toBe(0);
    expect(await faultsOf(portal.portal.db)).toEqual([]);
  });

  it('one key twenty times at once: one packet', async () => {
    const spender = await fixture.member();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(spender, 100, 'the-only-one')));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await fixture.beansOf(spender.id)).toBe(900);
  });

  it('does not deadlock with grabs of each other’s packets', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => fixture.member()));
    const packets = await Promise.all(people.map((by) => fixture.send(by, { amount: 60, count: 6 })));
    const work = people.flatMap((by) => [
      ...packets.map(({ id }) => fixture.grab(id, by)),
      ...Array.from({ length: 4 }, () => send(by, 10)),
    ]);
    expect((await Promise.all(work)).every(({ success }) => success)).toBe(true);
    const { portal: services, ledger } = { portal: portal.portal, ledger: fixture.ledger };
    const balances = await Promise.all(
      people.map(async ({ id }) => (await ledger.balance(services.db, memberAccount(id, 'BEAN'))).balance),
    );
    expect(sum(balances)).toBe(6 * (1000 - 40));
    expect(await faultsOf(services.db)).toEqual([]);
  }, 60_000);
});

/** The sample red packets: each once, in every state, and every bean accounted for. */
import { type TestPortal, testPortal } from '@apps/server/testing';
import { login } from '@features/accounts/contract/login';
import { readDemoAccount } from '@features/accounts/demo';
import { seedAccounts } from '@features/accounts/seed';
import { seedWallet } from '@features/wallet/seed';
import { hour } from '@platform/server/clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPacket, listHistory, listPackets } from '../contract/endpoints.ts';
import { readSamplePackets, seedPackets } from './seed.ts';
import { faultsOf } from './testing.fixture.ts';

const samplePackets = await readSamplePackets();
let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await testPortal();
  await seedAccounts(portal.portal);
  await seedWallet(portal.portal);
  await Promise.all([seedPackets(portal.portal), seedPackets(portal.portal)]);
  await seedPackets(portal.portal);
  const { username, password } = await readDemoAccount('user');
  ({ token } = (await portal.call(login, { body: { login: username, password } })).data);
});
afterAll(() => portal.stop());

const history = async () =>
  (await portal.call(listHistory, { query: { limit: 100 } }, { token })).data.entries;

describe('the sample packets', () => {
  it('has open packets for everyone, the latest first, and a private one for the demo visitor', async () => {
    const messages = (packets: { message: string }[]) => packets.map(({ message }) => message);
    const open = samplePackets.filter(({ minutesAgo }) => minutesAgo < 24 * 60).toReversed();
    const { data: mine } = await portal.call(listPackets, {}, { token });
    expect(messages(mine.packets)).toEqual(messages(open));
    const { data: everyones } = await portal.call(listPackets, {});
    expect(messages(everyones.packets)).toEqual(
      messages(open.filter(({ sendType }) => sendType === 'public')),
    );
    expect(mine.packets.map(({ grabbed }) => grabbed)).toContain(true);
    for (const { expiresAt } of mine.packets)
      expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(18 * hour);
  });

  it('adds a history of every kind and status for the demo visitor', async () => {
    const entries = await history();
    expect(new Set(entries.map(({ type }) => type))).toEqual(new Set(['sent', 'received', 'returned']));
    expect(new Set(entries.map(({ status }) => status))).toEqual(new Set(['completed', 'expired']));
    const times = entries.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('has a finished packet with the best share, and an expired one with its seed', async () => {
    const ids = (await history()).filter(({ type }) => type === 'received').map(({ packetId }) => packetId);
    const details = await Promise.all(
      ids.map(async (id) => (await portal.call(getPacket, { params: { id } }, { token })).data),
    );
    const finished = details.find(({ state }) => state === 'finished');
    expect(finished?.claims.filter(({ best }) => best)).toHaveLength(1);
    expect(details.find(({ state }) => state === 'expired')).toMatchObject({
      seed: expect.stringMatching(/^[0-9a-f]{64}$/),
      returnedAmount: expect.any(Number),
    });
  });

  it('passes the audit after three concurrent seeds', async () => {
    expect(await faultsOf(portal.portal.db)).toEqual([]);
    const { rows } = await portal.portal.db.execute<{ sent: number }>(
      'select count(*)::int as sent from red_packets',
    );
    expect(rows[0]?.sent).toBe(samplePackets.length);
  });

  it('are booked in the order of their times', async () => {
    const { rows } = await portal.portal.db.execute<{ late: number }>(
      `select count(*)::int as late from wallet_transfers one join wallet_transfers other on other.seq > one.seq
       where one.key like 'packet:%' and other.key like 'packet:%' and other.created_at < one.created_at - interval '1 minute'`,
    );
    expect(rows[0]?.late).toBe(0);
  });
});

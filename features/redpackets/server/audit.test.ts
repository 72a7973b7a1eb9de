/** The audit names packets, shares and transfers that don't agree. */

import type { Person } from '@apps/server/testing';
import { audit } from '@features/wallet/audit';
import { hour } from '@platform/server/clock';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packetChecks } from './audit.store.ts';
import { expirePacketsJob } from './jobs.ts';
import { faultsOf, openPacketFixture, type PacketFixture } from './testing.fixture.ts';

let fixture: PacketFixture;
let ada: Person;
let bo: Person;
let expired: string;
let open: string;
/** Private packets for Bo, of which one is grabbed. */
let secret: string;
let grabbed: string;
beforeAll(async () => {
  fixture = await openPacketFixture();
  [ada, bo] = [await fixture.member(), await fixture.member()];
  expired = (await fixture.send(ada)).id;
  await fixture.grab(expired, ada);
  fixture.portal.clock.advance(24 * hour);
  await fixture.portal.portal.jobs.run(expirePacketsJob, {});
  open = (await fixture.send(ada)).id;
  const toBo = { sendType: 'private' as const, recipients: [bo.username], amount: 5, count: 1 };
  [secret, grabbed] = [(await fixture.send(ada, toBo)).id, (await fixture.send(ada, toBo)).id];
  await fixture.grab(grabbed, bo);
});
afterAll(() => fixture.portal.stop());

/** The indexes of the checks that find a fault after a change; the change is rolled back. */
async function failedChecks(change: ReturnType<typeof sql>): Promise<number[]> {
  const { db } = fixture.portal.portal;
  let faulty: number[] = [];
  const rollback = new Error('undone');
  const audited = db.transaction(async (tx) => {
    await tx.execute(change);
    const findings = await audit({ transaction: (work) => work(tx) }, packetChecks);
    faulty = findings.flatMap(({ faultCount }, index) => (faultCount > 0 ? [index] : []));
    throw rollback;
  });
  await expect(audited).rejects.toBe(rollback);
  return faulty;
}

it('finds no fault in consistent data, and checks rows', async () => {
  expect(await faultsOf(fixture.portal.portal.db)).toEqual([]);
  const findings = await audit(fixture.portal.portal.db, packetChecks);
  expect(findings.map(({ rowCount }) => rowCount)).toEqual([4, 22, 4]);
});

it('finds a share that was claimed but not paid', async () => {
  const unpaidClaim = sql`update red_packet_shares set claimed_by = ${ada.id}, claimed_at = now()
    where packet_id = ${open} and position = 1`;
  expect(await failedChecks(unpaidClaim)).toEqual([0, 1]);
});

it('finds a share that was paid but is not claimed', async () => {
  const taken = sql`update red_packet_shares set claimed_by = null, claimed_at = null where claimed_by is not null`;
  expect(await failedChecks(taken)).toEqual([0, 1]);
});

it('finds a packet with a larger amount than was paid for it', async () => {
  expect(
    await failedChecks(sql`update red_packets set total_amount = total_amount + 1 where id = ${open}`),
  ).toEqual([0, 2]);
});

it('finds a rest that was not returned', async () => {
  const more = sql`update red_packets set returned_amount = returned_amount + 1 where id = ${expired}`;
  expect(await failedChecks(more)).toEqual([0, 2]);
});

it.each([
  [
    'a packet that was deleted and left its beans behind',
    () => sql`with recipients as (delete from red_packet_recipients where packet_id = ${secret}),
        shares as (delete from red_packet_shares where packet_id = ${secret})
      delete from red_packets where id = ${secret}`,
    [0],
  ],
  ['a packet without shares', () => sql`delete from red_packet_shares where packet_id = ${open}`, [0]],
  [
    'two shares made one',
    () => sql`with first as (delete from red_packet_shares where packet_id = ${open} and position = 1 returning amount)
      update red_packet_shares set amount = red_packet_shares.amount + first.amount from first
      where packet_id = ${open} and position = 2`,
    [0],
  ],
  [
    'another seed than the one that was promised',
    () => sql`update red_packets set seed = reverse(seed) where id = ${open}`,
    [0],
  ],
  [
    'a private share in a stranger’s hands',
    () => sql`update red_packet_recipients set user_id = ${ada.id} where packet_id = ${grabbed}`,
    [1],
  ],
  [
    'a packet in the name of somebody who has not paid for it',
    () => sql`update red_packets set sender_id = ${bo.id} where id = ${open}`,
    [2],
  ],
])('detects %s', async (_, change, places) => {
  expect(await failedChecks(change())).toEqual(places);
});

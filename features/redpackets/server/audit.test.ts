/** The audit names packets, shares and transfers that don't agree. */
import { audit } from '@features/wallet/audit';
import { hour } from '@platform/server/clock';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packetChecks } from './audit.store.ts';
import { expirePacketsJob } from './jobs.ts';
import { faultsOf, type Member, openPacketStage, type PacketStage } from './testing.stage.ts';

let stage: PacketStage;
let ada: Member;
let expired: string;
let open: string;
beforeAll(async () => {
  stage = await openPacketStage();
  ada = await stage.member();
  expired = (await stage.send(ada)).id;
  await stage.grab(expired, ada);
  stage.portal.clock.advance(24 * hour);
  await stage.portal.portal.jobs.run(expirePacketsJob, {});
  open = (await stage.send(ada)).id;
});
afterAll(() => stage.portal.stop());

/** The checks that find a fault after a change, by their places; the change is undone. */
async function noticing(change: ReturnType<typeof sql>): Promise<number[]> {
  const { db } = stage.portal.portal;
  let found: number[] = [];
  const undone = new Error('undone');
  const asking = db.transaction(async (tx) => {
    await tx.execute(change);
    const findings = await audit({ transaction: (work) => work(tx) }, packetChecks);
    found = findings.flatMap(({ faulty }, place) => (faulty > 0 ? [place] : []));
    throw undone;
  });
  await expect(asking).rejects.toBe(undone);
  return found;
}

it('finds nothing where all is well, and has looked', async () => {
  expect(await faultsOf(stage.portal.portal.db)).toEqual([]);
  const findings = await audit(stage.portal.portal.db, packetChecks);
  expect(findings.map(({ looked }) => looked)).toEqual([2, 20, 2]);
});

it('notices a share that was given away without its beans', async () => {
  const given = sql`update red_packet_shares set claimed_by = ${ada.id}, claimed_at = now()
    where packet_id = ${open} and position = 1`;
  expect(await noticing(given)).toEqual([0, 1]);
});

it('notices a share that was paid and then taken from the books', async () => {
  const taken = sql`update red_packet_shares set claimed_by = null, claimed_at = null where claimed_by is not null`;
  expect(await noticing(taken)).toEqual([0, 1]);
});

it('notices a packet that says more than was paid for it', async () => {
  expect(
    await noticing(sql`update red_packets set total_amount = total_amount + 1 where id = ${open}`),
  ).toEqual([0, 2]);
});

it('notices a rest that did not go back', async () => {
  const more = sql`update red_packets set returned_amount = returned_amount + 1 where id = ${expired}`;
  expect(await noticing(more)).toEqual([0, 2]);
});

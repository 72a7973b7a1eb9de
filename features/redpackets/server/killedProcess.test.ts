/** The server is killed while it sends and grabs: every answered command is stored, no command is half stored. */
import type { Person } from '@apps/server/testing';
import { type Killable, openKillable } from '@apps/server/testing.killable';
import { type InsertedMember, insertMembers } from '@features/accounts/factory';
import { day } from '@platform/server/clock';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { somePacket } from './factory.ts';
import { expirePacketsJob } from './jobs.ts';
import { faultsOf, openPacketFixture, type PacketFixture } from './testing.fixture.ts';

const beans = 100_000;

let fixture: PacketFixture;
let sender: Person;
let members: InsertedMember[];
let killable: Killable;
beforeAll(async () => {
  fixture = await openPacketFixture();
  sender = await fixture.member('', beans);
  members = await insertMembers(fixture.portal.portal, 100);
  killable = await openKillable(fixture.portal.portal);
});
afterAll(async () => {
  killable.kill();
  await fixture.portal.stop();
});

it('kill -9 during 100 grabs and 50 sends: the audit passes, the rest is returned, no bean is lost', async () => {
  const { db, jobs } = fixture.portal.portal;
  const [one, two] = [
    await fixture.send(sender, { amount: 5000, count: 100 }),
    await fixture.send(sender, { amount: 5000, count: 100 }),
  ];
  const grabbed: { packet: string; amount: number; by: string }[] = [];
  const sent: string[] = [];
  const grabs = members.map(({ id: by, token }, at) => async () => {
    const packet = at % 2 ? one.id : two.id;
    const { amount } = await killable.post<{ amount: number }>(`/red-packets/${packet}/grab`, token, {});
    grabbed.push({ packet, amount, by });
  });
  const sends = Array.from({ length: 50 }, () => async () => {
    const packet = somePacket({ amount: 10, count: 10 });
    sent.push((await killable.post<{ id: string }>('/red-packets', sender.token, packet)).id);
  });
  // Two grabs, then a packet is sent.
  const calls = sends.flatMap((send, at) => [...grabs.slice(2 * at, 2 * at + 2), send]);
  await killable.killAfter(60, calls);

  expect(await faultsOf(db)).toEqual([]);
  for (const { packet, amount, by } of grabbed) {
    const { rows } = await db.execute(
      sql`select amount::int from red_packet_shares where packet_id = ${packet} and claimed_by = ${by}`,
    );
    expect(rows).toEqual([{ amount }]);
  }
  for (const id of sent) expect((await fixture.read(id)).state).toBe('open');

  // The next day another instance returns the unclaimed beans.
  fixture.portal.clock.advance(day);
  await jobs.run(expirePacketsJob, {});
  const { rows } = await db.execute<{ won: number }>(
    sql`select coalesce(sum(amount), 0)::int as won from red_packet_shares where claimed_by is not null`,
  );
  expect(await fixture.beansOf(sender.id)).toBe(beans - (rows[0]?.won ?? 0));
  expect(await faultsOf(db)).toEqual([]);
}, 60_000);

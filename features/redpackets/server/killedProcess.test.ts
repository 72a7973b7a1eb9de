/** The server is killed while it sends and grabs: every answered command is stored, no command is half stored. */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from '@apps/server/testing';
import { openKillable } from '@apps/server/testing.killable';
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
let child: ChildProcess;
let address: string;
beforeAll(async () => {
  fixture = await openPacketFixture();
  sender = await fixture.member('', beans);
  members = await insertMembers(fixture.portal.portal, 100);
  ({ child, address } = await openKillable(fixture.portal.portal));
});
afterAll(async () => {
  child.kill('SIGKILL');
  await fixture.portal.stop();
});

async function post<Data>(path: string, token: string, body: object): Promise<Data> {
  const reply = await fetch(`${address}/api/red-packets${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const { data } = (await reply.json()) as { data: Data };
  return data;
}

it('kill -9 during 100 grabs and 50 sends: the audit passes, the rest is returned, no bean is lost', async () => {
  const { db, jobs } = fixture.portal.portal;
  const [one, two] = [
    await fixture.send(sender, { amount: 5000, count: 100 }),
    await fixture.send(sender, { amount: 5000, count: 100 }),
  ];
  const grabbed: { packet: string; amount: number; by: string }[] = [];
  const sent: string[] = [];
  const count = () => {
    if (grabbed.length + sent.length >= 60) child.kill('SIGKILL');
  };
  const outcomes = await Promise.allSettled([
    ...members.map(async ({ id: by, token }, at) => {
      const packet = at % 2 ? one.id : two.id;
      const { amount } = await post<{ amount: number }>(`/${packet}/grab`, token, {});
      grabbed.push({ packet, amount, by });
      count();
    }),
    ...Array.from({ length: 50 }, async () => {
      const { id } = await post<{ id: string }>('', sender.token, somePacket({ amount: 10, count: 10 }));
      sent.push(id);
      count();
    }),
  ]);
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);

  // PostgreSQL notices that its clients are gone and rolls their transactions back.
  const others = sql`select count(*)::int as open from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`;
  const countOpen = async () => (await db.execute<{ open: number }>(others)).rows[0]?.open ?? 0;
  while ((await countOpen()) > 0) await sleep(50);

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

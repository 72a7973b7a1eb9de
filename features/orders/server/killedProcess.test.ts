/** The server is killed while placing orders: no order is half stored, every acknowledged one is. */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { openKillable } from '@apps/server/testing.killable';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestForAll } from './factory.ts';

const initial = 1000;

let fixture: Fixture;
let child: ChildProcess;
let address: string;

beforeAll(async () => {
  fixture = await openFixture();
  ({ child, address } = await openKillable(fixture.portal));
});
afterAll(async () => {
  child.kill('SIGKILL');
  await fixture.stop();
});

it('kill -9 during 200 parallel orders: stock and orders add up', async () => {
  const lines = [await fixture.product({ stock: initial }), await fixture.product({ stock: initial })].map(
    (id) => ({
      id,
      quantity: 2,
    }),
  );
  const acknowledged = new Set<string>();
  let killed = false;
  const order = async (at: number) => {
    const reply = await fetch(`${address}/api/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${fixture.buyer.token}`,
        'idempotency-key': `temp1763700000${at}`,
      },
      body: JSON.stringify(requestForAll(lines)),
    });
    const { data } = (await reply.json()) as { data: { orderId: string } };
    acknowledged.add(data.orderId);
    if (acknowledged.size >= 40 && !killed) {
      killed = true;
      child.kill('SIGKILL');
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, (_, at) => order(at)));
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);

  // PostgreSQL notices that its clients are gone and rolls their transactions back.
  const { db } = fixture.portal;
  const others = sql`select count(*)::int as open from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`;
  const countOpen = async () => (await db.execute<{ open: number }>(others)).rows[0]?.open ?? 0;
  while ((await countOpen()) > 0) await sleep(50);

  const { rows } = await db.execute<{
    id: string;
    pieces: number;
    lines: number;
    events: number;
    total: number;
    sum: number;
  }>(sql`
    select o.id, o.subtotal::int as total,
      (select sum(quantity)::int from order_lines l where l.order_id = o.id) as pieces,
      (select sum(quantity * price)::int from order_lines l where l.order_id = o.id) as sum,
      (select count(*)::int from order_lines l where l.order_id = o.id) as lines,
      (select count(*)::int from order_events e where e.order_id = o.id) as events
    from orders o where o.user_id = ${fixture.buyer.id}`);
  for (const { id } of rows) acknowledged.delete(id);
  expect([...acknowledged]).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(40);
  for (const { lines: count, events, total, sum } of rows)
    expect([count, events, total]).toEqual([2, 1, sum]);
  for (const { id } of lines) expect((await fixture.stockOf(id)) + rows.length * 2).toBe(initial);
  // The keys of orders that were not placed can be used again.
  const { rows: keys } = await db.execute<{ stored: number }>(
    sql`select count(*)::int as stored from idempotency_keys where caller = ${fixture.buyer.id}`,
  );
  expect(keys[0]?.stored).toBe(rows.length);
});

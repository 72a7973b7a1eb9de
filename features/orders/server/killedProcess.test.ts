/** The server is killed while placing orders: no order is half stored, every acknowledged one is. */
import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { type Killable, openKillable } from '@apps/server/testing.killable';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestForAll } from './factory.ts';

const initial = 1000;

let fixture: Fixture;
let killable: Killable;

beforeAll(async () => {
  fixture = await openFixture();
  killable = await openKillable(fixture.portal);
});
afterAll(async () => {
  killable.kill();
  await fixture.stop();
});

it('kill -9 during parallel orders: stock and orders add up', async () => {
  const lines = [await fixture.product({ stock: initial }), await fixture.product({ stock: initial })].map(
    (id) => ({
      id,
      quantity: 2,
    }),
  );
  const order = (at: number) =>
    killable.post<{ orderId: string }>('/orders', fixture.buyer.token, requestForAll(lines), {
      'idempotency-key': `temp1763700000${at}`,
    });
  const answers = await killable.killAfter(
    40,
    Array.from({ length: 200 }, (_, at) => () => order(at)),
  );
  const acknowledged = new Set(answers.map(({ orderId }) => orderId));

  const { db } = fixture.portal;
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
  expect(rows.length).toBeLessThan(200);
  for (const { lines: count, events, total, sum } of rows)
    expect([count, events, total]).toEqual([2, 1, sum]);
  for (const { id } of lines) expect((await fixture.stockOf(id)) + rows.length * 2).toBe(initial);
  // The keys of orders that were not placed can be used again.
  const { rows: keys } = await db.execute<{ stored: number }>(
    sql`select count(*)::int as stored from idempotency_keys where caller = ${fixture.buyer.id}`,
  );
  expect(keys[0]?.stored).toBe(rows.length);
});

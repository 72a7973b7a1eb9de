/** The server is killed during payments from the balance: the audit passes, and the other orders can be paid. */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { openKillable } from '@apps/server/testing.killable';
import { requestFor } from '@features/orders/factory';
import { payFromBalance } from '@features/payments/contract/payment';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from './audit.actions.ts';
import { giveYuan } from './factory.ts';
import { memberAccount } from './ledger.ts';
import { portalLedger } from './welcome.ts';

const ordered = 100;
/** In fen. */
const price = 700;
const credit = ordered * price + 33;

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

const auditFaults = async () => (await audit(fixture.portal.db)).flatMap(({ faults }) => faults);
const left = () =>
  portalLedger(fixture.portal).balance(fixture.portal.db, memberAccount(fixture.buyer.id, 'CNY'));

it('kill -9 during 100 parallel payments: the audit passes, and each order is paid once', async () => {
  const product = await fixture.product({ stock: ordered, price });
  await giveYuan(fixture.portal, fixture.buyer.id, credit);
  const orders: string[] = [];
  for (let n = 0; n < ordered; n += 1) orders.push(await fixture.order(requestFor(product)));

  const acknowledged: string[] = [];
  const pay = async (orderId: string) => {
    const reply = await fetch(`${address}/api/payments/balance/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${fixture.buyer.token}` },
      body: JSON.stringify({ orderId }),
    });
    const { data } = (await reply.json()) as { data: { payment_status: string } };
    if (data.payment_status === 'completed') acknowledged.push(orderId);
    if (acknowledged.length >= 20) child.kill('SIGKILL');
  };
  const outcomes = await Promise.allSettled(orders.map(pay));
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);

  // PostgreSQL notices that its clients are gone and rolls their transactions back.
  const { db } = fixture.portal;
  const others = sql`select count(*)::int as open from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`;
  const countOpen = async () => (await db.execute<{ open: number }>(others)).rows[0]?.open ?? 0;
  while ((await countOpen()) > 0) await sleep(50);

  expect(await auditFaults()).toEqual([]);
  for (const orderId of acknowledged) expect((await fixture.read(orderId)).status).toBe('confirmed');
  const paid = (await Promise.all(orders.map((orderId) => fixture.read(orderId)))).filter(
    ({ status }) => status === 'confirmed',
  );
  expect(paid.length).toBeLessThan(ordered);
  expect((await left()).balance).toBe(credit - paid.length * price);

  for (const orderId of orders) {
    await fixture.buyer.call(payFromBalance, { body: { orderId } });
    expect((await fixture.read(orderId)).status).toBe('confirmed');
  }
  expect(await left()).toEqual({ balance: 33, held: 0, available: 33 });
  expect(await auditFaults()).toEqual([]);
}, 120_000);

/** The server is killed during payments from the balance: the audit passes, and the other orders can be paid. */
import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { type Killable, openKillable } from '@apps/server/testing.killable';
import { requestFor } from '@features/orders/factory';
import { payFromBalance } from '@features/payments/contract/payment';
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
let killable: Killable;

beforeAll(async () => {
  fixture = await openFixture();
  killable = await openKillable(fixture.portal);
});
afterAll(async () => {
  killable.kill();
  await fixture.stop();
});

const auditFaults = async () => (await audit(fixture.portal.db)).flatMap(({ faults }) => faults);
const left = () =>
  portalLedger(fixture.portal).balance(fixture.portal.db, memberAccount(fixture.buyer.id, 'CNY'));

it('kill -9 during parallel payments: the audit passes, and each order is paid once', async () => {
  const product = await fixture.product({ stock: ordered, price });
  await giveYuan(fixture.portal, fixture.buyer.id, credit);
  const orders: string[] = [];
  for (let n = 0; n < ordered; n += 1) orders.push(await fixture.order(requestFor(product)));

  const answers = await killable.killAfter(
    20,
    orders.map((orderId) => async () => {
      const { token } = fixture.buyer;
      const path = '/payments/balance/pay';
      const { payment_status } = await killable.post<{ payment_status: string }>(path, token, { orderId });
      return { orderId, payment_status };
    }),
  );
  const acknowledged = answers.filter(({ payment_status }) => payment_status === 'completed');

  expect(await auditFaults()).toEqual([]);
  for (const { orderId } of acknowledged) expect((await fixture.read(orderId)).status).toBe('confirmed');
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

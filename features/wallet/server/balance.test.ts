/** Orders paid from the balance, in full or in part. */

import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { updateOrderStatus } from '@features/orders/contract/order';
import { getStaffOrder, handleOrder } from '@features/orders/contract/staff';
import { requestFor } from '@features/orders/factory';
import { expireOrders } from '@features/orders/jobs';
import {
  cancelPayment,
  createPaymentIntent,
  createPaypalOrder,
  getBalanceToPay,
  getPaymentStatus,
  payFromBalance,
  startAlipayPayment,
  startWechatPayment,
} from '@features/payments/contract/payment';
import { providers } from '@features/payments/contract/provider';
import { minute } from '@platform/server/clock';
import { expectRefused } from '@platform/server/testing/caller';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRecharge } from '../contract/recharge.ts';
import { audit, balanceCheck, ledgerChecks } from './audit.actions.ts';
import { type Balance, type Ledger, memberAccount, openLedger, portalAccount } from './ledger.ts';

let fixture: Fixture;
let ledger: Ledger;

beforeAll(async () => {
  fixture = await openFixture();
  ledger = openLedger(fixture.portal, { welcome: 0 });
});
afterAll(() => fixture.stop());

let gifts = 0;
/** Credits a member's balance, in fen. */
function give(userId: string, amount: number) {
  gifts += 1;
  return fixture.portal.db.transaction((tx) =>
    ledger.transfer(tx, {
      key: `test:${userId}:${gifts}`,
      from: portalAccount('promotion', 'CNY'),
      to: memberAccount(userId, 'CNY'),
      amount,
      reason: 'gift',
    }),
  );
}

let buyer: Fixture['buyer'];
beforeEach(async () => {
  buyer = await fixture.person();
});
const mine = (): Promise<Balance> => ledger.balance(fixture.portal.db, memberAccount(buyer.id, 'CNY'));
const order = async (price = 12_850) => fixture.order(requestFor(await fixture.product({ price })), buyer);
const read = (orderId: string) => fixture.read(orderId, buyer);
const pay = (orderId: string, by = buyer) => by.call(payFromBalance, { body: { orderId } });
const cancel = (orderId: string) => buyer.call(cancelPayment, { body: { orderId } });
const startWith = (orderId: string, balance: number) => {
  return {
    alipay: () => buyer.call(startAlipayPayment, { query: { orderId, balance } }),
    wechat: () => buyer.call(startWechatPayment, { query: { orderId, balance } }),
    stripe: () => buyer.call(createPaymentIntent, { body: { orderId, balance } }),
    paypal: () => buyer.call(createPaypalOrder, { body: { orderId, balance } }),
  };
};
/** The newest attempt to pay an order. */
const attempt = async (orderId: string) => {
  const [newest] = (await read(orderId)).payments;
  if (!newest) throw new Error('no attempt');
  return newest;
};
describe('getBalanceToPay', () => {
  it('returns the available amount', async () => {
    const available = async () => (await buyer.ok(getBalanceToPay, {})).available;
    expect(await available()).toBe(0);
    await give(buyer.id, 12_345);
    expect(await available()).toBe(123.45);
  });
});

describe('payFromBalance', () => {
  it('pays the whole order', async () => {
    await give(buyer.id, 20_000);
    const orderId = await order();
    const { status, data } = await pay(orderId);
    expect([status, data.status, data.payment_status]).toEqual([200, 'confirmed', 'completed']);
    expect(data.payments).toMatchObject([
      { provider: 'wallet', method: 'balance', state: 'completed', amount: 128.5, balancePart: 128.5 },
    ]);
    expect(await mine()).toEqual({ balance: 7150, held: 0, available: 7150 });
  });

  it('pays with the exact balance', async () => {
    await give(buyer.id, 12_850);
    expect((await pay(await order())).status).toBe(200);
    expect(await mine()).toEqual({ balance: 0, held: 0, available: 0 });
  });

  it('INSUFFICIENT_BALANCE: nothing is held, and another method still works', async () => {
    await give(buyer.id, 12_849);
    const orderId = await order();
    const answer = await pay(orderId);
    expectRefused(answer, 'INSUFFICIENT_BALANCE', { message: '余额不足，请先充值！' });
    expect((await mine()).held).toBe(0);
    expect((await startWith(orderId, 0).wechat()).status).toBe(200);
  });

  it('pays one of two orders when there is enough for one', async () => {
    await give(buyer.id, 12_850);
    const orders = [await order(), await order()];
    const answers = await Promise.all(orders.map((id) => pay(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await mine()).balance).toBe(0);
  });

  it('pays once when called repeatedly and in parallel', async () => {
    await give(buyer.id, 50_000);
    const orderId = await order();
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(orderId)));
    expect(answers.filter(({ success }) => success).length).toBeGreaterThan(0);
    expect((await mine()).balance).toBe(37_150);
  });

  it('ALREADY_PAID', async () => {
    await give(buyer.id, 50_000);
    const orderId = await order();
    await pay(orderId);
    expectRefused(await pay(orderId), 'ALREADY_PAID');
  });

  it('NOT_PAYABLE', async () => {
    const orderId = await order();
    await buyer.call(updateOrderStatus, { params: { id: orderId }, body: { status: 'cancelled' } });
    expectRefused(await pay(orderId), 'NOT_PAYABLE');
  });

  it("PAYABLE_NOT_FOUND: for another member's order", async () => {
    const orderId = await order();
    expectRefused(await pay(orderId, fixture.buyer), 'PAYABLE_NOT_FOUND');
  });

  it('TOO_MANY_PAYMENTS', async () => {
    await give(buyer.id, 50_000);
    const orderId = await order();
    for (let attempts = 0; attempts < 20; attempts += 1) {
      await startWith(orderId, 0).wechat();
      await cancel(orderId);
    }
    expectRefused(await pay(orderId), 'TOO_MANY_PAYMENTS');
    expect((await mine()).held).toBe(0);
  });

  it('METHOD_NOT_ACCEPTED: for beans', async () => {
    await give(buyer.id, 50_000);
    const data = await buyer.ok(createRecharge, { body: { amount: 100 } });
    const answer = await pay(data.id);
    expectRefused(answer, 'METHOD_NOT_ACCEPTED');
    expect((await mine()).held).toBe(0);
  });

  it('is returned when the order is refunded', async () => {
    await give(buyer.id, 12_850);
    const orderId = await order();
    await pay(orderId);
    await fixture.handle(orderId, { step: 'refund', reason: '缺货' });
    expect(await mine()).toEqual({ balance: 12_850, held: 0, available: 12_850 });
    expect((await attempt(orderId)).state).toBe('refunded');
  });
});

describe.each(providers)('a part from the balance, the rest by %s', (provider) => {
  it('holds the part and charges the provider for the rest', async () => {
    await give(buyer.id, 10_000);
    const orderId = await order();
    expect((await startWith(orderId, 100)[provider]()).status).toBe(200);
    expect(await mine()).toEqual({ balance: 10_000, held: 10_000, available: 0 });
    const { reference, ...started } = await attempt(orderId);
    expect(started).toMatchObject({ amount: 128.5, balancePart: 100, usdAmount: 4.38 });
    expect(started.timeline[0]).toMatchObject({ event: 'created', note: '其中余额抵扣 100.00 元' });
    fixture.providers[provider].pay(reference);
    await fixture.callback(provider, { reference });
    expect(await read(orderId)).toMatchObject({ status: 'confirmed', payment_status: 'completed' });
    expect(await mine()).toEqual({ balance: 0, held: 0, available: 0 });
  });

  it('INSUFFICIENT_BALANCE: no payment is started', async () => {
    const orderId = await order();
    const before = fixture.providers[provider].count('create');
    expectRefused(await startWith(orderId, 0.01)[provider](), 'INSUFFICIENT_BALANCE');
    expect(fixture.providers[provider].count('create')).toBe(before);
    expect((await read(orderId)).payments).toEqual([]);
  });

  it('METHOD_NOT_ACCEPTED: not for beans', async () => {
    await give(buyer.id, 50_000);
    const { id } = await buyer.ok(createRecharge, { body: { amount: 100 } });
    expectRefused(await startWith(id, 1)[provider](), 'METHOD_NOT_ACCEPTED');
  });
});

describe('a part from the balance', () => {
  it('must be less than the whole amount', async () => {
    await give(buyer.id, 50_000);
    const answer = await startWith(await order(), 128.5).wechat();
    expect([answer.status, answer.details]).toEqual([
      422,
      [{ field: 'balance', message: '余额抵扣须少于应付金额' }],
    ]);
  });

  it('is held once, whatever the buyer changes', async () => {
    await give(buyer.id, 10_000);
    const orderId = await order();
    await startWith(orderId, 100).wechat();
    await startWith(orderId, 100).wechat();
    await startWith(orderId, 100).alipay();
    expect((await mine()).held).toBe(10_000);
    await startWith(orderId, 40).alipay();
    expect((await mine()).held).toBe(4000);
    await startWith(orderId, 0).stripe();
    expect((await mine()).held).toBe(0);
    expect((await read(orderId)).payments.map(({ provider, state }) => [provider, state])).toEqual([
      ['stripe', 'pending'],
      ['alipay', 'cancelled'],
      ['alipay', 'cancelled'],
      ['wechat', 'cancelled'],
    ]);
  });

  it.each([
    ['the payment is cancelled', (orderId: string) => cancel(orderId)],
    [
      'the order expires',
      async () => {
        fixture.clock.advance(30 * minute);
        await fixture.portal.jobs.run(expireOrders, {});
      },
    ],
  ])('is released when %s', async (_, end) => {
    await give(buyer.id, 10_000);
    const orderId = await order();
    await startWith(orderId, 100).wechat();
    await end(orderId);
    expect(await mine()).toEqual({ balance: 10_000, held: 0, available: 10_000 });
  });

  it("is taken again when the provider's part is late", async () => {
    await give(buyer.id, 10_000);
    const orderId = await order();
    await startWith(orderId, 100).wechat();
    const { reference } = await attempt(orderId);
    fixture.providers.wechat.before.close = async () => fixture.providers.wechat.pay(reference);
    await cancel(orderId);
    delete fixture.providers.wechat.before.close;
    expect(await read(orderId)).toMatchObject({ status: 'confirmed', payment_status: 'completed' });
    expect(await mine()).toEqual({ balance: 0, held: 0, available: 0 });
  });

  it('refunds late money when it has been spent meanwhile', async () => {
    await give(buyer.id, 12_850);
    const orderId = await order();
    await startWith(orderId, 100).wechat();
    const { reference } = await attempt(orderId);
    await cancel(orderId);
    expect((await pay(await order())).status).toBe(200);
    fixture.providers.wechat.pay(reference);
    await fixture.callback('wechat', { reference });
    const late = (await read(orderId)).payments.at(-1);
    expect(late?.state).toBe('refunded');
    expect(late?.timeline.map(({ event, note }) => (event === 'late' ? note : event))).toContain(
      '余额已不足以抵扣',
    );
    expect((await read(orderId)).status).toBe('pending');
    expect(await mine()).toEqual({ balance: 0, held: 0, available: 0 });
  });

  it('is returned with a wrong amount', async () => {
    await give(buyer.id, 10_000);
    const orderId = await order();
    await startWith(orderId, 100).wechat();
    const { reference } = await attempt(orderId);
    // The whole amount, although the balance was to pay a part.
    fixture.providers.wechat.pay(reference, { currency: 'CNY', minor: 12_850 });
    await fixture.callback('wechat', { reference });
    expect((await attempt(orderId)).state).toBe('refunded');
    expect(await mine()).toEqual({ balance: 10_000, held: 0, available: 10_000 });
  });

  it('is returned in parts, after what the provider took', async () => {
    await give(buyer.id, 10_000);
    const orderId = await order();
    await startWith(orderId, 100).alipay();
    fixture.providers.alipay.pay((await attempt(orderId)).reference);
    await buyer.call(getPaymentStatus, { query: { orderId } });
    const refund = (amount: number) => fixture.handle(orderId, { step: 'refund', amount, reason: '瑕疵' });
    await refund(20);
    expect((await mine()).balance).toBe(0);
    await refund(20);
    expect((await mine()).balance).toBe(1150);
    expect(await refund(88.5)).toMatchObject({ status: 'refunded', payment_status: 'refunded' });
    expect((await mine()).balance).toBe(10_000);
    const { reference } = await attempt(orderId);
    expect([...(fixture.providers.alipay.refunds.get(reference)?.values() ?? [])]).toEqual([2000, 850]);
  });

  it('is returned once with the refund of the order', async () => {
    await give(buyer.id, 10_000);
    const orderId = await order();
    await startWith(orderId, 100).alipay();
    const { reference } = await attempt(orderId);
    fixture.providers.alipay.pay(reference);
    await fixture.callback('alipay', { reference });
    const admin = await fixture.person('admin');
    const params = { id: orderId };
    const { revision } = await admin.ok(getStaffOrder, { params });
    const action = { step: 'refund', reason: '缺货' } as const;
    const refund = () => admin.call(handleOrder, { params, body: { revision, action } });
    await Promise.all([refund(), refund()]);
    expect((await attempt(orderId)).state).toBe('refunded');
    expect(await mine()).toEqual({ balance: 10_000, held: 0, available: 10_000 });
  });
});

describe('the audit', () => {
  const findings = () => audit(fixture.portal.db, [...ledgerChecks, balanceCheck]);
  const faultsAfter = async (change: string) => {
    const undo = new Error('undo');
    let faults: string[] = [];
    const work = fixture.portal.db.transaction(async (tx) => {
      await tx.execute(sql.raw('alter table wallet_holds disable trigger user'));
      await tx.execute(sql.raw(change));
      const [finding] = await audit(tx, [balanceCheck]);
      faults = finding?.faults ?? [];
      throw undo;
    });
    await expect(work).rejects.toThrow(undo);
    return faults;
  };

  it('finds no fault after these tests', async () => {
    expect((await findings()).flatMap(({ faults }) => faults)).toEqual([]);
    expect((await findings()).at(-1)?.rowCount).toBeGreaterThanOrEqual(20);
  });

  it('names a payment whose part is in the wrong state', async () => {
    await give(buyer.id, 30_000);
    const [whole, part] = [await order(), await order()];
    await pay(whole);
    await startWith(part, 100).wechat();
    const [paid, open] = [await attempt(whole), await attempt(part)];
    const failed = (state: string, { reference }: { reference: string }) =>
      `update payments set state = '${state}' where reference = '${reference}'`;
    expect(await faultsAfter(failed('failed', paid))).toEqual([
      `payment ${paid.reference}: failed, part 12850, taken 12850, given back 0`,
    ]);
    expect(await faultsAfter(failed('completed', open))).toEqual([
      `payment ${open.reference}: completed, yet its part is still held`,
    ]);
    const released = `update wallet_holds set state = 'released', settled_at = now() where key = 'payment:${open.reference}'`;
    expect(await faultsAfter(released)).toEqual([
      `payment ${open.reference}: pending, yet its part is released`,
    ]);
  });
});

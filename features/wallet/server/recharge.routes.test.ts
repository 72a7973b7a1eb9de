/** Recharges over HTTP, paid at scripted providers. */
import type { Person } from '@apps/server/testing';
import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { payFromBalance, startAlipayPayment, startWechatPayment } from '@features/payments/contract/payment';
import { reconcilePayments, refundMoney } from '@features/payments/jobs';
import { minute } from '@platform/server/clock';
import { expectRefused } from '@platform/server/testing/caller';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asset } from '../contract/ledger.ts';
import { listMovements } from '../contract/movement.ts';
import {
  createRecharge,
  getRecharge,
  listRecharges,
  rechargeOptions,
  topUpOutOfRange,
} from '../contract/recharge.ts';
import { getWallet } from '../contract/wallet.ts';
import { audit } from './audit.actions.ts';
import { giveYuan } from './factory.ts';
import { expireRecharges } from './jobs.ts';
import { memberAccount, portalAccount } from './ledger.ts';
import { portalLedger } from './welcome.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.stop());

const run = (job: typeof reconcilePayments) => fixture.portal.jobs.run(job, {});
const create = (by: Person, body: object, key?: string) =>
  by.call(createRecharge, { body: body as { amount: number } }, { key });
async function read(by: Person, id: string) {
  const answer = await by.call(getRecharge, { params: { id } });
  if (!answer.success) throw new Error(`not read: ${JSON.stringify(answer)}`);
  return answer.data;
}
const beans = async (by: Person) => (await by.ok(getWallet, {})).beans.balance;
const reasons = async (by: Person) => {
  const data = await by.ok(listMovements, { query: {} });
  return data.movements.map(({ reason, amount }) => [reason, amount]);
};
const startAt = (by: Person, orderId: string, balance?: number) =>
  by.call(startWechatPayment, { query: { orderId, balance } });

/** A recharge whose payment has been started. */
async function openRecharge(amount = 500, asset: Asset = 'BEAN') {
  const by = await fixture.person();
  const { data } = await create(by, { asset, amount });
  await startAt(by, data.id);
  const { payments } = await read(by, data.id);
  return { by, id: data.id, number: data.number, reference: payments[0]?.reference ?? '' };
}
const pay = (reference: string) => {
  fixture.providers.wechat.pay(reference);
  return fixture.callback('wechat', { reference });
};
const auditFaults = async () => (await audit(fixture.portal.db)).flatMap(({ faults }) => faults);

describe('createRecharge', () => {
  it.each(rechargeOptions)('offers $amount for $price yuan', async ({ amount, price, bonus }) => {
    const by = await fixture.person();
    const { status, data } = await create(by, { amount });
    expect([status, data]).toEqual([
      201,
      {
        id: expect.any(String),
        number: expect.stringMatching(/^CZ\d{14}$/),
        asset: 'BEAN',
        amount,
        bonus,
        price,
        usdPrice: Math.round((price / 6.5) * 100) / 100,
        status: 'pending',
        payment_status: 'pending',
        createdAt: expect.any(String),
        expiresAt: new Date(Date.parse(data.createdAt) + 30 * minute).toISOString(),
        completedAt: null,
      },
    ]);
    expect(await beans(by)).toBe(1000);
  });

  it.each([[{}], [{ amount: 250 }], [{ amount: '500' }], [{ amount: 500, price: 0.01, bonus: 9999 }]])(
    'uses only the amount of %j',
    async (body) => {
      const by = await fixture.person();
      const answer = await create(by, body);
      if ('price' in body) return expect(answer.data).toMatchObject({ price: 50, bonus: 20 });
      expectRefused(answer, 'VALIDATION_FAILED', { message: '请选择充值金额！' });
    },
  );

  it('creates one recharge per key, and rejects the key for another body', async () => {
    const by = await fixture.person();
    const answers = await Promise.all([1, 2, 3].map(() => create(by, { amount: 100 }, 'recharge-1')));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expectRefused(await create(by, { amount: 500 }, 'recharge-1'), 'IDEMPOTENCY_KEY_REUSED');
    const data = await by.ok(listRecharges, { query: {} });
    expect(data.pagination.total).toBe(1);
  });
});

describe('listRecharges', () => {
  it("lists the caller's recharges, the latest first, filtered by status", async () => {
    const { by, reference } = await openRecharge(100);
    await pay(reference);
    await create(by, { amount: 2000 });
    const list = async (query: { status?: 'completed' | 'failed'; limit?: number } = {}) =>
      await by.ok(listRecharges, { query });
    const all = await list();
    expect(all.recharges.map(({ amount, status }) => [amount, status])).toEqual([
      [2000, 'pending'],
      [100, 'completed'],
    ]);
    expect(all.pagination).toEqual({ current_page: 1, per_page: 10, total: 2 });
    expect((await list({ status: 'completed' })).recharges.map(({ amount }) => amount)).toEqual([100]);
    expect((await list({ status: 'failed' })).pagination.total).toBe(0);
    expect((await list({ limit: 1 })).recharges).toHaveLength(1);
  });
});

describe('getRecharge', () => {
  it('RECHARGE_NOT_FOUND for an unknown id and for another member’s', async () => {
    const { id } = await openRecharge();
    const eve = await fixture.person();
    for (const unknown of [id, fixture.portal.random.id()]) {
      await eve.refuses(getRecharge, { params: { id: unknown } }, 'RECHARGE_NOT_FOUND');
    }
    expect((await startAt(eve, id)).status).toBe(404);
  });
});

describe('a recharge', () => {
  it('is credited once after repeated confirmations', async () => {
    const { by, id, number, reference } = await openRecharge(500);
    expect(await fixture.callback('wechat', { reference })).toBe(200);
    expect(await read(by, id)).toMatchObject({ status: 'pending', completedAt: null });
    await Promise.all(Array.from({ length: 6 }, () => pay(reference)));
    const done = await read(by, id);
    expect(done).toMatchObject({ status: 'completed', payment_status: 'completed', number });
    expect(done.completedAt).not.toBeNull();
    expect(await beans(by)).toBe(1520);
    expect(await reasons(by)).toEqual([
      ['recharge_bonus', 20],
      ['recharge', 500],
      ['welcome', 1000],
    ]);
    expect(await auditFaults()).toEqual([]);
  });

  it('is booked without a bonus when the option has none', async () => {
    const ledger = portalLedger(fixture.portal);
    const sales = async () =>
      (await ledger.balance(fixture.portal.db, portalAccount('sales', 'CNY'))).balance;
    const before = await sales();
    const { by, reference } = await openRecharge(100);
    await pay(reference);
    expect((await sales()) - before).toBe(1000);
    expect(await reasons(by)).toEqual([
      ['recharge', 100],
      ['welcome', 1000],
    ]);
  });

  it('is credited without the browser and without a callback', async () => {
    const { by, id, reference } = await openRecharge(1000);
    fixture.providers.wechat.pay(reference);
    fixture.clock.advance(minute);
    await run(reconcilePayments);
    expect(await read(by, id)).toMatchObject({ status: 'completed' });
    expect(await beans(by)).toBe(2050);
  });

  it('fails after its expiry, unless it was paid before', async () => {
    const [late, paid] = [await openRecharge(), await openRecharge()];
    fixture.providers.wechat.pay(paid.reference);
    fixture.clock.advance(31 * minute);
    expectRefused(await startAt(late.by, late.id), 'NOT_PAYABLE');
    await Promise.all([run(expireRecharges), run(expireRecharges)]);
    expect(await read(late.by, late.id)).toMatchObject({
      status: 'failed',
      payments: [{ state: 'cancelled' }],
    });
    expect(await read(paid.by, paid.id)).toMatchObject({ status: 'completed' });
    expect(fixture.providers.wechat.calls).toContainEqual({ operation: 'close', reference: late.reference });
  });

  it('is credited late after a late payment', async () => {
    const { by, id, reference } = await openRecharge(5000);
    fixture.clock.advance(31 * minute);
    await run(expireRecharges);
    expect(await read(by, id)).toMatchObject({ status: 'failed' });
    fixture.providers.wechat.pay(reference);
    fixture.clock.advance(31 * minute);
    await run(reconcilePayments);
    const done = await read(by, id);
    expect(done).toMatchObject({ status: 'completed', payment_status: 'completed' });
    expect(done.payments[0]?.timeline.map(({ event }) => event)).toEqual([
      'created',
      'started',
      'cancelled',
      'paid',
      'late',
    ]);
    expect(await beans(by)).toBe(1000 + 5350);
  });

  it('paid twice is credited once; the second payment is refunded', async () => {
    const { by, id, reference } = await openRecharge(2000);
    await by.call(startAlipayPayment, { query: { orderId: id } });
    const { payments } = await read(by, id);
    const other = payments.find(({ provider }) => provider === 'alipay')?.reference ?? '';
    fixture.providers.wechat.pay(reference);
    fixture.providers.alipay.pay(other);
    await Promise.all([
      fixture.callback('wechat', { reference }),
      fixture.callback('alipay', { reference: other }),
    ]);
    fixture.clock.advance(2 * minute);
    await run(reconcilePayments);
    await run(refundMoney);
    const done = await read(by, id);
    expect(done).toMatchObject({ status: 'completed', payment_status: 'completed' });
    expect(done.payments.map(({ state }) => state).toSorted()).toEqual(['completed', 'refunded']);
    expect(await beans(by)).toBe(1000 + 2120);
    expect(await auditFaults()).toEqual([]);
  });

  it('of a wrong amount is refunded, and can be tried again', async () => {
    const { by, id, reference } = await openRecharge(500);
    fixture.providers.wechat.pay(reference, { currency: 'CNY', minor: 4999 });
    await fixture.callback('wechat', { reference });
    expect(await read(by, id)).toMatchObject({ status: 'pending', payment_status: 'refunded' });
    expect(await beans(by)).toBe(1000);
    await startAt(by, id);
    const again = (await read(by, id)).payments[0]?.reference ?? '';
    await pay(again);
    expect(await beans(by)).toBe(1520);
  });

  it('cannot be paid from the balance, not even in part', async () => {
    const { by, id } = await openRecharge(500);
    await giveYuan(fixture.portal, by.id, 100_000);
    const whole = await by.call(payFromBalance, { body: { orderId: id } });
    const part = await startAt(by, id, 20);
    expect([whole.code, part.code]).toEqual(['METHOD_NOT_ACCEPTED', 'METHOD_NOT_ACCEPTED']);
  });

  describe('a refund initiated by the provider', () => {
    const refunded = (reference: string) => {
      fixture.providers.wechat.setStatus(reference, { state: 'refunded', transactionId: `T-${reference}` });
      return fixture.callback('wechat', { reference });
    };

    it('takes back the beans, once', async () => {
      const { by, id, number, reference } = await openRecharge(500);
      await pay(reference);
      await refunded(reference);
      await refunded(reference);
      expect(await read(by, id)).toMatchObject({ status: 'failed', payment_status: 'refunded' });
      expect(await beans(by)).toBe(1000);
      const data = await by.ok(listMovements, { query: { reason: 'refund' } });
      expect(data.movements.map(({ amount, memo }) => [amount, memo])).toEqual([
        [-20, `${number} 已退款 ¥50`],
        [-500, `${number} 已退款 ¥50`],
      ]);
      // And not with a larger refund.
      await pay(reference);
      expect(await beans(by)).toBe(1000);
      expect(await auditFaults()).toEqual([]);
    });

    it('takes back at most the available beans', async () => {
      const { by, reference } = await openRecharge(1000);
      await pay(reference);
      const ledger = portalLedger(fixture.portal);
      const account = memberAccount(by.id, 'BEAN');
      await fixture.portal.db.transaction(async (tx) => {
        await ledger.transfer(tx, {
          key: `spent:${by.id}`,
          from: account,
          to: portalAccount('sales', 'BEAN'),
          amount: 1900,
          reason: 'payment',
        });
        await ledger.hold(tx, { key: `held:${by.id}`, account, amount: 90 });
      });
      await refunded(reference);
      expect(await ledger.balance(fixture.portal.db, account)).toEqual({
        balance: 90,
        held: 90,
        available: 0,
      });
      expect(await auditFaults()).toEqual([]);
    });
  });
});

describe('a top-up', () => {
  const yuan = async (by: Person) => (await by.ok(getWallet, {})).yuan;
  const money = async (by: Person) => {
    const { movements } = await by.ok(listMovements, { query: { asset: 'CNY' } });
    return movements.map(({ reason, amount, counterparty }) => [reason, amount, counterparty.label]);
  };

  it('costs its amount, without a bonus', async () => {
    const by = await fixture.person();
    const { status, data } = await create(by, { asset: 'CNY', amount: 123.45 });
    expect(status).toBe(201);
    expect(data).toMatchObject({ asset: 'CNY', amount: 123.45, bonus: 0, price: 123.45, status: 'pending' });
    expect(await by.ok(listRecharges, { query: {} })).toMatchObject({ recharges: [{ id: data.id }] });
  });

  it.each([9.99, 50_000.01, 10.001, -10, 1e300])('rejects %d yuan', async (amount) => {
    const answer = await create(await fixture.person(), { asset: 'CNY', amount });
    expectRefused(answer, 'VALIDATION_FAILED', { message: topUpOutOfRange });
  });

  it('is credited once after repeated confirmations, from the payment provider', async () => {
    const { by, id, number, reference } = await openRecharge(88.8, 'CNY');
    await Promise.all(Array.from({ length: 6 }, () => pay(reference)));
    expect(await read(by, id)).toMatchObject({ status: 'completed', payment_status: 'completed', number });
    expect(await yuan(by)).toEqual({ balance: 88.8, held: 0, available: 88.8 });
    expect(await money(by)).toEqual([['recharge', 88.8, '支付平台']]);
    expect(await auditFaults()).toEqual([]);
  });

  it('is credited without the browser and without a callback', async () => {
    const { by, reference } = await openRecharge(50_000, 'CNY');
    fixture.providers.wechat.pay(reference);
    fixture.clock.advance(minute);
    await run(reconcilePayments);
    expect((await yuan(by)).available).toBe(50_000);
  });

  it('cannot be paid from the balance', async () => {
    const { by, id } = await openRecharge(20, 'CNY');
    await giveYuan(fixture.portal, by.id, 100_000);
    const answer = await by.call(payFromBalance, { body: { orderId: id } });
    expectRefused(answer, 'METHOD_NOT_ACCEPTED');
  });

  it('loses at most the available balance after a refund by the provider; the rest is our loss', async () => {
    const { by, id, number, reference } = await openRecharge(100, 'CNY');
    await pay(reference);
    const ledger = portalLedger(fixture.portal);
    const account = memberAccount(by.id, 'CNY');
    await fixture.portal.db.transaction((tx) =>
      ledger.hold(tx, { key: `held:${by.id}`, account, amount: 7000 }),
    );
    fixture.providers.wechat.setStatus(reference, { state: 'refunded', transactionId: `T-${reference}` });
    for (const _ of [1, 2]) await fixture.callback('wechat', { reference });
    expect(await read(by, id)).toMatchObject({ status: 'failed', payment_status: 'refunded' });
    expect(await yuan(by)).toEqual({ balance: 70, held: 70, available: 0 });
    const { movements } = await by.ok(listMovements, { query: { reason: 'refund' } });
    expect(movements).toMatchObject([{ amount: -30, memo: `${number} 已退款 ¥100` }]);
    expect(await auditFaults()).toEqual([]);
  });
});

/** Withdrawals over HTTP: limits, decisions, and races for one balance. */
import type { Person } from '@apps/server/testing';
import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { requestFor } from '@features/orders/factory';
import { payFromBalance, startWechatPayment } from '@features/payments/contract/payment';
import { staffActions } from '@platform/server/database/tables';
import { allRows } from '@platform/server/testing/dump';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMovements } from '../contract/movement.ts';
import { getWallet } from '../contract/wallet.ts';
import {
  cancelWithdrawal,
  listMemberWithdrawals,
  listWithdrawals,
  maxOpenWithdrawals,
  payWithdrawal,
  refuseWithdrawal,
  requestWithdrawal,
  revealDestination,
  withdrawalOutOfRange,
} from '../contract/withdrawal.ts';
import { audit } from './audit.actions.ts';
import { giveYuan } from './factory.ts';
import { walletWithdrawals } from './tables.ts';

let fixture: Fixture;
let by: Person;
let admin: Person;
beforeAll(async () => {
  fixture = await openFixture();
  admin = await fixture.person('admin');
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  by = await fixture.person();
  await giveYuan(fixture.portal, by.id, 10_000);
});

const destination = { method: 'alipay', account: '13800138000', holder: '林清和' } as const;
const masked = { ...destination, account: '138****8000', holder: '林**' };
const body = (amount: number) => ({ amount, ...destination });
const request = (amount: number, person = by) => person.call(requestWithdrawal, { body: body(amount) });
const yuan = async () => (await by.ok(getWallet, {})).yuan;
const auditFaults = async () => (await audit(fixture.portal.db)).flatMap(({ faults }) => faults);
const pay = (id: string, person = admin) =>
  person.call(payWithdrawal, { params: { id }, body: { reference: 'T-1' } });
const refuse = (id: string) =>
  admin.call(refuseWithdrawal, { params: { id }, body: { reason: '姓名与账号不符' } });
const cancel = (id: string, person = by) => person.call(cancelWithdrawal, { params: { id } });
const logged = (id: string) =>
  fixture.portal.db
    .select({ action: staffActions.action, reason: staffActions.reason, actorId: staffActions.actorId })
    .from(staffActions)
    .where(eq(staffActions.subjectId, id));

describe('requestWithdrawal', () => {
  it('holds the amount', async () => {
    const { status, data } = await request(60.5);
    expect([status, data]).toEqual([
      201,
      {
        id: expect.any(String),
        number: expect.stringMatching(/^TX\d{14}$/),
        amount: 60.5,
        ...masked,
        status: 'requested',
        createdAt: expect.any(String),
        timeline: [{ event: 'requested', at: data.createdAt, note: null }],
      },
    ]);
    expect(await yuan()).toEqual({ balance: 100, held: 60.5, available: 39.5 });
    expect(await by.ok(listWithdrawals, { query: {} })).toEqual({
      withdrawals: [data],
      pagination: { current_page: 1, per_page: 10, total: 1 },
    });
    expect(await auditFaults()).toEqual([]);
  });

  it.each([0, 0.99, 50_000.01, 20.001, -20])('rejects %d yuan', async (amount) => {
    const { code, message } = await request(amount);
    expect([code, message]).toEqual(['VALIDATION_FAILED', withdrawalOutOfRange]);
  });

  it('INSUFFICIENT_BALANCE above the available balance', async () => {
    await request(60);
    await by.refuses(requestWithdrawal, { body: body(40.01) }, 'INSUFFICIENT_BALANCE');
    expect((await request(40)).status).toBe(201);
  });

  it('TOO_MANY_WITHDRAWALS while some wait, also at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => request(1)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxOpenWithdrawals);
    await by.refuses(requestWithdrawal, { body: body(1) }, 'TOO_MANY_WITHDRAWALS');
  });

  it('makes one request per key', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => by.call(requestWithdrawal, { body: body(30) }, { key: 'once' })),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await yuan()).held).toBe(30);
  });
});

describe('a decision', () => {
  it('pays out: the money leaves the balance, with the number on the timeline and in the log', async () => {
    const { id, number } = (await request(60)).data;
    const { data } = await pay(id);
    expect(data).toMatchObject({
      status: 'paid',
      timeline: [{ event: 'requested' }, { event: 'paid', note: 'T-1' }],
    });
    expect(await yuan()).toEqual({ balance: 40, held: 0, available: 40 });
    const { movements } = await by.ok(listMovements, { query: { reason: 'withdrawal' } });
    expect(movements).toMatchObject([{ amount: -60, memo: number, counterparty: { label: '支付平台' } }]);
    expect(await logged(id)).toEqual([{ action: 'pay', reason: 'T-1', actorId: admin.id }]);
    expect(await auditFaults()).toEqual([]);
  });

  it('refuses with a reason: the money is released', async () => {
    const { id } = (await request(60)).data;
    await admin.refuses(refuseWithdrawal, { params: { id }, body: { reason: ' ' } }, 'VALIDATION_FAILED');
    expect((await refuse(id)).data).toMatchObject({
      status: 'refused',
      timeline: [{ event: 'requested' }, { event: 'refused', note: '姓名与账号不符' }],
    });
    expect(await yuan()).toEqual({ balance: 100, held: 0, available: 100 });
    expect(await logged(id)).toEqual([{ action: 'refuse', reason: '姓名与账号不符', actorId: admin.id }]);
    expect(await auditFaults()).toEqual([]);
  });

  it('is made once, by whoever comes first', async () => {
    const { id } = (await request(60)).data;
    const answers = await Promise.all([pay(id), refuse(id), cancel(id), pay(id)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'ILLEGAL_WITHDRAWAL_MOVE')).toHaveLength(3);
    await admin.refuses(
      payWithdrawal,
      { params: { id }, body: { reference: 'T-2' } },
      'ILLEGAL_WITHDRAWAL_MOVE',
    );
    expect(await auditFaults()).toEqual([]);
  });

  it('ILLEGAL_WITHDRAWAL_MOVE: a member cannot cancel what was paid', async () => {
    const { id } = (await request(5)).data;
    await pay(id);
    await by.refuses(cancelWithdrawal, { params: { id } }, 'ILLEGAL_WITHDRAWAL_MOVE');
  });

  it('IDEMPOTENCY_KEY_REUSED: a key belongs to one request', async () => {
    const reused = ['IDEMPOTENCY_KEY_REUSED', {}, { key: 'reused' }] as const;
    const [first, second, third] = [await request(1), await request(2), await request(3)];
    const params = ({ data }: typeof first) => ({ params: { id: data.id } });
    const reference = { body: { reference: 'T-1' } };
    const reason = { body: { reason: '姓名与账号不符' } };
    await admin.call(payWithdrawal, { ...params(first), ...reference }, { key: 'reused' });
    await admin.refuses(payWithdrawal, { ...params(second), ...reference }, ...reused);
    await admin.refuses(refuseWithdrawal, { ...params(second), ...reason }, ...reused);
    await by.call(cancelWithdrawal, params(second), { key: 'reused' });
    await by.refuses(cancelWithdrawal, params(third), ...reused);
    await by.refuses(requestWithdrawal, { body: body(1) }, ...reused);
  });

  it('OWN_WITHDRAWAL: nobody decides on their own request', async () => {
    await giveYuan(fixture.portal, admin.id, 10_000);
    const { id } = (await request(5, admin)).data;
    const reference = { params: { id }, body: { reference: 'T-1' } };
    await admin.refuses(payWithdrawal, reference, 'OWN_WITHDRAWAL');
    await admin.refuses(refuseWithdrawal, { params: { id }, body: { reason: '试' } }, 'OWN_WITHDRAWAL');
    expect((await cancel(id, admin)).success).toBe(true);
  });

  it('WITHDRAWAL_NOT_FOUND for an unknown id, and for the request of another member', async () => {
    const { id } = (await request(5)).data;
    const eve = await fixture.person();
    await eve.refuses(cancelWithdrawal, { params: { id } }, 'WITHDRAWAL_NOT_FOUND');
    const unknown = { params: { id: fixture.portal.random.id() }, body: { reference: 'T-1' } };
    await admin.refuses(payWithdrawal, unknown, 'WITHDRAWAL_NOT_FOUND');
  });
});

describe('listMemberWithdrawals', () => {
  it('lists the waiting ones first, the oldest first, with the members’ names', async () => {
    const ids: string[] = [];
    for (const amount of [1, 2, 3]) {
      ids.push((await request(amount)).data.id);
      fixture.clock.advance(1000);
    }
    await pay(ids[0] ?? '');
    const list = async (query: object) =>
      (await admin.ok(listMemberWithdrawals, { query })).withdrawals.filter(({ id }) => ids.includes(id));
    const all = await list({ limit: 100 });
    expect(all.map(({ amount, status }) => [amount, status])).toEqual([
      [2, 'requested'],
      [3, 'requested'],
      [1, 'paid'],
    ]);
    expect(all[0]).toMatchObject({ ...masked, member: expect.any(String) });
    expect((await list({ status: 'paid', limit: 100 })).map(({ amount }) => amount)).toEqual([1]);
  });
});

describe('revealDestination', () => {
  it('answers an admin in clear and records it', async () => {
    const { id } = (await request(5)).data;
    const { account, holder } = destination;
    expect(await admin.ok(revealDestination, { params: { id } })).toEqual({ account, holder });
    expect(await logged(id)).toEqual([{ action: 'reveal_destination', reason: null, actorId: admin.id }]);
  });

  it('WITHDRAWAL_NOT_FOUND for an unknown id', async () => {
    const unknown = { params: { id: fixture.portal.random.id() } };
    await admin.refuses(revealDestination, unknown, 'WITHDRAWAL_NOT_FOUND');
  });

  it('no table contains the account or the holder, also after a decision', async () => {
    const account = '6222 0210 0987 6543';
    const holder = '慕容清和';
    const { data } = await by.call(
      requestWithdrawal,
      {
        body: { amount: 5, method: 'bank', account, holder },
      },
      { key: 'stolen' },
    );
    await pay(data.id);
    const dump = await allRows(fixture.portal.db);
    expect(dump).toContain(data.number);
    expect(dump).not.toContain(account.slice(4));
    expect(dump).not.toContain(holder);
  });

  it('an account sealed under another secret can still be refused', async () => {
    const { id } = (await request(5)).data;
    const unreadable = { accountSealed: 'nonsense', holderSealed: 'nonsense' };
    await fixture.portal.db.update(walletWithdrawals).set(unreadable).where(eq(walletWithdrawals.id, id));
    expect((await admin.ok(revealDestination, { params: { id } })).account).toBe('无法读取');
    expect((await refuse(id)).data.status).toBe('refused');
  });
});

describe('races for one balance', () => {
  it('two withdrawals of the whole: one is held', async () => {
    const answers = await Promise.all([request(100), request(100)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await yuan()).toEqual({ balance: 100, held: 100, available: 0 });
  });

  it('a withdrawal and the payment of an order: one of them gets the money', async () => {
    const product = await fixture.product({ price: 8000 });
    const orderId = await fixture.order(requestFor(product), by);
    const [withdrawn, paid] = await Promise.all([
      request(100),
      by.call(payFromBalance, { body: { orderId } }),
    ]);
    expect([withdrawn.success, paid.success].filter(Boolean)).toHaveLength(1);
    expect((await yuan()).available).toBe(withdrawn.success ? 0 : 20);
    expect(await auditFaults()).toEqual([]);
  });

  it('a withdrawal while a part of an order is held leaves the part', async () => {
    const product = await fixture.product({ price: 20_000 });
    const orderId = await fixture.order(requestFor(product), by);
    await by.call(startWechatPayment, { query: { orderId, balance: 70 } });
    await by.refuses(requestWithdrawal, { body: body(30.01) }, 'INSUFFICIENT_BALANCE');
    const { id } = (await request(30)).data;
    await pay(id);
    expect(await yuan()).toEqual({ balance: 70, held: 70, available: 0 });
    expect(await auditFaults()).toEqual([]);
  });
});

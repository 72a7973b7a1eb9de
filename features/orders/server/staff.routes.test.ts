/** Orders after the payment: the admins' steps, refunds, the buyer's requests. */

import type { Person } from '@apps/server/testing';
import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { ProviderUnavailable } from '@features/payments/adapter';
import { createPaymentIntent } from '@features/payments/contract/payment';
import { refundMoney } from '@features/payments/jobs';
import { showProduct } from '@features/shop/contract/endpoints';
import { day, minute } from '@platform/server/clock';
import { staffActions } from '@platform/server/database/tables';
import { expectRefused } from '@platform/server/testing/caller';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestRefund, updateOrderStatus } from '../contract/order.ts';
import { allowedRequest } from '../contract/request.ts';
import {
  exportOrders,
  getStaffOrder,
  handleOrder,
  listStaffOrders,
  type StaffStep,
} from '../contract/staff.ts';
import { requestFor, someShipping } from './factory.ts';

let fixture: Fixture;
let admin: Person;

beforeAll(async () => {
  fixture = await openFixture();
  admin = await fixture.person('admin');
});
afterAll(() => fixture.stop());

type Delivery = 'standard' | 'pickup';
const ship = { step: 'ship', carrier: 'sf', trackingNumber: 'SF1234567890' } as const;

/** A paid order of ¥128.50. */
async function paidOrder(deliveryMethod: Delivery = 'standard', fullName = '陈大文'): Promise<string> {
  const shippingInfo = someShipping({ deliveryMethod, fullName });
  const id = await fixture.order(requestFor(await fixture.product(), 1, { shippingInfo }));
  await fixture.buyer.ok(createPaymentIntent, { body: { orderId: id } });
  fixture.providers.stripe.pay((await fixture.read(id)).payments[0]?.reference ?? '');
  expect((await fixture.poll(id)).status).toBe('confirmed');
  return id;
}

const read = (id: string) => admin.ok(getStaffOrder, { params: { id } });
async function take(id: string, action: StaffStep, revision?: number) {
  const current = revision ?? (await read(id)).revision;
  return admin.call(handleOrder, { params: { id }, body: { revision: current, action } });
}
async function takeOk(id: string, action: StaffStep) {
  const answer = await take(id, action);
  expect(answer.status).toBe(200);
  return answer.data;
}
const ask = (id: string, kind: 'refund' | 'return', by: Person = fixture.buyer) =>
  by.call(requestRefund, { params: { id }, body: { kind, reason: '不合适' } });
/** What the provider refunded, in fen. */
async function refundsOf(id: string): Promise<number[]> {
  const [payment] = (await fixture.read(id)).payments;
  return [...(fixture.providers.stripe.refunds.get(payment?.reference ?? '')?.values() ?? [])];
}

describe('handleOrder', () => {
  it('ships with a tracking number, which the buyer sees, and keeps the step in the log', async () => {
    const id = await paidOrder();
    expect(await takeOk(id, ship)).toMatchObject({ status: 'shipped' });
    expect(await fixture.read(id)).toMatchObject({
      shipment: { carrier: 'sf', trackingNumber: 'SF1234567890' },
    });
    const { db } = fixture.portal;
    const logged = await db.select().from(staffActions).where(eq(staffActions.subjectId, id));
    expect(logged).toMatchObject([{ actorId: admin.id, action: 'ship', subjectKind: 'order' }]);
  });

  it('prepares a pickup with a code, and completes it', async () => {
    const id = await paidOrder('pickup');
    expectRefused(await take(id, ship), 'ILLEGAL_TRANSITION');
    expect(await takeOk(id, { step: 'prepare' })).toMatchObject({ status: 'ready_for_pickup' });
    expect((await fixture.read(id)).pickupCode).toMatch(/^\d{6}$/);
    expect(await takeOk(id, { step: 'complete' })).toMatchObject({ status: 'completed' });
  });

  it('shows notes to admins only', async () => {
    const id = await paidOrder();
    const { timeline } = await takeOk(id, { step: 'note', reason: '客人来电' });
    expect(timeline.at(-1)).toMatchObject({ event: 'noted', note: '客人来电', actor: 'staff' });
    expect((await fixture.read(id)).timeline.map(({ event }) => event)).not.toContain('noted');
  });

  it('REVISION_CONFLICT: of two admins at once only one ships or refunds', async () => {
    const id = await paidOrder();
    const { revision } = await read(id);
    const answers = await Promise.all([
      take(id, ship, revision),
      take(id, { step: 'refund', reason: '缺货' }, revision),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('REVISION_CONFLICT');
  });

  it('ORDER_NOT_FOUND: for an unknown order', async () => {
    const id = '01890000-0000-7000-8000-000000000000';
    await admin.refuses(getStaffOrder, { params: { id } }, 'ORDER_NOT_FOUND');
    expectRefused(await take(id, { step: 'complete' }, 1), 'ORDER_NOT_FOUND');
  });
});

describe('refunds', () => {
  it('go back in parts, and the last one ends the order', async () => {
    const id = await paidOrder();
    const part = await takeOk(id, { step: 'refund', amount: 28.5, reason: '瑕疵' });
    expect(part).toMatchObject({ status: 'confirmed', payment_status: 'completed', refunded: 28.5 });
    expect(await refundsOf(id)).toEqual([2850]);
    expect(await takeOk(id, { step: 'refund', amount: 100, reason: '退还其余' })).toMatchObject({
      status: 'refunded',
      payment_status: 'refunded',
      refunded: 128.5,
    });
    expect(await refundsOf(id)).toEqual([2850, 10_000]);
    expectRefused(await take(id, { step: 'refund', reason: '再退' }), 'ILLEGAL_TRANSITION');
  });

  it('of a part are repeated until the provider confirms, each once', async () => {
    const id = await paidOrder();
    const { stripe } = fixture.providers;
    stripe.before.refund = async () => {
      throw new ProviderUnavailable('no answer');
    };
    await takeOk(id, { step: 'refund', amount: 10, reason: '瑕疵' });
    delete stripe.before.refund;
    const run = () => fixture.portal.jobs.run(refundMoney, {});
    const events = async () => (await fixture.read(id)).payments[0]?.timeline.map(({ event }) => event);
    expect(await refundsOf(id)).toEqual([]);
    expect((await fixture.read(id)).payments[0]?.openRefund).toBe('processing');
    expect((await events())?.at(-1)).toBe('part_refund_requested');
    fixture.clock.advance(2 * minute);
    await Promise.all([run(), run()]);
    const calls = stripe.count('refund');
    fixture.clock.advance(60 * minute);
    await run();
    expect(stripe.count('refund')).toBe(calls);
    expect(await refundsOf(id)).toEqual([1000]);
    expect((await events())?.filter((event) => event === 'part_refunded')).toHaveLength(1);
    expect((await fixture.read(id)).status).toBe('confirmed');
  });

  it('of a part that the provider refuses are named, tried again and recorded once', async () => {
    const id = await paidOrder();
    const { stripe } = fixture.providers;
    const { refundStatus } = stripe;
    stripe.refundStatus = { state: 'failed', reason: '余额不足' };
    const [attempt] = (await takeOk(id, { step: 'refund', amount: 10, reason: '瑕疵' })).payments;
    expect(attempt?.openRefund).toBe('failed');
    fixture.clock.advance(2 * minute);
    await fixture.portal.jobs.run(refundMoney, {});
    const failed = (await fixture.read(id)).payments[0]?.timeline.filter(
      ({ event }) => event === 'refund_failed',
    );
    expect(failed).toMatchObject([{ note: '余额不足' }]);
    stripe.refundStatus = refundStatus;
    fixture.clock.advance(60 * minute);
    await fixture.portal.jobs.run(refundMoney, {});
    expect((await fixture.read(id)).payments[0]?.openRefund).toBeNull();
    expect(await refundsOf(id)).toEqual([1000]);
  });

  it('REFUND_EXCEEDED: two refunds never return more than was paid', async () => {
    const id = await paidOrder();
    await takeOk(id, { step: 'refund', amount: 100, reason: '瑕疵' });
    const tooMuch = await take(id, { step: 'refund', amount: 28.51, reason: '瑕疵' });
    expectRefused(tooMuch, 'REFUND_EXCEEDED');
    expect(tooMuch.details).toEqual({ refundable: 28.5 });
    const { revision } = await read(id);
    const both = await Promise.all([1, 2].map(() => take(id, { step: 'refund', reason: '退' }, revision)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await refundsOf(id)).reduce((sum, part) => sum + part, 0)).toBe(12_850);
  });
});

describe('requestRefund', () => {
  it('asks before shipping; the approval refunds all, and the goods no longer count as sold', async () => {
    const id = await paidOrder();
    const product = (await fixture.read(id)).items[0]?.id ?? '';
    const sales = async () => {
      fixture.portal.cache.invalidate('products');
      return (await fixture.ok(showProduct, { params: { id: product } })).sales;
    };
    expect(await sales()).toBe(1);
    expect((await ask(id, 'refund')).data.request).toMatchObject({ kind: 'refund', state: 'open' });
    expectRefused(await ask(id, 'refund'), 'REQUEST_OPEN');
    expectRefused(await take(id, ship), 'REQUEST_PENDING');
    const queue = await admin.ok(listStaffOrders, { query: { queue: 'requests' } });
    expect(queue.orders).toMatchObject([{ id, openRequest: 'refund' }]);
    expect(await takeOk(id, { step: 'approve' })).toMatchObject({
      status: 'refunded',
      request: { state: 'approved' },
    });
    expect(await refundsOf(id)).toEqual([12_850]);
    expect(await sales()).toBe(0);
  });

  it('keeps goods from being handed over until it is answered', async () => {
    const id = await paidOrder('pickup');
    await takeOk(id, { step: 'prepare' });
    await ask(id, 'refund');
    expectRefused(await take(id, { step: 'complete' }), 'REQUEST_PENDING');
    const receipt = { params: { id }, body: { status: 'completed' } } as const;
    await fixture.buyer.refuses(updateOrderStatus, receipt, 'REQUEST_OPEN');
    await takeOk(id, { step: 'refuse', reason: '已经备好' });
    expect((await fixture.buyer.ok(updateOrderStatus, receipt)).status).toBe('completed');
  });

  it('is refused with a reason, and only once', async () => {
    const id = await paidOrder();
    await ask(id, 'refund');
    await takeOk(id, { step: 'refuse', reason: '已经寄出' });
    expect((await fixture.read(id)).request).toMatchObject({ state: 'refused', answer: '已经寄出' });
    expectRefused(await take(id, { step: 'refuse', reason: '再次' }), 'NO_OPEN_REQUEST');
  });

  it('REQUEST_NOT_ALLOWED: a return is possible for seven days after the receipt', async () => {
    const id = await paidOrder();
    expectRefused(await ask(id, 'return'), 'REQUEST_NOT_ALLOWED');
    await takeOk(id, ship);
    expectRefused(await ask(id, 'refund'), 'REQUEST_NOT_ALLOWED');
    const received = await fixture.buyer.ok(updateOrderStatus, {
      params: { id },
      body: { status: 'completed' },
    });
    expect(received.timeline.at(-1)).toMatchObject({ event: 'completed', actor: 'buyer' });
    expect((await ask(id, 'return')).data.request).toMatchObject({ kind: 'return', state: 'open' });
    expect(await takeOk(id, { step: 'approve', amount: 20 })).toMatchObject({
      status: 'completed',
      refunded: 20,
      request: { state: 'approved' },
    });
    const { completedAt } = received;
    const at = (days: number) => new Date(Date.parse(completedAt ?? '') + days * day);
    const order = { status: received.status, completedAt: at(0) };
    expect([at(6.9), at(7)].map((now) => allowedRequest(order, now))).toEqual(['return', null]);
  });

  it("ORDER_NOT_FOUND: for another member's order", async () => {
    const id = await paidOrder();
    expectRefused(await ask(id, 'refund', await fixture.person()), 'ORDER_NOT_FOUND');
  });
});

describe('listStaffOrders', () => {
  it('names the buyers with their avatars, who need not be the recipients', async () => {
    const image = '/files/avatar-a.webp';
    const buyer = await fixture.person('user', { name: '顾明川', image });
    const orderId = await fixture.order(undefined, buyer);
    const { orders } = await admin.ok(listStaffOrders, {});
    const person = { id: buyer.id, name: '顾明川', avatar: image };
    expect(orders.find(({ id }) => id === orderId)?.buyer).toEqual(person);
    expect((await read(orderId)).buyer).toEqual({ ...person, username: buyer.username });
  });

  it('finds orders by number, name and phone, and exports them', async () => {
    const admin = await fixture.person('admin');
    const id = await paidOrder('standard', '欧阳靖宇');
    const { orderNumber } = await fixture.read(id);
    const find = async (search: string) =>
      (await admin.ok(listStaffOrders, { query: { search } })).orders.map((order) => order.id);
    expect(await find(orderNumber)).toEqual([id]);
    expect(await find('靖宇')).toEqual([id]);
    expect(await find('5123 4567')).toContain(id);
    expect(await find('100%')).toEqual([]);
    const { url } = await admin.ok(exportOrders, { body: { search: '靖宇' } });
    const file = await fixture.portal.http.inject({ url });
    expect(file.body.split('\r\n')[1]).toContain(orderNumber);
  });
});

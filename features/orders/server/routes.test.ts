/** The orders' endpoints, over the real server and database. */

import type { Person } from '@apps/server/testing';
import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { readCart, saveCart } from '@features/cart/contract/cart';
import { expectRefused } from '@platform/server/testing/caller';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getLastShipping, getOrder, listOrders, placeOrder, updateOrderStatus } from '../contract/order.ts';
import { requestFor, requestForAll, someShipping } from './factory.ts';

let fixture: Fixture;
let admin: Person;

beforeAll(async () => {
  fixture = await openFixture();
  admin = await fixture.person('admin');
});
afterAll(() => fixture.stop());

const place = (body: Parameters<typeof fixture.order>[0] & object, key?: string) =>
  fixture.buyer.call(placeOrder, { body }, { key });
const unknownId = '01890000-0000-7000-8000-000000000000';

describe('placeOrder', () => {
  it('calculates the price on the server and takes the stock', async () => {
    const id = await fixture.product({ price: 12_850, stock: 5 });
    const body = requestFor(id, 2, { shippingInfo: someShipping({ deliveryMethod: 'express' }) });
    const answer = await place(body);
    expect(answer.status).toBe(201);
    expect(answer.data.order).toMatchObject({
      id: answer.data.orderId,
      orderNumber: answer.data.orderNumber,
      status: 'pending',
      payment_status: 'pending',
      subtotal: 257,
      shippingFee: 50,
      totalPrice: 307,
      usdTotal: 47.23,
    });
    expect(answer.data.orderNumber).toMatch(/^ZZ\d{14}$/);
    expect(await fixture.stockOf(id)).toBe(3);
  });

  it('ignores price, total, status and payment from the client', async () => {
    const id = await fixture.product({ price: 9900 });
    const body = {
      ...requestFor(id),
      productInfo: { id, quantity: 1, price: 0.01, title: '假的', totalPrice: 0.01, conver: 'x' },
      paymentInfo: {
        method: 'paypal' as const,
        status: 'completed',
        paymentId: 'X',
        details: { paid: true },
      },
      status: 'completed',
      payment_status: 'completed',
      totalPrice: 0.01,
      total: 1,
    };
    const answer = await place(body);
    const order = await fixture.read(answer.data.orderId);
    expect(order).toMatchObject({
      status: 'pending',
      payment_status: 'pending',
      payment_transaction_id: null,
      totalPrice: 99,
      payments: [],
    });
    expect(order.items[0]).toMatchObject({ title: '青花瓷杯', price: 99, totalPrice: 99 });
  });

  it('ignores prices in cartItems', async () => {
    const [one, two] = [await fixture.product({ price: 9900 }), await fixture.product({ price: 5000 })];
    const body = requestForAll([
      { id: one, quantity: 1, price: 0.01, title: '假的' },
      { id: two, quantity: 2, price: '0' },
    ]);
    const answer = await place(body);
    expect(answer.data.order).toMatchObject({ subtotal: 199, totalPrice: 199 });
    const { items } = await fixture.read(answer.data.orderId);
    expect(items.map(({ price, totalPrice }) => [price, totalPrice])).toEqual([
      [99, 99],
      [50, 100],
    ]);
  });

  it('places two orders for two members with the same Idempotency-Key and body', async () => {
    const body = requestFor(await fixture.product({ stock: 5 }));
    const other = await fixture.person();
    const mine = await place(body, 'one-key');
    const theirs = await other.call(placeOrder, { body }, { key: 'one-key' });
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.data.orderId).not.toBe(mine.data.orderId);
    expect((await fixture.read(theirs.data.orderId, other)).id).toBe(theirs.data.orderId);
    expect((await place(body, 'one-key')).data.orderId).toBe(mine.data.orderId);
  });

  it('adds up duplicate products, and keeps the order of the lines', async () => {
    const [one, two] = [await fixture.product({ stock: 5 }), await fixture.product({ stock: 5 })];
    const answer = await place(
      requestForAll([
        { id: two, quantity: 1 },
        { id: one, quantity: 2 },
        { id: two, quantity: 3 },
      ]),
    );
    const order = await fixture.read(answer.data.orderId);
    expect(order.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      [two, 4],
      [one, 2],
    ]);
  });

  it('orders the checked items of the cart, and removes them when the order is paid', async () => {
    const [bought, unchecked] = [await fixture.product(), await fixture.product()];
    const addTime = fixture.clock.now().toISOString();
    const items = [
      { id: bought, quantity: 3, checked: true, addTime },
      { id: unchecked, quantity: 1, checked: false, addTime },
    ];
    await fixture.buyer.call(saveCart, { body: { revision: 0, items } });
    const cart = async () => (await fixture.buyer.ok(readCart, {})).items.map(({ id }) => id);
    const orderId = await fixture.order({
      fromCart: true,
      shippingInfo: someShipping(),
      paymentInfo: { method: 'stripe' },
    });
    expect((await fixture.read(orderId)).items).toMatchObject([{ id: bought, quantity: 3 }]);
    expect(await cart()).toHaveLength(2);
    const { reference } = await fixture.startPayment(orderId, 'stripe');
    fixture.providers.stripe.pay(reference);
    expect((await fixture.poll(orderId)).status).toBe('confirmed');
    expect(await cart()).toEqual([unchecked]);
  });

  it('orders the displayed items of a cart that has changed since', async () => {
    const id = await fixture.product();
    const orderId = await fixture.order({ ...requestForAll([{ id, quantity: 2 }]), fromCart: true });
    expect((await fixture.read(orderId)).items).toMatchObject([{ id, quantity: 2 }]);
  });

  it('requires one source of items, a method, and the shipping fields of the delivery method', async () => {
    const id = await fixture.product();
    const both = await place({ ...requestFor(id), fromCart: true });
    expect([both.status, both.message]).toEqual([422, '请选择要购买的商品']);
    const none = await place({ shippingInfo: someShipping(), paymentInfo: { method: 'stripe' } });
    expect(none.status).toBe(422);
    const gaps = {
      fullName: '',
      phone: ' ',
      email: 'nowhere',
      district: '',
      addressLine1: '',
      postalCode: '',
    };
    const delivered = await place(requestFor(id, 1, { shippingInfo: someShipping(gaps as never) }));
    expect(delivered.details).toEqual([
      { field: 'shippingInfo.fullName', message: 'Please enter your name / 请输入姓名' },
      { field: 'shippingInfo.phone', message: 'Please enter your phone number / 请输入电话号码' },
      { field: 'shippingInfo.email', message: 'Please enter a valid email / 请输入有效的电子邮箱' },
      { field: 'shippingInfo.district', message: 'Please select district / 请选择地区' },
      { field: 'shippingInfo.addressLine1', message: 'Please enter your address / 请输入地址' },
      { field: 'shippingInfo.postalCode', message: 'Please enter postal code / 请输入邮政编码' },
    ]);
    const collected = { ...gaps, fullName: '陈', phone: '1', email: 'a@b.example', deliveryMethod: 'pickup' };
    const pickup = await place(requestFor(id, 1, { shippingInfo: someShipping(collected as never) }));
    expect(pickup.status).toBe(201);
    const unknown = await place(requestFor(id, 1, { shippingInfo: { fullName: '陈' } as never }));
    expect(unknown.message).toBe('Please complete shipping information / 请完善收货信息');
  });

  it('rejects a total above the maximum', async () => {
    const id = await fixture.product({ price: 20_000_000, stock: 9999 });
    const answer = await place(requestFor(id, 100));
    expect([answer.status, answer.message]).toEqual([422, '订单金额超出上限']);
    expect(await fixture.stockOf(id)).toBe(9999);
  });

  it('returns the same order for the same key and body, and finds the order by that key', async () => {
    const id = await fixture.product({ stock: 5 });
    const key = 'temp1763700000000123';
    const [first, second] = [await place(requestFor(id), key), await place(requestFor(id), key)];
    expect(second.data).toEqual(first.data);
    expect(await fixture.stockOf(id)).toBe(4);
    expect((await fixture.read(key)).id).toBe(first.data.orderId);
    expect((await fixture.read(first.data.orderNumber)).id).toBe(first.data.orderId);
  });

  it('IDEMPOTENCY_KEY_REUSED: for another body with the same key', async () => {
    const id = await fixture.product();
    await place(requestFor(id, 1), 'temp1763700000000124');
    const answer = await place(requestFor(id, 2), 'temp1763700000000124');
    expectRefused(answer, 'IDEMPOTENCY_KEY_REUSED');
  });

  it('PRODUCT_NOT_FOUND, and nothing is stored', async () => {
    const id = await fixture.product({ stock: 3 });
    const answer = await place(
      requestForAll([
        { id, quantity: 1 },
        { id: unknownId, quantity: 1 },
      ]),
    );
    expectRefused(answer, 'PRODUCT_NOT_FOUND');
    expect(await fixture.stockOf(id)).toBe(3);
  });

  it('SOLD_OUT and STOCK_EXCEEDED name the product and its stock', async () => {
    const [gone, few] = [
      await fixture.product({ stock: 0 }),
      await fixture.product({ stock: 2, title: '茶' }),
    ];
    const sold = await place(requestFor(gone));
    expectRefused(sold, 'SOLD_OUT', { message: '商品已售完' });
    const exceeded = await place(requestFor(few, 3));
    expect([exceeded.status, exceeded.message]).toEqual([409, '購買數量超過庫存']);
    expect(exceeded.details).toEqual({ productId: few, title: '茶', stock: 2 });
  });

  it('EMPTY_CART: without a checked item', async () => {
    const answer = await place({
      fromCart: true,
      shippingInfo: someShipping(),
      paymentInfo: { method: 'alipay' },
    });
    expectRefused(answer, 'EMPTY_CART');
  });
});

describe('listOrders', () => {
  it("lists the caller's own orders, newest first, in pages and by status", async () => {
    const person = await fixture.person();
    const id = await fixture.product({ stock: 9 });
    const placed: string[] = [];
    for (let n = 1; n <= 3; n += 1) {
      placed.unshift(await fixture.order(requestFor(id, n), person));
      fixture.clock.advance(1000);
    }
    const list = (query: object) => person.call(listOrders, { query });
    const first = await list({ limit: 2 });
    expect(first.data.orders.map((order) => order.id)).toEqual(placed.slice(0, 2));
    expect(first.data.orders[0]?.items).toMatchObject([{ id, quantity: 3 }]);
    expect(first.data.pagination).toEqual({ current_page: 1, per_page: 2, total: 3 });
    expect((await list({ limit: 2, page: 2 })).data.orders.map((order) => order.id)).toEqual(placed.slice(2));
    expect((await list({ status: 'confirmed' })).data.orders).toEqual([]);
    expect((await list({ status: 'pending' })).data.pagination.total).toBe(3);
  });
});

describe('getOrder', () => {
  it('returns lines, shipping and timeline, also to an admin', async () => {
    const orderId = await fixture.order();
    const order = await fixture.read(orderId);
    expect(order.shippingInfo).toEqual(someShipping());
    expect(order.timeline).toMatchObject([{ event: 'placed', actor: 'buyer' }]);
    expect(await fixture.read(orderId, admin)).toEqual(order);
  });

  it("ORDER_NOT_FOUND: for an unknown order, or another member's by any reference", async () => {
    const stranger = await fixture.person();
    const orderId = await fixture.order();
    const { orderNumber } = await fixture.read(orderId);
    for (const id of [orderId, orderNumber, unknownId, 'ZZ1', "' or 1=1"]) {
      await stranger.refuses(getOrder, { params: { id } }, 'ORDER_NOT_FOUND');
    }
  });

  it('prefers an id or a number over the temporary id of another order', async () => {
    const orderId = await fixture.order();
    const { orderNumber } = await fixture.read(orderId);
    const thief = await fixture.person();
    for (const key of [orderId, orderNumber]) {
      const body = requestFor(await fixture.product());
      expect((await thief.call(placeOrder, { body }, { key })).status).toBe(201);
      expect((await place(body, key)).status).toBe(201);
      expect((await fixture.read(key, admin)).id).toBe(orderId);
      expect((await fixture.read(key)).id).toBe(orderId);
    }
  });

  it("ORDER_NOT_FOUND: for the temporary id of another member's order, also to an admin", async () => {
    const key = 'temp1763700000000125';
    const placed = await place(requestFor(await fixture.product()), key);
    expect((await fixture.read(key)).id).toBe(placed.data.orderId);
    await admin.refuses(getOrder, { params: { id: key } }, 'ORDER_NOT_FOUND');
  });
});

describe('updateOrderStatus', () => {
  const update = (id: string, status: string, by: Person = fixture.buyer) =>
    by.call(updateOrderStatus, {
      params: { id },
      body: { status, payment_status: 'completed', payment_transaction_id: 'T' } as never,
    });
  async function paidOrder(): Promise<string> {
    const orderId = await fixture.order();
    const { reference } = await fixture.startPayment(orderId, 'stripe');
    fixture.providers.stripe.pay(reference);
    expect((await fixture.poll(orderId)).status).toBe('confirmed');
    return orderId;
  }

  it('lets a buyer cancel an unpaid order, and the stock returns', async () => {
    const product = await fixture.product({ stock: 4 });
    const orderId = await fixture.order(requestFor(product, 3));
    await fixture.startPayment(orderId, 'wechat');
    const answer = await update(orderId, 'cancelled');
    expect(answer.data).toMatchObject({ status: 'cancelled', payment_status: 'pending' });
    expect(answer.data.payments).toMatchObject([{ state: 'cancelled' }]);
    expect(answer.data.timeline.map(({ event }) => event)).toEqual(['placed', 'cancelled']);
    expect(await fixture.stockOf(product)).toBe(4);
    expect(fixture.providers.wechat.count('close')).toBe(1);
  });

  it('queries the provider when a client sends "confirmed", and returns the resulting state', async () => {
    const orderId = await fixture.order();
    expect((await update(orderId, 'confirmed')).data).toMatchObject({
      status: 'pending',
      payment_status: 'pending',
      payment_transaction_id: null,
    });
    const { reference } = await fixture.startPayment(orderId, 'stripe');
    expect((await update(orderId, 'confirmed')).data.status).toBe('pending');
    fixture.providers.stripe.pay(reference);
    expect((await update(orderId, 'confirmed')).data).toMatchObject({
      status: 'confirmed',
      payment_status: 'completed',
      payment_transaction_id: `T-${reference}`,
    });
  });

  it('returns the stock of refunded goods that were not handed over', async () => {
    const orderId = await paidOrder();
    const product = (await fixture.read(orderId)).items[0]?.id ?? '';
    const refunded = await fixture.handle(orderId, { step: 'refund', reason: '缺货' });
    expect(refunded).toMatchObject({ status: 'refunded', payment_status: 'refunded' });
    expect(refunded.payments[0]?.timeline.map(({ event }) => event)).toEqual([
      'created',
      'started',
      'paid',
      'refund_requested',
      'refunded',
    ]);
    expect(await fixture.stockOf(product)).toBe(20);
    const shipped = await paidOrder();
    const other = (await fixture.read(shipped)).items[0]?.id ?? '';
    await fixture.handle(shipped, { step: 'ship', carrier: 'sf', trackingNumber: 'SF1' });
    await fixture.handle(shipped, { step: 'refund', reason: '丢失' });
    expect(await fixture.stockOf(other)).toBe(19);
  });

  it('FORBIDDEN: for moves of admins and of the system', async () => {
    const orderId = await paidOrder();
    for (const status of ['shipped', 'ready_for_pickup', 'refunded', 'expired']) {
      const answer = await update(orderId, status);
      expectRefused(answer, 'FORBIDDEN');
    }
  });

  it('ILLEGAL_TRANSITION: names both states', async () => {
    const orderId = await paidOrder();
    const answer = await update(orderId, 'cancelled');
    expect(answer.status).toBe(409);
    expect(answer.details).toEqual({ from: 'confirmed', to: 'cancelled' });
    expectRefused(await update(orderId, 'pending'), 'ILLEGAL_TRANSITION');
  });

  it("ORDER_NOT_FOUND: for another member's order", async () => {
    const orderId = await fixture.order();
    const stranger = await fixture.person();
    for (const other of [stranger, admin])
      expectRefused(await update(orderId, 'cancelled', other), 'ORDER_NOT_FOUND');
    expect((await fixture.read(orderId)).status).toBe('pending');
  });
});

describe('getLastShipping', () => {
  it('returns the last address, preferring a delivery to a pickup', async () => {
    const person = await fixture.person();
    const last = async () => (await person.ok(getLastShipping, {})).shippingInfo;
    expect(await last()).toBeNull();
    const id = await fixture.product();
    await fixture.order(requestFor(id, 1, { shippingInfo: someShipping({ fullName: '旧' }) }), person);
    await fixture.order(requestFor(id, 1, { shippingInfo: someShipping({ fullName: '新' }) }), person);
    await fixture.order(
      requestFor(id, 1, { shippingInfo: someShipping({ deliveryMethod: 'pickup' }) }),
      person,
    );
    expect(await last()).toEqual(someShipping({ fullName: '新' }));
  });
});

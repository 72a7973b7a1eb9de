/** Orders paid at the provider simulator over real HTTP: the real adapters, signatures and callbacks included. */

import type { Fixture } from '@apps/server/testing.fixture';
import { openSimulatedFixture, submitAlipay } from '@apps/server/testing.simulated';
import type { Simulator } from '@apps/simulator/server';
import { capturePaypalOrder, startAlipayPayment } from '@features/payments/contract/payment';
import { type ExternalProvider, providers } from '@features/payments/contract/provider';
import { reconcilePayments, refundMoney } from '@features/payments/jobs';
import { minute } from '@platform/server/clock';
import { eventually } from '@platform/server/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OrderDetail, updateOrderStatus } from '../contract/order.ts';
import { requestFor } from './factory.ts';
import { expireOrders } from './jobs.ts';

let fixture: Fixture;
let simulator: Simulator;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ fixture, simulator, close } = await openSimulatedFixture());
});
afterAll(() => close());
afterEach(() => {
  for (const provider of providers) {
    simulator.control.fault({ provider, kind: 'none' });
    simulator.control.callbacks({ provider });
  }
});

async function openPayment(provider: ExternalProvider, request?: Parameters<Fixture['order']>[0]) {
  const orderId = await fixture.order(request);
  const { reference } = await fixture.startPayment(orderId, provider);
  if (provider === 'alipay') {
    const query = { orderId, amount: '0.01' };
    const data = await fixture.buyer.ok(startAlipayPayment, { query });
    expect((await submitAlipay(data.formStr)).status).toBe(200);
  }
  return { orderId, reference };
}

/** The buyer pays; at PayPal the page then captures what was approved. */
async function pay(provider: ExternalProvider, orderId: string, reference: string, minor?: number) {
  simulator.control.pay({ provider, reference, ...(minor ? { minor } : {}) });
  if (provider === 'paypal') {
    await fixture.buyer.call(capturePaypalOrder, { body: { orderId } });
  }
}

it('sends the buyer back from Alipay to the order, independently of stored state', async () => {
  const orderId = await fixture.order();
  const query = { orderId, amount: '0.01' };
  const data = await fixture.buyer.ok(startAlipayPayment, { query });
  const [, action = ''] = /action="([^"]+)"/.exec(data.formStr) ?? [];
  const back = new URL(action).searchParams.get('return_url');
  expect(back).toBe(`${fixture.portal.publicUrl}/payment-success?orderId=${orderId}`);
});

const until = (orderId: string, expected: Partial<OrderDetail>) =>
  eventually(async () => expect(await fixture.read(orderId)).toMatchObject(expected), 30);
const events = (order: OrderDetail) =>
  order.payments.map(({ timeline }) => timeline.map(({ event }) => event));
const paidState = { status: 'confirmed', payment_status: 'completed' } as const;

describe.each(providers)('%s', (provider) => {
  it('reports a payment by itself, three times and in the wrong order', async () => {
    simulator.control.callbacks({ provider, mode: 'hold', copies: 3 });
    const { orderId, reference } = await openPayment(provider);
    await pay(provider, orderId, reference);
    await simulator.control.release({ provider, reversed: true });
    await until(orderId, paidState);
    expect(events(await fixture.read(orderId))[0]?.filter((event) => event === 'paid')).toHaveLength(1);
    expect(simulator.control.waiting().filter((one) => one.provider === provider)).toEqual([]);
  });

  it('is polled when its callbacks never arrive', async () => {
    simulator.control.callbacks({ provider, mode: 'drop' });
    const { orderId, reference } = await openPayment(provider);
    simulator.control.pay({ provider, reference });
    fixture.clock.advance(minute);
    await fixture.portal.jobs.run(reconcilePayments, {});
    expect(await fixture.read(orderId)).toMatchObject(paidState);
  });

  it('repeats callbacks that the portal could not process', async () => {
    const { orderId, reference } = await openPayment(provider);
    simulator.control.pay({ provider, reference });
    simulator.control.fault({ provider, kind: 'status', status: 503 });
    simulator.control.announce({ provider, reference });
    await eventually(() =>
      expect(simulator.control.waiting().some(({ attempts }) => attempts > 0)).toBe(true),
    );
    expect((await fixture.read(orderId)).status).toBe('pending');
    simulator.control.fault({ provider, kind: 'none' });
    await until(orderId, paidState);
  });

  it('rejects forged callbacks', async () => {
    const { orderId, reference } = await openPayment(provider);
    for (const forgery of ['body', 'key'] as const) {
      const { status } = await simulator.control.forge({ provider, reference, forgery });
      expect([forgery, status >= 200 && status < 300 && provider !== 'alipay']).toEqual([forgery, false]);
    }
    // Signed correctly, but unpaid: the provider's status decides, not the callback.
    simulator.control.announce({ provider, reference });
    await eventually(() => expect(simulator.control.waiting()).toEqual([]));
    expect(await fixture.read(orderId)).toMatchObject({ status: 'pending', payment_status: 'pending' });
  });

  it('refunds a wrong amount', async () => {
    const { orderId, reference } = await openPayment(provider);
    await pay(provider, orderId, reference, 101);
    fixture.clock.advance(minute);
    await fixture.portal.jobs.run(reconcilePayments, {});
    fixture.clock.advance(2 * minute);
    await fixture.portal.jobs.run(refundMoney, {});
    const order = await fixture.read(orderId);
    expect(order).toMatchObject({ status: 'pending', payment_status: 'refunded' });
    expect(events(order)[0]).toEqual(
      expect.arrayContaining(['paid', 'wrong_amount', 'refund_requested', 'refunded']),
    );
  });

  it('paid before an expiry during an outage: takes the stock again', async () => {
    const product = await fixture.product({ stock: 1 });
    simulator.control.callbacks({ provider, mode: 'drop' });
    const { orderId, reference } = await openPayment(provider, requestFor(product));
    await pay(provider, orderId, reference);
    const order = await fixture.read(orderId);
    if (provider === 'paypal') return expect(order).toMatchObject(paidState);
    simulator.control.fault({ provider, kind: 'drop' });
    fixture.clock.advance(31 * minute);
    await fixture.portal.jobs.run(expireOrders, {});
    expect((await fixture.read(orderId)).status).toBe('expired');
    expect(await fixture.stockOf(product)).toBe(1);
    simulator.control.fault({ provider, kind: 'none' });
    fixture.clock.advance(minute);
    await fixture.portal.jobs.run(reconcilePayments, {});
    const late = await fixture.read(orderId);
    expect(late).toMatchObject(paidState);
    expect(events(late)[0]).toContain('late');
    expect(await fixture.stockOf(product)).toBe(0);
  });

  it('is closed when the order is cancelled and cannot be paid any more', async () => {
    const { orderId, reference } = await openPayment(provider);
    await fixture.buyer.call(updateOrderStatus, { params: { id: orderId }, body: { status: 'cancelled' } });
    if (provider !== 'paypal') expect(() => simulator.control.pay({ provider, reference })).toThrow();
    else await pay(provider, orderId, reference);
    expect(await fixture.read(orderId)).toMatchObject({ status: 'cancelled', payment_status: 'pending' });
  });

  it('refunds the payment when an admin refunds the order', async () => {
    const { orderId, reference } = await openPayment(provider);
    await pay(provider, orderId, reference);
    await fixture.poll(orderId);
    await fixture.handle(orderId, { step: 'refund', reason: '缺货' });
    fixture.clock.advance(2 * minute);
    await fixture.portal.jobs.run(refundMoney, {});
    expect(await fixture.read(orderId)).toMatchObject({ status: 'refunded', payment_status: 'refunded' });
  });
});

describe('two providers', () => {
  it('settles one of two payments and refunds the other', async () => {
    for (const provider of ['wechat', 'alipay'] as const)
      simulator.control.callbacks({ provider, mode: 'hold' });
    const { orderId, reference } = await openPayment('wechat');
    const alipay = await fixture.startPayment(orderId, 'alipay');
    const query = { orderId, amount: '1' };
    const data = await fixture.buyer.ok(startAlipayPayment, { query });
    expect((await submitAlipay(data.formStr)).status).toBe(200);
    simulator.control.pay({ provider: 'wechat', reference });
    simulator.control.pay({ provider: 'alipay', reference: alipay.reference });
    await Promise.all([
      simulator.control.release({ provider: 'wechat' }),
      simulator.control.release({ provider: 'alipay' }),
    ]);
    fixture.clock.advance(2 * minute);
    await fixture.portal.jobs.run(refundMoney, {});
    const order = await fixture.read(orderId);
    expect(order).toMatchObject(paidState);
    expect(order.payments.map(({ state }) => state).sort()).toEqual(['completed', 'refunded']);
    expect(
      events(order)
        .flat()
        .filter((event) => event === 'duplicate'),
    ).toHaveLength(1);
  });
});

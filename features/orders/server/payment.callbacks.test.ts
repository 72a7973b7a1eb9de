/** Callbacks: duplicated, late, out of order, forged, for another order, lost; the provider's status decides. */

import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { ProviderUnavailable } from '@features/payments/adapter';
import { type ExternalProvider, providers } from '@features/payments/contract/provider';
import { reconcilePayments, refundMoney } from '@features/payments/jobs';
import { day, minute } from '@platform/server/clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestFor } from './factory.ts';
import { expireOrders } from './jobs.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.stop());

const run = (job: typeof reconcilePayments) => fixture.portal.jobs.run(job, {});

async function openPayment(provider: ExternalProvider) {
  const product = await fixture.product();
  const orderId = await fixture.order(requestFor(product));
  const { reference } = await fixture.startPayment(orderId, provider);
  return { product, orderId, reference };
}
const timelineOf = async (orderId: string) =>
  (await fixture.read(orderId)).payments.map(({ timeline }) => timeline.map(({ event }) => event));

it('TOO_MANY_REQUESTS: limits the callbacks of one network, not those of others', async () => {
  const send = (remoteAddress: string) =>
    fixture.portal.http.inject({
      method: 'POST',
      url: '/api/payments/callbacks/paypal',
      remoteAddress,
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
  const codes: number[] = [];
  for (let call = 0; call < 601; call += 1) codes.push((await send('2001:db8::1')).statusCode);
  expect(codes.slice(-2)).toEqual([400, 429]);
  expect((await send('2001:db8::2')).statusCode).toBe(429);
  expect((await send('203.0.113.9')).statusCode).toBe(400);
});

describe.each(providers)('callbacks of %s', (provider) => {
  it('make the server query the provider; their content is ignored', async () => {
    const { orderId, reference } = await openPayment(provider);
    expect(await fixture.callback(provider, { reference, status: 'paid', amount: 12_850 })).toBe(200);
    expect((await fixture.read(orderId)).status).toBe('pending');
    fixture.providers[provider].pay(reference);
    expect(await fixture.callback(provider, { reference })).toBe(200);
    expect(await fixture.read(orderId)).toMatchObject({ status: 'confirmed', payment_status: 'completed' });
  });

  it('settle once, even when repeated concurrently', async () => {
    const { product, orderId, reference } = await openPayment(provider);
    fixture.providers[provider].pay(reference);
    const codes = await Promise.all(
      Array.from({ length: 8 }, () => fixture.callback(provider, { reference })),
    );
    expect(new Set(codes)).toEqual(new Set([200]));
    expect(await timelineOf(orderId)).toEqual([['created', 'started', 'paid']]);
    expect((await fixture.read(orderId)).timeline.map(({ event }) => event)).toEqual(['placed', 'confirmed']);
    expect(await fixture.stockOf(product)).toBe(19);
  });

  it('are rejected when forged, without a call to the provider', async () => {
    const { orderId, reference } = await openPayment(provider);
    fixture.providers[provider].pay(reference);
    const before = fixture.providers[provider].count('query');
    expect(await fixture.callback(provider, { reference }, false)).toBe(400);
    expect(fixture.providers[provider].count('query')).toBe(before);
    expect((await fixture.read(orderId)).status).toBe('pending');
  });

  it('settle only the named payment', async () => {
    const [one, other] = [await openPayment(provider), await openPayment(provider)];
    fixture.providers[provider].pay(one.reference);
    await fixture.callback(provider, { reference: other.reference });
    expect((await fixture.read(other.orderId)).status).toBe('pending');
    await fixture.callback(provider, { reference: one.reference });
    expect((await fixture.read(one.orderId)).status).toBe('confirmed');
    expect((await fixture.read(other.orderId)).status).toBe('pending');
  });

  it('are accepted for unknown payments, so that the provider stops sending them', async () => {
    expect(await fixture.callback(provider, { reference: null })).toBe(200);
    expect(await fixture.callback(provider, { reference: 'ZP0000000000000000000000' })).toBe(200);
  });

  it('are retried when the provider cannot be reached; the job polls even without one', async () => {
    const { orderId, reference } = await openPayment(provider);
    fixture.providers[provider].pay(reference);
    fixture.providers[provider].before.query = async () => {
      throw new ProviderUnavailable('no answer');
    };
    expect(await fixture.callback(provider, { reference })).toBe(400);
    fixture.clock.advance(minute);
    await run(reconcilePayments);
    expect((await fixture.read(orderId)).status).toBe('pending');
    delete fixture.providers[provider].before.query;
    fixture.clock.advance(2 * minute);
    await run(reconcilePayments);
    expect((await fixture.read(orderId)).status).toBe('confirmed');
  });

  it('in the wrong order change nothing', async () => {
    const { orderId, reference } = await openPayment(provider);
    fixture.providers[provider].pay(reference);
    await fixture.callback(provider, { reference });
    for (const status of [
      { state: 'unpaid' },
      { state: 'processing' },
      { state: 'failed', reason: 'x' },
      { state: 'closed' },
    ] as const) {
      fixture.providers[provider].setStatus(reference, status);
      await fixture.callback(provider, { reference });
    }
    expect(await fixture.read(orderId)).toMatchObject({ status: 'confirmed', payment_status: 'completed' });
    expect(await timelineOf(orderId)).toEqual([['created', 'started', 'paid']]);
  });

  it('with a wrong amount never settle: the money is refunded, and the buyer sees it', async () => {
    const { product, orderId, reference } = await openPayment(provider);
    fixture.providers[provider].pay(reference, { currency: provider === 'paypal' ? 'USD' : 'CNY', minor: 1 });
    await fixture.callback(provider, { reference });
    const order = await fixture.read(orderId);
    expect(order).toMatchObject({ status: 'pending', payment_status: 'refunded' });
    expect(await timelineOf(orderId)).toEqual([
      ['created', 'started', 'paid', 'wrong_amount', 'refund_requested', 'refunded'],
    ]);
    expect(order.payments[0]?.timeline[3]?.note).toMatch(/^(CNY|USD) 0\.01$/);
    expect(await fixture.stockOf(product)).toBe(19);
    await fixture.startPayment(orderId, provider);
    expect((await fixture.read(orderId)).payments.map(({ state }) => state)).toEqual(['pending', 'refunded']);
  });

  it('that are late take the stock again and confirm the order', async () => {
    const { product, orderId, reference } = await openPayment(provider);
    fixture.clock.advance(31 * minute);
    await run(expireOrders);
    expect(await fixture.read(orderId)).toMatchObject({ status: 'expired', payment_status: 'pending' });
    expect(await fixture.stockOf(product)).toBe(20);
    fixture.providers[provider].pay(reference);
    await fixture.callback(provider, { reference });
    const order = await fixture.read(orderId);
    expect(order).toMatchObject({ status: 'confirmed', payment_status: 'completed' });
    expect(order.timeline.map(({ event }) => event)).toEqual(['placed', 'expired', 'restocked', 'confirmed']);
    expect(await timelineOf(orderId)).toEqual([['created', 'started', 'cancelled', 'paid', 'late']]);
    expect(await fixture.stockOf(product)).toBe(19);
  });

  it('that are too late for the stock cause a refund, and the buyer sees it', async () => {
    const product = await fixture.product({ stock: 1 });
    const orderId = await fixture.order(requestFor(product));
    const { reference } = await fixture.startPayment(orderId, provider);
    fixture.clock.advance(31 * minute);
    await run(expireOrders);
    await fixture.order(requestFor(product));
    fixture.providers[provider].pay(reference);
    await fixture.callback(provider, { reference });
    const order = await fixture.read(orderId);
    expect(order).toMatchObject({ status: 'expired', payment_status: 'refunded' });
    expect(order.timeline.map(({ event }) => event)).toEqual(['placed', 'expired', 'late_refund']);
    expect(await timelineOf(orderId)).toEqual([
      ['created', 'started', 'cancelled', 'paid', 'late', 'refund_requested', 'refunded'],
    ]);
    expect(await fixture.stockOf(product)).toBe(0);
  });
});

describe('the raw body', () => {
  it('of more than 64 KB is refused, and any content type reaches the adapter', async () => {
    expect(await fixture.callback('stripe', { reference: null, padding: 'x'.repeat(65 * 1024) })).toBe(413);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
      const reply = await fixture.portal.http.inject({
        method: 'POST',
        url: '/api/payments/callbacks/alipay',
        headers: { 'content-type': type, 'x-genuine': 'yes' },
        payload: '{"reference":null}',
      });
      expect([reply.statusCode, reply.body]).toEqual([200, 'success']);
    }
    const empty = await fixture.portal.http.inject({ method: 'POST', url: '/api/payments/callbacks/alipay' });
    expect([empty.statusCode, empty.body]).toEqual([400, 'fail']);
  });
});

describe('the reconciliation', () => {
  it('finds payments without a callback, also after the expiry', async () => {
    const { orderId, reference } = await openPayment('alipay');
    fixture.clock.advance(31 * minute);
    await run(expireOrders);
    fixture.providers.alipay.pay(reference);
    fixture.clock.advance(31 * minute);
    await run(reconcilePayments);
    expect((await fixture.read(orderId)).status).toBe('confirmed');
  });

  it('stops polling a day after the expiry', async () => {
    const { orderId, reference } = await openPayment('wechat');
    fixture.clock.advance(31 * minute);
    await run(expireOrders);
    for (let hours = 0; hours < 30; hours += 1) {
      fixture.clock.advance(60 * minute);
      await run(reconcilePayments);
    }
    const count = fixture.providers.wechat.calls.filter((one) => one.reference === reference).length;
    expect(count).toBeGreaterThan(20);
    fixture.clock.advance(day);
    await run(reconcilePayments);
    expect(fixture.providers.wechat.calls.filter((one) => one.reference === reference)).toHaveLength(count);
    expect((await fixture.read(orderId)).status).toBe('expired');
  });

  it('captures an approved payment when the page did not return', async () => {
    const { orderId, reference } = await openPayment('paypal');
    fixture.providers.paypal.setStatus(reference, { state: 'approved' });
    fixture.clock.advance(minute);
    await run(reconcilePayments);
    expect((await fixture.read(orderId)).status).toBe('confirmed');
  });

  it('polls once in two concurrent instances', async () => {
    const { reference } = await openPayment('wechat');
    fixture.clock.advance(minute);
    await Promise.all([run(reconcilePayments), run(reconcilePayments), run(reconcilePayments)]);
    expect(
      fixture.providers.wechat.calls.filter(
        (one) => one.reference === reference && one.operation === 'query',
      ),
    ).toHaveLength(1);
  });

  it('closes at the provider after a failed attempt to close', async () => {
    const { orderId, reference } = await openPayment('wechat');
    fixture.providers.wechat.before.close = async () => {
      throw new ProviderUnavailable('no answer');
    };
    fixture.clock.advance(31 * minute);
    await run(expireOrders);
    expect((await fixture.read(orderId)).status).toBe('expired');
    delete fixture.providers.wechat.before.close;
    fixture.clock.advance(minute);
    await run(reconcilePayments);
    expect(
      fixture.providers.wechat.calls.filter(
        (one) => one.reference === reference && one.operation === 'close',
      ),
    ).toHaveLength(2);
  });
});

describe('refunds', () => {
  it('are repeated until the provider confirms; the buyer sees failures', async () => {
    const { orderId, reference } = await openPayment('alipay');
    fixture.providers.alipay.refundStatus = { state: 'failed', reason: 'balance too low' };
    fixture.providers.alipay.pay(reference, { currency: 'CNY', minor: 12_851 });
    await fixture.callback('alipay', { reference });
    for (let times = 0; times < 3; times += 1) {
      fixture.clock.advance(60 * minute);
      await run(refundMoney);
    }
    expect((await fixture.read(orderId)).payment_status).toBe('processing');
    fixture.providers.alipay.refundStatus = { state: 'processing', refundId: 'R-9' };
    fixture.clock.advance(60 * minute);
    await run(refundMoney);
    fixture.providers.alipay.refundStatus = { state: 'completed', refundId: 'R-9' };
    fixture.clock.advance(60 * minute);
    await run(refundMoney);
    expect(await timelineOf(orderId)).toEqual([
      ['created', 'started', 'paid', 'wrong_amount', 'refund_requested', 'refund_failed', 'refunded'],
    ]);
    const done = fixture.providers.alipay.count('refund');
    fixture.clock.advance(60 * minute);
    await run(refundMoney);
    expect(fixture.providers.alipay.count('refund')).toBe(done);
  });

  it("are repeated when the provider can't be reached", async () => {
    const { orderId, reference } = await openPayment('stripe');
    fixture.providers.stripe.before.refund = async () => {
      throw new ProviderUnavailable('no answer');
    };
    fixture.providers.stripe.pay(reference, { currency: 'USD', minor: 12_850 });
    await fixture.callback('stripe', { reference });
    expect((await fixture.read(orderId)).payments[0]?.state).toBe('refunding');
    delete fixture.providers.stripe.before.refund;
    fixture.clock.advance(2 * minute);
    await Promise.all([run(refundMoney), run(refundMoney)]);
    expect((await fixture.read(orderId)).payments[0]?.state).toBe('refunded');
    expect(
      fixture.providers.stripe.calls.filter(
        (one) => one.reference === reference && one.operation === 'refund',
      ),
    ).toHaveLength(2);
  });

  it('are completed by the status of the refund, not of the payment', async () => {
    const { orderId, reference } = await openPayment('wechat');
    const { wechat } = fixture.providers;
    wechat.refundStatus = { state: 'processing', refundId: 'R-10' };
    wechat.pay(reference, { currency: 'CNY', minor: 12_851 });
    await fixture.callback('wechat', { reference });
    // WeChat Pay reports this as soon as a refund has begun, and still when it fails.
    wechat.setStatus(reference, { state: 'refunded', transactionId: `T-${reference}` });
    wechat.refundStatus = { state: 'failed', reason: 'ABNORMAL' };
    await fixture.callback('wechat', { reference });
    expect((await fixture.read(orderId)).payments[0]?.state).toBe('refunding');
    expect((await timelineOf(orderId))[0]?.at(-1)).toBe('refund_failed');
    wechat.refundStatus = { state: 'completed', refundId: 'R-10' };
    await fixture.callback('wechat', { reference });
    expect((await fixture.read(orderId)).payments[0]?.state).toBe('refunded');
  });

  it('made directly at the provider end the order and return its stock', async () => {
    const { product, orderId, reference } = await openPayment('stripe');
    fixture.providers.stripe.pay(reference);
    await fixture.callback('stripe', { reference });
    fixture.providers.stripe.setStatus(reference, { state: 'refunded', transactionId: `T-${reference}` });
    await fixture.callback('stripe', { reference });
    expect(await fixture.read(orderId)).toMatchObject({ status: 'refunded', payment_status: 'refunded' });
    expect(await fixture.stockOf(product)).toBe(20);
  });
});

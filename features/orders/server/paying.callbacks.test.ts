/** Callbacks: duplicated, late, out of order, forged, for another order, never sent; the provider's answer decides. */

import { openStage, type Stage } from '@apps/server/testing.stage';
import { ProviderUnavailable } from '@features/payments/adapter';
import { type ExternalProvider, providers } from '@features/payments/contract/provider';
import { reconcilePayments, refundMoney } from '@features/payments/jobs';
import { day, minute } from '@platform/server/clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestFor } from './factory.ts';
import { expireOrders } from './jobs.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());

const run = (job: typeof reconcilePayments) => stage.portal.jobs.run(job, {});

async function opened(provider: ExternalProvider) {
  const product = await stage.product();
  const orderId = await stage.order(requestFor(product));
  const { reference } = await stage.startPayment(orderId, provider);
  return { product, orderId, reference };
}
const timelineOf = async (orderId: string) =>
  (await stage.read(orderId)).payments.map(({ timeline }) => timeline.map(({ event }) => event));

describe.each(providers)('callbacks of %s', (provider) => {
  it('make the server ask, and what they say themselves counts for nothing', async () => {
    const { orderId, reference } = await opened(provider);
    expect(await stage.callback(provider, { reference, status: 'paid', amount: 12_850 })).toBe(200);
    expect((await stage.read(orderId)).status).toBe('pending');
    stage.providers[provider].pay(reference);
    expect(await stage.callback(provider, { reference })).toBe(200);
    expect(await stage.read(orderId)).toMatchObject({ status: 'confirmed', payment_status: 'completed' });
  });

  it('settle once, however often and however much at once they come', async () => {
    const { product, orderId, reference } = await opened(provider);
    stage.providers[provider].pay(reference);
    const codes = await Promise.all(Array.from({ length: 8 }, () => stage.callback(provider, { reference })));
    expect(new Set(codes)).toEqual(new Set([200]));
    expect(await timelineOf(orderId)).toEqual([['created', 'started', 'paid']]);
    expect((await stage.read(orderId)).timeline.map(({ event }) => event)).toEqual(['placed', 'confirmed']);
    expect(await stage.stockOf(product)).toBe(19);
  });

  it('are refused when forged, and nothing is asked', async () => {
    const { orderId, reference } = await opened(provider);
    stage.providers[provider].pay(reference);
    const before = stage.providers[provider].count('query');
    expect(await stage.callback(provider, { reference }, false)).toBe(400);
    expect(stage.providers[provider].count('query')).toBe(before);
    expect((await stage.read(orderId)).status).toBe('pending');
  });

  it('settle only the payment that they name', async () => {
    const [one, other] = [await opened(provider), await opened(provider)];
    stage.providers[provider].pay(one.reference);
    await stage.callback(provider, { reference: other.reference });
    expect((await stage.read(other.orderId)).status).toBe('pending');
    await stage.callback(provider, { reference: one.reference });
    expect((await stage.read(one.orderId)).status).toBe('confirmed');
    expect((await stage.read(other.orderId)).status).toBe('pending');
  });

  it('are accepted when they concern nothing of ours, so that they end', async () => {
    expect(await stage.callback(provider, { reference: null })).toBe(200);
    expect(await stage.callback(provider, { reference: 'ZP0000000000000000000000' })).toBe(200);
  });

  it("are wanted again when the provider can't be asked; the job asks even if none comes", async () => {
    const { orderId, reference } = await opened(provider);
    stage.providers[provider].pay(reference);
    stage.providers[provider].before.query = async () => {
      throw new ProviderUnavailable('no answer');
    };
    expect(await stage.callback(provider, { reference })).toBe(400);
    stage.clock.advance(minute);
    await run(reconcilePayments);
    expect((await stage.read(orderId)).status).toBe('pending');
    delete stage.providers[provider].before.query;
    stage.clock.advance(2 * minute);
    await run(reconcilePayments);
    expect((await stage.read(orderId)).status).toBe('confirmed');
  });

  it('that come in the wrong order do no harm', async () => {
    const { orderId, reference } = await opened(provider);
    stage.providers[provider].pay(reference);
    await stage.callback(provider, { reference });
    for (const word of [
      { state: 'unpaid' },
      { state: 'processing' },
      { state: 'failed', reason: 'x' },
      { state: 'closed' },
    ] as const) {
      stage.providers[provider].say(reference, word);
      await stage.callback(provider, { reference });
    }
    expect(await stage.read(orderId)).toMatchObject({ status: 'confirmed', payment_status: 'completed' });
    expect(await timelineOf(orderId)).toEqual([['created', 'started', 'paid']]);
  });

  it('about a wrong amount never settle: the money goes back, and the buyer sees it', async () => {
    const { product, orderId, reference } = await opened(provider);
    stage.providers[provider].pay(reference, { currency: provider === 'paypal' ? 'USD' : 'CNY', minor: 1 });
    await stage.callback(provider, { reference });
    const order = await stage.read(orderId);
    expect(order).toMatchObject({ status: 'pending', payment_status: 'refunded' });
    expect(await timelineOf(orderId)).toEqual([
      ['created', 'started', 'paid', 'wrong_amount', 'refund_requested', 'refunded'],
    ]);
    expect(order.payments[0]?.timeline[3]?.note).toMatch(/^(CNY|USD) 0\.01$/);
    expect(await stage.stockOf(product)).toBe(19);
    await stage.startPayment(orderId, provider);
    expect((await stage.read(orderId)).payments.map(({ state }) => state)).toEqual(['pending', 'refunded']);
  });

  it('that are late find the stock taken again and the order confirmed', async () => {
    const { product, orderId, reference } = await opened(provider);
    stage.clock.advance(31 * minute);
    await run(expireOrders);
    expect(await stage.read(orderId)).toMatchObject({ status: 'expired', payment_status: 'pending' });
    expect(await stage.stockOf(product)).toBe(20);
    stage.providers[provider].pay(reference);
    await stage.callback(provider, { reference });
    const order = await stage.read(orderId);
    expect(order).toMatchObject({ status: 'confirmed', payment_status: 'completed' });
    expect(order.timeline.map(({ event }) => event)).toEqual(['placed', 'expired', 'restocked', 'confirmed']);
    expect(await timelineOf(orderId)).toEqual([['created', 'started', 'cancelled', 'paid', 'late']]);
    expect(await stage.stockOf(product)).toBe(19);
  });

  it('that are too late for the stock send the money back, and the buyer sees it', async () => {
    const product = await stage.product({ stock: 1 });
    const orderId = await stage.order(requestFor(product));
    const { reference } = await stage.startPayment(orderId, provider);
    stage.clock.advance(31 * minute);
    await run(expireOrders);
    await stage.order(requestFor(product));
    stage.providers[provider].pay(reference);
    await stage.callback(provider, { reference });
    const order = await stage.read(orderId);
    expect(order).toMatchObject({ status: 'expired', payment_status: 'refunded' });
    expect(order.timeline.map(({ event }) => event)).toEqual(['placed', 'expired', 'late_refund']);
    expect(await timelineOf(orderId)).toEqual([
      ['created', 'started', 'cancelled', 'paid', 'late', 'refund_requested', 'refunded'],
    ]);
    expect(await stage.stockOf(product)).toBe(0);
  });
});

describe('the raw body', () => {
  it('of more than 64 KB is refused, and any content type reaches the adapter', async () => {
    expect(await stage.callback('stripe', { reference: null, padding: 'x'.repeat(65 * 1024) })).toBe(413);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
      const reply = await stage.portal.http.inject({
        method: 'POST',
        url: '/api/payments/callbacks/alipay',
        headers: { 'content-type': type, 'x-genuine': 'yes' },
        payload: '{"reference":null}',
      });
      expect([reply.statusCode, reply.body]).toEqual([200, 'success']);
    }
    const empty = await stage.portal.http.inject({ method: 'POST', url: '/api/payments/callbacks/alipay' });
    expect([empty.statusCode, empty.body]).toEqual([400, 'fail']);
  });
});

describe('the reconciliation', () => {
  it('finds money that nobody reported, after the expiry too', async () => {
    const { orderId, reference } = await opened('alipay');
    stage.clock.advance(31 * minute);
    await run(expireOrders);
    stage.providers.alipay.pay(reference);
    stage.clock.advance(31 * minute);
    await run(reconcilePayments);
    expect((await stage.read(orderId)).status).toBe('confirmed');
  });

  it('gives up asking a day after the expiry', async () => {
    const { orderId, reference } = await opened('wechat');
    stage.clock.advance(31 * minute);
    await run(expireOrders);
    for (let hours = 0; hours < 30; hours += 1) {
      stage.clock.advance(60 * minute);
      await run(reconcilePayments);
    }
    const asked = stage.providers.wechat.asked.filter((one) => one.reference === reference).length;
    expect(asked).toBeGreaterThan(20);
    stage.clock.advance(day);
    await run(reconcilePayments);
    expect(stage.providers.wechat.asked.filter((one) => one.reference === reference)).toHaveLength(asked);
    expect((await stage.read(orderId)).status).toBe('expired');
  });

  it('captures what was approved when the page did not come back', async () => {
    const { orderId, reference } = await opened('paypal');
    stage.providers.paypal.say(reference, { state: 'approved' });
    stage.clock.advance(minute);
    await run(reconcilePayments);
    expect((await stage.read(orderId)).status).toBe('confirmed');
  });

  it('asks once although two instances look at the same time', async () => {
    const { reference } = await opened('wechat');
    stage.clock.advance(minute);
    await Promise.all([run(reconcilePayments), run(reconcilePayments), run(reconcilePayments)]);
    expect(
      stage.providers.wechat.asked.filter((one) => one.reference === reference && one.deed === 'query'),
    ).toHaveLength(1);
  });

  it('closes at the provider what could not be closed at once', async () => {
    const { orderId, reference } = await opened('wechat');
    stage.providers.wechat.before.close = async () => {
      throw new ProviderUnavailable('no answer');
    };
    stage.clock.advance(31 * minute);
    await run(expireOrders);
    expect((await stage.read(orderId)).status).toBe('expired');
    delete stage.providers.wechat.before.close;
    stage.clock.advance(minute);
    await run(reconcilePayments);
    expect(
      stage.providers.wechat.asked.filter((one) => one.reference === reference && one.deed === 'close'),
    ).toHaveLength(2);
  });
});

describe('refunds', () => {
  it('are repeated until the provider confirms, and fail in sight of the buyer', async () => {
    const { orderId, reference } = await opened('alipay');
    stage.providers.alipay.refundWord = { state: 'failed', reason: 'balance too low' };
    stage.providers.alipay.pay(reference, { currency: 'CNY', minor: 12_851 });
    await stage.callback('alipay', { reference });
    for (let times = 0; times < 3; times += 1) {
      stage.clock.advance(60 * minute);
      await run(refundMoney);
    }
    expect((await stage.read(orderId)).payment_status).toBe('processing');
    stage.providers.alipay.refundWord = { state: 'processing', refundId: 'R-9' };
    stage.clock.advance(60 * minute);
    await run(refundMoney);
    stage.providers.alipay.refundWord = { state: 'completed', refundId: 'R-9' };
    stage.clock.advance(60 * minute);
    await run(refundMoney);
    expect(await timelineOf(orderId)).toEqual([
      ['created', 'started', 'paid', 'wrong_amount', 'refund_requested', 'refund_failed', 'refunded'],
    ]);
    const done = stage.providers.alipay.count('refund');
    stage.clock.advance(60 * minute);
    await run(refundMoney);
    expect(stage.providers.alipay.count('refund')).toBe(done);
  });

  it("are repeated when the provider can't be reached", async () => {
    const { orderId, reference } = await opened('stripe');
    stage.providers.stripe.before.refund = async () => {
      throw new ProviderUnavailable('no answer');
    };
    stage.providers.stripe.pay(reference, { currency: 'USD', minor: 12_850 });
    await stage.callback('stripe', { reference });
    expect((await stage.read(orderId)).payments[0]?.state).toBe('refunding');
    delete stage.providers.stripe.before.refund;
    stage.clock.advance(2 * minute);
    await Promise.all([run(refundMoney), run(refundMoney)]);
    expect((await stage.read(orderId)).payments[0]?.state).toBe('refunded');
    expect(
      stage.providers.stripe.asked.filter((one) => one.reference === reference && one.deed === 'refund'),
    ).toHaveLength(2);
  });

  it('count as done by the word on the refund, not by a payment that only says it is being given back', async () => {
    const { orderId, reference } = await opened('wechat');
    const { wechat } = stage.providers;
    wechat.refundWord = { state: 'processing', refundId: 'R-10' };
    wechat.pay(reference, { currency: 'CNY', minor: 12_851 });
    await stage.callback('wechat', { reference });
    // WeChat Pay says so as soon as a refund has begun, and goes on saying so when it fails.
    wechat.say(reference, { state: 'refunded', transactionId: `T-${reference}` });
    wechat.refundWord = { state: 'failed', reason: 'ABNORMAL' };
    await stage.callback('wechat', { reference });
    expect((await stage.read(orderId)).payments[0]?.state).toBe('refunding');
    expect((await timelineOf(orderId))[0]?.at(-1)).toBe('refund_failed');
    wechat.refundWord = { state: 'completed', refundId: 'R-10' };
    await stage.callback('wechat', { reference });
    expect((await stage.read(orderId)).payments[0]?.state).toBe('refunded');
  });

  it('made at the provider without us end the order and return its stock', async () => {
    const { product, orderId, reference } = await opened('stripe');
    stage.providers.stripe.pay(reference);
    await stage.callback('stripe', { reference });
    stage.providers.stripe.say(reference, { state: 'refunded', transactionId: `T-${reference}` });
    await stage.callback('stripe', { reference });
    expect(await stage.read(orderId)).toMatchObject({ status: 'refunded', payment_status: 'refunded' });
    expect(await stage.stockOf(product)).toBe(20);
  });
});

/** The payments' endpoints, with orders as payables. */

import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { ProviderRefused, ProviderUnavailable } from '@features/payments/adapter';
import {
  cancelPayment,
  capturePaypalOrder,
  createPaymentIntent,
  createPaypalOrder,
  getPaymentConfig,
  getPaymentStatus,
  startAlipayPayment,
  startWechatPayment,
} from '@features/payments/contract/payment';
import { type ExternalProvider, providers } from '@features/payments/contract/provider';
import { minute } from '@platform/server/clock';
import { type Caller, expectRefused } from '@platform/server/testing/caller';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder, updateOrderStatus } from '../contract/order.ts';
import { requestFor } from './factory.ts';
import { expireOrders } from './jobs.ts';

let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.stop());
afterEach(() => {
  for (const name of providers)
    for (const operation of ['create', 'query', 'capture'] as const)
      delete fixture.providers[name].before[operation];
});

const calls = {
  alipay: (orderId: string, by: Caller) =>
    by.call(startAlipayPayment, { query: { orderId, amount: '0.01' } }),
  wechat: (orderId: string, by: Caller) =>
    by.call(startWechatPayment, { query: { orderId, amount: '0.01' } }),
  stripe: (orderId: string, by: Caller) =>
    by.call(createPaymentIntent, { body: { orderId, amount: 1, currency: 'usd' } }),
  paypal: (orderId: string, by: Caller) => by.call(createPaypalOrder, { body: { orderId } }),
} as const;
const failing = {
  alipay: ['ALIPAY_INIT_FAILED', '支付宝支付初始化失败，请重试'],
  wechat: ['WECHAT_INIT_FAILED', '微信支付初始化失败，请重试'],
  stripe: ['STRIPE_INIT_FAILED', '支付初始化失败'],
  paypal: ['PAYPAL_FAILED', '支付失败，请重试'],
} as const;
const names = {
  alipay: startAlipayPayment.name,
  wechat: startWechatPayment.name,
  stripe: createPaymentIntent.name,
  paypal: createPaypalOrder.name,
};
const mine = (orderId: string, provider: ExternalProvider) => calls[provider](orderId, fixture.buyer);

describe.each(providers)('starting a payment by %s', (provider) => {
  describe(names[provider], () => {
    it("opens the payment for the order's own amount, and only once", async () => {
      const orderId = await fixture.order(requestFor(await fixture.product({ price: 12_850 })));
      const first = await mine(orderId, provider);
      expect(first.status).toBe(200);
      expect((await mine(orderId, provider)).data).toEqual(first.data);
      const order = await fixture.read(orderId);
      expect(order.payments).toMatchObject([{ provider, state: 'pending', amount: 128.5, usdAmount: 19.77 }]);
      expect(order.payments[0]?.timeline.map(({ event }) => event)).toEqual(['created', 'started']);
    });

    it('accepts the order number and the temporary id', async () => {
      const key = `temp1763700000${provider}`;
      const body = requestFor(await fixture.product());
      const placed = await fixture.buyer.call(placeOrder, { body }, { key });
      expect((await mine(key, provider)).data.orderId).toBe(placed.data.orderId);
      expect((await mine(placed.data.orderNumber, provider)).data.orderId).toBe(placed.data.orderId);
    });

    it('creates one attempt for two concurrent calls', async () => {
      const orderId = await fixture.order();
      const answers = await Promise.all([1, 2, 3, 4].map(() => mine(orderId, provider)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect((await fixture.read(orderId)).payments).toHaveLength(1);
    });

    it(`${failing[provider][0]}: the provider can't be reached, and the next try continues the same attempt`, async () => {
      const orderId = await fixture.order();
      fixture.providers[provider].before.create = async () => {
        throw new ProviderUnavailable('no answer');
      };
      const answer = await mine(orderId, provider);
      expect([answer.status, answer.code, answer.message]).toEqual([502, ...failing[provider]]);
      delete fixture.providers[provider].before.create;
      expect((await mine(orderId, provider)).status).toBe(200);
      expect((await fixture.read(orderId)).payments).toHaveLength(1);
    });

    it(`${failing[provider][0]}: the provider rejects, and its reason is on the timeline`, async () => {
      const orderId = await fixture.order();
      fixture.providers[provider].before.create = async () => {
        throw new ProviderRefused('amount_too_small');
      };
      const answer = await mine(orderId, provider);
      expect([answer.code, answer.details]).toEqual([failing[provider][0], { reason: 'amount_too_small' }]);
      const order = await fixture.read(orderId);
      expect(order.payment_status).toBe('failed');
      expect(order.payments[0]?.timeline.at(-1)).toMatchObject({ event: 'failed', note: 'amount_too_small' });
      delete fixture.providers[provider].before.create;
      await mine(orderId, provider);
      expect((await fixture.read(orderId)).payments.map(({ state }) => state)).toEqual([
        'pending',
        'cancelled',
      ]);
    });

    it('ALREADY_PAID', async () => {
      const orderId = await fixture.order();
      const { reference } = await fixture.startPayment(orderId, provider);
      fixture.providers[provider].pay(reference);
      await fixture.poll(orderId);
      const answer = await mine(orderId, provider);
      expectRefused(answer, 'ALREADY_PAID');
    });

    it('ALREADY_PAID: after an unreported payment, without a call to another provider', async () => {
      for (const other of providers) {
        const orderId = await fixture.order();
        const { reference } = await fixture.startPayment(orderId, provider);
        fixture.providers[provider].pay(reference);
        fixture.clock.advance(3000);
        const created = fixture.providers[other].count('create');
        expectRefused(await mine(orderId, other), 'ALREADY_PAID');
        expect(fixture.providers[other].count('create')).toBe(created);
        expect(await fixture.read(orderId)).toMatchObject({
          status: 'confirmed',
          payment_status: 'completed',
        });
      }
    });

    it('NOT_PAYABLE: for a cancelled or expired order', async () => {
      const cancelled = await fixture.order();
      await fixture.buyer.call(updateOrderStatus, {
        params: { id: cancelled },
        body: { status: 'cancelled' },
      });
      expectRefused(await mine(cancelled, provider), 'NOT_PAYABLE');
      const overdue = await fixture.order();
      fixture.clock.advance(30 * minute);
      expectRefused(await mine(overdue, provider), 'NOT_PAYABLE');
    });

    it('TOO_MANY_PAYMENTS: after twenty attempts', async () => {
      const orderId = await fixture.order();
      for (let attempts = 0; attempts < 20; attempts += 1) {
        expect((await mine(orderId, provider)).status).toBe(200);
        await fixture.buyer.call(cancelPayment, { body: { orderId } });
      }
      const answer = await mine(orderId, provider);
      expectRefused(answer, 'TOO_MANY_PAYMENTS');
    });

    it("PAYABLE_NOT_FOUND: for another member's order and an unknown one", async () => {
      const stranger = await fixture.person();
      const orderId = await fixture.order();
      expectRefused(await calls[provider](orderId, stranger), 'PAYABLE_NOT_FOUND');
      expect((await mine('temp1763700000000999', provider)).status).toBe(404);
    });
  });
});

describe('createPaymentIntent', () => {
  it('uses the last button: 信用卡 and Stripe are one payment', async () => {
    const orderId = await fixture.order();
    const start = (method: 'stripe' | 'credit') =>
      fixture.buyer.call(createPaymentIntent, { body: { orderId, method } });
    const first = await start('stripe');
    expect((await start('credit')).data).toEqual(first.data);
    const order = await fixture.read(orderId);
    expect(order.payments).toMatchObject([{ method: 'credit', state: 'pending' }]);
    fixture.providers.stripe.pay(order.payments[0]?.reference ?? '');
    expect((await fixture.poll(orderId)).payment_method).toBe('credit');
  });
});

describe('without any provider', () => {
  it('METHOD_UNAVAILABLE: 支付配置错误，请联系管理员', async () => {
    const bare = await openFixture({ providers: [] });
    const orderId = await bare.order();
    const by = bare.buyer;
    const query = { orderId };
    const answers = [
      await by.call(startAlipayPayment, { query }),
      await by.call(startWechatPayment, { query }),
      await by.call(createPaymentIntent, { body: query }),
      await by.call(createPaypalOrder, { body: query }),
      await by.call(capturePaypalOrder, { body: query }),
    ];
    for (const { status, code, message } of answers) {
      expect([status, code, message]).toEqual([503, 'METHOD_UNAVAILABLE', '支付配置错误，请联系管理员']);
    }
    expect((await bare.ok(getPaymentConfig, {})).methods).toEqual(['balance']);
    expect(await bare.callback('stripe', {})).toBe(404);
    await bare.stop();
  });
});

describe('getPaymentStatus', () => {
  const status = (orderId: string, by: Caller = fixture.buyer) =>
    by.call(getPaymentStatus, { query: { orderId } });

  it("reports the provider's status from waiting to paid", async () => {
    const orderId = await fixture.order();
    const { reference } = await fixture.startPayment(orderId, 'wechat');
    expect((await status(orderId)).data).toMatchObject({ status: 'pending', payment_status: 'pending' });
    fixture.providers.wechat.setStatus(reference, { state: 'processing' });
    fixture.clock.advance(3000);
    expect((await status(orderId)).data).toMatchObject({ status: 'pending', payment_status: 'processing' });
    fixture.providers.wechat.pay(reference);
    fixture.clock.advance(3000);
    const { data } = await status(orderId);
    expect(data).toMatchObject({ orderId, status: 'confirmed', payment_status: 'completed' });
    expect(data.payments[0]?.timeline.map(({ event }) => event)).toEqual([
      'created',
      'started',
      'processing',
      'paid',
    ]);
  });

  it('queries the provider at most every two seconds', async () => {
    const orderId = await fixture.order();
    await fixture.startPayment(orderId, 'wechat');
    const before = fixture.providers.wechat.count('query');
    await Promise.all(Array.from({ length: 8 }, () => status(orderId)));
    expect(fixture.providers.wechat.count('query')).toBe(before + 1);
    fixture.clock.advance(1000);
    await status(orderId);
    expect(fixture.providers.wechat.count('query')).toBe(before + 1);
    fixture.clock.advance(1000);
    await status(orderId);
    expect(fixture.providers.wechat.count('query')).toBe(before + 2);
  });

  it("returns the stored status when the provider can't be reached", async () => {
    const orderId = await fixture.order();
    await fixture.startPayment(orderId, 'alipay');
    fixture.providers.alipay.before.query = async () => {
      throw new ProviderUnavailable('no answer');
    };
    expect((await status(orderId)).data).toMatchObject({ payment_status: 'pending' });
  });

  it("accepts the payment's reference, the only parameter of a provider's return page", async () => {
    const orderId = await fixture.order();
    const { reference } = await fixture.startPayment(orderId, 'alipay');
    expect((await status(reference)).data.orderId).toBe(orderId);
    const stranger = await fixture.person();
    expect((await status(reference, stranger)).status).toBe(404);
  });

  it('shows why a card was declined, and lets the same card be tried again', async () => {
    const orderId = await fixture.order();
    const { reference } = await fixture.startPayment(orderId, 'stripe');
    fixture.providers.stripe.setStatus(reference, { state: 'failed', reason: 'card_declined' });
    const declined = await fixture.poll(orderId);
    expect(declined).toMatchObject({ status: 'pending', payment_status: 'failed' });
    expect(declined.payments[0]?.timeline.at(-1)).toMatchObject({ event: 'failed', note: 'card_declined' });
    fixture.providers.stripe.pay(reference);
    expect(await fixture.poll(orderId)).toMatchObject({ status: 'confirmed', payment_status: 'completed' });
  });

  it('records each decline of a card once, while another card can be tried', async () => {
    const orderId = await fixture.order();
    const { reference } = await fixture.startPayment(orderId, 'stripe');
    const decline = (reason: string) =>
      fixture.providers.stripe.setStatus(reference, {
        state: 'unpaid',
        declined: { reason, at: fixture.clock.now() },
      });
    const notes = async () => {
      const { payments } = await fixture.poll(orderId);
      return payments[0]?.timeline.filter(({ event }) => event === 'declined').map(({ note }) => note);
    };
    decline('银行卡余额不足');
    expect(await notes()).toEqual(['银行卡余额不足']);
    expect(await notes()).toEqual(['银行卡余额不足']);
    decline('银行卡被拒绝');
    expect(await notes()).toEqual(['银行卡余额不足', '银行卡被拒绝']);
  });

  it("PAYABLE_NOT_FOUND: for another member's order", async () => {
    const stranger = await fixture.person();
    expectRefused(await status(await fixture.order(), stranger), 'PAYABLE_NOT_FOUND');
  });
});

describe('capturePaypalOrder', () => {
  const capture = (orderId: string, by: Caller = fixture.buyer) =>
    by.call(capturePaypalOrder, { body: { orderId } });

  it('captures an approved payment once', async () => {
    const orderId = await fixture.order();
    const { reference } = await fixture.startPayment(orderId, 'paypal');
    fixture.providers.paypal.setStatus(reference, { state: 'approved' });
    expect((await capture(orderId)).data).toMatchObject({ status: 'confirmed', payment_status: 'completed' });
    expect((await capture(orderId)).data.status).toBe('confirmed');
    expect(fixture.providers.paypal.calls.filter(({ operation }) => operation === 'capture')).toHaveLength(1);
  });

  it('captures nothing without an approval', async () => {
    const orderId = await fixture.order();
    await fixture.startPayment(orderId, 'paypal');
    expect((await capture(orderId)).data).toMatchObject({ status: 'pending', payment_status: 'pending' });
  });

  it('captures nothing for an order that has ended meanwhile', async () => {
    const orderId = await fixture.order();
    const { reference } = await fixture.startPayment(orderId, 'paypal');
    fixture.clock.advance(30 * minute);
    fixture.providers.paypal.setStatus(reference, { state: 'approved' });
    const before = fixture.providers.paypal.count('capture');
    expect((await capture(orderId)).data.status).toBe('pending');
    expect(fixture.providers.paypal.count('capture')).toBe(before);
  });

  it('reports an attempt that ended before the buyer approved it', async () => {
    const orderId = await fixture.order();
    const { reference } = await fixture.startPayment(orderId, 'paypal');
    fixture.clock.advance(31 * minute);
    await fixture.portal.jobs.run(expireOrders, {});
    fixture.providers.paypal.setStatus(reference, { state: 'approved' });
    const before = fixture.providers.paypal.count('capture');
    const { status, data } = await capture(orderId);
    expect([status, data.status, data.payment_status]).toEqual([200, 'expired', 'pending']);
    expect(fixture.providers.paypal.count('capture')).toBe(before);
  });

  it("PAYPAL_FAILED: when the provider can't be reached", async () => {
    const orderId = await fixture.order();
    await fixture.startPayment(orderId, 'paypal');
    fixture.providers.paypal.before.query = async () => {
      throw new ProviderUnavailable('no answer');
    };
    const answer = await capture(orderId);
    expectRefused(answer, 'PAYPAL_FAILED', { message: '支付失败，请重试' });
  });

  it("PAYABLE_NOT_FOUND: without an attempt by PayPal, or for another member's order", async () => {
    const orderId = await fixture.order();
    expectRefused(await capture(orderId), 'PAYABLE_NOT_FOUND');
    await fixture.startPayment(orderId, 'paypal');
    const stranger = await fixture.person();
    expectRefused(await capture(orderId, stranger), 'PAYABLE_NOT_FOUND');
  });
});

describe('cancelPayment', () => {
  const cancel = (orderId: string, by: Caller = fixture.buyer) =>
    by.call(cancelPayment, { body: { orderId } });

  it('cancels the attempt, not the order, which can be paid again', async () => {
    const orderId = await fixture.order();
    await fixture.startPayment(orderId, 'paypal');
    const closed = fixture.providers.paypal.count('close');
    const { data } = await cancel(orderId);
    expect(data).toMatchObject({ status: 'pending', payment_status: 'pending' });
    expect(data.payments[0]).toMatchObject({ state: 'cancelled' });
    expect(fixture.providers.paypal.count('close')).toBe(closed + 1);
    await fixture.startPayment(orderId, 'paypal');
    expect((await fixture.read(orderId)).payments.map(({ state }) => state)).toEqual([
      'pending',
      'cancelled',
    ]);
  });

  it('does not capture approved money, but keeps captured money', async () => {
    const approved = await fixture.order();
    const first = await fixture.startPayment(approved, 'paypal');
    fixture.providers.paypal.setStatus(first.reference, { state: 'approved' });
    expect((await cancel(approved)).data.payments[0]?.state).toBe('cancelled');
    const paid = await fixture.order();
    const second = await fixture.startPayment(paid, 'paypal');
    fixture.providers.paypal.pay(second.reference);
    expect((await cancel(paid)).data).toMatchObject({ status: 'confirmed', payment_status: 'completed' });
  });

  it("PAYABLE_NOT_FOUND: for another member's order", async () => {
    const stranger = await fixture.person();
    const orderId = await fixture.order();
    const { state } = await fixture.startPayment(orderId, 'wechat');
    expectRefused(await cancel(orderId, stranger), 'PAYABLE_NOT_FOUND');
    expect((await fixture.read(orderId)).payments[0]?.state).toBe(state);
  });
});

describe('getPaymentConfig', () => {
  it('returns the enabled methods and the configuration of their scripts', async () => {
    const data = await fixture.ok(getPaymentConfig, {});
    expect(data).toEqual({
      methods: ['paypal', 'credit', 'stripe', 'wechat', 'alipay', 'balance'],
      usdRate: 6.5,
      stripe: null,
      paypal: null,
      simulated: false,
    });
  });
});

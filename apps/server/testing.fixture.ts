/** The fixture for tests of buying: the real server, four scripted providers, a buyer, and helper functions. */

import { getOrder, type OrderDetail, placeOrder } from '@features/orders/contract/order';
import { getStaffOrder, handleOrder, type StaffOrder, type StaffStep } from '@features/orders/contract/staff';
import { type PlaceOrderBody, requestFor } from '@features/orders/factory';
import {
  createPaymentIntent,
  createPaypalOrder,
  getPaymentStatus,
  type PaymentAttempt,
  startAlipayPayment,
  startWechatPayment,
} from '@features/payments/contract/payment';
import { type ExternalProvider, providers } from '@features/payments/contract/provider';
import type { PaymentsOptions } from '@features/payments/server';
import { type ScriptedProvider, scriptedProvider } from '@features/payments/testing';
import { makeProduct } from '@features/shop/factory';
import { products } from '@features/shop/tables';
import { eq } from 'drizzle-orm';
import type { ComposeOptions } from './compose.ts';
import { type Person, type TestPortal, testPortal } from './testing.ts';

export interface Fixture extends TestPortal {
  providers: Record<ExternalProvider, ScriptedProvider>;
  buyer: Person;
  /** Puts a product on sale; returns its id. Price in fen. */
  product(values?: { stock?: number; price?: number; title?: string }): Promise<string>;
  stockOf(productId: string): Promise<number>;
  /** Places an order and returns its id; one product by default. */
  order(request?: PlaceOrderBody, by?: Person): Promise<string>;
  read(orderId: string, by?: Person): Promise<OrderDetail>;
  /** Starts a payment as the buyer and returns it. */
  startPayment(orderId: string, provider: ExternalProvider): Promise<PaymentAttempt>;
  /** Sends a callback to the server. */
  callback(provider: ExternalProvider, body: unknown, genuine?: boolean): Promise<number>;
  poll(orderId: string): Promise<OrderDetail>;
  /** Takes a step at an order as an admin who has just read it. */
  handle(orderId: string, action: StaffStep): Promise<StaffOrder>;
}

const starters = {
  alipay: (orderId: string) => [startAlipayPayment, { query: { orderId, amount: '0.01' } }] as const,
  wechat: (orderId: string) => [startWechatPayment, { query: { orderId, amount: '0.01' } }] as const,
  stripe: (orderId: string) =>
    [createPaymentIntent, { body: { orderId, amount: 1, currency: 'cny' } }] as const,
  paypal: (orderId: string) => [createPaypalOrder, { body: { orderId } }] as const,
};

interface FixtureOptions {
  /** The enabled providers; all four by default. */
  providers?: readonly ExternalProvider[];
  /** Replaces the scripted providers. */
  payments?: PaymentsOptions;
  /** What a member may reserve without paying; any number by default. */
  maxUnpaid?: ComposeOptions['maxUnpaid'];
}

/** Opens the fixture; close it with `stop`. */
export async function openFixture(options: FixtureOptions = {}): Promise<Fixture> {
  const scriptedProviders = Object.fromEntries(
    providers.map((name) => [name, scriptedProvider(name)]),
  ) as Record<ExternalProvider, ScriptedProvider>;
  const { providers: enabled = providers } = options;
  const adapters = Object.fromEntries(enabled.map((name) => [name, scriptedProviders[name]]));
  const portal = await testPortal(
    {},
    {
      payments: options.payments ?? { adapters, browser: {}, simulated: [], usdRate: 6.5 },
      maxUnpaid: 'maxUnpaid' in options ? options.maxUnpaid : { orders: Infinity, pieces: Infinity },
    },
  );
  const { db } = portal.portal;

  const fixture: Fixture = {
    ...portal,
    providers: scriptedProviders,
    buyer: await portal.person(),
    async product(values = {}) {
      const { id } = await makeProduct(portal.portal, { price: 12_850, ...values });
      return id;
    },
    async stockOf(productId) {
      const [row] = await db
        .select({ stock: products.stock })
        .from(products)
        .where(eq(products.id, productId));
      return row?.stock ?? Number.NaN;
    },
    async order(request, by = fixture.buyer) {
      const body = request ?? requestFor(await fixture.product());
      return (await by.ok(placeOrder, { body })).orderId;
    },
    read: (orderId, by = fixture.buyer) => by.ok(getOrder, { params: { id: orderId } }),
    async startPayment(orderId, provider) {
      const [endpoint, input] = starters[provider](orderId);
      await fixture.buyer.ok(endpoint as never, input as never);
      const { payments } = await fixture.read(orderId);
      const payment = payments.find((payment) => payment.provider === provider);
      if (!payment) throw new Error(`no payment by ${provider}`);
      return payment;
    },
    async callback(provider, body, genuine = true) {
      const reply = await portal.portal.http.inject({
        method: 'POST',
        url: `/api/payments/callbacks/${provider}`,
        headers: { 'content-type': 'application/json', ...(genuine ? { 'x-genuine': 'yes' } : {}) },
        payload: JSON.stringify(body),
      });
      return reply.statusCode;
    },
    async poll(orderId) {
      portal.clock.advance(3000);
      await fixture.buyer.call(getPaymentStatus, { query: { orderId } });
      return fixture.read(orderId);
    },
    async handle(orderId, action) {
      const admin = await fixture.person('admin');
      const params = { id: orderId };
      const { revision } = await admin.ok(getStaffOrder, { params });
      return admin.ok(handleOrder, { params, body: { revision, action } });
    },
  };
  return fixture;
}

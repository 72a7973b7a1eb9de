/** Orders placed through the API, and changed order times. */
import { randomUUID } from 'node:crypto';
import { getOrder, type Order, placeOrder } from '@features/orders/contract/order';
import { getPaymentStatus, startWechatPayment } from '@features/payments/contract/payment';
import { expect } from '@playwright/test';
import { call } from './api.ts';
import { execute, runJob } from './jobs.ts';
import type { Member } from './members.ts';
import { productOf } from './products.ts';
import { control } from './simulator.ts';

const recipient = { fullName: '周远', phone: '+852 2345 6789', email: 'yuan@example.org' };
const shippings = {
  pickup: { ...recipient, deliveryMethod: 'pickup' },
  standard: {
    ...recipient,
    deliveryMethod: 'standard',
    district: 'Sha Tin',
    postalCode: '999077',
    addressLine1: '沙田正街 1 号 2 座 3 楼',
  },
} as const;

/** Places an order for a sample product, and returns the page's data. */
export async function placeOrderAs(
  member: Member,
  slug: string,
  quantity = 1,
  delivery: keyof typeof shippings = 'pickup',
): Promise<Pick<Order, 'id' | 'orderNumber'>> {
  const { id } = await productOf(slug);
  const body = {
    productInfo: { id, quantity },
    shippingInfo: shippings[delivery],
    paymentInfo: { method: 'wechat' },
  } as const;
  const { order } = await call(placeOrder, { body }, { token: member.token, key: randomUUID() });
  return order;
}

/** Makes an order's payment time expire. */
export async function expireOrder(orderId: string): Promise<void> {
  await execute(`update orders set expires_at = now() - interval '1 second' where id = $1`, [orderId]);
  await runJob('expire-orders');
}

/** As `placeOrderAs`, and paid by WeChat. */
export async function placePaidOrderAs(
  member: Member,
  slug: string,
  delivery: keyof typeof shippings = 'pickup',
): Promise<Pick<Order, 'id' | 'orderNumber'>> {
  const { token } = member;
  const order = await placeOrderAs(member, slug, 1, delivery);
  const orderId = order.id;
  await call(startWechatPayment, { query: { orderId } }, { token });
  const { payments } = await call(getOrder, { params: { id: orderId } }, { token });
  await control('pay', { provider: 'wechat', reference: payments[0]?.reference ?? '' });
  const status = async () => (await call(getPaymentStatus, { query: { orderId } }, { token })).status;
  await expect.poll(status).toBe('confirmed');
  return order;
}

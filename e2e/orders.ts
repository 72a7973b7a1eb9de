/** Orders placed through the API, and changed order times. */
import { randomUUID } from 'node:crypto';
import { type Order, placeOrder } from '@features/orders/contract/order';
import { call } from './api.ts';
import { execute, runJob } from './jobs.ts';
import type { Member } from './members.ts';
import { productOf } from './products.ts';

const shippingInfo = {
  deliveryMethod: 'pickup',
  fullName: '周远',
  phone: '+852 2345 6789',
  email: 'yuan@example.org',
} as const;

/** Places an order for a sample product, and returns the page's data. */
export async function placeOrderAs(
  member: Member,
  slug: string,
  quantity = 1,
): Promise<Pick<Order, 'id' | 'orderNumber'>> {
  const { id } = await productOf(slug);
  const body = {
    productInfo: { id, quantity },
    shippingInfo,
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

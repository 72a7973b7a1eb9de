/** Orders made beside the browser, and time made to pass for them. */
import { randomUUID } from 'node:crypto';
import { type Order, placeOrder } from '@features/orders/contract/order';
import { addressOfRunning } from '@platform/server/embedded';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { call } from './api.ts';
import type { Member } from './members.ts';
import { dataDir } from './portal.ts';
import { productOf } from './products.ts';

const shippingInfo = {
  deliveryMethod: 'pickup',
  fullName: '周远',
  phone: '+852 2345 6789',
  email: 'yuan@example.org',
} as const;

/** Places an order for a sample product; gives what the page would know of it. */
export async function orderBy(
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

/** Lets the time to pay an order run out. */
export async function letExpire(orderId: string): Promise<void> {
  const connectionString = addressOfRunning(dataDir());
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`update orders set expires_at = now() - interval '1 second' where id = $1`, [orderId]);
  await client.end();
  const jobs = new PgBoss({
    connectionString,
    schema: 'jobs',
    supervise: false,
    schedule: false,
    migrate: false,
  });
  await jobs.start();
  await jobs.send('expire-orders', {});
  await jobs.stop();
}

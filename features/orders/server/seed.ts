/** The sample orders of the demo visitor. */
import { users } from '@features/accounts/tables';
import { readSampleNotifications } from '@features/notifications/seed';
import { paymentStatus } from '@features/payments/contract/lifecycle';
import { paymentMethod } from '@features/payments/contract/provider';
import { defaultUsdRate, usdOf } from '@features/payments/contract/usd';
import { addSamplePayment, samplePayment } from '@features/payments/seed';
import { countSales, returnStock, takeStock } from '@features/shop/stock';
import { products } from '@features/shop/tables';
import { after, day, hour, minute } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import { readSample } from '@platform/server/sample';
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { type OrderEvent, orderActor, orderEvents, orderStatus } from '../contract/lifecycle.ts';
import { shipment } from '../contract/shipment.ts';
import { deliveryFees, shippingInfo } from '../contract/shipping.ts';
import { subtotalOf, totalOf } from '../contract/total.ts';
import { notifyBuyer, type OrderNotification } from './emails.ts';
import { expiryFrom, isPaid, orderNumberFor } from './rules.ts';
import { findOrders, insertOrder, orderTimelines, unhandled, updateOrder } from './store.ts';
import type { OrderRow } from './tables.ts';

const buyer = 'demo';

const minutes = z.number().min(0);
const sampleOrder = z.strictObject({
  hoursAgo: z.number().min(0),
  status: orderStatus,
  paymentStatus,
  method: paymentMethod,
  shipping: shippingInfo,
  /** Slugs of products. */
  lines: z.array(z.strictObject({ product: z.string(), quantity: z.int().min(1) })).min(1),
  /** In minutes after the order was placed. */
  timeline: z.array(z.strictObject({ event: orderEvents.schema, actor: orderActor, minutes })),
  shipment: shipment.optional(),
  pickupCode: z.string().optional(),
  payments: z.array(samplePayment.extend({ from: minutes })),
});
type SampleOrder = z.output<typeof sampleOrder>;

/** The demo visitor's orders, one in each state, the oldest first. */
export const readSampleOrders = () => readSample('orders.yaml', sampleOrder);

/** What the buyer was notified of. */
const sampleNotifications: Partial<Record<OrderEvent, OrderNotification>> = {
  confirmed: { kind: 'order_confirmed' },
  shipped: { kind: 'order_shipped' },
  ready_for_pickup: { kind: 'order_ready' },
  expired: { kind: 'order_expired' },
  late_refund: { kind: 'order_refunded', detail: '付款迟到，款项将退回' },
  refunded: { kind: 'order_refunded', detail: '已退款' },
};

async function requestedLines(tx: Transaction, { lines }: SampleOrder) {
  const slugs = lines.map(({ product }) => product);
  const rows = await tx
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(inArray(products.slug, slugs));
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return lines.flatMap(({ product, quantity }) => {
    const productId = ids.get(product);
    return productId ? [{ productId, quantity }] : [];
  });
}

async function addSampleOrder(
  services: Services,
  tx: Transaction,
  userId: string,
  sample: SampleOrder,
): Promise<void> {
  const { clock, random } = services;
  const requested = await requestedLines(tx, sample);
  // Without these products there is no sample shop.
  if (requested.length < sample.lines.length) return;
  const lines = await takeStock(tx, requested);
  if (isPaid(sample.status)) await countSales(tx, requested, 'sold');
  else await returnStock(tx, requested);
  const placedAt = after(clock.now(), -sample.hoursAgo * hour);
  const { deliveryMethod } = sample.shipping;
  const total = totalOf(lines, deliveryMethod);
  const row: OrderRow = {
    ...unhandled,
    id: random.id(),
    orderNumber: orderNumberFor(placedAt, random.digits(6)),
    userId,
    status: 'pending',
    paymentStatus: sample.paymentStatus,
    paymentMethod: sample.method,
    paymentTransactionId: null,
    deliveryMethod,
    shipping: sample.shipping,
    subtotal: subtotalOf(lines),
    shippingFee: deliveryFees[deliveryMethod],
    total,
    usdTotal: usdOf(total, defaultUsdRate),
    clientReference: null,
    fromCart: false,
    createdAt: placedAt,
    updatedAt: placedAt,
    expiresAt: expiryFrom(placedAt),
  };
  await insertOrder(
    tx,
    row,
    lines.map((line, position) => ({ ...line, orderId: row.id, position })),
  );
  let transactionId: string | null = null;
  for (const payment of sample.payments) {
    const paid = await addSamplePayment(services, tx, {
      ...payment,
      payable: { kind: 'order', id: row.id },
      userId,
      description: `中轴商城订单 ${row.orderNumber}`,
      amount: total,
      usdAmount: row.usdTotal,
      startedAt: after(placedAt, payment.from * minute),
      expiresAt: row.expiresAt,
    });
    if (payment.state === 'completed' || sample.status === 'refunded') transactionId = paid;
  }
  for (const { event, actor, minutes } of sample.timeline) {
    const at = after(placedAt, minutes * minute);
    await orderTimelines.insert(tx, { orderId: row.id, event, actor, at });
    const notification = sampleNotifications[event];
    if (notification) await notifyBuyer({ ...services, clock: { now: () => at } }, tx, row, notification);
  }
  const updatedAt = after(placedAt, (sample.timeline.at(-1)?.minutes ?? 0) * minute);
  await updateOrder(tx, row.id, {
    status: sample.status,
    paymentTransactionId: transactionId,
    updatedAt,
    carrier: sample.shipment?.carrier ?? null,
    trackingNumber: sample.shipment?.trackingNumber ?? null,
    pickupCode: sample.pickupCode ?? null,
    completedAt: sample.status === 'completed' ? updatedAt : null,
    refunded: sample.status === 'refunded' ? total : 0,
  });
}

/** Adds the sample orders once; needs the sample people and products. In production it does nothing. */
export async function seedOrders(services: Services): Promise<void> {
  const { db, env } = services;
  if (env.PORTAL_MODE !== 'demo') return;
  await db.transaction(async (tx) => {
    // The lock serialises two concurrent seeds.
    const [visitor] = await tx.select().from(users).where(eq(users.username, buyer)).for('update');
    if (!visitor) return;
    const { total } = await findOrders(tx, { userId: visitor.id, page: 1, limit: 1 });
    if (total > 0) return;
    for (const sample of await readSampleOrders()) await addSampleOrder(services, tx, visitor.id, sample);
    await readSampleNotifications(tx, visitor.id, after(services.clock.now(), -2 * day));
  });
}

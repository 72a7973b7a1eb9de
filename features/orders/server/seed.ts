/** Puts the sample orders under the demo visitor's name. */
import { users } from '@features/accounts/tables';
import { defaultUsdRate, usdOf } from '@features/payments/contract/usd';
import { addSamplePayment } from '@features/payments/seed';
import { returnStock, takeStock } from '@features/shop/stock';
import { products } from '@features/shop/tables';
import { after, hour, minute } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import { eq, inArray } from 'drizzle-orm';
import { deliveryFees, type ShippingInfo } from '../contract/shipping.ts';
import { subtotalOf, totalOf } from '../contract/total.ts';
import { expiryFrom, isPaid, orderNumberFor } from './rules.ts';
import { type SampleOrder, sampleOrders } from './seed.story.ts';
import { findOrders, insertOrder, orderTimelines, updateOrder } from './store.ts';
import type { OrderRow } from './tables.ts';

const buyer = 'demo';

function shippingFor({ delivery }: SampleOrder): ShippingInfo {
  const contact = { fullName: '林知远', phone: '+852 5550 0142', email: 'demo@zhongzhou.example' };
  if (delivery === 'pickup') return { ...contact, deliveryMethod: delivery };
  return {
    ...contact,
    deliveryMethod: delivery,
    district: 'Wan Chai',
    addressLine1: '轩尼诗道 128 号 12 楼 B 室',
    postalCode: '999077',
    deliveryInstructions: '请放在管理处',
  };
}

async function wishesFor(tx: Transaction, { lines }: SampleOrder) {
  const slugs = lines.map(([slug]) => slug);
  const found = await tx
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(inArray(products.slug, slugs));
  const ids = new Map(found.map(({ id, slug }) => [slug, id]));
  return lines.flatMap(([slug, quantity]) => {
    const productId = ids.get(slug);
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
  const wishes = await wishesFor(tx, sample);
  // A shop without these products is no sample shop.
  if (wishes.length < sample.lines.length) return;
  const lines = await takeStock(tx, wishes);
  if (!isPaid(sample.status)) await returnStock(tx, wishes);
  const placedAt = after(clock.now(), -sample.hoursAgo * hour);
  const total = totalOf(lines, sample.delivery);
  const row: OrderRow = {
    id: random.id(),
    orderNumber: orderNumberFor(placedAt, random.digits(6)),
    userId,
    status: 'pending',
    paymentStatus: sample.paymentStatus,
    paymentMethod: sample.method,
    paymentTransactionId: null,
    deliveryMethod: sample.delivery,
    shipping: shippingFor(sample),
    subtotal: subtotalOf(lines),
    shippingFee: deliveryFees[sample.delivery],
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
  for (const [event, actor, minutes] of sample.timeline) {
    await orderTimelines.insert(tx, { orderId: row.id, event, actor, at: after(placedAt, minutes * minute) });
  }
  const updatedAt = after(placedAt, (sample.timeline.at(-1)?.[2] ?? 0) * minute);
  await updateOrder(tx, row.id, { status: sample.status, paymentTransactionId: transactionId, updatedAt });
}

/** Adds the sample orders once; needs the sample people and products. In production it does nothing. */
export async function seedOrders(services: Services): Promise<void> {
  const { db, env } = services;
  if (env.PORTAL_MODE !== 'demo') return;
  await db.transaction(async (tx) => {
    // The lock lets two programs that seed at once follow each other.
    const [visitor] = await tx.select().from(users).where(eq(users.username, buyer)).for('update');
    if (!visitor) return;
    const { total } = await findOrders(tx, { userId: visitor.id, page: 1, limit: 1 });
    if (total > 0) return;
    for (const sample of sampleOrders) await addSampleOrder(services, tx, visitor.id, sample);
  });
}

/** All queries of the orders; rows become the contract's orders here. */
import type { PaymentAttempt } from '@features/payments/contract/payment';
import { fen, fenToYuan } from '@platform/contract/money';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { statement } from '@platform/server/database/statement';
import { eventStore } from '@platform/server/lifecycle/events';
import { and, asc, count, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type OrderStatus, staffEvents } from '../contract/lifecycle.ts';
import type { Order, OrderDetail, OrderHead, OrderLine } from '../contract/order.ts';
import type { Shipment } from '../contract/shipment.ts';
import type { ShippingInfo } from '../contract/shipping.ts';
import { lastRequest } from './request.store.ts';
import { type OrderLineRow, type OrderRow, orderEvents, orderLines, orders } from './tables.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Matches an order by its id or its number. */
function matches(reference: string): SQL {
  const byNumber = eq(orders.orderNumber, reference);
  return uuidPattern.test(reference) ? sql`(${orders.id} = ${reference} or ${byNumber})` : byNumber;
}

/** Rows as JSON that `json_populate_recordset` reads: keys are the names of the table's columns. */
function asRecords<T extends PgTable>(table: T, rows: readonly T['$inferSelect'][]): string {
  const columns = Object.entries(getTableColumns(table));
  const record = (row: Record<string, unknown>) => columns.map(([key, { name }]) => [name, row[key]]);
  return JSON.stringify(rows.map((row) => Object.fromEntries(record(row))));
}

const insertAll = statement(
  'insert_order',
  `with placed as (
     insert into orders select * from json_populate_recordset(null::orders, $1)
   ), lined as (
     insert into order_lines select * from json_populate_recordset(null::order_lines, $2)
   )
   insert into order_events (order_id, event, actor, at) values ($3, 'placed', 'buyer', $4)`,
);

/** Inserts an order, its lines and its first timeline entry in one statement, to keep the stock's lock short. */
export async function insertOrder(
  tx: Transaction,
  row: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  await insertAll(tx, asRecords(orders, [row]), asRecords(orderLines, lines), row.id, row.createdAt);
}

/** The orders' timelines. */
export const orderTimelines = eventStore(orderEvents, orderEvents.orderId);

/** A new order's columns of what happens to it later. */
export const unhandled = {
  revision: 1,
  carrier: null,
  trackingNumber: null,
  pickupCode: null,
  completedAt: null,
  refunded: 0,
} satisfies Partial<OrderRow>;

/** Changes an order, and counts its revision. */
export async function updateOrder(tx: Transaction, id: string, changes: Partial<OrderRow>): Promise<void> {
  await tx
    .update(orders)
    .set({ ...changes, revision: sql`${orders.revision} + 1` })
    .where(eq(orders.id, id));
}

/**
 * Finds a member's order by its id, its number or its temporary id; with `anyones`, by the first two among all orders.
 * The buyer chooses the temporary id: it never matches an order of others, nor one that
 * has it as its id or number.
 */
export async function findOrder(
  db: Queryable,
  reference: string,
  { userId, anyone = false }: { userId: string; anyone?: boolean },
): Promise<OrderRow | null> {
  const byReference = matches(reference);
  const own = eq(orders.userId, userId);
  const [row] = await db
    .select()
    .from(orders)
    .where(or(anyone ? byReference : and(byReference, own), and(eq(orders.clientReference, reference), own)))
    .orderBy(desc(byReference), desc(orders.createdAt))
    .limit(1);
  return row ?? null;
}

/** Reads an order by its id. */
export async function readOrder(db: Queryable, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** Reads an order and locks it until the transaction ends. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
  return row ?? null;
}

/** The lines of some orders, in their order. */
export function linesOf(db: Queryable, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
}

const lockBuyer = statement('lock_buyer', 'select 1 from users where id = $1 for no key update');
const unpaidOf = statement<{ orders: number; pieces: Record<string, number> }>(
  'unpaid_of_buyer',
  `select (select count(*)::int from orders where user_id = $1 and status = 'pending') as orders,
     coalesce((select json_object_agg(product_id, pieces) from (
       select product_id, sum(quantity)::int as pieces from order_lines join orders on orders.id = order_id
       where user_id = $1 and status = 'pending' group by product_id
     ) held), '{}') as pieces`,
);

/** How many unpaid orders a member has, and the pieces in them by product. No other order of theirs is placed until the transaction ends. */
export async function lockUnpaid(
  tx: Transaction,
  userId: string,
): Promise<{ orders: number; pieces: Readonly<Record<string, number>> }> {
  await lockBuyer(tx, userId);
  // A statement of its own: it sees the orders that were committed while this one waited.
  const [unpaid] = await unpaidOf(tx, userId);
  return unpaid ?? { orders: 0, pieces: {} };
}

/** Unpaid orders and when they expire, for a sweep. */
export const unpaidOrders = {
  table: orders,
  dueAt: orders.expiresAt,
  where: eq(orders.status, 'pending'),
};

/** The last address; one of a delivery is preferred to one of a pickup. */
export async function lastShipping(db: Queryable, userId: string): Promise<ShippingInfo | null> {
  const [row] = await db
    .select({ shipping: orders.shipping })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(sql`${orders.deliveryMethod} = 'pickup'`, desc(orders.createdAt))
    .limit(1);
  return row?.shipping ?? null;
}

/** A row as the contract has it. */
export function headOf(row: OrderRow): OrderHead {
  return {
    id: row.id,
    orderNumber: row.orderNumber,
    status: row.status,
    payment_status: row.paymentStatus,
    payment_method: row.paymentMethod,
    payment_transaction_id: row.paymentTransactionId,
    deliveryMethod: row.deliveryMethod,
    subtotal: fenToYuan(fen(row.subtotal)),
    shippingFee: fenToYuan(fen(row.shippingFee)),
    totalPrice: fenToYuan(fen(row.total)),
    usdTotal: row.usdTotal / 100,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

export function lineOf({
  productId,
  price,
  quantity,
  title,
  inheritor,
  category,
  cover,
}: OrderLineRow): OrderLine {
  return {
    id: productId,
    title,
    inheritor,
    category,
    cover,
    quantity,
    price: fenToYuan(fen(price)),
    totalPrice: fenToYuan(fen(price * quantity)),
  };
}

interface ListFilter {
  userId: string;
  status?: OrderStatus | undefined;
  page: number;
  limit: number;
}

/** A page of a member's orders, newest first, and their total. */
export async function findOrders(
  db: Queryable,
  { userId, status, page, limit }: ListFilter,
): Promise<{ orders: Order[]; total: number }> {
  const filter = and(eq(orders.userId, userId), status ? eq(orders.status, status) : undefined);
  const [all] = await db.select({ total: count() }).from(orders).where(filter);
  const rows = await db
    .select()
    .from(orders)
    .where(filter)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const lines =
    rows.length === 0
      ? []
      : await linesOf(
          db,
          rows.map(({ id }) => id),
        );
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return {
    total: all?.total ?? 0,
    orders: rows.map((row) => ({ ...headOf(row), items: (byOrder.get(row.id) ?? []).map(lineOf) })),
  };
}

/** The parcel; null before the order is shipped. */
export function shipmentOf({ carrier, trackingNumber }: OrderRow): Shipment | null {
  return carrier && trackingNumber ? { carrier, trackingNumber } : null;
}

/** An order with its lines, timelines and attempts to pay; internal notes only for staff. */
export async function detailOf(
  db: Queryable,
  row: OrderRow,
  payments: PaymentAttempt[],
  { isStaff = false } = {},
): Promise<OrderDetail> {
  const lines = await linesOf(db, [row.id]);
  const events = await orderTimelines.list(db, [row.id]);
  return {
    ...headOf(row),
    items: lines.map(lineOf),
    shippingInfo: row.shipping,
    shipment: shipmentOf(row),
    pickupCode: row.pickupCode,
    completedAt: row.completedAt?.toISOString() ?? null,
    refunded: fenToYuan(fen(row.refunded)),
    request: await lastRequest(db, row.id),
    timeline: events
      .filter(({ event }) => isStaff || !staffEvents.includes(event))
      .map(({ event, actor, at, note }) => ({ event, actor, note, at: at.toISOString() })),
    payments,
  };
}

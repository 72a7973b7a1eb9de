/** Tables of the orders: what was bought at which price, and what happened since. */

import { users } from '@features/accounts/tables';
import { paymentStatuses } from '@features/payments/contract/lifecycle';
import { paymentMethods } from '@features/payments/contract/provider';
import { products } from '@features/shop/tables';
import type { FileKind } from '@platform/contract/upload';
import { instant, wholeNumber } from '@platform/server/database/columns';
import { eventColumns } from '@platform/server/lifecycle/events';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { orderEvents as eventKinds, orderActors, orderStatuses } from '../contract/lifecycle.ts';
import { requestKinds, requestStates } from '../contract/request.ts';
import { carriers } from '../contract/shipment.ts';
import { deliveryMethods, type ShippingInfo } from '../contract/shipping.ts';

/** Orders. Money in fen, `usdTotal` in US cents. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    orderNumber: text('order_number').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    status: text({ enum: orderStatuses }).notNull(),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull(),
    paymentMethod: text('payment_method', { enum: paymentMethods }).notNull(),
    paymentTransactionId: text('payment_transaction_id'),
    deliveryMethod: text('delivery_method', { enum: deliveryMethods }).notNull(),
    shipping: jsonb().$type<ShippingInfo>().notNull(),
    subtotal: wholeNumber('subtotal').notNull(),
    shippingFee: wholeNumber('shipping_fee').notNull(),
    total: wholeNumber('total').notNull(),
    usdTotal: wholeNumber('usd_total').notNull(),
    /** The temporary id under which the buyer's page placed it. */
    clientReference: text('client_reference'),
    /** Whether its products leave the buyer's cart once it is paid. */
    fromCart: boolean('from_cart').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Counts the changes, so that two admins do not overwrite each other. */
    revision: integer().notNull().default(1),
    carrier: text({ enum: carriers }),
    trackingNumber: text('tracking_number'),
    pickupCode: text('pickup_code'),
    completedAt: instant('completed_at'),
    /** What went back to the buyer, in fen. */
    refunded: wholeNumber('refunded').notNull().default(0),
  },
  (table) => [
    check('orders_total_adds_up', sql`${table.total} = ${table.subtotal} + ${table.shippingFee}`),
    check('orders_refunded_within_total', sql`${table.refunded} between 0 and ${table.total}`),
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_client_reference')
      .on(table.clientReference)
      .where(sql`${table.clientReference} is not null`),
    index('orders_latest').on(table.createdAt, table.id),
    index('orders_unpaid').on(table.expiresAt).where(sql`${table.status} = 'pending'`),
  ],
);

export type OrderRow = typeof orders.$inferSelect;

/** Lines, frozen when the order was placed; the price is in fen per piece. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    title: text().notNull(),
    inheritor: text().notNull(),
    category: text().notNull(),
    cover: text().notNull(),
    price: integer().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_lines_quantity_positive', sql`${table.quantity} > 0`),
  ],
);

export type OrderLineRow = typeof orderLines.$inferSelect;

/** The timelines. Rows are only ever added. */
export const orderEvents = pgTable(
  'order_events',
  {
    ...eventColumns(eventKinds.names),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    actor: text({ enum: orderActors }).notNull(),
    note: text(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);

export type OrderEventRow = typeof orderEvents.$inferSelect;

/** The buyers' requests for money back; at most one of an order is open. */
export const orderRequests = pgTable(
  'order_requests',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: requestKinds }).notNull(),
    state: text({ enum: requestStates.states }).notNull(),
    reason: text().notNull(),
    answer: text(),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('order_requests_one_open').on(table.orderId).where(sql`${table.state} = 'open'`),
    index('order_requests_order').on(table.orderId, table.createdAt),
  ],
);

export type OrderRequestRow = typeof orderRequests.$inferSelect;

/** Pictures of requests, under `key` in the private storage; `size` in bytes. */
export const requestPictures = pgTable(
  'order_request_pictures',
  {
    id: uuid().primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => orderRequests.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text().$type<FileKind>().notNull(),
    size: integer().notNull(),
    key: text().notNull(),
  },
  (table) => [index('order_request_pictures_request').on(table.requestId, table.id)],
);

export type RequestPictureRow = typeof requestPictures.$inferSelect;

/** Orders: placing, listing, reading, moving (specification, sections 3, 4 and 7). */

import { paymentStatus } from '@features/payments/contract/lifecycle';
import { paymentAttempt } from '@features/payments/contract/payment';
import { paymentMethod } from '@features/payments/contract/provider';
import { shopErrors } from '@features/shop/contract/errors';
import { endpoint } from '@platform/contract/endpoint';
import { genericErrors } from '@platform/contract/errors';
import { yuan } from '@platform/contract/money';
import { pageFields, pagination } from '@platform/contract/paging';
import { id, text } from '@platform/contract/text';
import { z } from 'zod';
import { orderErrors } from './errors.ts';
import { orderActor, orderEvents, orderStatus } from './lifecycle.ts';
import { orderRequestView, requestKind, requestReason } from './request.ts';
import { shipment } from './shipment.ts';
import { deliveryMethod, shippingInfo } from './shipping.ts';

/** Minutes in which an order must be paid. */
export const payWithinMinutes = 30;

/** More than any stock; the sum of all lines still fits the database's integers. */
const beyondStock = 10_000_000;

/** A requested product. Only id and quantity count; other fields are ignored. */
export const orderItem = z.object({
  id,
  // Any number beyond every stock is refused as such, by the stock.
  quantity: z.coerce
    .number()
    .transform((value) => Math.min(value, beyondStock))
    .pipe(z.int().min(1, '购买数量至少为 1')),
  title: z.unknown().optional(),
  inheritor: z.unknown().optional(),
  category: z.unknown().optional(),
  price: z.unknown().optional(),
  /** The specification's spelling in the payload. */
  conver: z.unknown().optional(),
});

/** The method chosen by the buyer; other fields from the client are ignored. */
export const paymentInfo = z.object({
  method: paymentMethod,
  status: z.unknown().optional(),
  paymentId: z.unknown().optional(),
  details: z.unknown().optional(),
});

/**
 * An order comes from a list of items, one product, or the checked items of the buyer's cart. With `fromCart` the list
 * names the items that the page displayed, which count even if another device has changed the cart since.
 */
export const orderRequest = z
  .object({
    cartItems: z.array(orderItem).min(1, '请选择要购买的商品').max(100, '一次最多购买 100 种商品').optional(),
    productInfo: orderItem.optional(),
    fromCart: z.boolean().optional(),
    shippingInfo,
    paymentInfo,
  })
  .refine(
    ({ cartItems, productInfo, fromCart = false }) =>
      (productInfo !== undefined) !== (cartItems !== undefined || fromCart),
    { message: '请选择要购买的商品', path: ['cartItems'] },
  );
export type OrderRequest = z.infer<typeof orderRequest>;

/** A line as it was priced when the order was placed. */
export const orderLine = z.object({
  id: z.uuid(),
  title: z.string(),
  inheritor: z.string(),
  category: z.string(),
  cover: z.string(),
  price: yuan,
  quantity: z.int(),
  totalPrice: yuan,
});
export type OrderLine = z.infer<typeof orderLine>;

/** An order without its lines. */
export const orderHead = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  status: orderStatus,
  payment_status: paymentStatus,
  payment_method: paymentMethod,
  payment_transaction_id: z.string().nullable(),
  deliveryMethod,
  subtotal: yuan,
  shippingFee: yuan,
  totalPrice: yuan,
  /** In US dollars, fixed when the order was placed. */
  usdTotal: z.number(),
  createdAt: z.iso.datetime(),
  /** Unpaid orders expire then. */
  expiresAt: z.iso.datetime(),
});
export type OrderHead = z.infer<typeof orderHead>;

/** An order as listed. */
export const order = orderHead.extend({ items: z.array(orderLine) });
export type Order = z.infer<typeof order>;

/** One entry of an order's timeline. */
export const orderTimelineEntry = z.object({
  event: orderEvents.schema,
  actor: orderActor,
  at: z.iso.datetime(),
  /** The reason of a refusal or a refund, or the text of a note. */
  note: z.string().nullable(),
});

/** Everything about an order: both timelines, oldest entry first; attempts to pay, newest first. */
export const orderDetail = order.extend({
  shippingInfo,
  shipment: shipment.nullable(),
  /** The code that the buyer names when collecting the goods. */
  pickupCode: z.string().nullable(),
  /** When the buyer had the goods. */
  completedAt: z.iso.datetime().nullable(),
  /** What goes or went back to the buyer, in yuan. */
  refunded: yuan,
  /** The buyer's last request. */
  request: orderRequestView.nullable(),
  timeline: z.array(orderTimelineEntry),
  payments: z.array(paymentAttempt),
});
export type OrderDetail = z.infer<typeof orderDetail>;

export const placeOrder = endpoint({
  name: 'placeOrder',
  summary: 'Places an order: calculates its price and reserves the stock for 30 minutes.',
  method: 'POST',
  path: '/orders',
  access: 'member',
  body: orderRequest,
  data: z.object({ orderId: z.uuid(), orderNumber: z.string(), order: orderHead }),
  errors: [
    shopErrors.PRODUCT_NOT_FOUND,
    shopErrors.SOLD_OUT,
    shopErrors.STOCK_EXCEEDED,
    orderErrors.EMPTY_CART,
    orderErrors.TOO_MANY_UNPAID_ORDERS,
    orderErrors.TOO_MANY_UNPAID_PIECES,
  ],
  status: 201,
  idempotent: true,
});

export const listOrders = endpoint({
  name: 'listOrders',
  summary: "Lists the caller's orders, newest first.",
  method: 'GET',
  path: '/orders',
  access: 'member',
  query: z.object({ ...pageFields(10), status: orderStatus.optional() }),
  data: z.object({ orders: z.array(order), pagination }),
});

export const getOrder = endpoint({
  name: 'getOrder',
  summary: "Reads an order by its id or number; an admin reads anyone's.",
  method: 'GET',
  path: '/orders/:id',
  access: 'member',
  params: z.object({ id: text({ max: 200 }) }),
  data: orderDetail,
  errors: [orderErrors.ORDER_NOT_FOUND],
});

export const updateOrderStatus = endpoint({
  name: 'updateOrderStatus',
  summary:
    'Moves an order. A buyer cancels or confirms the receipt; "confirmed" only makes the server query the provider; an admin ships, prepares, completes and refunds. Returns the resulting state.',
  method: 'PATCH',
  path: '/orders/:id/status',
  access: 'member',
  params: z.object({ id: text({ max: 200 }) }),
  body: z.object({
    status: orderStatus,
    payment_status: z.unknown().optional(),
    payment_transaction_id: z.unknown().optional(),
  }),
  data: orderDetail,
  errors: [genericErrors.FORBIDDEN, orderErrors.ORDER_NOT_FOUND, orderErrors.ILLEGAL_TRANSITION],
});

export const requestRefund = endpoint({
  name: 'requestRefund',
  summary: 'Asks for a refund before the goods are shipped, or for a return within seven days after receipt.',
  method: 'POST',
  path: '/orders/:id/requests',
  access: 'member',
  params: z.object({ id: text({ max: 200 }) }),
  body: z.object({ kind: requestKind, reason: requestReason }),
  data: orderDetail,
  errors: [orderErrors.ORDER_NOT_FOUND, orderErrors.REQUEST_NOT_ALLOWED, orderErrors.REQUEST_OPEN],
});

export const getLastShipping = endpoint({
  name: 'getLastShipping',
  summary: "Reads the address of the caller's last order.",
  method: 'GET',
  path: '/orders/last-shipping',
  access: 'member',
  data: z.object({ shippingInfo: shippingInfo.nullable() }),
});

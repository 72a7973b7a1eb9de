/** Placing an order: calculates its price and takes its stock, in one transaction. */
import { takeStock } from '@features/shop/stock';
import { type Transaction, violatedConstraint } from '@platform/server/database/database';
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure, invalid } from '@platform/server/http/failure';
import { orderErrors } from '../contract/errors.ts';
import type { OrderHead, OrderRequest } from '../contract/order.ts';
import { deliveryFees } from '../contract/shipping.ts';
import { largestTotal, subtotalOf, totalOf } from '../contract/total.ts';
import type { Context } from './context.ts';
import { emailBuyer, placedEmail } from './emails.ts';
import { expiryFrom, orderNumberFor, requestedLines } from './rules.ts';
import { headOf, insertOrder, lockUnpaid, unhandled } from './store.ts';
import type { OrderRow } from './tables.ts';

interface Placed {
  orderId: string;
  orderNumber: string;
  order: OrderHead;
}

async function place(
  { portal, payments, cart, maxUnpaid }: Context,
  tx: Transaction,
  userId: string,
  request: OrderRequest,
  clientReference: string | null,
): Promise<Placed> {
  const { clock, random } = portal;
  const requested = requestedLines(request) ?? (await cart.checkedLines(tx, userId));
  if (requested.length === 0) throw failure(orderErrors.EMPTY_CART);
  const unpaid = await lockUnpaid(tx, userId);
  if (unpaid.orders >= maxUnpaid.orders) throw failure(orderErrors.TOO_MANY_UNPAID_ORDERS);
  const lines = await takeStock(tx, requested);
  for (const { productId, title, quantity } of lines) {
    const pieces = unpaid.pieces[productId] ?? 0;
    if (pieces + quantity > maxUnpaid.pieces)
      throw failure(orderErrors.TOO_MANY_UNPAID_PIECES, { productId, title, pieces });
  }
  const { deliveryMethod } = request.shippingInfo;
  const total = totalOf(lines, deliveryMethod);
  if (total > largestTotal) throw invalid([{ field: 'cartItems', message: '订单金额超出上限' }]);
  const now = clock.now();
  const row: OrderRow = {
    ...unhandled,
    id: random.id(),
    orderNumber: orderNumberFor(now, random.digits(6)),
    userId,
    status: 'pending',
    paymentStatus: 'pending',
    paymentMethod: request.paymentInfo.method,
    paymentTransactionId: null,
    deliveryMethod,
    shipping: request.shippingInfo,
    subtotal: subtotalOf(lines),
    shippingFee: deliveryFees[deliveryMethod],
    total,
    usdTotal: payments.usdOf(total),
    clientReference,
    fromCart: request.productInfo === undefined,
    createdAt: now,
    updatedAt: now,
    expiresAt: expiryFrom(now),
  };
  const orderLines = lines.map((line, position) => ({ ...line, orderId: row.id, position }));
  await insertOrder(tx, row, orderLines);
  await emailBuyer(portal, tx, row, placedEmail(row, lines));
  return { orderId: row.id, orderNumber: row.orderNumber, order: headOf(row) };
}

/** Six random digits per day can collide; five collisions in a row do not happen. */
const maxAttempts = 5;

/**
 * Places an order, once per command. Throws PRODUCT_NOT_FOUND, SOLD_OUT, STOCK_EXCEEDED, EMPTY_CART,
 * TOO_MANY_UNPAID_ORDERS, TOO_MANY_UNPAID_PIECES, IDEMPOTENCY_KEY_REUSED; the stock is then unchanged.
 */
export async function placeOrder(
  ctx: Context,
  userId: string,
  request: OrderRequest,
  command: Command | null,
): Promise<Placed> {
  const { portal } = ctx;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const placed = await transactOnce(portal, command, (tx) =>
        place(ctx, tx, userId, request, command?.key ?? null),
      );
      portal.cache.invalidate('products');
      return placed;
    } catch (error) {
      if (violatedConstraint(error) !== 'orders_order_number_unique' || attempt === maxAttempts) throw error;
    }
  }
}

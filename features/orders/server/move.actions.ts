/** Moves of orders: cancel, expire, ship, refund. A lock on the row serialises them. */
import { returnStock } from '@features/shop/stock';
import type { Clock } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import { failure } from '@platform/server/http/failure';
import { assertMove } from '@platform/server/lifecycle/move';
import { orderErrors } from '../contract/errors.ts';
import { type OrderActor, type OrderMoveName, orderLifecycle } from '../contract/lifecycle.ts';
import type { Context } from './context.ts';
import { hasGoodsInStock } from './rules.ts';
import { linesOf, lockOrder, orderTimelines, updateOrder } from './store.ts';
import type { OrderRow } from './tables.ts';

/** Updates the status and adds the timeline's entry; the caller holds the lock. */
export async function recordMove(
  clock: Clock,
  tx: Transaction,
  order: OrderRow,
  move: OrderMoveName,
  actor: OrderActor,
  changes: Partial<OrderRow> = {},
): Promise<void> {
  const now = clock.now();
  const { to } = orderLifecycle.moves[move];
  await updateOrder(tx, order.id, { ...changes, status: to, updatedAt: now });
  await orderTimelines.insert(tx, { orderId: order.id, event: to, actor, at: now });
}

/** Returns an order's stock, in the transaction that ends the order. */
export async function releaseStock(tx: Transaction, order: OrderRow): Promise<void> {
  await returnStock(tx, await linesOf(tx, [order.id]));
}

/** Locks the order and makes the move. Throws ORDER_NOT_FOUND, ILLEGAL_TRANSITION. */
function transition(
  ctx: Context,
  id: string,
  move: OrderMoveName,
  actor: OrderActor,
  effect: (tx: Transaction, order: OrderRow) => Promise<void>,
): Promise<void> {
  return ctx.portal.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw failure(orderErrors.ORDER_NOT_FOUND);
    assertMove(orderLifecycle, move, order.status, orderErrors.ILLEGAL_TRANSITION, order.deliveryMethod);
    await recordMove(ctx.portal.clock, tx, order, move, actor);
    await effect(tx, order);
  });
}

/** Ends an unpaid order after querying the provider, so that a received payment counts. Throws ILLEGAL_TRANSITION. */
async function end(ctx: Context, id: string, move: 'cancel' | 'expire', actor: OrderActor): Promise<void> {
  const { portal, orderPayments } = ctx;
  await orderPayments.check(id, { capture: false });
  await transition(ctx, id, move, actor, async (tx, order) => {
    await releaseStock(tx, order);
    await orderPayments.cancelOpen(tx, id, move === 'cancel' ? '订单已取消' : '订单已过期');
  });
  portal.cache.invalidate('products');
  await orderPayments.close(id);
}

/** Refunds the payment and returns the stock, if the goods were not handed over. Throws ILLEGAL_TRANSITION. */
async function refund(ctx: Context, id: string, actor: OrderActor): Promise<void> {
  const { portal, orderPayments } = ctx;
  await transition(ctx, id, 'refund', actor, async (tx, order) => {
    if (hasGoodsInStock(order.status)) await releaseStock(tx, order);
    await orderPayments.requestRefund(tx, id);
  });
  portal.cache.invalidate('products');
  await orderPayments.refund(id);
}

/** Makes any move except the confirmation by a payment. Throws ORDER_NOT_FOUND, ILLEGAL_TRANSITION. */
export async function moveOrder(
  ctx: Context,
  id: string,
  move: Exclude<OrderMoveName, 'confirm'>,
  actor: OrderActor,
): Promise<void> {
  if (move === 'cancel' || move === 'expire') return end(ctx, id, move, actor);
  if (move === 'refund') return refund(ctx, id, actor);
  return transition(ctx, id, move, actor, async () => {});
}

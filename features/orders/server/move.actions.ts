/** Moving an order along: cancelling, expiring, shipping, refunding. The lock on its row settles every race. */
import { returnStock } from '@features/shop/stock';
import type { Clock } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import { failure } from '@platform/server/http/failure';
import { assertMove } from '@platform/server/lifecycle/move';
import { orderErrors } from '../contract/errors.ts';
import { type OrderActor, type OrderMoveName, orderLifecycle } from '../contract/lifecycle.ts';
import type { Context } from './context.ts';
import { goodsAreHere } from './rules.ts';
import { linesOf, lockOrder, orderTimelines, updateOrder } from './store.ts';
import type { OrderRow } from './tables.ts';

/** Puts an order into the state that a move leads to, with its timeline's entry; the lock is held. */
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

/** Gives an order's stock back, in the transaction that ends the order. */
export async function releaseStock(tx: Transaction, order: OrderRow): Promise<void> {
  await returnStock(tx, await linesOf(tx, [order.id]));
}

/** Locks the order and makes the move. Throws ORDER_NOT_FOUND, ILLEGAL_TRANSITION. */
function transition(
  ctx: Context,
  id: string,
  move: OrderMoveName,
  actor: OrderActor,
  also: (tx: Transaction, order: OrderRow) => Promise<void>,
): Promise<void> {
  return ctx.portal.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw failure(orderErrors.ORDER_NOT_FOUND);
    assertMove(orderLifecycle, move, order.status, orderErrors.ILLEGAL_TRANSITION, order.deliveryMethod);
    await recordMove(ctx.portal.clock, tx, order, move, actor);
    await also(tx, order);
  });
}

/** Ends an unpaid order; the provider is asked first, so that money which is there already counts. Throws ILLEGAL_TRANSITION. */
async function end(ctx: Context, id: string, move: 'cancel' | 'expire', actor: OrderActor): Promise<void> {
  const { portal, paying } = ctx;
  await paying.check(id, { capture: false });
  await transition(ctx, id, move, actor, async (tx, order) => {
    await releaseStock(tx, order);
    await paying.abandon(tx, id, move === 'cancel' ? '订单已取消' : '订单已过期');
  });
  portal.cache.invalidate('products');
  await paying.close(id);
}

/** Gives the money back and, if the goods are still here, the stock. Throws ILLEGAL_TRANSITION. */
async function refund(ctx: Context, id: string, actor: OrderActor): Promise<void> {
  const { portal, paying } = ctx;
  await transition(ctx, id, 'refund', actor, async (tx, order) => {
    if (goodsAreHere(order.status)) await releaseStock(tx, order);
    await paying.requestRefund(tx, id);
  });
  portal.cache.invalidate('products');
  await paying.refund(id);
}

/** Makes a move that is not the payments' own. Throws ORDER_NOT_FOUND, ILLEGAL_TRANSITION. */
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

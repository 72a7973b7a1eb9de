/** Moves of orders: cancel, expire, ship, refund. A lock on the row serialises them. */
import { countSales, returnStock } from '@features/shop/stock';
import { type Fen, fen, fenToText, fenToYuan } from '@platform/contract/money';
import type { Clock } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import { failure } from '@platform/server/http/failure';
import { assertMove } from '@platform/server/lifecycle/move';
import { orderErrors } from '../contract/errors.ts';
import { type OrderActor, type OrderMoveName, orderLifecycle } from '../contract/lifecycle.ts';
import type { RequestKind } from '../contract/request.ts';
import type { Context } from './context.ts';
import { emailBuyer, notifyBuyer, refundEmail } from './emails.ts';
import { decideRequest, openRequests } from './request.store.ts';
import { hasGoodsInStock } from './rules.ts';
import { linesOf, lockOrder, orderTimelines, updateOrder } from './store.ts';
import type { OrderRow } from './tables.ts';

interface MoveDetails {
  changes?: Partial<OrderRow>;
  /** The text in the timeline. */
  note?: string | null;
}

/** Updates the status and adds the timeline's entry; the caller holds the lock. A refund answers an open request. */
export async function recordMove(
  clock: Clock,
  tx: Transaction,
  order: OrderRow,
  move: OrderMoveName,
  actor: OrderActor,
  { changes, note = null }: MoveDetails = {},
): Promise<void> {
  const now = clock.now();
  const { to } = orderLifecycle.moves[move];
  const times = to === 'completed' ? { completedAt: now } : {};
  await updateOrder(tx, order.id, { ...times, ...changes, status: to, updatedAt: now });
  await orderTimelines.insert(tx, { orderId: order.id, event: to, actor, note, at: now });
  if (to === 'refunded')
    await decideRequest(tx, order.id, { state: 'approved', answer: note, decidedAt: now });
}

/** Returns an unpaid order's stock, in the transaction that ends the order. */
async function releaseStock(tx: Transaction, order: OrderRow): Promise<void> {
  await returnStock(tx, await linesOf(tx, [order.id]));
}

/** Returns a paid order's stock, unless the goods were handed over; they no longer count as sold. */
export async function undoSale(tx: Transaction, order: OrderRow): Promise<void> {
  if (!hasGoodsInStock(order.status)) return;
  const lines = await linesOf(tx, [order.id]);
  await returnStock(tx, lines);
  await countSales(tx, lines, 'returned');
}

/** Asserts that a move is allowed. Throws ILLEGAL_TRANSITION. */
export function assertOrderMove(move: OrderMoveName, order: OrderRow): void {
  assertMove(orderLifecycle, move, order.status, orderErrors.ILLEGAL_TRANSITION, order.deliveryMethod);
}

/** Locks the order and makes the move. Throws ORDER_NOT_FOUND, ILLEGAL_TRANSITION. */
function transition(
  { portal: { db } }: Context,
  id: string,
  move: OrderMoveName,
  effect: (tx: Transaction, order: OrderRow) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw failure(orderErrors.ORDER_NOT_FOUND);
    assertOrderMove(move, order);
    await effect(tx, order);
  });
}

/** Ends an unpaid order after querying the provider, so that a received payment counts. Throws ILLEGAL_TRANSITION. */
export async function endOrder(ctx: Context, id: string, move: 'cancel' | 'expire'): Promise<void> {
  const { portal, orderPayments } = ctx;
  await orderPayments.check(id, { capture: false });
  await transition(ctx, id, move, async (tx, order) => {
    await recordMove(portal.clock, tx, order, move, move === 'cancel' ? 'buyer' : 'system');
    await releaseStock(tx, order);
    if (move === 'expire') await notifyBuyer(portal, tx, order, { kind: 'order_expired' });
    await orderPayments.cancelOpen(tx, id, move === 'cancel' ? '订单已取消' : '订单已过期');
  });
  portal.cache.invalidate('products');
  await orderPayments.close(id);
}

interface Refund {
  /** All that is left by default. */
  amount?: Fen | undefined;
  /** What the buyer reads about it. */
  reason: string | null;
  /** The kind of the request that it grants, if any. */
  request?: RequestKind | null;
}

/**
 * Requests a refund in the transaction that holds the order's lock; call `makeRefunds` after its commit. The whole
 * rest ends the order. Throws ILLEGAL_TRANSITION, REFUND_EXCEEDED.
 */
export async function refundOrder(
  { portal, orderPayments }: Context,
  tx: Transaction,
  order: OrderRow,
  actor: OrderActor,
  { amount, reason, request = null }: Refund,
): Promise<void> {
  assertOrderMove('refund', order);
  const refundable = fen(order.total - order.refunded);
  const back = amount ?? refundable;
  if (back > refundable) throw failure(orderErrors.REFUND_EXCEEDED, { refundable: fenToYuan(refundable) });
  const isPart = back < order.total;
  await emailBuyer(portal, tx, order, refundEmail({ amount: back, isPart, reason, request }));
  if (back === refundable) {
    await recordMove(portal.clock, tx, order, 'refund', actor, {
      changes: { refunded: order.total },
      note: reason,
    });
    await undoSale(tx, order);
    return orderPayments.requestRefund(tx, order.id);
  }
  const now = portal.clock.now();
  await updateOrder(tx, order.id, { refunded: order.refunded + back, updatedAt: now });
  const note = [`${fenToText(back)} 元`, reason].filter(Boolean).join('：');
  await orderTimelines.insert(tx, { orderId: order.id, event: 'part_refunded', actor, note, at: now });
  await orderPayments.requestPartRefund(tx, order.id, back);
}

/** Makes requested refunds at the providers; a job repeats what fails. */
export async function makeRefunds({ portal, orderPayments }: Context, id: string): Promise<void> {
  portal.cache.invalidate('products');
  await orderPayments.refund(id);
}

/**
 * Completes an order whose buyer confirms the receipt. Throws ORDER_NOT_FOUND, ILLEGAL_TRANSITION, REQUEST_OPEN while
 * the buyer asks for the money.
 */
export function confirmReceipt(ctx: Context, id: string): Promise<void> {
  return transition(ctx, id, 'complete', async (tx, order) => {
    if ((await openRequests(tx, [id])).size > 0) throw failure(orderErrors.REQUEST_OPEN);
    await recordMove(ctx.portal.clock, tx, order, 'complete', 'buyer');
  });
}

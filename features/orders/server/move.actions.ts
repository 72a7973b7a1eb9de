/** Moves of orders: cancel, expire, ship, refund. A lock on the row serialises them. */
import { countSales, returnStock } from '@features/shop/stock';
import { type Fen, fen, fenToYuan } from '@platform/contract/money';
import type { Clock } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import { failure } from '@platform/server/http/failure';
import { assertMove } from '@platform/server/lifecycle/move';
import { recordStaffAction } from '@platform/server/moderation/staffActions';
import { orderErrors } from '../contract/errors.ts';
import { type OrderActor, type OrderMoveName, orderLifecycle } from '../contract/lifecycle.ts';
import type { Context } from './context.ts';
import { decideRequest } from './request.store.ts';
import { hasGoodsInStock } from './rules.ts';
import { linesOf, lockOrder, orderTimelines, updateOrder } from './store.ts';
import type { OrderRow } from './tables.ts';

/** Who makes a move; staff with their id, for the log. */
export type Mover = { actor: Exclude<OrderActor, 'staff'> } | { actor: 'staff'; id: string };

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
  { portal: { db, clock } }: Context,
  id: string,
  move: OrderMoveName,
  by: Mover,
  effect: (tx: Transaction, order: OrderRow) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw failure(orderErrors.ORDER_NOT_FOUND);
    assertOrderMove(move, order);
    await effect(tx, order);
    if (by.actor === 'staff') {
      const subject = { kind: 'order', id };
      await recordStaffAction(tx, { actorId: by.id, action: move, subject, at: clock.now() });
    }
  });
}

/** Ends an unpaid order after querying the provider, so that a received payment counts. Throws ILLEGAL_TRANSITION. */
async function end(ctx: Context, id: string, move: 'cancel' | 'expire', by: Mover): Promise<void> {
  const { portal, orderPayments } = ctx;
  await orderPayments.check(id, { capture: false });
  await transition(ctx, id, move, by, async (tx, order) => {
    await recordMove(portal.clock, tx, order, move, by.actor);
    await releaseStock(tx, order);
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
}

/**
 * Requests a refund in the transaction that holds the order's lock; call `makeRefunds` after its commit. The whole
 * rest ends the order. Throws ILLEGAL_TRANSITION, REFUND_EXCEEDED.
 */
export async function refundOrder(
  { portal: { clock }, orderPayments }: Context,
  tx: Transaction,
  order: OrderRow,
  actor: OrderActor,
  { amount, reason }: Refund,
): Promise<void> {
  assertOrderMove('refund', order);
  const refundable = fen(order.total - order.refunded);
  const back = amount ?? refundable;
  if (back > refundable) throw failure(orderErrors.REFUND_EXCEEDED, { refundable: fenToYuan(refundable) });
  if (back === refundable) {
    await recordMove(clock, tx, order, 'refund', actor, { changes: { refunded: order.total }, note: reason });
    await undoSale(tx, order);
    return orderPayments.requestRefund(tx, order.id);
  }
  const now = clock.now();
  await updateOrder(tx, order.id, { refunded: order.refunded + back, updatedAt: now });
  const note = `${fenToYuan(back)} 元：${reason ?? ''}`;
  await orderTimelines.insert(tx, { orderId: order.id, event: 'part_refunded', actor, note, at: now });
  await orderPayments.requestPartRefund(tx, order.id, back);
}

/** Makes requested refunds at the providers; a job repeats what fails. */
export async function makeRefunds({ portal, orderPayments }: Context, id: string): Promise<void> {
  portal.cache.invalidate('products');
  await orderPayments.refund(id);
}

/** Makes any move except the confirmation by a payment. Throws ORDER_NOT_FOUND, ILLEGAL_TRANSITION. */
export async function moveOrder(
  ctx: Context,
  id: string,
  move: Exclude<OrderMoveName, 'confirm'>,
  by: Mover,
): Promise<void> {
  if (move === 'cancel' || move === 'expire') return end(ctx, id, move, by);
  await transition(ctx, id, move, by, (tx, order) =>
    move === 'refund'
      ? refundOrder(ctx, tx, order, by.actor, { reason: null })
      : recordMove(ctx.portal.clock, tx, order, move, by.actor),
  );
  if (move === 'refund') await makeRefunds(ctx, id);
}

/** Reading orders and updating their status. */
import type { Data } from '@platform/contract/endpoint';
import { genericErrors } from '@platform/contract/errors';
import { failure } from '@platform/server/http/failure';
import type { Caller } from '@platform/server/portal';
import type { z } from 'zod';
import { orderErrors } from '../contract/errors.ts';
import { type OrderStatus, orderLifecycle } from '../contract/lifecycle.ts';
import type * as contract from '../contract/order.ts';
import type { OrderDetail } from '../contract/order.ts';
import { allowedRequest, type OrderRequestView } from '../contract/request.ts';
import type { Context } from './context.ts';
import { moveOrder } from './move.actions.ts';
import { insertRequest, lastRequest } from './request.store.ts';
import { actorOf } from './rules.ts';
import {
  detailOf,
  findOrder,
  findOrders,
  lastShipping,
  lockOrder,
  orderTimelines,
  readOrder,
  updateOrder,
} from './store.ts';
import type { OrderRow } from './tables.ts';

async function visibleOrder(ctx: Context, caller: Caller, reference: string): Promise<OrderRow> {
  const anyone = actorOf(caller.role) === 'staff';
  const order = await findOrder(ctx.portal.db, reference, { userId: caller.id, anyone });
  if (!order) throw failure(orderErrors.ORDER_NOT_FOUND);
  return order;
}

async function currentDetail(
  { portal: { db }, orderPayments }: Context,
  order: OrderRow,
): Promise<OrderDetail> {
  const current = (await readOrder(db, order.id)) ?? order;
  return detailOf(db, current, await orderPayments.attempts(db, order.id));
}

/** Lists the caller's orders, the newest first. */
export async function listOrders(
  { portal }: Context,
  caller: Caller,
  query: z.output<typeof contract.listOrders.query>,
): Promise<Data<typeof contract.listOrders>> {
  const { orders, total } = await findOrders(portal.db, { ...query, userId: caller.id });
  return { orders, pagination: { current_page: query.page, per_page: query.limit, total } };
}

/** Reads the address of the caller's last order; null without one. */
export async function getLastShipping(
  { portal }: Context,
  caller: Caller,
): Promise<Data<typeof contract.getLastShipping>> {
  return { shippingInfo: await lastShipping(portal.db, caller.id) };
}

/** Reads an order with its timelines. Throws ORDER_NOT_FOUND unless it is the caller's or the caller is staff. */
export async function getOrder(ctx: Context, caller: Caller, reference: string): Promise<OrderDetail> {
  const { portal, orderPayments } = ctx;
  const order = await visibleOrder(ctx, caller, reference);
  return detailOf(portal.db, order, await orderPayments.attempts(portal.db, order.id));
}

/**
 * Moves an order to a status as the caller's role allows; "confirmed" makes the server query the provider instead. Returns the
 * resulting state. Throws ORDER_NOT_FOUND, FORBIDDEN, ILLEGAL_TRANSITION.
 */
export async function updateOrderStatus(
  ctx: Context,
  caller: Caller,
  reference: string,
  status: OrderStatus,
): Promise<OrderDetail> {
  const { orderPayments } = ctx;
  const order = await visibleOrder(ctx, caller, reference);
  const move = orderLifecycle.moveTo(status);
  const actor = actorOf(caller.role);
  if (move === null) throw failure(orderErrors.ILLEGAL_TRANSITION, { from: order.status, to: status });
  if (move === 'confirm') {
    await orderPayments.check(order.id, { capture: true });
  } else {
    if (!orderLifecycle.mayMove(move, actor)) throw failure(genericErrors.FORBIDDEN);
    await moveOrder(ctx, order.id, move, actor === 'staff' ? { actor, id: caller.id } : { actor });
  }
  return currentDetail(ctx, order);
}

/**
 * Requests money back for the buyer. Throws ORDER_NOT_FOUND, REQUEST_NOT_ALLOWED for a request that does not fit the
 * order's state, REQUEST_OPEN while another one waits for its answer.
 */
export async function requestRefund(
  ctx: Context,
  caller: Caller,
  reference: string,
  { kind, reason }: Pick<OrderRequestView, 'kind' | 'reason'>,
): Promise<OrderDetail> {
  const { db, clock, random } = ctx.portal;
  const found = await findOrder(db, reference, { userId: caller.id });
  if (!found) throw failure(orderErrors.ORDER_NOT_FOUND);
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    const now = clock.now();
    if (!order || allowedRequest(order, now) !== kind) throw failure(orderErrors.REQUEST_NOT_ALLOWED);
    const orderId = order.id;
    if ((await lastRequest(tx, orderId))?.state === 'open') throw failure(orderErrors.REQUEST_OPEN);
    await insertRequest(tx, { id: random.id(), orderId, kind, reason, createdAt: now });
    const event = `${kind}_requested` as const;
    await orderTimelines.insert(tx, { orderId, event, actor: 'buyer', note: reason, at: now });
    await updateOrder(tx, orderId, { updatedAt: now });
  });
  return currentDetail(ctx, found);
}

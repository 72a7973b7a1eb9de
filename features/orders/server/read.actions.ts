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
import type { Context } from './context.ts';
import { confirmReceipt, endOrder } from './move.actions.ts';
import { actorOf } from './rules.ts';
import { detailOf, findOrder, findOrders, lastShipping, readOrder } from './store.ts';
import type { OrderRow } from './tables.ts';

/** An order of the caller. Throws ORDER_NOT_FOUND. */
export async function ownOrder({ portal }: Context, { id }: Caller, reference: string): Promise<OrderRow> {
  const order = await findOrder(portal.db, reference, { userId: id });
  if (!order) throw failure(orderErrors.ORDER_NOT_FOUND);
  return order;
}

/** An order of the caller; an admin sees all. Throws ORDER_NOT_FOUND. */
export async function visibleOrder(ctx: Context, caller: Caller, reference: string): Promise<OrderRow> {
  const anyone = actorOf(caller.role) === 'staff';
  const order = await findOrder(ctx.portal.db, reference, { userId: caller.id, anyone });
  if (!order) throw failure(orderErrors.ORDER_NOT_FOUND);
  return order;
}

/** The order as it is now. */
export async function currentDetail(
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
 * Cancels or completes an order of the caller; "confirmed" makes the server query the provider instead. Returns the
 * resulting state. Throws ORDER_NOT_FOUND, FORBIDDEN, ILLEGAL_TRANSITION, REQUEST_OPEN.
 */
export async function updateOrderStatus(
  ctx: Context,
  caller: Caller,
  reference: string,
  status: OrderStatus,
): Promise<OrderDetail> {
  const order = await ownOrder(ctx, caller, reference);
  const move = orderLifecycle.moveTo(status);
  if (move === null) throw failure(orderErrors.ILLEGAL_TRANSITION, { from: order.status, to: status });
  if (move === 'confirm') await ctx.orderPayments.check(order.id, { capture: true });
  else if (move === 'cancel') await endOrder(ctx, order.id, move);
  else if (move === 'complete') await confirmReceipt(ctx, order.id);
  else throw failure(genericErrors.FORBIDDEN);
  return currentDetail(ctx, order);
}

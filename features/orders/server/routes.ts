/** The orders' endpoints. */
import * as contract from '../contract/order.ts';
import type { Context } from './context.ts';
import { placeOrder } from './place.actions.ts';
import { getLastShipping, getOrder, listOrders, updateOrderStatus } from './read.actions.ts';

export function orderRoutes(ctx: Context): void {
  const { portal } = ctx;
  portal.route(contract.placeOrder, ({ body, caller, command }) => placeOrder(ctx, caller.id, body, command));
  portal.route(contract.listOrders, ({ query, caller }) => listOrders(ctx, caller, query));
  portal.route(contract.getLastShipping, ({ caller }) => getLastShipping(ctx, caller));
  portal.route(contract.getOrder, ({ params, caller }) => getOrder(ctx, caller, params.id));
  portal.route(contract.updateOrderStatus, ({ params, body, caller }) =>
    updateOrderStatus(ctx, caller, params.id, body.status),
  );
}

/** The orders' endpoints: who asks, and which action answers. */
import * as contract from '../contract/order.ts';
import type { Desk } from './desk.ts';
import { placeOrder } from './place.actions.ts';
import { getOrder, updateOrderStatus } from './read.actions.ts';
import { lastShipping, listOrders } from './store.ts';

/** Mounts the orders' endpoints. */
export function orderRoutes(desk: Desk): void {
  const { portal } = desk;
  portal.route(contract.placeOrder, ({ body, caller, command }) =>
    placeOrder(desk, caller.id, body, command),
  );
  portal.route(contract.listOrders, async ({ query, caller }) => {
    const { orders, total } = await listOrders(portal.db, { ...query, userId: caller.id });
    return { orders, pagination: { current_page: query.page, per_page: query.limit, total } };
  });
  portal.route(contract.getLastShipping, async ({ caller }) => ({
    shippingInfo: await lastShipping(portal.db, caller.id),
  }));
  portal.route(contract.getOrder, ({ params, caller }) => getOrder(desk, caller, params.id));
  portal.route(contract.updateOrderStatus, ({ params, body, caller }) =>
    updateOrderStatus(desk, caller, params.id, body.status),
  );
}

/** The orders' endpoints: who asks, and which action answers. */
import * as contract from '../contract/order.ts';
import type { Desk } from './desk.ts';
import { placeOrder } from './place.actions.ts';
import { getLastShipping, getOrder, listOrders, updateOrderStatus } from './read.actions.ts';

/** Mounts the orders' endpoints. */
export function orderRoutes(desk: Desk): void {
  const { portal } = desk;
  portal.route(contract.placeOrder, ({ body, caller, command }) =>
    placeOrder(desk, caller.id, body, command),
  );
  portal.route(contract.listOrders, ({ query, caller }) => listOrders(desk, caller, query));
  portal.route(contract.getLastShipping, ({ caller }) => getLastShipping(desk, caller));
  portal.route(contract.getOrder, ({ params, caller }) => getOrder(desk, caller, params.id));
  portal.route(contract.updateOrderStatus, ({ params, body, caller }) =>
    updateOrderStatus(desk, caller, params.id, body.status),
  );
}

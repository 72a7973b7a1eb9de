/** The orders' endpoints. */
import { staffOrderChannel } from '../contract/channels.ts';
import * as contract from '../contract/order.ts';
import * as pictures from '../contract/pictures.ts';
import * as staff from '../contract/staff.ts';
import type { Context } from './context.ts';
import { ordersExport } from './export.ts';
import { placeOrder } from './place.actions.ts';
import { getLastShipping, getOrder, listOrders, updateOrderStatus } from './read.actions.ts';
import {
  addRequestPicture,
  getRequestPicture,
  removeRequestPicture,
  requestRefund,
} from './request.actions.ts';
import { getStaffOrder, handleOrder, listStaffOrders, publishChange } from './staff.actions.ts';

export function orderRoutes(ctx: Context): void {
  const { portal } = ctx;
  portal.live.open(staffOrderChannel);
  const publish = async <Order extends { id: string }>(answer: Promise<Order>): Promise<Order> => {
    const order = await answer;
    await publishChange(ctx, order.id);
    return order;
  };
  portal.route(contract.placeOrder, ({ body, caller, command }) => placeOrder(ctx, caller.id, body, command));
  portal.route(contract.listOrders, ({ query, caller }) => listOrders(ctx, caller, query));
  portal.route(contract.getLastShipping, ({ caller }) => getLastShipping(ctx, caller));
  portal.route(contract.getOrder, ({ params, caller }) => getOrder(ctx, caller, params.id));
  portal.route(contract.updateOrderStatus, ({ params, body, caller }) =>
    publish(updateOrderStatus(ctx, caller, params.id, body.status)),
  );
  portal.route(contract.requestRefund, ({ params, body, caller }) =>
    publish(requestRefund(ctx, caller, params.id, body)),
  );
  portal.route(pictures.addRequestPicture, ({ params, caller, file }) =>
    publish(addRequestPicture(ctx, caller, params.id, file)),
  );
  portal.route(pictures.removeRequestPicture, ({ params, caller }) =>
    publish(removeRequestPicture(ctx, caller, params)),
  );
  portal.route(pictures.getRequestPicture, ({ params, caller }) => getRequestPicture(ctx, caller, params));
  portal.route(staff.listStaffOrders, ({ query }) => listStaffOrders(ctx, query));
  portal.route(staff.getStaffOrder, ({ params }) => getStaffOrder(ctx, params.id));
  portal.route(staff.handleOrder, ({ params, body, caller }) =>
    publish(handleOrder(ctx, caller.id, params.id, body)),
  );
  portal.route(staff.exportOrders, async ({ body, caller }) =>
    ordersExport.link(portal, caller, { caller: caller.id, filters: body }),
  );
  ordersExport.mount(portal);
}

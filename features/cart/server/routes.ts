/** The cart's endpoints; members reach only their own cart. */
import type { Portal } from '@platform/server/portal';
import { readCart, saveCart } from '../contract/cart.ts';
import * as actions from './actions.ts';

export function routes(portal: Portal): void {
  portal.route(readCart, ({ caller }) => actions.readCart(portal, caller.id));
  portal.route(saveCart, ({ caller, body }) => actions.saveCart(portal, caller.id, body));
}

/** Wires the cart; returns the queries that orders run inside their own transactions. */
import type { Portal } from '@platform/server/portal';
import { routes } from './routes.ts';
import { checkedLines, removeBought } from './store.ts';

export function cart(portal: Portal) {
  routes(portal);
  return { checkedLines, removeBought };
}

/** Mounts the cart; what it returns is what orders need of it, inside their own transactions. */
import type { Portal } from '@platform/server/portal';
import { routes } from './routes.ts';
import { checkedLines, removeBought } from './store.ts';

export function cart(portal: Portal) {
  routes(portal);
  return { checkedLines, removeBought };
}

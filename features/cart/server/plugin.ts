/** Mounts the cart. */
import type { Portal } from '@platform/server/portal';
import { routes } from './routes.ts';

export function cart(portal: Portal): void {
  routes(portal);
}

/** Wires the shop. */
import type { Portal } from '@platform/server/portal';
import { mountShop } from './routes.ts';

/** Mounts the shop. */
export function shop(portal: Portal): void {
  mountShop(portal);
}

/** Wires the reviews: endpoints and the exported list. */
import type { Portal } from '@platform/server/portal';
import { applicationsExport } from './export.ts';
import { reviewRoutes } from './routes.ts';

/** Mounts the reviews. */
export function reviews(portal: Portal): void {
  reviewRoutes(portal);
  applicationsExport.mount(portal);
}

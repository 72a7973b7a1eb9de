/** Wires the scholarships. */
import type { Portal } from '@platform/server/portal';
import { scholarshipRoutes } from './routes.ts';

/** Mounts the scholarships. */
export function scholarships(portal: Portal): void {
  scholarshipRoutes(portal);
}

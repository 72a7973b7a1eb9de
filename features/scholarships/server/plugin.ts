/** Wires the scholarships: endpoints and job mounted. */
import type { Portal } from '@platform/server/portal';
import { handleJobs } from './jobs.ts';
import { scholarshipRoutes } from './routes.ts';

/** Mounts the scholarships. */
export function scholarships(portal: Portal): void {
  scholarshipRoutes(portal);
  handleJobs(portal);
}

/** Wires the community. */
import type { Portal } from '@platform/server/portal';
import { handleJobs } from './jobs.ts';
import { mountCommunity, mountModeration } from './routes.ts';

/** Mounts the board with its moderation and jobs. */
export function community(portal: Portal): void {
  mountCommunity(portal);
  mountModeration(portal);
  handleJobs(portal);
}

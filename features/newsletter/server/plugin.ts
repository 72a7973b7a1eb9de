/** Mounts the newsletter: subscribing, unsubscribing, and writing to subscribers. */
import type { Portal } from '@platform/server/portal';
import { openDesk } from './desk.ts';
import { handleJobs } from './jobs.ts';
import { mountOneClick } from './oneClick.ts';
import { newsletterRoutes } from './routes.ts';

/** Mounts the newsletter on the portal. */
export function newsletter(portal: Portal): void {
  const desk = openDesk(portal);
  newsletterRoutes(portal, desk);
  mountOneClick(portal, desk);
  handleJobs(desk);
}

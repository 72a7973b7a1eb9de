/** Mounts the newsletter: endpoints, one-click unsubscribing, jobs. */
import type { Portal } from '@platform/server/portal';
import { openContext } from './context.ts';
import { handleJobs } from './jobs.ts';
import { mountOneClick } from './oneClick.ts';
import { newsletterRoutes } from './routes.ts';

/** Mounts the newsletter on the portal. */
export function newsletter(portal: Portal): void {
  const ctx = openContext(portal);
  newsletterRoutes(portal, ctx);
  mountOneClick(portal, ctx);
  handleJobs(ctx);
}

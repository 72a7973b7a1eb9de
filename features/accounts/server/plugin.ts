/** Wires the accounts: authentication of every call, endpoints and jobs. */
import type { Portal } from '@platform/server/portal';
import { openContext } from './context.ts';
import { handleJobs } from './jobs.ts';
import { mountRoutes } from './routes.ts';
import { authenticator, findLiveSessions } from './sessions.actions.ts';

/** Mounts the accounts on the portal. */
export function accounts(portal: Portal): void {
  const authenticate = authenticator(portal);
  portal.authenticateWith(authenticate, (sessionIds) => findLiveSessions(portal, sessionIds));
  const ctx = openContext(portal);
  handleJobs(ctx);
  mountRoutes(portal, ctx, authenticate);
}

/** Mounts the accounts: who somebody is, at every call. */
import type { Portal } from '@platform/server/portal';
import { openAccounts } from './accounts.ts';
import { forgetWhatIsOver, tidyAccounts } from './jobs.ts';
import { mountRoutes } from './routes.ts';
import { authenticator, findLiveSessions } from './sessions.actions.ts';

/** Mounts the accounts on the portal. */
export function accounts(portal: Portal): void {
  const opened = openAccounts(portal);
  const authenticate = authenticator(portal);
  portal.authenticateWith(authenticate, (sessionIds) => findLiveSessions(portal, sessionIds));
  portal.jobs.handle(tidyAccounts, () => forgetWhatIsOver(opened));
  mountRoutes(portal, opened, authenticate);
}

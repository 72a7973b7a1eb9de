/** Wires the red packets' endpoints, channels and job. */
import type { Ledger } from '@features/wallet/ledger';
import type { Portal } from '@platform/server/portal';
import { handleJobs } from './jobs.ts';
import { openChannels } from './live.actions.ts';
import { packetRoutes } from './routes.ts';

/** Mounts the red packets on the ledger. */
export function redpackets(portal: Portal, { ledger }: { ledger: Ledger }): void {
  const ctx = { portal, ledger };
  openChannels(portal);
  packetRoutes(portal, ctx);
  handleJobs(portal, ctx);
}

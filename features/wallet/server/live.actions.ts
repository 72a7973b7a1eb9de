/** Telling a member's open pages that value has come or gone; what a page itself has moved it knows. */
import type { Transaction } from '@platform/server/database/database';
import { job } from '@platform/server/jobs/jobs';
import type { Services } from '@platform/server/portal';
import { z } from 'zod';
import { walletChannel } from '../contract/channels.ts';

/** Tells it after the commit of a transaction that somebody else ends. */
export const tellWalletJob = job({ name: 'tell-wallet', data: z.object({ member: z.uuid() }), atOnce: 20 });

/** Tells it now; to be called after the commit. */
export function tellWallet({ live }: Pick<Services, 'live'>, member: string): void {
  live.send(walletChannel, { member }, 'changed', {});
}

/** Tells it if and when the transaction commits. */
export function tellWalletLater(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  member: string,
): Promise<void> {
  return jobs.send(tellWalletJob, { member }, tx);
}

/** Opens the channel: everybody's wallet is their own. */
export function openChannel({ live, jobs }: Pick<Services, 'live' | 'jobs'>): void {
  live.open(walletChannel, { mayJoin: async ({ params, caller }) => params.member === caller.id });
  jobs.handle(tellWalletJob, async ({ member }) => tellWallet({ live }, member));
}

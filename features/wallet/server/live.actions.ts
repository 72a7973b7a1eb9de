/** Live events to a member's open pages after transfers that the pages did not cause. */
import type { Transaction } from '@platform/server/database/database';
import { job } from '@platform/server/jobs/jobs';
import type { Services } from '@platform/server/portal';
import { z } from 'zod';
import { walletChannel } from '../contract/channels.ts';

/** Publishes the event after the commit of a transaction that another action ends. */
export const walletChangeJob = job({
  name: 'tell-wallet',
  data: z.object({ member: z.uuid() }),
  concurrency: 20,
});

/** Publishes the event; call it after the commit. */
export function publishWalletChange({ live }: Pick<Services, 'live'>, member: string): void {
  live.send(walletChannel, { member }, 'changed', {});
}

/** Publishes the event when the transaction commits. */
export function publishWalletChangeLater(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  member: string,
): Promise<void> {
  return jobs.send(walletChangeJob, { member }, tx);
}

/** Opens the channel; members can only subscribe to their own. */
export function openChannel({ live, jobs }: Pick<Services, 'live' | 'jobs'>): void {
  live.open(walletChannel, { mayJoin: async ({ params, caller }) => params.member === caller.id });
  jobs.handle(walletChangeJob, async ({ member }) => publishWalletChange({ live }, member));
}

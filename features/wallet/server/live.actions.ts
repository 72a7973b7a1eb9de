/** Live events to a member's open pages after transfers that the pages did not cause. */
import { afterCommit, type Transaction } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import { walletChannel } from '../contract/channels.ts';

/** Publishes the event; call it after the commit. */
export function publishWalletChange({ live }: Pick<Services, 'live'>, member: string): void {
  live.send(walletChannel, { member }, 'changed', {});
}

/** Publishes the event when the transaction commits. */
export function publishWalletChangeLater(
  services: Pick<Services, 'live'>,
  tx: Transaction,
  member: string,
): void {
  afterCommit(tx, () => publishWalletChange(services, member));
}

/** Opens the channel; members can only subscribe to their own. */
export function openChannel({ live }: Pick<Services, 'live'>): void {
  live.open(walletChannel, { mayJoin: async ({ params, caller }) => params.member === caller.id });
}

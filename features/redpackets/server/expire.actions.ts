/** Returns unclaimed beans to the sender, exactly once. */
import { notify } from '@features/notifications/server/notify';
import { memberAccount, packetAccount } from '@features/wallet/ledger';
import { publishWalletChange } from '@features/wallet/live';
import { overdueRows, sweep } from '@platform/server/jobs/sweep';
import { packetPath } from '../contract/path.ts';
import type { Context } from './context.ts';
import { endPacket, lockOverdue, openPackets } from './grab.store.ts';
import { publishEnded } from './live.actions.ts';
import { memoOf, recipientsText } from './rules.ts';
import { recipientsOf } from './store.ts';

/** Ends an overdue packet and returns the rest to its sender; false if it is not open or not overdue. */
export async function expirePacket(ctx: Context, packetId: string): Promise<boolean> {
  const { portal, ledger } = ctx;
  const { db, clock } = portal;
  const ended = await db.transaction(async (tx) => {
    const now = clock.now();
    const expired = await lockOverdue(tx, packetId, now);
    if (!expired) return null;
    const { senderId, message, unclaimedAmount } = expired;
    await endPacket(tx, packetId, unclaimedAmount, now);
    const recipients = (await recipientsOf(tx, [packetId])).get(packetId) ?? [];
    await ledger.transfer(tx, {
      key: `packet:${packetId}:rest`,
      from: packetAccount(packetId),
      to: memberAccount(senderId, 'BEAN'),
      amount: unclaimedAmount,
      reason: 'packet_returned',
      memo: memoOf(recipientsText(recipients.map(({ name }) => name)), message),
    });
    await notify(tx, portal, {
      to: senderId,
      kind: 'packet_refunded',
      subject: message,
      detail: `退回 ${unclaimedAmount} 浣熊豆`,
      path: packetPath(packetId),
    });
    return expired;
  });
  if (!ended) return false;
  publishWalletChange(portal, ended.senderId);
  await publishEnded(ctx, { id: packetId, sendType: ended.sendType }, 'expired', ended.remainingCount);
  return true;
}

/** Ends all packets whose time is up. */
export function expirePackets(ctx: Context): Promise<void> {
  const { db, clock, log } = ctx.portal;
  return sweep(log, {
    name: 'expire-red-packets',
    next: (limit, skipped) => overdueRows(db, openPackets, { now: clock.now(), limit, skipped }),
    handle: ({ id }) => expirePacket(ctx, id),
  });
}

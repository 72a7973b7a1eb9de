/** Grabbing a share: the database decides who gets which, and nobody waits who can't win. */
import { memberAccount, packetAccount } from '@features/wallet/ledger';
import { violatedConstraint } from '@platform/server/database';
import { failure } from '@platform/server/failure';
import { packetErrors } from '../contract/errors.ts';
import type { GrabResult } from '../contract/packet.ts';
import type { Desk } from './desk.ts';
import { claimShare, type Found, findForGrab, type Share } from './grab.store.ts';
import { isOpen, memoOf, reachOf } from './rules.ts';

/** Takes the next share and its beans; null when there is none, or none for somebody who has one. */
async function take(
  { portal: { db, clock }, ledger }: Desk,
  callerId: string,
  packetId: string,
  { senderName, message }: Found,
): Promise<Share | null> {
  const account = memberAccount(callerId, 'BEAN');
  // Before the packet's row is locked: whoever grabs for the first time is given the welcome gift here.
  await ledger.open(db, account);
  try {
    return await db.transaction(async (tx) => {
      const share = await claimShare(tx, packetId, callerId, clock.now());
      if (!share) return null;
      await ledger.transfer(tx, {
        key: `packet:${packetId}:${share.position}`,
        from: packetAccount(packetId),
        to: account,
        amount: share.amount,
        reason: 'packet_grabbed',
        memo: memoOf(senderName, message),
      });
      return share;
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'red_packet_shares_once') throw error;
    return null;
  }
}

/** Grabs a share; a second time gives the first answer. Throws PACKET_NOT_FOUND, PACKET_NOT_FOR_YOU, PACKET_GONE. */
export async function grabPacket(desk: Desk, callerId: string, packetId: string): Promise<GrabResult> {
  const { db, clock } = desk.portal;
  const found = await findForGrab(db, packetId, callerId);
  const reach = found ? reachOf(found) : 'none';
  if (!found || reach === 'none') throw failure(packetErrors.PACKET_NOT_FOUND);
  if (reach === 'see') throw failure(packetErrors.PACKET_NOT_FOR_YOU);
  if (found.own) return { ...found.own, again: true };
  if (!isOpen(found, clock.now())) throw failure(packetErrors.PACKET_GONE);
  const share = await take(desk, callerId, packetId, found);
  if (share) return { ...share, again: false };
  // Perhaps the caller's other hand was faster.
  const own = (await findForGrab(db, packetId, callerId))?.own;
  if (!own) throw failure(packetErrors.PACKET_GONE);
  return { ...own, again: true };
}

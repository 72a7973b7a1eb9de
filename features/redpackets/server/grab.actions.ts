/** Grabbing a share: one statement decides the race; a second read explains a refusal. */
import { publishNotified } from '@features/notifications/server/notify';
import { memberAccount } from '@features/wallet/ledger';
import { failure } from '@platform/server/http/failure';
import { packetErrors } from '../contract/errors.ts';
import type { GrabResult } from '../contract/packet.ts';
import type { Context } from './context.ts';
import { findForGrab, takeShare } from './grab.store.ts';
import { publishGrabbed } from './live.actions.ts';
import { accessOf, isOpen } from './rules.ts';

/** Why nothing was grabbed: returns the caller's earlier share, or null if another try may succeed. Throws as `grabPacket`. */
async function explain(ctx: Context, callerId: string, packetId: string): Promise<GrabResult | null> {
  const { db, clock } = ctx.portal;
  const packet = await findForGrab(db, packetId, callerId);
  const access = packet ? accessOf(packet) : 'none';
  if (!packet || access === 'none') throw failure(packetErrors.PACKET_NOT_FOUND);
  if (access === 'view') throw failure(packetErrors.PACKET_NOT_FOR_YOU);
  if (packet.ownShare) return { ...packet.ownShare, again: true };
  if (!isOpen(packet, clock.now())) throw failure(packetErrors.PACKET_GONE);
  return null;
}

/** Takes the next share and publishes it. */
async function take(ctx: Context, callerId: string, packetId: string): Promise<GrabResult | null> {
  const { db, clock, random } = ctx.portal;
  const now = clock.now();
  const share = await takeShare(db, packetId, callerId, { now, notificationId: random.id() });
  if (!share) return null;
  const { position, amount, remainingCount, sendType, senderId, name, avatar } = share;
  if (senderId !== callerId) publishNotified(ctx.portal, senderId);
  const claim = { position, name, avatar, amount, time: now.toISOString() };
  await publishGrabbed(ctx, { id: packetId, sendType }, claim, remainingCount);
  return { amount, position, remainingCount, again: false };
}

/** Grabs a share; a second time gives the first answer. Throws PACKET_NOT_FOUND, PACKET_NOT_FOR_YOU, PACKET_GONE. */
export async function grabPacket(ctx: Context, callerId: string, packetId: string): Promise<GrabResult> {
  const { portal, ledger } = ctx;
  const grab = async () => (await take(ctx, callerId, packetId)) ?? (await explain(ctx, callerId, packetId));
  const share = await grab();
  if (share) return share;
  // A new member may have no account yet.
  await ledger.open(portal.db, memberAccount(callerId, 'BEAN'));
  const second = await grab();
  if (!second) throw failure(packetErrors.PACKET_GONE);
  return second;
}

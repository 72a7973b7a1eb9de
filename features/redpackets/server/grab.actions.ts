/** Grabbing a share: one statement decides who gets which; what it doesn't give is explained afterwards. */
import { memberAccount } from '@features/wallet/ledger';
import { failure } from '@platform/server/http/failure';
import { packetErrors } from '../contract/errors.ts';
import type { GrabResult } from '../contract/packet.ts';
import type { Context } from './context.ts';
import { findForGrab, takeShare } from './grab.store.ts';
import { tellGrabbed } from './live.actions.ts';
import { isOpen, reachOf } from './rules.ts';

/** Says why nothing was grabbed: the share that the caller has, or null if there may be one to be had yet. Throws as `grabPacket`. */
async function explain(ctx: Context, callerId: string, packetId: string): Promise<GrabResult | null> {
  const { db, clock } = ctx.portal;
  const found = await findForGrab(db, packetId, callerId);
  const reach = found ? reachOf(found) : 'none';
  if (!found || reach === 'none') throw failure(packetErrors.PACKET_NOT_FOUND);
  if (reach === 'see') throw failure(packetErrors.PACKET_NOT_FOR_YOU);
  if (found.own) return { ...found.own, again: true };
  if (!isOpen(found, clock.now())) throw failure(packetErrors.PACKET_GONE);
  return null;
}

/** Takes the next share and tells everybody who looks. */
async function take(ctx: Context, callerId: string, packetId: string): Promise<GrabResult | null> {
  const { db, clock } = ctx.portal;
  const now = clock.now();
  const share = await takeShare(db, packetId, callerId, now);
  if (!share) return null;
  const { position, amount, remainingCount, sendType, name, avatar } = share;
  const claim = { position, name, avatar, amount, time: now.toISOString() };
  await tellGrabbed(ctx, { id: packetId, sendType }, claim, remainingCount);
  return { amount, position, remainingCount, again: false };
}

/** Grabs a share; a second time gives the first answer. Throws PACKET_NOT_FOUND, PACKET_NOT_FOR_YOU, PACKET_GONE. */
export async function grabPacket(ctx: Context, callerId: string, packetId: string): Promise<GrabResult> {
  const { portal, ledger } = ctx;
  const share = await take(ctx, callerId, packetId);
  if (share) return share;
  const known = await explain(ctx, callerId, packetId);
  if (known) return known;
  // Who grabs for the first time may have no account yet.
  await ledger.open(portal.db, memberAccount(callerId, 'BEAN'));
  const second = await take(ctx, callerId, packetId);
  if (second) return second;
  const told = await explain(ctx, callerId, packetId);
  if (!told) throw failure(packetErrors.PACKET_GONE);
  return told;
}

/** Reading red packets: the list, one packet, one's history. */
import { failure } from '@platform/server/http/failure';
import { packetErrors } from '../contract/errors.ts';
import { type HistoryType, historyTypes } from '../contract/lifecycle.ts';
import type { PacketDetail } from '../contract/packet.ts';
import type { Context } from './context.ts';
import { expirePacket } from './expire.actions.ts';
import { findAvailable, findHistory, type Page } from './list.store.ts';
import { isOpen, maskClaim, maskPacket } from './rules.ts';
import { detailOf, findPacket } from './store.ts';

const paginationOf = ({ page, limit }: Page, total: number) => ({
  current_page: page,
  per_page: limit,
  total,
});

/** Packets that can be grabbed, the latest first: public ones, and private ones for the caller. */
export async function listPackets({ portal: { db, clock } }: Context, callerId: string | null, page: Page) {
  const { packets, total } = await findAvailable(db, callerId, clock.now(), page);
  const visible = callerId === null ? packets.map(maskPacket) : packets;
  return { packets: visible, pagination: paginationOf(page, total) };
}

/** Everything about one packet; an overdue packet is expired first. Throws PACKET_NOT_FOUND. */
export async function getPacket(
  ctx: Context,
  callerId: string | null,
  packetId: string,
): Promise<PacketDetail> {
  const { db, clock } = ctx.portal;
  let packet = await findPacket(db, packetId);
  if (packet && packet.packet.state === 'open' && !isOpen(packet.packet, clock.now())) {
    await expirePacket(ctx, packetId);
    packet = await findPacket(db, packetId);
  }
  const detail = packet && (await detailOf(db, packet, callerId));
  if (!detail) throw failure(packetErrors.PACKET_NOT_FOUND);
  if (callerId !== null) return detail;
  const claims = detail.claims.map(maskClaim);
  return { ...maskPacket(detail), claims, seed: null, returnedAmount: null };
}

/** The caller's packets sent, grabbed and returned, the latest first. */
export async function listHistory(
  { portal: { db, clock } }: Context,
  userId: string,
  { type, ...page }: Page & { type?: HistoryType | undefined },
) {
  const types = type ? [type] : historyTypes;
  const { entries, total } = await findHistory(db, { types, userId, now: clock.now(), ...page });
  return { entries, pagination: paginationOf(page, total) };
}

/** The queries of grabbing and of expiring: each settles its race by a condition on the packet's row. */
import type { Database, Queryable, Transaction } from '@platform/server/database';
import { statement } from '@platform/server/statement';
import { and, asc, eq, isNull, lte, sum } from 'drizzle-orm';
import type { PacketState, SendType } from '../contract/lifecycle.ts';
import { nameOf } from './rules.ts';
import { redPacketShares, redPackets } from './tables.ts';

/** Somebody's share. */
export interface Share {
  position: number;
  amount: number;
  /** Shares that are left after it. */
  remainingCount: number;
}

/** A packet as whoever wants to grab finds it. */
export interface Found {
  sendType: SendType;
  state: PacketState;
  expiresAt: Date;
  message: string;
  senderName: string;
  sentByCaller: boolean;
  chosen: boolean;
  /** What the caller has grabbed before. */
  own: Share | null;
}

interface FoundRow {
  send_type: SendType;
  state: PacketState;
  expires_at: string;
  message: string;
  name: string;
  display_username: string;
  sender_id: string;
  chosen: boolean;
  remaining_count: number;
  position: number | null;
  amount: string | null;
}

const look = statement<FoundRow>(
  'red_packet_look',
  `select p.send_type, p.state, p.expires_at, p.message, p.sender_id, p.remaining_count, u.name, u.display_username,
     s.position, s.amount,
     exists (select from red_packet_recipients r where r.packet_id = p.id and r.user_id = $2) as chosen
   from red_packets p join users u on u.id = p.sender_id
     left join red_packet_shares s on s.packet_id = p.id and s.claimed_by = $2
   where p.id = $1`,
);

/** Looks at a packet without waiting for anybody; null if there is none. */
export async function findForGrab(db: Database, packetId: string, callerId: string): Promise<Found | null> {
  const [row] = await look(db, packetId, callerId);
  if (!row) return null;
  const { position, amount, remaining_count: remainingCount } = row;
  return {
    sendType: row.send_type,
    state: row.state,
    expiresAt: new Date(row.expires_at),
    message: row.message,
    senderName: nameOf({ name: row.name, displayUsername: row.display_username }),
    sentByCaller: row.sender_id === callerId,
    chosen: row.chosen,
    own: position === null ? null : { position, amount: Number(amount), remainingCount },
  };
}

const claim = statement<{ position: number; amount: string; remaining_count: number }>(
  'red_packet_claim',
  `with packet as (
     update red_packets set remaining_count = remaining_count - 1,
       state = case when remaining_count = 1 then 'finished' else state end,
       ended_at = case when remaining_count = 1 then $3::timestamptz end
     where id = $1 and state = 'open' and expires_at > $3::timestamptz
     returning id, total_count - remaining_count as position, remaining_count
   )
   update red_packet_shares share set claimed_by = $2, claimed_at = $3
   from packet where share.packet_id = packet.id and share.position = packet.position
   returning share.position, share.amount, packet.remaining_count`,
);

/**
 * Gives the caller the next share and finishes the packet with the last one; null unless the packet is open.
 * Violates red_packet_shares_once when the caller has one.
 */
export async function claimShare(
  tx: Transaction,
  packetId: string,
  callerId: string,
  now: Date,
): Promise<Share | null> {
  const [row] = await claim(tx, packetId, callerId, now);
  if (!row) return null;
  return { position: row.position, amount: Number(row.amount), remainingCount: row.remaining_count };
}

/** Open packets whose time is up, the longest overdue first. */
export async function overduePackets(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: redPackets.id })
    .from(redPackets)
    .where(and(eq(redPackets.state, 'open'), lte(redPackets.expiresAt, now)))
    .orderBy(asc(redPackets.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** What expired. */
export interface Expired {
  senderId: string;
  message: string;
  /** Beans that nobody grabbed. */
  rest: number;
}

/** Locks an overdue packet and adds up what nobody has grabbed; null unless it is open and overdue. */
export async function lockOverdue(tx: Transaction, packetId: string, now: Date): Promise<Expired | null> {
  const [packet] = await tx
    .select({ senderId: redPackets.senderId, message: redPackets.message })
    .from(redPackets)
    .where(and(eq(redPackets.id, packetId), eq(redPackets.state, 'open'), lte(redPackets.expiresAt, now)))
    .for('no key update');
  if (!packet) return null;
  // A statement of its own: a grab that held the lock until now is visible only to what begins after it.
  const [unclaimed] = await tx
    .select({ rest: sum(redPacketShares.amount).mapWith(Number) })
    .from(redPacketShares)
    .where(and(eq(redPacketShares.packetId, packetId), isNull(redPacketShares.claimedBy)));
  return { ...packet, rest: unclaimed?.rest ?? 0 };
}

/** Ends a packet that is locked. */
export async function endPacket(
  tx: Transaction,
  packetId: string,
  returned: number,
  now: Date,
): Promise<void> {
  await tx
    .update(redPackets)
    .set({ state: 'expired', returnedAmount: returned, endedAt: now })
    .where(eq(redPackets.id, packetId));
}

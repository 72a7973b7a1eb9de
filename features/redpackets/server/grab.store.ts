/** The queries of grabbing and of expiring: each settles its race by a condition on the packet's row. */
import { displayNameSql } from '@features/accounts/people';
import { notificationsFrom } from '@features/notifications/server/notify';
import { accountIsOpen, transfersFrom } from '@features/wallet/ledger';
import { type Database, type Transaction, violatedConstraint } from '@platform/server/database/database';
import { statement } from '@platform/server/database/statement';
import { and, eq, isNull, lte, sum } from 'drizzle-orm';
import type { PacketState, SendType } from '../contract/lifecycle.ts';
import { packetPath } from '../contract/path.ts';
import { redPacketShares, redPackets } from './tables.ts';

/** One claimed share. */
export interface Share {
  position: number;
  amount: number;
  /** Shares that are left after it. */
  remainingCount: number;
}

/** A share that was taken just now, and by whom. */
export interface TakenShare extends Share {
  sendType: SendType;
  senderId: string;
  name: string;
  avatar: string | null;
}

/** A packet as the caller sees it after a refused grab. */
export interface PacketForCaller {
  sendType: SendType;
  state: PacketState;
  expiresAt: Date;
  sentByCaller: boolean;
  isRecipient: boolean;
  /** The caller's own share. */
  ownShare: Share | null;
}

interface PacketStateRow {
  send_type: SendType;
  state: PacketState;
  expires_at: string;
  sent_by_caller: boolean | null;
  is_recipient: boolean;
  remaining_count: number;
  position: number | null;
  amount: string | null;
}

const findStatement = statement<PacketStateRow>(
  'red_packet_look',
  `select p.send_type, p.state, p.expires_at, p.sender_id = $2 as sent_by_caller, p.remaining_count, s.position, s.amount,
     exists (select from red_packet_recipients r where r.packet_id = p.id and r.user_id = $2) as is_recipient
   from red_packets p left join red_packet_shares s on s.packet_id = p.id and s.claimed_by = $2
   where p.id = $1`,
);

/** A packet for a member or an anonymous visitor; null if there is none. */
export async function findForGrab(
  db: Database,
  packetId: string,
  callerId: string | null,
): Promise<PacketForCaller | null> {
  const [row] = await findStatement(db, packetId, callerId);
  if (!row) return null;
  const { position, amount, remaining_count: remainingCount } = row;
  return {
    sendType: row.send_type,
    state: row.state,
    expiresAt: new Date(row.expires_at),
    sentByCaller: row.sent_by_caller ?? false,
    isRecipient: row.is_recipient,
    ownShare: position === null ? null : { position, amount: Number(amount), remainingCount },
  };
}

// One statement is its own transaction: the packet's row is not locked during a round trip (docs/decisions/0014).
const grabStatement = statement<{
  position: number;
  amount: string;
  remaining_count: number;
  send_type: SendType;
  sender_id: string;
  name: string;
  image: string | null;
}>(
  'red_packet_grab',
  `with packet as (
     update red_packets p set remaining_count = remaining_count - 1,
       state = case when remaining_count = 1 then 'finished' else state end,
       ended_at = case when remaining_count = 1 then $3::timestamptz end
     where id = $1 and state = 'open' and expires_at > $3
       and (send_type = 'public'
         or exists (select from red_packet_recipients r where r.packet_id = p.id and r.user_id = $2))
       and not exists (select from red_packet_shares s where s.packet_id = p.id and s.claimed_by = $2)
       and ${accountIsOpen('$2', 'member', 'BEAN')}
     returning id, total_count - remaining_count as position, remaining_count, memo, send_type, sender_id, message
   ), share as (
     update red_packet_shares s set claimed_by = $2, claimed_at = $3 from packet
     where s.packet_id = packet.id and s.position = packet.position
     returning s.packet_id, s.position, s.amount, packet.remaining_count, packet.memo, packet.send_type,
       packet.sender_id, packet.message
   ), payment as (
     select 'packet:' || packet_id || ':' || position as key, packet_id as from_owner, $2 as to_owner, amount, memo, $3 as at
     from share
   ), paid as (
     ${transfersFrom('payment', { asset: 'BEAN', from: 'packet', to: 'member', reason: 'packet_grabbed' })}
   ), event as (
     select $4::uuid as id, sender_id as member_id, $2::uuid as actor_id, 'packet_grabbed' as kind, message as subject,
       null as detail, null as quote, '${packetPath('')}' || packet_id as path, $3 as at
     from share
   ), ${notificationsFrom('event')}
   select position, amount, remaining_count, send_type, sender_id, ${displayNameSql('users')} as name, image
   from share join users on users.id = $2`,
);

/**
 * Gives the caller the next share with its beans, finishes the packet with the last one, and notifies its sender. Null unless the packet is
 * open and for the caller, who has an account and no share of it yet.
 */
export async function takeShare(
  db: Database,
  packetId: string,
  callerId: string,
  { now, notificationId }: { now: Date; notificationId: string },
): Promise<TakenShare | null> {
  try {
    const [row] = await grabStatement(db, packetId, callerId, now, notificationId);
    if (!row) return null;
    return {
      position: row.position,
      amount: Number(row.amount),
      remainingCount: row.remaining_count,
      sendType: row.send_type,
      senderId: row.sender_id,
      name: row.name,
      avatar: row.image,
    };
  } catch (error) {
    // A parallel call of the same caller was faster.
    if (violatedConstraint(error) !== 'red_packet_shares_once') throw error;
    return null;
  }
}

/** Open packets and when they expire, for a sweep. */
export const openPackets = {
  table: redPackets,
  dueAt: redPackets.expiresAt,
  where: eq(redPackets.state, 'open'),
};

/** An open packet whose time is up. */
export interface OverduePacket {
  senderId: string;
  message: string;
  sendType: SendType;
  remainingCount: number;
  /** The unclaimed beans. */
  unclaimedAmount: number;
}

/** Locks an overdue packet and adds up its unclaimed shares; null unless it is open and overdue. */
export async function lockOverdue(
  tx: Transaction,
  packetId: string,
  now: Date,
): Promise<OverduePacket | null> {
  const [packet] = await tx
    .select({
      senderId: redPackets.senderId,
      message: redPackets.message,
      sendType: redPackets.sendType,
      remainingCount: redPackets.remainingCount,
    })
    .from(redPackets)
    .where(and(eq(redPackets.id, packetId), eq(redPackets.state, 'open'), lte(redPackets.expiresAt, now)))
    .for('no key update');
  if (!packet) return null;
  // A separate statement, because it begins after the grab that may have held the lock, and sees its share.
  const [unclaimed] = await tx
    .select({ amount: sum(redPacketShares.amount).mapWith(Number) })
    .from(redPacketShares)
    .where(and(eq(redPacketShares.packetId, packetId), isNull(redPacketShares.claimedBy)));
  return { ...packet, unclaimedAmount: unclaimed?.amount ?? 0 };
}

/** Expires a packet that is locked. */
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

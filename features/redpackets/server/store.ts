/** Inserts red packets and reads them with sender, claims and recipients. */
import type { PersonView } from '@features/accounts/contract/person';
import { notMuted } from '@features/accounts/mutes';
import { people, personColumns } from '@features/accounts/people';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AvailablePacket, PacketClaim, PacketDetail } from '../contract/packet.ts';
import { bestOf } from '../contract/shares.ts';
import { accessOf } from './rules.ts';
import { type PacketRow, redPacketRecipients, redPacketShares, redPackets } from './tables.ts';

/** A member who may receive private packets. */
export interface Recipient {
  id: string;
  /** Folded, as names are compared. */
  username: string;
  displayUsername: string;
  name: string;
}

/** The members with these folded user names, without banned ones. */
export async function findRecipients(db: Queryable, usernames: readonly string[]): Promise<Recipient[]> {
  const { id, username, displayUsername, name } = people;
  return db
    .select({ id, username, displayUsername, name })
    .from(people)
    .where(and(inArray(username, [...usernames]), eq(people.banned, false)));
}

/** Up to two members with a name, in any case: one is found, two are ambiguous. */
export async function findByName(db: Queryable, text: string): Promise<Recipient[]> {
  const { id, username, displayUsername, name, foldedName } = people;
  return db
    .select({ id, username, displayUsername, name })
    .from(people)
    .where(and(eq(foldedName, text.toLowerCase()), eq(people.banned, false)))
    .limit(2);
}

/** Adds a packet with its shares and recipients. */
export async function insertPacket(
  tx: Transaction,
  row: PacketRow,
  shares: readonly number[],
  recipientIds: readonly string[],
): Promise<void> {
  const packetId = row.id;
  await tx.insert(redPackets).values(row);
  await tx
    .insert(redPacketShares)
    .values(shares.map((amount, index) => ({ packetId, position: index + 1, amount })));
  if (recipientIds.length === 0) return;
  await tx.insert(redPacketRecipients).values(recipientIds.map((userId) => ({ packetId, userId })));
}

/** How many packets some people have sent. */
export function countPackets(db: Queryable, senderIds: readonly string[]): Promise<number> {
  return db.$count(redPackets, inArray(redPackets.senderId, [...senderIds]));
}

/** The recipients of private packets, by packet. */
export async function recipientsOf(
  db: Queryable,
  packetIds: readonly string[],
): Promise<Map<string, { id: string; name: string }[]>> {
  if (packetIds.length === 0) return new Map();
  const rows = await db
    .select({ packetId: redPacketRecipients.packetId, id: people.id, name: people.name })
    .from(redPacketRecipients)
    .innerJoin(people, eq(people.id, redPacketRecipients.userId))
    .where(inArray(redPacketRecipients.packetId, [...packetIds]))
    .orderBy(asc(people.username));
  return Map.groupBy(rows, ({ packetId }) => packetId);
}

/** The columns that lists and pages read of a packet and its sender. */
export interface PacketWithSender {
  packet: PacketRow;
  sender: PersonView;
}

export const packetColumns = { packet: redPackets, sender: personColumns };

/** A packet as lists show it. */
export function availableOf({ packet, sender }: PacketWithSender, grabbed: boolean): AvailablePacket {
  return {
    id: packet.id,
    type: packet.type,
    sendType: packet.sendType,
    senderName: sender.name,
    senderAvatar: sender.avatar,
    message: packet.message,
    totalAmount: packet.totalAmount,
    totalCount: packet.totalCount,
    remainingCount: packet.remainingCount,
    createTime: packet.createdAt.toISOString(),
    expiresAt: packet.expiresAt.toISOString(),
    grabbed,
  };
}

async function claimsOf(db: Queryable, { id, state, type }: PacketRow, callerId: string | null) {
  const rows = await db
    .select({ share: redPacketShares, name: people.name, image: people.image })
    .from(redPacketShares)
    .innerJoin(people, eq(people.id, redPacketShares.claimedBy))
    .where(and(eq(redPacketShares.packetId, id), isNotNull(redPacketShares.claimedBy)))
    .orderBy(asc(redPacketShares.position));
  const best =
    state === 'finished' && type === 'random' ? bestOf(rows.map(({ share }) => share.amount)) : null;
  return rows.map(
    ({ share, name, image }): PacketClaim => ({
      position: share.position,
      name,
      avatar: image,
      amount: share.amount,
      // Set with the claimant (red_packet_shares_claimed).
      time: (share.claimedAt ?? new Date(0)).toISOString(),
      best: share.position === best,
      mine: share.claimedBy === callerId,
    }),
  );
}

/** Null if there is no such packet. */
export async function findPacket(db: Queryable, id: string): Promise<PacketWithSender | null> {
  const [row] = await db
    .select(packetColumns)
    .from(redPackets)
    .innerJoin(people, eq(people.id, redPackets.senderId))
    .where(eq(redPackets.id, id));
  return row ?? null;
}

/** Everything about a packet that the caller may see; null if it is not for them. */
export async function detailOf(
  db: Queryable,
  sent: PacketWithSender,
  callerId: string | null,
): Promise<PacketDetail | null> {
  const { packet } = sent;
  const recipients =
    packet.sendType === 'private' ? ((await recipientsOf(db, [packet.id])).get(packet.id) ?? []) : [];
  const sentByCaller = packet.senderId === callerId;
  const isRecipient = recipients.some(({ id }) => id === callerId);
  const access = accessOf({ sendType: packet.sendType, sentByCaller, isRecipient });
  if (access === 'none') return null;
  const claims = await claimsOf(db, packet, callerId);
  const claim = claims.find(({ mine }) => mine) ?? null;
  return {
    ...availableOf(sent, claim !== null),
    state: packet.state,
    endTime: packet.endedAt?.toISOString() ?? null,
    commitment: packet.commitment,
    seed: packet.state === 'open' ? null : packet.seed,
    returnedAmount: packet.returnedAmount,
    claims,
    claim,
    sentByCaller,
    forCaller: access === 'grab',
    recipients: recipients.map(({ name }) => name),
  };
}

/**
 * Open packets that the caller could grab or has grabbed from, but not those of senders whom the caller has muted; `now`
 * excludes those that are overdue.
 */
export const grabbable = (callerId: string | null, now: Date) =>
  and(
    eq(redPackets.state, 'open'),
    sql`${redPackets.expiresAt} > ${now}`,
    notMuted(callerId, redPackets.senderId),
    callerId === null
      ? eq(redPackets.sendType, 'public')
      : sql`(${redPackets.sendType} = 'public' or exists (select from ${redPacketRecipients}
          where ${redPacketRecipients.packetId} = ${redPackets.id} and ${redPacketRecipients.userId} = ${callerId}))`,
  );

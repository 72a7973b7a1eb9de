/** The list of packets that can be grabbed, and the members' histories. */
import { people } from '@features/accounts/people';
import type { Queryable } from '@platform/server/database/database';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { HistoryStatus, HistoryType, SendType } from '../contract/lifecycle.ts';
import type { AvailablePacket, HistoryEntry } from '../contract/packet.ts';
import { recipientsText } from './rules.ts';
import { availableOf, grabbable, packetColumns, recipientsOf } from './store.ts';
import { redPacketShares, redPackets } from './tables.ts';

export interface Page {
  page: number;
  limit: number;
}

/** A page of the packets that the caller could grab, the latest first, and how many there are. */
export async function findAvailable(
  db: Queryable,
  callerId: string | null,
  now: Date,
  { page, limit }: Page,
): Promise<{ packets: AvailablePacket[]; total: number }> {
  const condition = grabbable(callerId, now);
  const [all] = await db.select({ total: count() }).from(redPackets).where(condition);
  const ofSender = and(
    eq(redPacketShares.packetId, redPackets.id),
    eq(redPacketShares.claimedBy, sql`${callerId}`),
  );
  const rows = await db
    .select({ ...packetColumns, share: redPacketShares.position })
    .from(redPackets)
    .innerJoin(people, eq(people.id, redPackets.senderId))
    .leftJoin(redPacketShares, ofSender)
    .where(condition)
    .orderBy(desc(redPackets.createdAt), desc(redPackets.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    total: all?.total ?? 0,
    packets: rows.map(({ share, ...sent }) => availableOf(sent, share !== null)),
  };
}

interface HistoryRow extends Record<string, unknown> {
  packet_id: string;
  type: HistoryType;
  amount: string;
  message: string;
  send_type: SendType;
  name: string;
  at: string;
  status: HistoryStatus;
}

/** The entries of one type, each type by its own index. */
function entriesOf(type: HistoryType, userId: string, now: Date): SQL {
  const packet = sql`p.message, p.send_type, people.name`;
  if (type === 'sent')
    return sql`select p.id as packet_id, 'sent' as type, p.total_amount as amount, ${packet}, p.created_at as at,
        case when p.state = 'finished' then 'completed' when p.state = 'expired' or p.expires_at <= ${now}
          then 'expired' else 'active' end as status
      from red_packets p join ${people} on people.id = p.sender_id where p.sender_id = ${userId}`;
  if (type === 'received')
    return sql`select p.id as packet_id, 'received' as type, s.amount, ${packet}, s.claimed_at as at, 'completed' as status
      from red_packet_shares s join red_packets p on p.id = s.packet_id join ${people} on people.id = p.sender_id
      where s.claimed_by = ${userId}`;
  return sql`select p.id as packet_id, 'returned' as type, p.returned_amount as amount, ${packet}, p.ended_at as at,
      'completed' as status
    from red_packets p join ${people} on people.id = p.sender_id where p.sender_id = ${userId} and p.state = 'expired'`;
}

async function countEntries(db: Queryable, types: readonly HistoryType[], userId: string): Promise<number> {
  const { rows } = await db.execute<Record<HistoryType, number>>(sql`
    select (select count(*)::int from red_packets where sender_id = ${userId}) as sent,
      (select count(*)::int from red_packet_shares where claimed_by = ${userId}) as received,
      (select count(*)::int from red_packets where sender_id = ${userId} and state = 'expired') as returned`);
  return types.reduce((total, type) => total + (rows[0]?.[type] ?? 0), 0);
}

/** A page of a member's packets sent, grabbed and returned, the latest first, and the number of entries. */
export async function findHistory(
  db: Queryable,
  { types, userId, now, page, limit }: Page & { types: readonly HistoryType[]; userId: string; now: Date },
): Promise<{ entries: HistoryEntry[]; total: number }> {
  const offset = (page - 1) * limit;
  // Each type reads at most as many rows as the page can hold, so that a long history is not sorted as a whole.
  const parts = types.map(
    (type) => sql`(${entriesOf(type, userId, now)} order by at desc limit ${offset + limit})`,
  );
  const { rows } = await db.execute<HistoryRow>(
    sql`select * from (${sql.join(parts, sql` union all `)}) entries
      order by at desc, packet_id desc, type limit ${limit} offset ${offset}`,
  );
  const privateRows = rows.filter(({ type, send_type }) => type !== 'received' && send_type === 'private');
  const recipients = await recipientsOf(
    db,
    privateRows.map(({ packet_id }) => packet_id),
  );
  const otherParty = ({ type, packet_id, name }: HistoryRow) =>
    type === 'received'
      ? name
      : recipientsText((recipients.get(packet_id) ?? []).map((recipient) => recipient.name));
  return {
    total: await countEntries(db, types, userId),
    entries: rows.map((row) => ({
      id: `${row.type}-${row.packet_id}`,
      packetId: row.packet_id,
      type: row.type,
      amount: Number(row.amount),
      message: row.message,
      sendType: row.send_type,
      otherParty: otherParty(row),
      time: new Date(row.at).toISOString(),
      status: row.status,
    })),
  };
}

/** Tables of the red packets: packets, shares with their claimants, recipients of private packets. */

import { users } from '@features/accounts/tables';
import { instant, wholeNumber } from '@platform/server/database/columns';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { packetStates, packetTypes, sendTypes } from '../contract/lifecycle.ts';

/** Packets. While one is open, its account in the ledger holds what its unclaimed shares add up to. */
export const redPackets = pgTable(
  'red_packets',
  {
    id: uuid().primaryKey(),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => users.id),
    type: text({ enum: packetTypes }).notNull(),
    sendType: text('send_type', { enum: sendTypes }).notNull(),
    message: text().notNull(),
    /** The memo of its shares in the wallets' statements: the sender and the greeting. */
    memo: text().notNull(),
    totalAmount: wholeNumber('total_amount').notNull(),
    totalCount: integer('total_count').notNull(),
    remainingCount: integer('remaining_count').notNull(),
    state: text({ enum: packetStates }).notNull(),
    /** Hex; published when the packet has ended. */
    seed: text().notNull(),
    commitment: text().notNull(),
    /** Beans that went back to the sender. */
    returnedAmount: wholeNumber('returned_amount').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    check('red_packets_remaining', sql`${table.remainingCount} between 0 and ${table.totalCount}`),
    check('red_packets_ended', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
    check('red_packets_finished', sql`(${table.state} = 'finished') = (${table.remainingCount} = 0)`),
    check('red_packets_returned', sql`(${table.state} = 'expired') = (${table.returnedAmount} > 0)`),
    index('red_packets_sender').on(table.senderId, table.createdAt),
    index('red_packets_open').on(table.createdAt, table.id).where(sql`${table.state} = 'open'`),
    index('red_packets_overdue').on(table.expiresAt).where(sql`${table.state} = 'open'`),
  ],
);

export type PacketRow = typeof redPackets.$inferSelect;

/** Shares, fixed when the packet was sent; they are taken in the order of their positions, which count from 1. */
export const redPacketShares = pgTable(
  'red_packet_shares',
  {
    packetId: uuid('packet_id')
      .notNull()
      .references(() => redPackets.id),
    position: integer().notNull(),
    amount: wholeNumber('amount').notNull(),
    claimedBy: uuid('claimed_by').references(() => users.id),
    claimedAt: instant('claimed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.packetId, table.position] }),
    unique('red_packet_shares_once').on(table.packetId, table.claimedBy),
    check('red_packet_shares_amount', sql`${table.amount} > 0`),
    check('red_packet_shares_claimed', sql`(${table.claimedBy} is null) = (${table.claimedAt} is null)`),
    index('red_packet_shares_claimant')
      .on(table.claimedBy, table.claimedAt)
      .where(sql`${table.claimedBy} is not null`),
  ],
);

/** The recipients of private packets. */
export const redPacketRecipients = pgTable(
  'red_packet_recipients',
  {
    packetId: uuid('packet_id')
      .notNull()
      .references(() => redPackets.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.packetId, table.userId] }),
    index('red_packet_recipients_user').on(table.userId),
  ],
);

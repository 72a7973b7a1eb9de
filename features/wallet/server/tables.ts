/**
 * Tables of the ledger. A transfer is one row with both accounts, so it can't be unbalanced; the functions in the migration
 * `ledger` update the balances, keep its rows unchanged, and prevent other changes of balances (docs/decisions/0013).
 */

import { users } from '@features/accounts/tables';
import { paymentStatuses } from '@features/payments/contract/lifecycle';
import { portalZone } from '@platform/contract/zone';
import { instant, wholeNumber } from '@platform/server/database/columns';
import { eventColumns } from '@platform/server/lifecycle/events';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accountKinds, assets, holdStates, reasons } from '../contract/ledger.ts';
import { rechargeStatuses } from '../contract/recharge.ts';
import { payoutMethods, withdrawalEvents, withdrawalStatuses } from '../contract/withdrawal.ts';

/** Accounts. `balance` and `held` in fen or beans; what is held is part of the balance and can't be spent. */
export const walletAccounts = pgTable(
  'wallet_accounts',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: accountKinds }).notNull(),
    /** A person's or a packet's id; zeros for the portal itself. */
    ownerId: uuid('owner_id').notNull(),
    asset: text({ enum: assets }).notNull(),
    balance: wholeNumber('balance').notNull().default(0),
    held: wholeNumber('held').notNull().default(0),
    /** Represents the outside, so that its balance may be negative. */
    overdraft: boolean().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('wallet_accounts_owner').on(table.ownerId, table.kind, table.asset),
    // For the ledger's references: both ends of a transfer count the same.
    unique('wallet_accounts_asset').on(table.id, table.asset),
    check('wallet_accounts_held', sql`${table.held} >= 0`),
    check('wallet_accounts_funds', sql`${table.overdraft} or ${table.balance} >= ${table.held}`),
  ],
);

/** Transfers. Rows are only ever added; `seq` is the order in which the balances changed. */
export const walletTransfers = pgTable(
  'wallet_transfers',
  {
    seq: bigint({ mode: 'number' }).primaryKey(),
    /** Identifies the transfer, so that it is made once: `recharge:{id}`. */
    key: text().notNull(),
    asset: text({ enum: assets }).notNull(),
    fromId: uuid('from_id').notNull(),
    toId: uuid('to_id').notNull(),
    amount: wholeNumber('amount').notNull(),
    reason: text({ enum: reasons }).notNull(),
    /** The note that both sides read. */
    memo: text(),
    /** The balances that it left. */
    fromBalance: wholeNumber('from_balance').notNull(),
    toBalance: wholeNumber('to_balance').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The day of `createdAt` in the portal's zone, by which statements are filtered. */
    day: date()
      .notNull()
      .generatedAlwaysAs(sql.raw(`(created_at at time zone '${portalZone}')::date`)),
  },
  (table) => [
    unique('wallet_transfers_key').on(table.key),
    check('wallet_transfers_amount', sql`${table.amount} > 0`),
    check('wallet_transfers_ends', sql`${table.fromId} <> ${table.toId}`),
    foreignKey({
      name: 'wallet_transfers_from',
      columns: [table.fromId, table.asset],
      foreignColumns: [walletAccounts.id, walletAccounts.asset],
    }),
    foreignKey({
      name: 'wallet_transfers_to',
      columns: [table.toId, table.asset],
      foreignColumns: [walletAccounts.id, walletAccounts.asset],
    }),
    // Read from their ends.
    index('wallet_transfers_out').on(table.fromId, table.day, table.seq),
    index('wallet_transfers_in').on(table.toId, table.day, table.seq),
    index('wallet_transfers_out_for').on(table.fromId, table.reason, table.day, table.seq),
    index('wallet_transfers_in_for').on(table.toId, table.reason, table.day, table.seq),
  ],
);

export type TransferRow = typeof walletTransfers.$inferSelect;

/** Holds: held until posted, by the transfer of the same key, or released. */
export const walletHolds = pgTable(
  'wallet_holds',
  {
    key: text().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => walletAccounts.id),
    amount: wholeNumber('amount').notNull(),
    state: text({ enum: holdStates }).notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    check('wallet_holds_amount', sql`${table.amount} > 0`),
    check('wallet_holds_settled', sql`(${table.state} = 'held') = (${table.settledAt} is null)`),
    index('wallet_holds_account').on(table.accountId),
  ],
);

export type HoldRow = typeof walletHolds.$inferSelect;

/** Recharges. `amount` and `bonus` in beans or fen, `price` in fen, `usdPrice` in US cents. */
export const walletRecharges = pgTable(
  'wallet_recharges',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    asset: text({ enum: assets }).notNull().default('BEAN'),
    amount: integer().notNull(),
    bonus: integer().notNull(),
    price: wholeNumber('price').notNull(),
    usdPrice: wholeNumber('usd_price').notNull(),
    status: text({ enum: rechargeStatuses }).notNull(),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the beans or the money arrived. */
    completedAt: instant('completed_at'),
  },
  (table) => [
    check('wallet_recharges_beans', sql`${table.amount} > 0 and ${table.bonus} >= 0`),
    check(
      'wallet_recharges_completed',
      sql`${table.status} <> 'completed' or ${table.completedAt} is not null`,
    ),
    index('wallet_recharges_user').on(table.userId, table.createdAt),
    index('wallet_recharges_unpaid').on(table.expiresAt).where(sql`${table.status} = 'pending'`),
  ],
);

export type RechargeRow = typeof walletRecharges.$inferSelect;

/** Withdrawals. `amount` in fen, held by the hold `withdrawal:{id}`. */
export const walletWithdrawals = pgTable(
  'wallet_withdrawals',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    amount: wholeNumber('amount').notNull(),
    method: text({ enum: payoutMethods }).notNull(),
    /** Sealed, as is the holder's name: a stolen database does not show where money goes. */
    accountSealed: text('account').notNull(),
    holderSealed: text('holder').notNull(),
    status: text({ enum: withdrawalStatuses }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('wallet_withdrawals_amount', sql`${table.amount} > 0`),
    index('wallet_withdrawals_user').on(table.userId, table.createdAt),
    index('wallet_withdrawals_status').on(table.status, table.createdAt),
  ],
);

export type WithdrawalRow = typeof walletWithdrawals.$inferSelect;

/** The timelines of withdrawals. Rows are only ever added. */
export const walletWithdrawalEvents = pgTable(
  'wallet_withdrawal_events',
  {
    ...eventColumns(withdrawalEvents.names),
    withdrawalId: uuid('withdrawal_id')
      .notNull()
      .references(() => walletWithdrawals.id),
    note: text(),
  },
  (table) => [index('wallet_withdrawal_events_withdrawal').on(table.withdrawalId, table.id)],
);

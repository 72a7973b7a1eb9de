/**
 * Tables of the ledger. A transfer is one row that names both of its accounts, so it can't be unbalanced; the functions
 * in the migration `ledger` move the balances with it, keep its rows as they were written, and let nothing else touch a
 * balance (docs/decisions/0013).
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accountKinds, assets, holdStates, reasons } from '../contract/ledger.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const amountOf = (name: string) => bigint(name, { mode: 'number' });

/** Accounts. `balance` and `held` in fen or beans; what is held is part of the balance and can't be spent. */
export const walletAccounts = pgTable(
  'wallet_accounts',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: accountKinds }).notNull(),
    /** A person's or a packet's id; zeros for the portal itself. */
    ownerId: uuid('owner_id').notNull(),
    asset: text({ enum: assets }).notNull(),
    balance: amountOf('balance').notNull().default(0),
    held: amountOf('held').notNull().default(0),
    /** Stands for the world outside, so that its balance may be below zero. */
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

/** Movements of value. Rows are only ever added; `seq` orders them as the balances changed. */
export const walletTransfers = pgTable(
  'wallet_transfers',
  {
    seq: bigint({ mode: 'number' }).primaryKey(),
    /** What happened, so that it happens once: `recharge:{id}`. */
    key: text().notNull(),
    asset: text({ enum: assets }).notNull(),
    fromId: uuid('from_id').notNull(),
    toId: uuid('to_id').notNull(),
    amount: amountOf('amount').notNull(),
    reason: text({ enum: reasons }).notNull(),
    /** What the two read beside the reason. */
    memo: text(),
    /** The balances that it left. */
    fromBalance: amountOf('from_balance').notNull(),
    toBalance: amountOf('to_balance').notNull(),
    createdAt: instant('created_at').notNull(),
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
    index('wallet_transfers_out').on(table.fromId, table.seq.desc()),
    index('wallet_transfers_in').on(table.toId, table.seq.desc()),
  ],
);

export type TransferRow = typeof walletTransfers.$inferSelect;

/** What is set aside: held until it is posted, by the transfer of the same key, or released. */
export const walletHolds = pgTable(
  'wallet_holds',
  {
    key: text().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => walletAccounts.id),
    amount: amountOf('amount').notNull(),
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

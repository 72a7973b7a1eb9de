/** Tables of the payments: attempts to pay and their timelines. */

import { users } from '@features/accounts/tables';
import { instant, wholeNumber } from '@platform/server/database/columns';
import { eventColumns } from '@platform/server/lifecycle/events';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { paymentEvents as eventKinds, paymentStates } from '../contract/lifecycle.ts';
import { allProviders, paymentMethods } from '../contract/provider.ts';

/** Attempts to pay. `amount` in fen, `usdAmount` (the provider's part) in cents, `paidAmount` in the minor unit of `paidCurrency`. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    payableKind: text('payable_kind').notNull(),
    payableId: uuid('payable_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    provider: text({ enum: allProviders }).notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    /** Our number at the provider. */
    reference: text().notNull().unique(),
    /** The provider's own id, if it assigns one at the start. */
    providerId: text('provider_id'),
    description: text().notNull(),
    amount: wholeNumber('amount').notNull(),
    /** The part that the buyer's balance pays, in fen. */
    balancePart: wholeNumber('balance_part').notNull().default(0),
    usdAmount: wholeNumber('usd_amount').notNull(),
    state: text({ enum: paymentStates }).notNull(),
    transactionId: text('transaction_id'),
    paidAmount: wholeNumber('paid_amount'),
    paidCurrency: text('paid_currency', { enum: ['CNY', 'USD'] }),
    paidAt: instant('paid_at'),
    refundId: text('refund_id'),
    /** What was refunded in parts, in fen; the provider's part goes back first. */
    partRefunded: wholeNumber('part_refunded').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    /** When the provider opened it; before that it can't have been paid. */
    startedAt: instant('started_at'),
    /** When the provider confirmed that it can't be paid any more. */
    closedAt: instant('closed_at'),
    /** When the provider was last queried. */
    askedAt: instant('asked_at'),
    /** When a job should act on it next; null for never. */
    nextAt: instant('next_at'),
    /** How often jobs have acted since the state changed. */
    attempts: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('payments_balance_part', sql`${table.balancePart} between 0 and ${table.amount}`),
    check('payments_part_refunded', sql`${table.partRefunded} between 0 and ${table.amount}`),
    index('payments_payable').on(table.payableKind, table.payableId),
    index('payments_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    // Concurrent starts at one provider end in one attempt.
    uniqueIndex('payments_one_open')
      .on(table.payableKind, table.payableId, table.provider)
      .where(sql`${table.state} in ('pending', 'processing')`),
    index('payments_user').on(table.userId),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;

/** The timelines; rows are never changed. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    ...eventColumns(eventKinds.names),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    note: text(),
  },
  (table) => [index('payment_events_payment').on(table.paymentId, table.id)],
);

export type PaymentEventRow = typeof paymentEvents.$inferSelect;

/** Refunds of a part of a payment at its provider; `amount` in the minor unit of the paid currency. */
export const partRefunds = pgTable(
  'payment_part_refunds',
  {
    id: uuid().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** Our number at the provider, which makes the refund idempotent. */
    reference: text().notNull().unique(),
    amount: wholeNumber('amount').notNull(),
    /** The provider's id; null until it has confirmed the refund. */
    refundId: text('refund_id'),
    /** When the job should act on it next; null for never. */
    nextAt: instant('next_at'),
    /** How often the job has tried. */
    attempts: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('payment_part_refunds_positive', sql`${table.amount} > 0`),
    index('payment_part_refunds_payment').on(table.paymentId),
    index('payment_part_refunds_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
  ],
);

export type PartRefundRow = typeof partRefunds.$inferSelect;

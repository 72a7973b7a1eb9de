/** Tables of the newsletter: who hears of what, what was announced, and to whom it went. */
import { index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { newsKinds } from '../contract/kind.ts';
import { subscriptionLifecycle } from '../contract/lifecycle.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Subscriptions; one per address, which is in lower case. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    status: text({ enum: subscriptionLifecycle.states }).notNull(),
    kinds: text({ enum: newsKinds }).array().notNull(),
    /** The hash of the token in the newest letter that asks for a confirmation. */
    confirmHash: text('confirm_hash'),
    /** When that letter was written. */
    askedAt: instant('asked_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('newsletter_subscriptions_email').on(table.email),
    unique('newsletter_subscriptions_confirm').on(table.confirmHash),
    index('newsletter_subscriptions_status').on(table.status, table.id),
  ],
);

/** News items as they were announced. */
export const newsletterIssues = pgTable('newsletter_issues', {
  itemId: uuid('item_id').primaryKey(),
  kind: text({ enum: newsKinds }).notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  url: text().notNull(),
  announcedAt: instant('announced_at').notNull(),
  /** Set when the item is no longer to be sent. */
  withdrawnAt: instant('withdrawn_at'),
});

/** Letters about items, each written once. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => newsletterIssues.itemId, { onDelete: 'cascade' }),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    queuedAt: instant('queued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.subscriptionId] }),
    index('newsletter_deliveries_subscription').on(table.subscriptionId),
  ],
);

/** Tables of the newsletter: subscriptions, announced items and their deliveries. */
import { scripts } from '@platform/contract/variant';
import { instant } from '@platform/server/database/columns';
import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { newsKinds } from '../contract/kind.ts';
import { subscriptionLifecycle } from '../contract/lifecycle.ts';

/** Subscriptions; one per address, which is in lower case. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    /** The script of the emails, as on the page that subscribed. */
    script: text({ enum: scripts }).notNull().default('hans'),
    status: text({ enum: subscriptionLifecycle.states }).notNull(),
    kinds: text({ enum: newsKinds }).array().notNull(),
    /** The hash of the token in the newest confirmation email. */
    confirmHash: text('confirm_hash'),
    /** When that email was sent. */
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
  withdrawnAt: instant('withdrawn_at'),
});

/** Deliveries of items, one per subscriber. */
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

/** Tables of the notifications. */
import { users } from '@features/accounts/tables';
import { instant } from '@platform/server/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { groups, kindNames, mailModes } from '../contract/kinds.ts';

/** Notifications; a bundle holds what several people did to one thing until it is read. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: kindNames }).notNull(),
    bundled: boolean().notNull(),
    subject: text().notNull(),
    detail: text(),
    quote: text(),
    path: text().notNull(),
    /** The mail that waits for it; null when there is none, or when it was sent. */
    mail: text({ enum: mailModes }),
    createdAt: instant('created_at').notNull(),
    /** Of the latest act. */
    occurredAt: instant('occurred_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('notifications_latest').on(table.memberId, table.occurredAt, table.id),
    index('notifications_unread')
      .on(table.memberId, table.occurredAt, table.id)
      .where(sql`${table.readAt} is null`),
    uniqueIndex('notifications_bundle')
      .on(table.memberId, table.kind, table.path)
      .where(sql`${table.bundled} and ${table.readAt} is null`),
    index('notifications_mail').on(table.mail, table.memberId).where(sql`${table.mail} is not null`),
  ],
);
export type NotificationRow = typeof notifications.$inferSelect;

/** Who acted, each once per notification. */
export const notificationActors = pgTable(
  'notification_actors',
  {
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.actorId] }),
    index('notification_actors_actor').on(table.actorId),
  ],
);

/** The mail that members chose for a group; without a row the default holds. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    group: text('group_name', { enum: groups }).notNull(),
    mail: text({ enum: mailModes }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.group] })],
);

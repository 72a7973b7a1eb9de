/** Tables of the announcements. */
import { users } from '@features/accounts/tables';
import type { FileKind } from '@platform/contract/upload';
import { type InferInsertModel, type InferSelectModel, isNotNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { announcementCategories } from '../contract/category.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Announcements; drafts have no time of publication. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Sanitised HTML. */
    content: text().notNull(),
    /** The text of the content. */
    plain: text().notNull(),
    category: text({ enum: announcementCategories }).notNull(),
    author: text().notNull(),
    isTop: boolean('is_top').notNull(),
    isUrgent: boolean('is_urgent').notNull(),
    publishedAt: instant('published_at'),
    views: integer().notNull().default(0),
    downloads: integer().notNull().default(0),
    revision: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** All texts, folded (see platform/server/database/search). */
    folded: text().notNull(),
    terms: text().array().notNull(),
  },
  (table) => [
    check('announcements_counts_not_negative', sql`${table.views} >= 0 and ${table.downloads} >= 0`),
    index('announcements_terms').using('gin', table.terms),
    index('announcements_listed')
      .on(table.isTop, table.publishedAt, table.id)
      .where(isNotNull(table.publishedAt)),
    index('announcements_important')
      .on(table.isUrgent, table.publishedAt)
      .where(sql`${table.publishedAt} is not null and (${table.isTop} or ${table.isUrgent})`),
    index('announcements_drafts').on(table.updatedAt).where(sql`${table.publishedAt} is null`),
  ],
);

export type AnnouncementRow = InferSelectModel<typeof announcements>;
export type NewAnnouncement = InferInsertModel<typeof announcements>;

/** Files of announcements, in private storage under `key`; `size` in bytes. */
export const announcementAttachments = pgTable(
  'announcement_attachments',
  {
    id: uuid().primaryKey(),
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text().$type<FileKind>().notNull(),
    size: integer().notNull(),
    key: text().notNull(),
  },
  (table) => [index('announcement_attachments_of').on(table.announcementId, table.id)],
);

export type AttachmentRow = InferSelectModel<typeof announcementAttachments>;

/** The last day, in the portal's zone, on which a member's view of an announcement was counted. */
export const announcementViews = pgTable(
  'announcement_views',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.announcementId, table.userId] })],
);

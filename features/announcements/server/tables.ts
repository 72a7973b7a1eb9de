/** Tables of the announcements. */

import type { FileKind } from '@platform/contract/upload';
import { viewCountsTable, viewsTable } from '@platform/server/counters/tables';
import { documentColumns } from '@platform/server/document/documents';
import { searchColumns } from '@platform/server/list/listPage';
import { type InferInsertModel, type InferSelectModel, isNotNull, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { announcementCategories } from '../contract/category.ts';

/** Announcements; drafts have no time of publication. */
export const announcements = pgTable(
  'announcements',
  {
    ...documentColumns,
    title: text().notNull(),
    summary: text().notNull(),
    /** Sanitised HTML. */
    content: text().notNull(),
    /** The content without markup. */
    plain: text().notNull(),
    category: text({ enum: announcementCategories }).notNull(),
    author: text().notNull(),
    isTop: boolean('is_top').notNull(),
    isUrgent: boolean('is_urgent').notNull(),
    downloads: integer().notNull().default(0),
    ...searchColumns,
  },
  (table) => [
    check('announcements_downloads_not_negative', sql`${table.downloads} >= 0`),
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

/** An announcement with its views. */
export type AnnouncementRow = InferSelectModel<typeof announcements> & { views: number };
export type NewAnnouncement = InferInsertModel<typeof announcements>;

/** Files of announcements, under `key` in the private storage; `size` in bytes. */
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

export const announcementViews = viewsTable('announcement');
export const announcementViewCounts = viewCountsTable('announcement');

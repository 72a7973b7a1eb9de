/** Queries of single announcements; rows become the contract's announcements here. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { documentStore } from '@platform/server/document/documents';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Announcement, ListedAnnouncement } from '../contract/announcement.ts';
import { attachmentsOf } from './attachments.store.ts';
import { type AnnouncementRow, announcements, type NewAnnouncement } from './tables.ts';
import { announcementViewCounter } from './view.store.ts';

/** The selected columns of an announcement. */
export const announcementRow = {
  ...getTableColumns(announcements),
  views: announcementViewCounter.total(announcements.id).as('views'),
};

/** A row as lists show it. */
export function presentListed(
  row: AnnouncementRow,
  attachments: ListedAnnouncement['attachments'],
): ListedAnnouncement {
  const { id, title, summary, category, author, views, downloads, isTop, isUrgent, revision } = row;
  const publishTime = row.publishedAt?.toISOString() ?? null;
  const counts = { views, downloads, isTop, isUrgent, attachments, revision };
  return { id, title, summary, category, publishTime, author, ...counts };
}

/** One announcement, published or not; null when there is none. */
export async function findAnnouncement(db: Queryable, id: string): Promise<Announcement | null> {
  const [row] = await db.select(announcementRow).from(announcements).where(eq(announcements.id, id));
  if (!row) return null;
  const files = await attachmentsOf(db, [id]);
  return { ...presentListed(row, files.get(id) ?? []), content: row.content };
}

export const announcementStore = documentStore(announcements, findAnnouncement);

/** Deletes an announcement with its dependent rows. */
export async function removeAnnouncement(tx: Transaction, id: string): Promise<void> {
  await tx.delete(announcements).where(eq(announcements.id, id));
}

/** Inserts announcements with new ids; returns the ids of those inserted. */
export async function addAnnouncements(
  tx: Transaction,
  rows: readonly NewAnnouncement[],
): Promise<Set<string>> {
  const { id } = announcements;
  const added = await tx
    .insert(announcements)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id });
  return new Set(added.map((row) => row.id));
}

/** Counts a download. */
export async function addDownload(db: Queryable, id: string): Promise<void> {
  const { downloads } = announcements;
  await db
    .update(announcements)
    .set({ downloads: sql`${downloads} + 1` })
    .where(eq(announcements.id, id));
}

/** Whether the table is empty. */
export async function isEmpty(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: announcements.id }).from(announcements).limit(1);
  return rows.length === 0;
}

/** Queries of single announcements; rows become the contract's announcements here. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { atRevision } from '@platform/server/document';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
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

async function presentRow(db: Queryable, row: AnnouncementRow): Promise<Announcement> {
  const files = await attachmentsOf(db, [row.id]);
  return { ...presentListed(row, files.get(row.id) ?? []), content: row.content };
}

async function presentFirst(db: Queryable, [row]: readonly AnnouncementRow[]): Promise<Announcement | null> {
  return row ? presentRow(db, row) : null;
}

/** One announcement or draft, or null. */
export async function findAnnouncement(db: Queryable, id: string): Promise<Announcement | null> {
  return presentFirst(
    db,
    await db.select(announcementRow).from(announcements).where(eq(announcements.id, id)),
  );
}

/** Inserts an announcement. */
export async function insertAnnouncement(tx: Transaction, row: NewAnnouncement): Promise<Announcement> {
  const [inserted] = await tx.insert(announcements).values(row).returning();
  if (!inserted) throw new Error('an insert without a conflict clause gives its row');
  return presentRow(tx, { ...inserted, views: 0 });
}

type TextChange = Pick<NewAnnouncement, 'title' | 'summary' | 'content' | 'plain' | 'category' | 'author'> &
  Pick<NewAnnouncement, 'isTop' | 'isUrgent' | 'folded' | 'terms' | 'updatedAt'>;

/** Replaces the text over a revision; null when that is not the current one. */
export async function replaceText(
  db: Queryable,
  id: string,
  revision: number,
  written: TextChange,
): Promise<Announcement | null> {
  const read = atRevision(announcements.revision, revision);
  const rows = await db
    .update(announcements)
    .set({ ...written, revision: read.next })
    .where(and(eq(announcements.id, id), read.matches))
    .returning(announcementRow);
  return presentFirst(db, rows);
}

/** Sets the time of publication unless it is set. */
export async function markPublished(db: Queryable, id: string, publishedAt: Date): Promise<void> {
  await db
    .update(announcements)
    .set({ publishedAt })
    .where(and(eq(announcements.id, id), isNull(announcements.publishedAt)));
}

/** Clears the time of publication. */
export async function markDraft(db: Queryable, id: string): Promise<void> {
  await db.update(announcements).set({ publishedAt: null }).where(eq(announcements.id, id));
}

/** Locks an announcement until the transaction ends; false when there is none. */
export async function lockAnnouncement(tx: Transaction, id: string): Promise<boolean> {
  const { id: column } = announcements;
  const rows = await tx.select({ column }).from(announcements).where(eq(column, id)).for('update');
  return rows.length > 0;
}

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

/** Counts a download; returns the downloads. */
export async function addDownload(db: Queryable, id: string): Promise<number> {
  const { downloads } = announcements;
  const [row] = await db
    .update(announcements)
    .set({ downloads: sql`${downloads} + 1` })
    .where(eq(announcements.id, id))
    .returning({ downloads });
  return row?.downloads ?? 0;
}

/** Whether the table is empty. */
export async function isEmpty(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: announcements.id }).from(announcements).limit(1);
  return rows.length === 0;
}

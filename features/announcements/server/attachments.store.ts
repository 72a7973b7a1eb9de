/** All queries of attachments. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Attachment } from '../contract/announcement.ts';
import { type AttachmentRow, announcementAttachments as attachments } from './tables.ts';

/** The attachments of announcements by announcement id, in the order of adding. */
export async function attachmentsOf(
  db: Queryable,
  announcementIds: readonly string[],
): Promise<Map<string, Attachment[]>> {
  if (announcementIds.length === 0) return new Map();
  const { id, announcementId, name, size } = attachments;
  const rows = await db
    .select({ id, announcementId, name, size })
    .from(attachments)
    .where(inArray(announcementId, [...announcementIds]))
    .orderBy(asc(id));
  const grouped = Map.groupBy(rows, (row) => row.announcementId);
  return new Map(
    [...grouped].map(([of, files]) => [of, files.map(({ announcementId: _, ...file }) => file)]),
  );
}

const chosen = (announcementId: string, id: string) =>
  and(eq(attachments.id, id), eq(attachments.announcementId, announcementId));

/** One attachment of an announcement, or null. */
export async function findAttachment(
  db: Queryable,
  announcementId: string,
  id: string,
): Promise<AttachmentRow | null> {
  const [row] = await db.select().from(attachments).where(chosen(announcementId, id));
  return row ?? null;
}

/** The number of an announcement's attachments. */
export async function countAttachments(tx: Transaction, announcementId: string): Promise<number> {
  return tx.$count(attachments, eq(attachments.announcementId, announcementId));
}

/** Inserts attachments. */
export async function insertAttachments(tx: Transaction, rows: readonly AttachmentRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(attachments).values([...rows]);
}

/** Deletes an attachment; returns its file's key, or null. */
export async function removeAttachmentRow(
  db: Queryable,
  announcementId: string,
  id: string,
): Promise<string | null> {
  const [row] = await db.delete(attachments).where(chosen(announcementId, id)).returning();
  return row?.key ?? null;
}

/** The keys of all files of an announcement. */
export async function fileKeys(tx: Transaction, announcementId: string): Promise<string[]> {
  const { key } = attachments;
  const rows = await tx
    .select({ key })
    .from(attachments)
    .where(eq(attachments.announcementId, announcementId));
  return rows.map((row) => row.key);
}

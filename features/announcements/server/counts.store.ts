/** Counting views and downloads; the database adds, so that none is lost or counted twice. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { eq, ne, sql } from 'drizzle-orm';
import { announcements, announcementViews } from './tables.ts';

/** Notes that a member saw an announcement on a day (YYYY-MM-DD); false when that is known. */
export async function markSeen(
  tx: Transaction,
  seen: { announcementId: string; userId: string; day: string },
): Promise<boolean> {
  const { announcementId, userId, day } = announcementViews;
  const rows = await tx
    .insert(announcementViews)
    .values(seen)
    .onConflictDoUpdate({
      target: [announcementId, userId],
      set: { day: seen.day },
      setWhere: ne(day, seen.day),
    })
    .returning({ day });
  return rows.length > 0;
}

/** Adds `by` to the views; gives how many there are then. */
export async function addViews(tx: Transaction, id: string, by: 0 | 1): Promise<number> {
  const { views } = announcements;
  const [row] = by
    ? await tx
        .update(announcements)
        .set({ views: sql`${views} + 1` })
        .where(eq(announcements.id, id))
        .returning({ views })
    : await tx.select({ views }).from(announcements).where(eq(announcements.id, id));
  return row?.views ?? 0;
}

/** Adds a download; gives how many there are then. */
export async function addDownload(db: Queryable, id: string): Promise<number> {
  const { downloads } = announcements;
  const [row] = await db
    .update(announcements)
    .set({ downloads: sql`${downloads} + 1` })
    .where(eq(announcements.id, id))
    .returning({ downloads });
  return row?.downloads ?? 0;
}

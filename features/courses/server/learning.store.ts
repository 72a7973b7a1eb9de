/** Queries of progress and notes. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type LessonProgress, maxNotes, type Note } from '../contract/learning.ts';
import { courseEnrolments, courseNotes, courseProgress } from './members.tables.ts';
import { courseLessons, courseMedia } from './tables.ts';

/** Those of the lessons that a member may take, with their lengths in seconds. */
export function readLessons(db: Queryable, userId: string, ids: readonly string[]) {
  const { id, courseId, mediaId, isRemoved } = courseLessons;
  const isMine = and(
    eq(courseEnrolments.courseId, courseId),
    eq(courseEnrolments.userId, userId),
    isNull(courseEnrolments.endedAt),
  );
  return db
    .select({ id, courseId, seconds: courseMedia.seconds })
    .from(courseLessons)
    .innerJoin(courseMedia, eq(courseMedia.id, mediaId))
    .innerJoin(courseEnrolments, isMine)
    .where(and(inArray(id, [...ids]), eq(isRemoved, false)));
}

type ProgressRow = typeof courseProgress.$inferSelect;

/**
 * Merges what devices report. The furthest position and being done only grow; the position is the newer message's: of
 * one device by its sequence, of two by time. Returns the results, and which lessons are done only now.
 */
export async function mergeProgress(tx: Transaction, rows: readonly ProgressRow[]): Promise<ProgressRow[]> {
  if (rows.length === 0) return [];
  const { position, furthest, doneAt, device, sequence, at } = courseProgress;
  const isNewer = sql`case when ${device} = excluded.device then excluded.sequence > ${sequence} else excluded.at > ${at} end`;
  const newer = (column: SQL, name: string) =>
    sql`case when ${isNewer} then ${sql.raw(`excluded.${name}`)} else ${column} end`;
  return tx
    .insert(courseProgress)
    .values([...rows].sort((a, b) => (a.lessonId < b.lessonId ? -1 : 1)))
    .onConflictDoUpdate({
      target: [courseProgress.userId, courseProgress.lessonId],
      set: {
        furthest: sql`greatest(${furthest}, excluded.furthest)`,
        doneAt: sql`coalesce(${doneAt}, excluded.done_at)`,
        position: newer(sql`${position}`, 'position'),
        device: newer(sql`${device}`, 'device'),
        sequence: newer(sql`${sequence}`, 'sequence'),
        at: newer(sql`${at}`, 'at'),
      },
    })
    .returning();
}

export const presentProgress = ({ lessonId, position, furthest, doneAt }: ProgressRow): LessonProgress => ({
  ...{ lessonId, position, furthest },
  done: doneAt !== null,
});

/** A member's progress in lessons, by lesson. */
export async function readProgress(
  db: Queryable,
  userId: string,
  lessonIds: readonly string[],
): Promise<Map<string, ProgressRow>> {
  if (lessonIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(courseProgress)
    .where(and(eq(courseProgress.userId, userId), inArray(courseProgress.lessonId, [...lessonIds])));
  return new Map(rows.map((row) => [row.lessonId, row]));
}

/** Whether a member has finished a lesson of a course. */
export async function hasFinishedLesson(db: Queryable, userId: string, courseId: string): Promise<boolean> {
  const rows = await db
    .select({ id: courseProgress.lessonId })
    .from(courseProgress)
    .innerJoin(courseLessons, eq(courseLessons.id, courseProgress.lessonId))
    .where(
      and(
        eq(courseProgress.userId, userId),
        eq(courseLessons.courseId, courseId),
        isNotNull(courseProgress.doneAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const presentNote = ({
  id,
  lessonId,
  position,
  content,
  createdAt,
  editedAt,
}: typeof courseNotes.$inferSelect): Note => ({
  ...{ id, lessonId, position, content },
  createTime: createdAt.toISOString(),
  editTime: editedAt?.toISOString() ?? null,
});

const myNotes = (userId: string, courseId: string) =>
  and(eq(courseNotes.userId, userId), eq(courseNotes.courseId, courseId));

/** A member's notes of a course, each lesson's by moment. */
export async function findNotes(db: Queryable, userId: string, courseId: string): Promise<Note[]> {
  const { lessonId, position, id } = courseNotes;
  const rows = await db
    .select()
    .from(courseNotes)
    .where(myNotes(userId, courseId))
    .orderBy(asc(lessonId), asc(position), asc(id))
    .limit(maxNotes);
  return rows.map(presentNote);
}

export const countNotes = (db: Queryable, userId: string, courseId: string): Promise<number> =>
  db.$count(courseNotes, myNotes(userId, courseId));

export async function insertNote(tx: Transaction, row: typeof courseNotes.$inferInsert): Promise<Note> {
  const [inserted] = await tx.insert(courseNotes).values(row).returning();
  if (!inserted) throw new Error('an insert without a conflict clause stores its row');
  return presentNote(inserted);
}

interface OneNote {
  userId: string;
  courseId: string;
  noteId: string;
}

const isNote = ({ userId, courseId, noteId }: OneNote) =>
  and(myNotes(userId, courseId), eq(courseNotes.id, noteId));

/** Changes a member's note; null when there is none. */
export async function updateNote(
  db: Queryable,
  note: OneNote,
  changes: { content: string; editedAt: Date },
): Promise<Note | null> {
  const [row] = await db.update(courseNotes).set(changes).where(isNote(note)).returning();
  return row ? presentNote(row) : null;
}

/** Deletes a member's note; false when there is none. */
export async function deleteNote(db: Queryable, note: OneNote): Promise<boolean> {
  return (await db.delete(courseNotes).where(isNote(note))).rowCount === 1;
}

/** Queries of videos, and the addresses at which they are played. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { listPage } from '@platform/server/list/listPage';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  ilike,
  inArray,
  isNotNull,
  lt,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Video } from '../contract/course.ts';
import { previewPath } from './rules.ts';
import { courseLessons, courseMedia, courses } from './tables.ts';

export type MediaRow = typeof courseMedia.$inferSelect;
export interface UsedMedia {
  row: MediaRow;
  isUsed: boolean;
}

/** A video whose captions are at the address that `addressOf` gives for a script, the video itself for none. */
export function presentVideo(
  { mediaType, seconds, width, height, captions }: MediaRow,
  addressOf: (script: 'hans' | 'hant' | null) => string,
): Video {
  const scripts = captions === null ? [] : (['hans', 'hant'] as const);
  return {
    ...{ mediaType, seconds, width, height },
    address: addressOf(null),
    captions: scripts.map((script) => ({ script, address: addressOf(script) })),
  };
}

/** A video at its public address, which answers only while it is a preview of a published course. */
export const publicVideo = (row: MediaRow): Video =>
  presentVideo(row, (script) => `${previewPath}/${row.id}${script === null ? '' : `/${script}`}`);

/** Videos by id, of those that exist. */
export async function readMedia(db: Queryable, ids: readonly string[]): Promise<Map<string, MediaRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(courseMedia)
    .where(inArray(courseMedia.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

export const insertMedia = (db: Queryable, row: typeof courseMedia.$inferInsert) =>
  db.insert(courseMedia).values(row).onConflictDoNothing({ target: courseMedia.slug });

export const updateCaptions = (db: Queryable, id: string, captions: string | null) =>
  db.update(courseMedia).set({ captions }).where(eq(courseMedia.id, id));

const inUse = (db: Queryable) => {
  const { id } = courseMedia;
  const lessons = db
    .select({ id: courseLessons.id })
    .from(courseLessons)
    .where(eq(courseLessons.mediaId, id));
  const previews = db.select({ id: courses.id }).from(courses).where(eq(courses.previewMediaId, id));
  return or(exists(lessons), exists(previews)) ?? sql`false`;
};

const select = (db: Queryable, where?: SQL) =>
  db
    .select({ row: courseMedia, isUsed: sql<boolean>`${inUse(db)}` })
    .from(courseMedia)
    .where(where)
    .orderBy(desc(courseMedia.createdAt), desc(courseMedia.id));

/** A video with whether a course uses it. */
export async function findMedia(db: Queryable, id: string): Promise<UsedMedia | null> {
  return (await select(db, eq(courseMedia.id, id)))[0] ?? null;
}

/** A page of the videos, the latest first. */
export function findMediaPage(
  db: Queryable,
  { search, ...page }: { search?: string | undefined; page: number; limit: number },
) {
  const where = search ? ilike(courseMedia.name, `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined;
  return listPage(db, { select: select(db, where), table: courseMedia, where }, page);
}

/** A video that anyone may see now: the preview of a published course, or of a preview lesson in it. */
export async function findPublicMedia(db: Queryable, id: string): Promise<MediaRow | null> {
  const isPreview = or(
    eq(courses.previewMediaId, id),
    exists(
      db
        .select({ id: courseLessons.id })
        .from(courseLessons)
        .where(
          and(
            eq(courseLessons.mediaId, id),
            eq(courseLessons.courseId, courses.id),
            eq(courseLessons.isPreview, true),
            eq(courseLessons.isRemoved, false),
          ),
        ),
    ),
  );
  const isShown = exists(
    db
      .select({ id: courses.id })
      .from(courses)
      .where(and(isPreview, isNotNull(courses.publishedAt))),
  );
  const [row] = await db
    .select()
    .from(courseMedia)
    .where(and(eq(courseMedia.id, id), isShown));
  return row ?? null;
}

/** Deletes up to `limit` videos that no course has used since `before`; returns the keys of their files. */
export async function deleteUnusedMedia(tx: Transaction, before: Date, limit: number): Promise<string[]> {
  const { id, createdAt } = courseMedia;
  const unused = tx
    .select({ id })
    .from(courseMedia)
    .where(and(lt(createdAt, before), not(inUse(tx))))
    .orderBy(asc(createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await tx.delete(courseMedia).where(inArray(id, unused)).returning();
  return rows.map(({ key }) => key);
}

/** Whether all of these videos exist and may be used; they stay until the transaction ends. */
export async function lockMedia(
  tx: Transaction,
  ids: readonly string[],
  since: Date,
): Promise<Map<string, MediaRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(courseMedia)
    .where(and(inArray(courseMedia.id, [...ids]), or(gt(courseMedia.createdAt, since), inUse(tx))))
    .for('key share');
  return new Map(rows.map((row) => [row.id, row]));
}

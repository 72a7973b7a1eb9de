/** Queries of courses and their curricula; rows become the contract's courses here. */
import { people } from '@features/accounts/people';
import { fen, fenToYuan } from '@platform/contract/money';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { highlights, type WordSearch } from '@platform/server/database/search';
import { presentCover } from '@platform/server/files/covers';
import { eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Course, ListedCourse, StoredCourse } from '../contract/course.ts';
import { type MediaRow, publicVideo, readMedia } from './media.store.ts';
import { inHours, inMinutes, lessonsOf } from './rules.ts';
import { courseCounts, courseCovers, courseRanks, courses } from './tables.ts';

export type CourseRow = typeof courses.$inferSelect;
export type NewCourse = typeof courses.$inferInsert;
const yuan = (amount: number) => fenToYuan(fen(amount));

/** Courses with cover, counters and the picture of the instructor's account. */
export function readCourses(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      row: getTableColumns(courses),
      cover: courseCovers,
      rank: courseRanks,
      avatar: sql<string | null>`${people.image}`.as('avatar'),
    })
    .from(courses)
    .innerJoin(courseRanks, eq(courseRanks.id, courses.id))
    .leftJoin(courseCovers, eq(courseCovers.id, courses.coverId))
    .leftJoin(people, eq(people.id, courses.instructorId))
    .where(where);
}
export type RankedCourse = Awaited<ReturnType<typeof readCourses>>[number];

/** One course, or null. */
export async function findCourse(db: Queryable, id: string): Promise<RankedCourse | null> {
  return (await readCourses(db, eq(courses.id, id)))[0] ?? null;
}

/** Courses by id, of those that exist. */
export async function coursesById(db: Queryable, ids: readonly string[]): Promise<Map<string, RankedCourse>> {
  const rows = ids.length > 0 ? await readCourses(db, inArray(courses.id, [...ids])) : [];
  return new Map(rows.map((stored) => [stored.row.id, stored]));
}

/** What lists show of a course; with highlights after a search. */
export function presentListed(
  { row, cover, rank, avatar }: RankedCourse,
  search: WordSearch | null = null,
): ListedCourse {
  const { id, title, subtitle, description, category, level, instructor, instructorTitle, isHot } = row;
  const searched = { title, subtitle, instructor, description };
  const hits = search
    ? Object.entries(searched).map(([field, text]) => [field, highlights(text, search.query)] as const)
    : [];
  return {
    ...{ id, title, subtitle, description, category, level, instructor, instructorTitle, isHot },
    instructorAvatar: avatar,
    price: yuan(row.price),
    originalPrice: row.originalPrice === null ? null : yuan(row.originalPrice),
    duration: inHours(row.seconds),
    seconds: row.seconds,
    students: rank.students,
    chapters: row.curriculum.length,
    lessons: row.lessons,
    rating: Math.round(rank.rating * 100) / 100,
    reviewCount: rank.ratingCount,
    ...presentCover(cover),
    publishTime: row.publishedAt?.toISOString() ?? null,
    ...(search ? { highlights: Object.fromEntries(hits.filter(([, spans]) => spans.length > 0)) } : {}),
  };
}

/** The videos of a curriculum by id. */
export function mediaOf(
  db: Queryable,
  { curriculum, previewMediaId }: CourseRow,
): Promise<Map<string, MediaRow>> {
  const ids = lessonsOf(curriculum).map(({ mediaId }) => mediaId);
  return readMedia(
    db,
    [...ids, previewMediaId].filter((id) => id !== null),
  );
}

/** A curriculum with the length of each lesson and what `more` adds to it. */
export function presentCurriculum<More extends object>(
  { curriculum }: Pick<CourseRow, 'curriculum'>,
  media: ReadonlyMap<string, MediaRow>,
  more: (lesson: CourseRow['curriculum'][number]['lessons'][number], media: MediaRow | null) => More,
) {
  return curriculum.map(({ id, title, lessons }) => ({
    id,
    title,
    lessons: lessons.map((lesson) => {
      const found = (lesson.mediaId && media.get(lesson.mediaId)) || null;
      const seconds = found?.seconds ?? 0;
      const { mediaId: _, ...fields } = lesson;
      return { ...fields, seconds, duration: inMinutes(seconds), ...more(lesson, found) };
    }),
  }));
}

/** A course on its page, without its reviews. */
export async function presentCourse(db: Queryable, stored: RankedCourse): Promise<Omit<Course, 'reviews'>> {
  const { row } = stored;
  const { fullDescription, instructorId, learningGoals, targetAudience, previewMediaId } = row;
  const media = await mediaOf(db, row);
  const preview = previewMediaId && media.get(previewMediaId);
  return {
    ...presentListed(stored),
    ...{ fullDescription, instructorId, learningGoals, targetAudience },
    previewVideo: preview ? publicVideo(preview) : null,
    curriculum: presentCurriculum(row, media, ({ isPreview }, found) => ({
      video: isPreview && found ? publicVideo(found) : null,
    })),
  };
}

/** A course as its form has it; null when there is none. */
export async function findStored(db: Queryable, id: string): Promise<StoredCourse | null> {
  const stored = await findCourse(db, id);
  if (!stored) return null;
  const { row, rank } = stored;
  const {
    publishedAt,
    createdAt: _,
    updatedAt: __,
    slug: ___,
    seconds: ____,
    lessons: _____,
    ...fields
  } = row;
  const media = await mediaOf(db, row);
  return {
    ...fields,
    ...presentCover(stored.cover),
    price: yuan(row.price),
    originalPrice: row.originalPrice === null ? null : yuan(row.originalPrice),
    curriculum: presentCurriculum(row, media, ({ mediaId }, found) => ({
      mediaId,
      mediaName: found?.name ?? null,
    })),
    students: rank.students,
    publishTime: publishedAt?.toISOString() ?? null,
  };
}

/** The number of published courses of each category and level. */
export const listCounts = (db: Queryable) => db.select().from(courseCounts);

/** Adds to the number of a course's students. */
export async function addStudents(tx: Transaction, id: string, step: 1 | -1): Promise<void> {
  await tx
    .update(courseRanks)
    .set({ students: sql`${courseRanks.students} + ${step}` })
    .where(eq(courseRanks.id, id));
}

/** Whether a course is published. */
export const isPublished = isNotNull(courseRanks.publishedAt);

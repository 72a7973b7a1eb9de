/** Queries of courses and their curricula; rows become the contract's courses here. */
import { people } from '@features/accounts/people';
import { fen, fenToYuan } from '@platform/contract/money';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { highlights, type WordSearch } from '@platform/server/database/search';
import { documentStore } from '@platform/server/document/documents';
import { presentCover } from '@platform/server/files/covers';
import { failure } from '@platform/server/http/failure';
import { searchValues } from '@platform/server/list/listPage';
import { and, eq, getTableColumns, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Course, ListedCourse, StoredCourse } from '../contract/course.ts';
import { courseErrors } from '../contract/errors.ts';
import { type MediaRow, publicVideo, readMedia } from './media.store.ts';
import { inHours, inMinutes, isComplete, lessonsOf } from './rules.ts';
import {
  courseCounts,
  courseCovers,
  courseLessons,
  courseListings,
  courseRanks,
  courses,
  type StoredCurriculum,
} from './tables.ts';

type CourseRow = typeof courses.$inferSelect;
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

async function findStored(db: Queryable, id: string): Promise<StoredCourse | null> {
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

/** Makes the rows of the lessons what the curriculum says. A lesson of another course keeps its row. */
async function syncLessons(tx: Transaction, { id: courseId, curriculum }: CourseRow): Promise<void> {
  const rows = lessonsOf(curriculum).map(({ id, isPreview, mediaId }) => ({
    id,
    courseId,
    isPreview,
    mediaId,
  }));
  const isGone = notInArray(
    courseLessons.id,
    rows.map(({ id }) => id),
  );
  await tx
    .update(courseLessons)
    .set({ isRemoved: true })
    .where(and(eq(courseLessons.courseId, courseId), isGone));
  if (rows.length === 0) return;
  await tx
    .insert(courseLessons)
    .values(rows)
    .onConflictDoUpdate({
      target: courseLessons.id,
      set: { isPreview: sql`excluded.is_preview`, mediaId: sql`excluded.media_id`, isRemoved: false },
    });
}

type Counted = readonly Pick<CourseRow, 'category' | 'level'>[];

async function addToCounts(tx: Transaction, rows: Counted, step: 1 | -1): Promise<void> {
  const groups = [...Map.groupBy(rows, ({ category, level }) => `${category} ${level}`)].sort();
  const values = groups.flatMap(([, [first, ...others]]) =>
    first ? { category: first.category, level: first.level, count: step * (1 + others.length) } : [],
  );
  if (values.length === 0) return;
  await tx
    .insert(courseCounts)
    .values(values)
    .onConflictDoUpdate({
      target: [courseCounts.category, courseCounts.level],
      set: { count: sql`${courseCounts.count} + excluded.count` },
    });
}

/** The number of published courses of each category and level. */
export const listCounts = (db: Queryable) => db.select().from(courseCounts);

/** Makes ranks, listings and counts what the rows of these courses say. */
async function syncLists(tx: Transaction, rows: readonly CourseRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const { id: key, category: ofCategory, level: ofLevel } = courseListings;
  const unlisted = await tx
    .delete(courseListings)
    .where(inArray(key, ids))
    .returning({ category: ofCategory, level: ofLevel });
  const published = rows.filter(({ publishedAt }) => publishedAt !== null);
  await tx
    .insert(courseRanks)
    .values(
      rows.map(({ id, category, level, price, publishedAt }) => ({
        id,
        category,
        level,
        price,
        publishedAt,
      })),
    )
    .onConflictDoUpdate({
      target: courseRanks.id,
      set: {
        category: sql`excluded.category`,
        level: sql`excluded.level`,
        price: sql`excluded.price`,
        publishedAt: sql`excluded.published_at`,
      },
    });
  if (published.length > 0)
    await tx.insert(courseListings).values(
      published.map(({ id, category, level, ...texts }) => ({
        ...{ id, category, level },
        ...searchValues(texts.title, texts.subtitle, texts.instructor, texts.description),
      })),
    );
  await addToCounts(tx, unlisted, -1);
  await addToCounts(tx, published, 1);
}

/** Inserts courses with their lessons, ranks and listings; known slugs are skipped. */
export async function insertCourses(tx: Transaction, rows: readonly NewCourse[]): Promise<CourseRow[]> {
  const added = await tx
    .insert(courses)
    .values([...rows])
    .onConflictDoNothing({ target: courses.slug })
    .returning();
  if (added.length === 0) return [];
  for (const row of added) if (row.lessons > 0) await syncLessons(tx, row);
  await syncLists(tx, added);
  return added;
}

/** Throws COURSE_INCOMPLETE unless every lesson has a video. */
export function assertComplete(curriculum: StoredCurriculum): void {
  if (!isComplete(curriculum)) throw failure(courseErrors.COURSE_INCOMPLETE);
}

async function change(
  tx: Transaction,
  id: string,
  columns: Partial<NewCourse>,
): Promise<StoredCourse | null> {
  const [row] = await tx.update(courses).set(columns).where(eq(courses.id, id)).returning();
  if (!row) return null;
  await syncLessons(tx, row);
  await syncLists(tx, [row]);
  return findStored(tx, id);
}

const documents = documentStore(courses, findStored);

/** The documents of the editors; every change takes lessons and lists along. */
export const courseDocumentStore: typeof documents = {
  ...documents,
  async insert(tx, row) {
    await insertCourses(tx, [row]);
    const version = await findStored(tx, row.id);
    if (!version) throw new Error('a course without a slug is always inserted');
    return version;
  },
  set: (db, id, columns) => db.transaction((tx) => change(tx, id, columns)),
  /** Throws COURSE_INCOMPLETE. */
  publish: (db, id, publishedAt) =>
    db.transaction(async (tx) => {
      const version = await documents.lock(tx, id);
      if (!version) return null;
      assertComplete(version.curriculum);
      return version.publishTime === null ? change(tx, id, { publishedAt }) : version;
    }),
  unpublish: (db, id) => db.transaction((tx) => change(tx, id, { publishedAt: null })),
};

/** Adds to the number of a course's students. */
export async function addStudents(tx: Transaction, id: string, step: 1 | -1): Promise<void> {
  await tx
    .update(courseRanks)
    .set({ students: sql`${courseRanks.students} + ${step}` })
    .where(eq(courseRanks.id, id));
}

/** Whether a course is published. */
export const isPublished = isNotNull(courseRanks.publishedAt);

/** What editors change: the row of a course, with its lessons, ranks, listing and counts, always together. */
import type { Transaction } from '@platform/server/database/database';
import { documentStore } from '@platform/server/document/documents';
import { failure } from '@platform/server/http/failure';
import { searchValues } from '@platform/server/list/listPage';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { StoredCourse } from '../contract/course.ts';
import { courseErrors } from '../contract/errors.ts';
import { isComplete, lessonsOf } from './rules.ts';
import { type CourseRow, findStored, type NewCourse } from './store.ts';
import {
  courseCounts,
  courseLessons,
  courseListings,
  courseRanks,
  courses,
  type StoredCurriculum,
} from './tables.ts';

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

/** Queries of courses; rows become the contract's courses here. */
import { fen, fenToYuan } from '@platform/contract/money';
import type { Database, Queryable, Transaction } from '@platform/server/database/database';
import { statement } from '@platform/server/database/statement';
import { coverStore, presentCover } from '@platform/server/files/covers';
import { listPage, searchValues } from '@platform/server/list/listPage';
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { SalesCourse } from '../contract/course.ts';
import type { courseStages } from '../contract/editing.ts';
import { offersResale, searchedTexts, statusOf } from './rules.ts';
import { type CourseRow, salesCatalogue, salesCourses, salesCovers, salesPurchases } from './tables.ts';

export const courseCovers = coverStore({ name: 'sales', covers: salesCovers, usedBy: salesCourses.coverId });

/** A course with its cover. */
export interface StoredCourse extends CourseRow {
  cover: typeof salesCovers.$inferSelect | null;
}

/** A course for visitors. */
export function presentCourse(course: StoredCourse, now: Date): SalesCourse {
  const { id, title, subtitle, description, category, level, instructor, instructorTitle } = course;
  const { duration, maxStudents, currentStudents, canResell, isHot, learningGoals, listings } = course;
  return {
    ...{ id, title, subtitle, description, category, level, instructor, instructorTitle },
    ...{ duration, maxStudents, currentStudents, canResell, isHot, learningGoals, listings },
    ...presentCover(course.cover),
    coverId: course.coverId,
    status: statusOf(course, now),
    price: fenToYuan(fen(course.price)),
    originalPrice: fenToYuan(fen(course.originalPrice)),
    resellPrice: course.resellPrice === null ? null : fenToYuan(fen(course.resellPrice)),
    startTime: course.startTime.toISOString(),
    endTime: course.endTime.toISOString(),
    publishTime: course.publishedAt?.toISOString() ?? null,
    cancelReason: course.cancelReason,
    revision: course.revision,
  };
}

/** Courses with their covers; the caller limits their number. */
export const readCourses = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(salesCourses), cover: salesCovers })
    .from(salesCourses)
    .leftJoin(salesCovers, eq(salesCovers.id, salesCourses.coverId))
    .where(where);

/** One course, or null. */
export async function findCourse(db: Queryable, id: string): Promise<StoredCourse | null> {
  const [course] = await readCourses(db, eq(salesCourses.id, id));
  return course ?? null;
}

/** Locks a course, and with it all that belongs to it, until the transaction ends; null without such a course. */
export async function lockCourse(tx: Transaction, id: string): Promise<StoredCourse | null> {
  const isCourse = eq(salesCourses.id, id);
  const locked = await tx
    .select({ id: salesCourses.id })
    .from(salesCourses)
    .where(isCourse)
    .for('no key update');
  return locked.length > 0 ? findCourse(tx, id) : null;
}

/** Adds courses, and lists those that are published. */
export async function insertCourses(
  tx: Transaction,
  rows: readonly (typeof salesCourses.$inferInsert)[],
): Promise<void> {
  await syncCatalogues(
    tx,
    await tx
      .insert(salesCourses)
      .values([...rows])
      .returning(),
  );
}

/** Changes a course. */
export async function updateCourse(tx: Transaction, id: string, changes: Partial<CourseRow>): Promise<void> {
  await tx.update(salesCourses).set(changes).where(eq(salesCourses.id, id));
}

/** Adds to the number of taken places. */
export async function addStudents(tx: Transaction, id: string, step: 1 | -1): Promise<void> {
  await tx
    .update(salesCourses)
    .set({ currentStudents: sql`${salesCourses.currentStudents} + ${step}` })
    .where(eq(salesCourses.id, id));
}

const sync = statement(
  'sales_sync',
  `with listed as (
     select count(*)::int as listings, min(price) as lowest from sales_listings
     where course_id = $1 and status = 'open'
   ), course as (
     update sales_courses c set listings = listed.listings, resell_price = listed.lowest from listed
     where c.id = $1
     returning c.id, c.can_resell and (c.current_students >= c.max_students or listed.listings > 0) as resale_open
   )
   update sales_catalogue k set resale_open = course.resale_open from course
   where k.id = course.id and k.resale_open <> course.resale_open`,
);

/** Derives the facts about listings anew, after a change of places or listings. */
export async function syncCourse(tx: Transaction, id: string): Promise<void> {
  await sync(tx, id);
}

/** Lists courses while they are published and not cancelled; call it after every change of their texts and times. */
export async function syncCatalogues(tx: Transaction, courses: readonly CourseRow[]): Promise<void> {
  const rows = courses.flatMap((course) => {
    const { id, category, startTime, endTime, publishedAt, isHot, cancelledAt } = course;
    if (!publishedAt || cancelledAt) return [];
    const columns = {
      id,
      category,
      startTime,
      endTime,
      publishedAt,
      isHot,
      resaleOpen: offersResale(course),
    };
    return [{ ...columns, ...searchValues(...searchedTexts(course)) }];
  });
  const ids = courses.map(({ id }) => id);
  await tx.delete(salesCatalogue).where(inArray(salesCatalogue.id, ids));
  if (rows.length > 0) await tx.insert(salesCatalogue).values(rows);
}

interface StoredFilter {
  stage: (typeof courseStages)[number];
  page: number;
  limit: number;
}

const stageConditions: Readonly<Record<StoredFilter['stage'], SQL | undefined>> = {
  all: undefined,
  draft: isNull(salesCourses.publishedAt),
  published: and(isNotNull(salesCourses.publishedAt), isNull(salesCourses.cancelledAt)),
  cancelled: isNotNull(salesCourses.cancelledAt),
};

/** A page of all courses, the last changed first. */
export function findStoredPage(db: Database, { stage, ...page }: StoredFilter) {
  const where = stageConditions[stage];
  const order = [desc(salesCourses.updatedAt), desc(salesCourses.id)];
  const select = readCourses(db, where).orderBy(...order);
  return listPage(db, { select, table: salesCourses, where }, page);
}

/** Whether anybody has bought a seat or is buying one. */
export async function hasBuyers(db: Queryable, courseId: string): Promise<boolean> {
  const { id, status } = salesPurchases;
  const isBuyer = and(eq(salesPurchases.courseId, courseId), inArray(status, ['pending', 'paid', 'resold']));
  return (await db.select({ id }).from(salesPurchases).where(isBuyer).limit(1)).length > 0;
}

/** Whether sample courses were ever added. */
export async function hasSamples(db: Queryable): Promise<boolean> {
  const { id, slug } = salesCourses;
  return (await db.select({ id }).from(salesCourses).where(isNotNull(slug)).limit(1)).length > 0;
}

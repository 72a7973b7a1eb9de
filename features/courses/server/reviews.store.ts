/** Queries of reviews and of the reports about them; rows become the contract's reviews here. */
import { displayNameSql, people, personColumns } from '@features/accounts/people';
import { users } from '@features/accounts/tables';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { listPage } from '@platform/server/list/listPage';
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Review } from '../contract/review.ts';
import { courseReports, courseReviews } from './members.tables.ts';
import { courseRanks, courses } from './tables.ts';

export type ReviewRow = typeof courseReviews.$inferSelect;

const answerer = sql<string | null>`(select ${sql.raw(displayNameSql('who'))} from ${users} as who
  where who.id = ${courseReviews.answeredBy})`;

const select = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ row: courseReviews, author: personColumns, answeredBy: answerer.as('answerer') })
    .from(courseReviews)
    .innerJoin(people, eq(people.id, courseReviews.userId))
    .where(where);

function present({ row, author, answeredBy }: Awaited<ReturnType<typeof select>>[number]): Review {
  const { id, rating, content, createdAt, editedAt, answer, answeredAt, hidden } = row;
  return {
    ...{ id, rating, content, hidden, authorId: author.id, username: author.name, avatar: author.avatar },
    date: createdAt.toISOString(),
    editTime: editedAt?.toISOString() ?? null,
    answer:
      answer !== null && answeredAt !== null
        ? { name: answeredBy ?? '', content: answer, time: answeredAt.toISOString() }
        : null,
  };
}

const isVisible = (courseId: string) =>
  and(eq(courseReviews.courseId, courseId), eq(courseReviews.hidden, false));
const latestFirst = [desc(courseReviews.createdAt), desc(courseReviews.id)];

/** A page of the visible reviews of a course. */
export async function findReviews(db: Queryable, courseId: string, page: { page: number; limit: number }) {
  const where = isVisible(courseId);
  const rows = select(db, where).orderBy(...latestFirst);
  const found = await listPage(db, { select: rows, table: courseReviews, where }, page);
  return { reviews: found.rows.map(present), pagination: found.pagination };
}

/** How many visible reviews of a course have 1, 2, 3, 4 and 5 stars. */
export async function countRatings(db: Queryable, courseId: string): Promise<number[]> {
  const rows = await db
    .select({ rating: courseReviews.rating, count: sql<number>`count(*)::int` })
    .from(courseReviews)
    .where(isVisible(courseId))
    .groupBy(courseReviews.rating);
  return [1, 2, 3, 4, 5].map((rating) => rows.find((row) => row.rating === rating)?.count ?? 0);
}

/** The review with an id. */
export async function findReview(db: Queryable, id: string): Promise<Review | null> {
  const [found] = await select(db, eq(courseReviews.id, id));
  return found ? present(found) : null;
}

const isOwn = (userId: string, courseId: string) =>
  and(eq(courseReviews.userId, userId), eq(courseReviews.courseId, courseId));

/** A member's review of a course. */
export async function findOwnReview(db: Queryable, userId: string, courseId: string): Promise<Review | null> {
  const [found] = await select(db, isOwn(userId, courseId));
  return found ? present(found) : null;
}

/** Holds a course's rating until the transaction ends; every change of a review does so first, which keeps it exact. */
export async function lockRating(tx: Transaction, courseId: string): Promise<void> {
  const { id } = courseRanks;
  await tx.select({ id }).from(courseRanks).where(eq(id, courseId)).for('no key update');
}

type Rated = Pick<ReviewRow, 'rating' | 'hidden'>;

/** Counts a change of a review in the rating, which is locked: null stands for no review. */
export async function rate(
  tx: Transaction,
  courseId: string,
  before: Rated | null,
  after: Rated | null,
): Promise<void> {
  const counted = (review: Rated | null) => (review && !review.hidden ? [1, review.rating] : [0, 0]);
  const [[count = 0, sum = 0], [moreCount = 0, moreSum = 0]] = [counted(before), counted(after)];
  await tx
    .update(courseRanks)
    .set({
      ratingCount: sql`${courseRanks.ratingCount} + ${moreCount - count}`,
      ratingSum: sql`${courseRanks.ratingSum} + ${moreSum - sum}`,
    })
    .where(eq(courseRanks.id, courseId));
}

/** A member's review; read it with the rating locked. */
export async function ownRow(tx: Queryable, userId: string, courseId: string): Promise<ReviewRow | null> {
  const [row] = await tx.select().from(courseReviews).where(isOwn(userId, courseId));
  return row ?? null;
}

/** A review and the instructor of its course. */
export async function reviewRow(db: Queryable, id: string) {
  const [found] = await db
    .select({ row: courseReviews, instructorId: courses.instructorId, title: courses.title })
    .from(courseReviews)
    .innerJoin(courses, eq(courses.id, courseReviews.courseId))
    .where(eq(courseReviews.id, id));
  return found ?? null;
}

export async function insertReview(tx: Transaction, row: typeof courseReviews.$inferInsert): Promise<void> {
  await tx.insert(courseReviews).values(row);
}

export async function updateReview(tx: Transaction, id: string, changes: Partial<ReviewRow>): Promise<void> {
  await tx.update(courseReviews).set(changes).where(eq(courseReviews.id, id));
}

export async function deleteReviewRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(courseReviews).where(eq(courseReviews.id, id));
}

/** Stores a report; false if the member has reported the same before. */
export async function insertReport(
  tx: Transaction,
  report: typeof courseReports.$inferInsert,
): Promise<boolean> {
  return (await tx.insert(courseReports).values(report).onConflictDoNothing()).rowCount === 1;
}

/** Settles the open reports of a review. */
export async function settleReports(tx: Transaction, reviewId: string, settledAt: Date): Promise<void> {
  const isOpen = and(eq(courseReports.reviewId, reviewId), isNull(courseReports.settledAt));
  await tx.update(courseReports).set({ settledAt }).where(isOpen);
  await updateReview(tx, reviewId, { queuedAt: null });
}

/** Reports of a review that are shown. */
const shownReports = 20;

/** A page of the reported reviews, the longest waiting first, or of the hidden ones. */
export async function findReported(
  db: Queryable,
  { state, ...page }: { state: 'open' | 'hidden'; page: number; limit: number },
) {
  const where = state === 'open' ? isNotNull(courseReviews.queuedAt) : eq(courseReviews.hidden, true);
  const order = state === 'open' ? [asc(courseReviews.queuedAt), asc(courseReviews.id)] : latestFirst;
  const rows = select(db, where).orderBy(...order);
  const found = await listPage(db, { select: rows, table: courseReviews, where }, page);
  const ids = found.rows.map(({ row }) => row.id);
  const titles = await db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(inArray(courses.id, [...new Set(found.rows.map(({ row }) => row.courseId))]));
  const { reviewId, reason, note, at, reporterId, settledAt } = courseReports;
  const reports = await db
    .select({ reviewId, reason, note, at, reporter: personColumns })
    .from(courseReports)
    .innerJoin(people, eq(people.id, reporterId))
    .where(and(inArray(reviewId, ids), isNull(settledAt)))
    .orderBy(desc(at));
  return {
    entries: found.rows.map((stored) => ({
      review: present(stored),
      courseId: stored.row.courseId,
      courseTitle: titles.find(({ id }) => id === stored.row.courseId)?.title ?? '',
      reports: reports
        .filter((report) => report.reviewId === stored.row.id)
        .slice(0, shownReports)
        .map((report) => ({
          ...{ reason: report.reason, note: report.note, reporter: report.reporter },
          time: report.at.toISOString(),
        })),
    })),
    pagination: found.pagination,
  };
}

/** Queries of waiting lists. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { isActive } from './purchase.store.ts';
import { salesCourses, salesCovers, salesPurchases, salesWaiting } from './tables.ts';

/** Joins a waiting list; a second call changes nothing. */
export async function insertWaiting(tx: Transaction, row: typeof salesWaiting.$inferInsert): Promise<void> {
  await tx.insert(salesWaiting).values(row).onConflictDoNothing();
}

const ofCourse = (courseId: string) => eq(salesWaiting.courseId, courseId);

/** Leaves a waiting list. */
export async function deleteWaiting(db: Queryable, courseId: string, userId: string): Promise<void> {
  await db.delete(salesWaiting).where(and(ofCourse(courseId), eq(salesWaiting.userId, userId)));
}

/** Ends a waiting list; returns who waited. */
export async function clearWaiting(tx: Transaction, courseId: string): Promise<string[]> {
  const { userId } = salesWaiting;
  const rows = await tx.delete(salesWaiting).where(ofCourse(courseId)).returning({ userId });
  return rows.map((row) => row.userId);
}

/** How many wait for a course. */
export async function countWaiting(db: Queryable, courseId: string): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(salesWaiting).where(ofCourse(courseId));
  return row?.waiting ?? 0;
}

/** Takes the first who waits and has no purchase of the course, off the list; null without one. */
export async function takeFirstWaiting(tx: Transaction, courseId: string): Promise<string | null> {
  const { userId, seq } = salesWaiting;
  const isBuying = sql`exists (
    select from ${salesPurchases} where ${salesPurchases.courseId} = ${salesWaiting.courseId}
      and ${salesPurchases.buyerId} = ${userId} and ${isActive})`;
  const [first] = await tx
    .select({ userId })
    .from(salesWaiting)
    .where(and(ofCourse(courseId), sql`not ${isBuying}`))
    .orderBy(asc(seq))
    .limit(1);
  if (!first) return null;
  await deleteWaiting(tx, courseId, first.userId);
  return first.userId;
}

/** A member's places in waiting lists of courses that are still sold, of all courses or of one. */
export function findWaiting(db: Queryable, userId: string, now: Date, courseId?: string) {
  const before = sql<number>`(
    select count(*)::int from sales_waiting w
    where w.course_id = ${salesWaiting.courseId} and w.seq <= ${salesWaiting.seq})`;
  return db
    .select({ course: salesCourses, cover: salesCovers, position: before, joinedAt: salesWaiting.joinedAt })
    .from(salesWaiting)
    .innerJoin(salesCourses, eq(salesCourses.id, salesWaiting.courseId))
    .leftJoin(salesCovers, eq(salesCovers.id, salesCourses.coverId))
    .where(
      and(
        eq(salesWaiting.userId, userId),
        courseId === undefined ? undefined : ofCourse(courseId),
        sql`${salesCourses.endTime} > ${now}`,
      ),
    )
    .orderBy(desc(salesWaiting.seq))
    .limit(100);
}

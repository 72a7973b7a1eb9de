/** Queries of enrolments: who may learn, and the certificates. */
import type { Database, Queryable, Transaction } from '@platform/server/database/database';
import { listPage } from '@platform/server/list/listPage';
import type { Caller } from '@platform/server/portal';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Certificate } from '../contract/learning.ts';
import { courseEnrolments, courseProgress } from './members.tables.ts';
import { isStaff } from './rules.ts';
import { addStudents } from './store.ts';
import { courseLessons, courses } from './tables.ts';

export type EnrolmentRow = typeof courseEnrolments.$inferSelect;

const isActive = (userId: string, courseId: string) =>
  and(
    eq(courseEnrolments.userId, userId),
    eq(courseEnrolments.courseId, courseId),
    isNull(courseEnrolments.endedAt),
  );

/** A member's enrolment, unless it has ended; null without one. */
export async function findEnrolment(
  db: Queryable,
  userId: string,
  courseId: string,
): Promise<EnrolmentRow | null> {
  const [row] = await db.select().from(courseEnrolments).where(isActive(userId, courseId));
  return row ?? null;
}

/** Whether a member may see the lessons of a course: the enrolled, and editors; with null editors alone. */
export async function mayLearn(db: Queryable, member: Caller, courseId: string | null): Promise<boolean> {
  return isStaff(member) || (courseId !== null && (await findEnrolment(db, member.id, courseId)) !== null);
}

/** Enrols a member who was not, and counts the student. */
export async function enrol(
  tx: Transaction,
  { userId, courseId, purchaseId, at }: { userId: string; courseId: string; purchaseId: string; at: Date },
): Promise<void> {
  const times = { enrolledAt: at, learnedAt: at, endedAt: null };
  const inserted = await tx
    .insert(courseEnrolments)
    .values({ userId, courseId, purchaseId, ...times })
    .onConflictDoUpdate({
      target: [courseEnrolments.userId, courseEnrolments.courseId],
      set: { purchaseId, ...times },
      setWhere: isNotNull(courseEnrolments.endedAt),
    })
    .returning({ courseId: courseEnrolments.courseId });
  if (inserted.length > 0) await addStudents(tx, courseId, 1);
}

/** Ends the enrolment of a purchase, if it has one. */
export async function endEnrolment(tx: Transaction, purchaseId: string, at: Date): Promise<void> {
  const isOpen = and(eq(courseEnrolments.purchaseId, purchaseId), isNull(courseEnrolments.endedAt));
  const ended = await tx
    .update(courseEnrolments)
    .set({ endedAt: at })
    .where(isOpen)
    .returning({ courseId: courseEnrolments.courseId });
  for (const { courseId } of ended) await addStudents(tx, courseId, -1);
}

/** Notes that members learn now, and holds their enrolments until the transaction ends. */
export async function lockEnrolment(tx: Transaction, userId: string, courseId: string, at: Date) {
  const [row] = await tx
    .update(courseEnrolments)
    .set({ learnedAt: at })
    .where(isActive(userId, courseId))
    .returning();
  return row ?? null;
}

/** A page of a member's courses, the latest learned first. */
export function findMyCourses(
  db: Database,
  userId: string,
  { state, ...page }: { state: 'all' | 'learning' | 'finished'; page: number; limit: number },
) {
  const { finishedAt, endedAt, learnedAt, courseId } = courseEnrolments;
  const where = and(
    eq(courseEnrolments.userId, userId),
    isNull(endedAt),
    state === 'all' ? undefined : state === 'finished' ? isNotNull(finishedAt) : isNull(finishedAt),
  );
  const select = db.select().from(courseEnrolments).where(where).orderBy(desc(learnedAt), desc(courseId));
  return listPage(db, { select, table: courseEnrolments, where }, page);
}

/** How many lessons of a course a member has not done yet. */
export async function countOpenLessons(db: Queryable, userId: string, courseId: string): Promise<number> {
  const isDone = sql`exists (select from ${courseProgress} where ${courseProgress.lessonId} = ${courseLessons.id}
    and ${courseProgress.userId} = ${userId} and ${courseProgress.doneAt} is not null)`;
  return db.$count(
    courseLessons,
    and(eq(courseLessons.courseId, courseId), eq(courseLessons.isRemoved, false), sql`not ${isDone}`),
  );
}

/** Stores the certificate of a locked enrolment. */
export async function certify(
  tx: Transaction,
  { userId, courseId }: EnrolmentRow,
  values: { certificateNumber: string; certificateName: string; finishedAt: Date },
): Promise<void> {
  await tx.update(courseEnrolments).set(values).where(isActive(userId, courseId));
}

async function readCertificate(db: Queryable, where: SQL | undefined): Promise<Certificate | null> {
  const [row] = await db
    .select({ enrolment: courseEnrolments, title: courses.title, instructor: courses.instructor })
    .from(courseEnrolments)
    .innerJoin(courses, eq(courses.id, courseEnrolments.courseId))
    .where(and(where, isNull(courseEnrolments.endedAt)));
  if (!row) return null;
  const { certificateNumber, certificateName, finishedAt, courseId } = row.enrolment;
  if (certificateNumber === null || certificateName === null || finishedAt === null) return null;
  return {
    number: certificateNumber,
    name: certificateName,
    courseId,
    courseTitle: row.title,
    instructor: row.instructor,
    finishedAt: finishedAt.toISOString(),
  };
}

/** A member's certificate of a course; null without one. */
export const findCertificate = (db: Queryable, userId: string, courseId: string) =>
  readCertificate(db, isActive(userId, courseId));

/** The certificate with a number; none of a refunded course. */
export const certificateByNumber = (db: Queryable, number: string) =>
  readCertificate(db, eq(courseEnrolments.certificateNumber, number));

/** All queries of assignments, scores and declared conflicts. */
import { people } from '@features/accounts/people';
import { applicationId, applicationsIn, lockOpenForShare } from '@features/scholarships/review/store';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm';
import { assignableStatuses } from '../contract/lifecycle.ts';
import type { Assignment } from './assignment.rules.ts';
import { reviewAssignments, reviewConflicts, reviewers, reviewScores } from './tables.ts';

const pairIn = (
  table: typeof reviewAssignments | typeof reviewScores | typeof reviewConflicts,
  applicationId: string,
  reviewerId: string,
) => and(eq(table.applicationId, applicationId), eq(table.reviewerId, reviewerId));

/** Inserts assignments; returns the new ones. */
export async function addAssignments(
  tx: Transaction,
  pairs: readonly Assignment[],
  by: { adminId: string; at: Date },
): Promise<Assignment[]> {
  if (pairs.length === 0) return [];
  const rows = pairs.map((pair) => ({ ...pair, assignedBy: by.adminId, assignedAt: by.at }));
  return tx.insert(reviewAssignments).values(rows).onConflictDoNothing().returning({
    applicationId: reviewAssignments.applicationId,
    reviewerId: reviewAssignments.reviewerId,
  });
}

/** Locks the assignment of an application to a reviewer until the transaction ends; false without one. */
export async function lockAssignment(
  tx: Transaction,
  applicationId: string,
  reviewerId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ reviewerId: reviewAssignments.reviewerId })
    .from(reviewAssignments)
    .where(pairIn(reviewAssignments, applicationId, reviewerId))
    .for('update');
  return rows.length > 0;
}

/** Deletes an assignment with its score. */
export async function removeAssignment(
  tx: Transaction,
  applicationId: string,
  reviewerId: string,
): Promise<void> {
  await tx.delete(reviewScores).where(pairIn(reviewScores, applicationId, reviewerId));
  await tx.delete(reviewAssignments).where(pairIn(reviewAssignments, applicationId, reviewerId));
}

/** Whether a reviewer has scored an application. */
export async function hasScored(db: Queryable, applicationId: string, reviewerId: string): Promise<boolean> {
  return (await db.$count(reviewScores, pairIn(reviewScores, applicationId, reviewerId))) > 0;
}

/** The number of an application's scores. */
export function countScores(db: Queryable, applicationId: string): Promise<number> {
  return db.$count(reviewScores, eq(reviewScores.applicationId, applicationId));
}

/** Inserts or replaces a score. */
export async function saveScore(tx: Transaction, row: typeof reviewScores.$inferInsert): Promise<void> {
  const { points, comment, scoredAt } = row;
  await tx
    .insert(reviewScores)
    .values(row)
    .onConflictDoUpdate({
      target: [reviewScores.applicationId, reviewScores.reviewerId],
      set: { points, comment, scoredAt },
    });
}

/** Whether a reviewer has declared a conflict of interest. */
export async function hasDeclared(
  db: Queryable,
  applicationId: string,
  reviewerId: string,
): Promise<boolean> {
  return (await db.$count(reviewConflicts, pairIn(reviewConflicts, applicationId, reviewerId))) > 0;
}

/** Inserts a conflict of interest; a second declaration changes nothing. */
export async function addConflict(tx: Transaction, row: typeof reviewConflicts.$inferInsert): Promise<void> {
  await tx.insert(reviewConflicts).values(row).onConflictDoNothing();
}

/** Deletes a declared conflict; false when there is none. */
export async function removeConflict(
  tx: Transaction,
  applicationId: string,
  reviewerId: string,
): Promise<boolean> {
  const removed = await tx
    .delete(reviewConflicts)
    .where(pairIn(reviewConflicts, applicationId, reviewerId))
    .returning({ id: reviewConflicts.reviewerId });
  return removed.length > 0;
}

/** The assignments of an application with their scores, in the order of assigning. */
export function assignmentsOf(db: Queryable, applicationId: string) {
  return db
    .select({
      reviewerId: reviewAssignments.reviewerId,
      name: people.name,
      title: reviewers.title,
      assignedAt: reviewAssignments.assignedAt,
      points: reviewScores.points,
      comment: reviewScores.comment,
      scoredAt: reviewScores.scoredAt,
    })
    .from(reviewAssignments)
    .innerJoin(reviewers, eq(reviewers.userId, reviewAssignments.reviewerId))
    .innerJoin(people, eq(people.id, reviewAssignments.reviewerId))
    .leftJoin(
      reviewScores,
      and(
        eq(reviewScores.applicationId, reviewAssignments.applicationId),
        eq(reviewScores.reviewerId, reviewAssignments.reviewerId),
      ),
    )
    .where(eq(reviewAssignments.applicationId, applicationId))
    .orderBy(asc(reviewAssignments.assignedAt), asc(reviewAssignments.reviewerId));
}

/** The declared conflicts of an application. */
export function conflictsOf(db: Queryable, applicationId: string) {
  return db
    .select({
      reviewerId: reviewConflicts.reviewerId,
      name: people.name,
      reason: reviewConflicts.reason,
      declaredAt: reviewConflicts.declaredAt,
    })
    .from(reviewConflicts)
    .innerJoin(people, eq(people.id, reviewConflicts.reviewerId))
    .where(eq(reviewConflicts.applicationId, applicationId))
    .orderBy(asc(reviewConflicts.declaredAt));
}

/** Maximum number of applications in one even assignment, the longest waiting first. */
export const maxApplications = 1000;

/** Locks open applications with fewer than `each` reviewers; returns their reviewers and declared conflicts. */
export function lockUnderassigned(tx: Transaction, each: number, scholarshipId: string | undefined) {
  const ids = (table: typeof reviewAssignments | typeof reviewConflicts) =>
    sql<
      string[]
    >`array(select reviewer_id::text from ${table} part where part.application_id = ${applicationId})`;
  const assigned = tx.$count(reviewAssignments, eq(reviewAssignments.applicationId, applicationId));
  return lockOpenForShare(
    tx,
    { scholarshipId, where: lt(assigned, each), limit: maxApplications },
    { reviewers: ids(reviewAssignments), declared: ids(reviewConflicts) },
  );
}

/** The number of each reviewer's open applications. */
export async function findLoads(tx: Transaction): Promise<Map<string, number>> {
  const rows = await tx
    .select({ reviewerId: reviewAssignments.reviewerId, total: count() })
    .from(reviewAssignments)
    .where(inArray(reviewAssignments.applicationId, applicationsIn(tx, assignableStatuses)))
    .groupBy(reviewAssignments.reviewerId);
  return new Map(rows.map(({ reviewerId, total }) => [reviewerId, total]));
}

/** All queries of reviewers. */
import { people, personColumns } from '@features/accounts/people';
import type { Role } from '@platform/contract/endpoint';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, asc, count, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Reviewer, ReviewerProfile } from '../contract/reviewer.ts';
import { reviewAssignments, reviewers, reviewScores } from './tables.ts';

/** Reviewers, the active ones first, then by name; one of them, or all. */
export async function findReviewers(db: Queryable, id?: string): Promise<Reviewer[]> {
  const assigned = db
    .select({ reviewerId: reviewAssignments.reviewerId, total: count().as('assigned') })
    .from(reviewAssignments)
    .groupBy(reviewAssignments.reviewerId)
    .as('assigned_counts');
  const scored = db
    .select({ reviewerId: reviewScores.reviewerId, total: count().as('scored') })
    .from(reviewScores)
    .groupBy(reviewScores.reviewerId)
    .as('scored_counts');
  const rows = await db
    .select({
      row: getTableColumns(reviewers),
      person: personColumns,
      assigned: assigned.total,
      completed: scored.total,
    })
    .from(reviewers)
    .innerJoin(people, eq(people.id, reviewers.userId))
    .leftJoin(assigned, eq(assigned.reviewerId, reviewers.userId))
    .leftJoin(scored, eq(scored.reviewerId, reviewers.userId))
    .where(id === undefined ? undefined : eq(reviewers.userId, id))
    .orderBy(asc(reviewers.status), asc(reviewers.createdAt), asc(reviewers.userId));
  return rows.map(({ row, person, assigned, completed }) => ({
    ...person,
    title: row.title,
    expertise: row.expertise,
    institution: row.institution,
    assignedCount: assigned ?? 0,
    completedCount: completed ?? 0,
    status: row.status,
  }));
}

/** Users with a reviewing role but without a profile, by name; at most 100. */
export function findCandidates(db: Queryable) {
  return db
    .select({ id: people.id, name: people.name, username: people.displayUsername })
    .from(people)
    .leftJoin(reviewers, eq(reviewers.userId, people.id))
    .where(and(inArray(people.role, ['reviewer', 'admin']), isNull(reviewers.userId)))
    .orderBy(asc(people.username))
    .limit(100);
}

/** Whether a user's role allows reviewing. */
export async function mayReview(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, userId), inArray(people.role, ['reviewer', 'admin'])));
  return rows.length > 0;
}

/** The institution in a reviewer's profile, or null. */
export async function institutionOf(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ institution: reviewers.institution })
    .from(reviewers)
    .where(eq(reviewers.userId, userId));
  return row?.institution ?? null;
}

const columnsOf = ({ title, expertise, institution, status }: ReviewerProfile) => ({
  title,
  expertise,
  institution: institution || null,
  status,
});

/** Inserts a profile; false when there is one. */
export async function insertReviewer(
  db: Queryable,
  userId: string,
  profile: ReviewerProfile,
  createdAt: Date,
): Promise<boolean> {
  const added = await db
    .insert(reviewers)
    .values({ userId, ...columnsOf(profile), createdAt })
    .onConflictDoNothing()
    .returning({ id: reviewers.userId });
  return added.length > 0;
}

/** Updates a profile; false when there is none. */
export async function updateReviewer(
  db: Queryable,
  userId: string,
  profile: ReviewerProfile,
): Promise<boolean> {
  const changed = await db
    .update(reviewers)
    .set(columnsOf(profile))
    .where(eq(reviewers.userId, userId))
    .returning({ id: reviewers.userId });
  return changed.length > 0;
}

/** The fields that assigning needs of a reviewer. */
const assigneeColumns = {
  id: reviewers.userId,
  status: reviewers.status,
  institution: reviewers.institution,
  name: people.name,
  email: people.email,
  script: people.script,
};

const hasReviewingRole = inArray(people.role, ['reviewer', 'admin']);

/** Locks a reviewer against concurrent assignments until the transaction ends; null without profile or role. */
export async function lockReviewer(tx: Transaction, userId: string) {
  const [row] = await tx
    .select(assigneeColumns)
    .from(reviewers)
    .innerJoin(people, eq(people.id, reviewers.userId))
    .where(and(eq(reviewers.userId, userId), hasReviewingRole))
    .for('no key update', { of: reviewers });
  return row ?? null;
}

/** Locks all active reviewers with a reviewing role in one order, so that even assignments are serialised. */
export function lockActiveReviewers(tx: Transaction) {
  return tx
    .select(assigneeColumns)
    .from(reviewers)
    .innerJoin(people, eq(people.id, reviewers.userId))
    .where(and(eq(reviewers.status, 'active'), hasReviewingRole))
    .orderBy(asc(reviewers.userId))
    .for('no key update', { of: reviewers });
}

/** A user's reviewing role; null without one or when banned. */
export async function roleOf(db: Queryable, userId: string): Promise<Role | null> {
  const [row] = await db
    .select({ role: people.role })
    .from(people)
    .where(and(eq(people.id, userId), hasReviewingRole, eq(people.banned, false)));
  return row?.role ?? null;
}

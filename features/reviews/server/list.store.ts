/** Queries of applications with their review: pages, export batches, single ones. */
import {
  type Added,
  applicationId,
  countSubmitted,
  findSubmitted,
  type SubmittedFilters,
  type SubmittedRow,
} from '@features/scholarships/review/store';
import type { Queryable } from '@platform/server/database/database';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { ApplicationFilters } from '../contract/application.ts';
import { applicationStatusOf } from '../contract/lifecycle.ts';
import {
  reviewAssignments as assignments,
  reviewConflicts as conflicts,
  reviewScores as scores,
} from './tables.ts';
import type { Viewer } from './viewer.ts';

/** The review of an application. */
interface Review {
  /** Sum of all points. */
  pointsSum: number;
  scored: number;
  assigned: number;
  assignedToMe: boolean;
  scoredByMe: boolean;
  /** The viewer has declared a conflict of interest. */
  declared: boolean;
}

/** An application with its scholarship, its owner's account, and its review. */
export type ReviewedRow = SubmittedRow & Review;

type Mine = typeof assignments | typeof scores | typeof conflicts;

const mine = (db: Queryable, table: Mine, { id }: Pick<Viewer, 'id'>): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.applicationId, applicationId), eq(table.reviewerId, id))),
  );

function sumOf(db: Queryable) {
  const given = db
    .select({ sum: sql<number>`coalesce(sum(${scores.points}), 0)::int` })
    .from(scores)
    .where(eq(scores.applicationId, applicationId));
  return sql<number>`(${given})`;
}

const counted = (db: Queryable, table: typeof assignments | typeof scores) =>
  db.$count(table, eq(table.applicationId, applicationId));

const reviewFor = (db: Queryable, viewer: Pick<Viewer, 'id'>): Added<Review> => ({
  pointsSum: sumOf(db),
  scored: counted(db, scores),
  assigned: counted(db, assignments),
  assignedToMe: sql<boolean>`${mine(db, assignments, viewer)}`,
  scoredByMe: sql<boolean>`${mine(db, scores, viewer)}`,
  declared: sql<boolean>`${mine(db, conflicts, viewer)}`,
});

const filtersFor = (
  db: Queryable,
  viewer: Viewer,
  { status, category, scholarshipId, search, mine: onlyMine }: ApplicationFilters,
): SubmittedFilters => ({
  status: status && applicationStatusOf(status),
  category,
  scholarshipId,
  search,
  blind: viewer.blind,
  where: onlyMine ? mine(db, assignments, viewer) : undefined,
});

/** A page of matching applications, the newest first, and their total. */
export async function findReviewed(
  db: Queryable,
  viewer: Viewer,
  { page, limit, ...filters }: ApplicationFilters & { page: number; limit: number },
): Promise<{ found: ReviewedRow[]; total: number }> {
  const wanted = filtersFor(db, viewer, filters);
  const total = await countSubmitted(db, wanted);
  const offset = (page - 1) * limit;
  return { found: await findSubmitted(db, wanted, reviewFor(db, viewer), { limit, offset }), total };
}

/** At most `limit` matching applications after another one in the order of the list. */
export function reviewedAfter(
  db: Queryable,
  viewer: Viewer,
  filters: ApplicationFilters,
  after: SubmittedRow['row'] | null,
  limit: number,
): Promise<ReviewedRow[]> {
  const wanted = { ...filtersFor(db, viewer, filters), after };
  return findSubmitted(db, wanted, reviewFor(db, viewer), { limit });
}

/** One submitted application, or null. */
export async function findOneReviewed(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<ReviewedRow | null> {
  const [found] = await findSubmitted(db, { id, blind: viewer.blind }, reviewFor(db, viewer), { limit: 1 });
  return found ?? null;
}

/** Queries of applications with their review: pages, export batches, single ones. */
import {
  type AddedColumns,
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

type ReviewTable = typeof assignments | typeof scores | typeof conflicts;

const byViewer = (db: Queryable, table: ReviewTable, { id }: Pick<Viewer, 'id'>): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.applicationId, applicationId), eq(table.reviewerId, id))),
  );

function sumOf(db: Queryable) {
  const sum = db
    .select({ sum: sql<number>`coalesce(sum(${scores.points}), 0)::int` })
    .from(scores)
    .where(eq(scores.applicationId, applicationId));
  return sql<number>`(${sum})`;
}

const countOf = (db: Queryable, table: typeof assignments | typeof scores) =>
  db.$count(table, eq(table.applicationId, applicationId));

const reviewFor = (db: Queryable, viewer: Pick<Viewer, 'id'>): AddedColumns<Review> => ({
  pointsSum: sumOf(db),
  scored: countOf(db, scores),
  assigned: countOf(db, assignments),
  assignedToMe: sql<boolean>`${byViewer(db, assignments, viewer)}`,
  scoredByMe: sql<boolean>`${byViewer(db, scores, viewer)}`,
  declared: sql<boolean>`${byViewer(db, conflicts, viewer)}`,
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
  where: onlyMine ? byViewer(db, assignments, viewer) : undefined,
});

/** A page of matching applications, the newest first, and their total. */
export async function findReviewed(
  db: Queryable,
  viewer: Viewer,
  { page, limit, ...filters }: ApplicationFilters & { page: number; limit: number },
): Promise<{ rows: ReviewedRow[]; total: number }> {
  const condition = filtersFor(db, viewer, filters);
  const total = await countSubmitted(db, condition);
  const offset = (page - 1) * limit;
  return { rows: await findSubmitted(db, condition, reviewFor(db, viewer), { limit, offset }), total };
}

/** At most `limit` matching applications after another one in the order of the list. */
export function reviewedAfter(
  db: Queryable,
  viewer: Viewer,
  filters: ApplicationFilters,
  after: SubmittedRow['row'] | null,
  limit: number,
): Promise<ReviewedRow[]> {
  const condition = { ...filtersFor(db, viewer, filters), after };
  return findSubmitted(db, condition, reviewFor(db, viewer), { limit });
}

/** One submitted application, or null. */
export async function findOneReviewed(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<ReviewedRow | null> {
  const [row] = await findSubmitted(db, { id, blind: viewer.blind }, reviewFor(db, viewer), { limit: 1 });
  return row ?? null;
}

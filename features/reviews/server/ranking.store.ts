/** The query of the ranking. */
import { applicationsIn, findInStates, findScholarship } from '@features/scholarships/review/store';
import type { Queryable } from '@platform/server/database/database';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { reviewAssignments, reviewScores } from './tables.ts';

const ranked = ['submitted', 'under_review', 'approved', 'rejected'] as const;
const unscored = { assigned: 0, scored: 0, pointsSum: 0, scoredByMe: false };

/** A scholarship with its applications, without withdrawn ones, and their points, by number; or null. */
export async function findRanked(db: Queryable, viewerId: string, scholarshipId: string) {
  const of = await findScholarship(db, scholarshipId);
  if (!of) return null;
  const entries = await findInStates(db, ranked, scholarshipId);
  const points = await db
    .select({
      id: reviewAssignments.applicationId,
      assigned: sql<number>`count(*)::int`,
      scored: sql<number>`count(${reviewScores.points})::int`,
      pointsSum: sql<number>`coalesce(sum(${reviewScores.points}), 0)::int`,
      scoredByMe: sql<boolean>`coalesce(bool_or(${reviewScores.reviewerId} = ${viewerId}), false)`,
    })
    .from(reviewAssignments)
    .leftJoin(
      reviewScores,
      and(
        eq(reviewScores.applicationId, reviewAssignments.applicationId),
        eq(reviewScores.reviewerId, reviewAssignments.reviewerId),
      ),
    )
    .where(inArray(reviewAssignments.applicationId, applicationsIn(db, ranked, scholarshipId)))
    .groupBy(reviewAssignments.applicationId);
  const pointsById = new Map(points.map(({ id, ...rest }) => [id, rest]));
  return { of, entries: entries.map((entry) => ({ ...entry, ...(pointsById.get(entry.id) ?? unscored) })) };
}

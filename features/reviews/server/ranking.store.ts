/** What a ranking is made of. */
import {
  scholarshipApplications as applications,
  type ScholarshipRow,
  scholarships,
} from '@features/scholarships/tables';
import type { Queryable } from '@platform/server/database/database';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import { reviewAssignments, reviewScores } from './tables.ts';

/** A scholarship with its applications that are not withdrawn and their points, by number; null when there is none. */
export async function findRanked(db: Queryable, viewerId: string, scholarshipId: string) {
  const [of]: ScholarshipRow[] = await db
    .select()
    .from(scholarships)
    .where(eq(scholarships.id, scholarshipId));
  if (!of) return null;
  const entries = await db
    .select({
      id: applications.id,
      number: applications.applicationNumber,
      name: applications.fullName,
      status: applications.status,
      assigned: sql<number>`count(${reviewAssignments.reviewerId})::int`,
      scored: sql<number>`count(${reviewScores.points})::int`,
      pointsSum: sql<number>`coalesce(sum(${reviewScores.points}), 0)::int`,
      scoredByMe: sql<boolean>`coalesce(bool_or(${reviewScores.reviewerId} = ${viewerId}), false)`,
    })
    .from(applications)
    .leftJoin(reviewAssignments, eq(reviewAssignments.applicationId, applications.id))
    .leftJoin(
      reviewScores,
      and(
        eq(reviewScores.applicationId, reviewAssignments.applicationId),
        eq(reviewScores.reviewerId, reviewAssignments.reviewerId),
      ),
    )
    .where(
      and(
        eq(applications.scholarshipId, scholarshipId),
        notInArray(applications.status, ['draft', 'withdrawn']),
      ),
    )
    .groupBy(applications.id)
    .orderBy(asc(applications.applicationNumber));
  return { of, entries };
}

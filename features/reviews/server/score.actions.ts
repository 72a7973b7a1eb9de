/** Scoring and ranking. */
import { scholarshipErrors } from '@features/scholarships/contract/errors';
import type { Data } from '@platform/contract/endpoint';
import { failure } from '@platform/server/http/failure';
import type { Caller, Portal } from '@platform/server/portal';
import type { z } from 'zod';
import type { ApplicationReview } from '../contract/application.ts';
import { reviewErrors } from '../contract/errors.ts';
import { reviewStatusOf } from '../contract/lifecycle.ts';
import type { NewScore, rankApplications as ranking } from '../contract/score.ts';
import { lockAssignment, saveScore } from './assignments.store.ts';
import { assertNoConflict, lockForShare } from './conflicts.ts';
import { findRanked } from './ranking.store.ts';
import { getApplicationReview } from './read.actions.ts';
import { meanScore, pointsOf, rankByMean, seesScores } from './rules.ts';
import { viewerOf } from './viewer.ts';

/**
 * Sets the caller's score. Throws APPLICATION_NOT_FOUND, NOT_ASSIGNED, NOT_UNDER_REVIEW, CONFLICT_OF_INTEREST,
 * SCORE_SCALE_CHANGED.
 */
export async function scoreApplication(
  portal: Portal,
  caller: Caller,
  id: string,
  { score, scoreScale, comment }: NewScore,
): Promise<ApplicationReview> {
  await portal.db.transaction(async (tx) => {
    const application = await lockForShare(tx, id);
    await assertNoConflict(tx, id, application, caller.id);
    if (!(await lockAssignment(tx, id, caller.id))) throw failure(reviewErrors.NOT_ASSIGNED);
    if (application.status !== 'under_review') throw failure(reviewErrors.NOT_UNDER_REVIEW);
    const { scale } = await viewerOf(tx, caller);
    if (scale !== scoreScale) throw failure(reviewErrors.SCORE_SCALE_CHANGED, { scoreScale: scale });
    await saveScore(tx, {
      applicationId: id,
      reviewerId: caller.id,
      points: pointsOf(score, scale),
      comment: comment || null,
      scoredAt: portal.clock.now(),
    });
  });
  return getApplicationReview(portal, caller, id);
}

/** A page of a scholarship's applications, ranked by the scores visible to the caller. Throws SCHOLARSHIP_NOT_FOUND. */
export async function rankApplications(
  { db }: Pick<Portal, 'db'>,
  caller: Caller,
  scholarshipId: string,
  { page, limit, around }: z.output<typeof ranking.query>,
): Promise<Data<typeof ranking>> {
  const viewer = await viewerOf(db, caller);
  const scholarship = await findRanked(db, viewer.id, scholarshipId);
  if (!scholarship) throw failure(scholarshipErrors.SCHOLARSHIP_NOT_FOUND);
  // Staff who compete for it see no scores of the others, nor of their own.
  const competes = scholarship.entries.some(({ userId }) => userId === viewer.id);
  const entries = scholarship.entries.map((entry) => {
    const decided = entry.status === 'approved' || entry.status === 'rejected';
    const isVisible = !competes && seesScores(viewer.role, decided, entry.scoredByMe);
    return { entry, sum: entry.pointsSum, count: isVisible ? entry.scored : 0 };
  });
  const ranks = rankByMean(entries);
  const ranked = entries.map(({ entry, sum, count }, at) => ({
    applicationId: entry.id,
    applicationNumber: entry.number,
    applicantName: viewer.blind ? null : entry.name,
    status: reviewStatusOf(entry.status),
    score: meanScore(sum, count, viewer.scale),
    scoredCount: entry.scored,
    assignedCount: entry.assigned,
    rank: ranks[at]?.rank ?? null,
    tied: ranks[at]?.tied ?? false,
  }));
  // Entries without a rank come last; within a rank they are ordered by number.
  const place = ({ rank }: { rank: number | null }) => rank ?? ranked.length + 1;
  ranked.sort((a, b) => place(a) - place(b));
  const index = around ? ranked.findIndex(({ applicationId }) => applicationId === around) : -1;
  const currentPage = index < 0 ? page : Math.floor(index / limit) + 1;
  const { title: projectTitle, availableSlots, approvedCount } = scholarship.of;
  return {
    projectTitle,
    availableSlots,
    approvedCount,
    scoreScale: viewer.scale,
    ranking: ranked.slice((currentPage - 1) * limit, currentPage * limit),
    pagination: { current_page: currentPage, per_page: limit, total: ranked.length },
  };
}

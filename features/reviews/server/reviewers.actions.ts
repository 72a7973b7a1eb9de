/** Managing the reviewers' profiles. */

import type { Data } from '@platform/contract/endpoint';
import { failure } from '@platform/server/http/failure';
import type { Services } from '@platform/server/portal';
import { reviewErrors } from '../contract/errors.ts';
import type {
  listReviewerCandidates as candidates,
  Reviewer,
  ReviewerProfile,
} from '../contract/reviewer.ts';
import * as store from './reviewers.store.ts';

type Context = Pick<Services, 'db' | 'clock'>;

/** All reviewers, the active ones first. */
export const listReviewers = ({ db }: Pick<Context, 'db'>): Promise<Reviewer[]> => store.findReviewers(db);

/** Users with a reviewing role but without a profile. */
export const listReviewerCandidates = ({ db }: Pick<Context, 'db'>): Promise<Data<typeof candidates>> =>
  store.findCandidates(db);

async function oneReviewer({ db }: Pick<Context, 'db'>, id: string): Promise<Reviewer> {
  const [reviewer] = await store.findReviewers(db, id);
  if (!reviewer) throw failure(reviewErrors.REVIEWER_NOT_FOUND);
  return reviewer;
}

/** Creates a user's profile. Throws NOT_A_REVIEWER, ALREADY_A_REVIEWER. */
export async function addReviewer(
  ctx: Context,
  { userId, ...profile }: ReviewerProfile & { userId: string },
): Promise<Reviewer> {
  const { db, clock } = ctx;
  if (!(await store.mayReview(db, userId))) throw failure(reviewErrors.NOT_A_REVIEWER);
  if (!(await store.insertReviewer(db, userId, profile, clock.now())))
    throw failure(reviewErrors.ALREADY_A_REVIEWER);
  return oneReviewer(ctx, userId);
}

/** Replaces a profile. Throws REVIEWER_NOT_FOUND. */
export async function updateReviewer(
  ctx: Pick<Context, 'db'>,
  userId: string,
  profile: ReviewerProfile,
): Promise<Reviewer> {
  if (!(await store.updateReviewer(ctx.db, userId, profile))) throw failure(reviewErrors.REVIEWER_NOT_FOUND);
  return oneReviewer(ctx, userId);
}

/** The values of the review's settings (specification, section 5). */
import { scholarshipSettings } from '@features/scholarships/contract/settings';
import { z } from 'zod';

const { max_applications, blind_review, score_scale, required_scores } = scholarshipSettings.shape;

/**
 * An admin's settings: applications per scholarship (1 to 1000), blind review on or off, 5, 10 or 100 as the maximum score, and
 * the scores that a decision needs.
 */
export const reviewSettings = z.object({
  maxApplications: max_applications,
  blindReview: blind_review,
  scoreScale: score_scale,
  requiredScores: required_scores,
});
export type ReviewSettings = z.infer<typeof reviewSettings>;

/** The values of the review's settings (specification, section 5). */
import { scholarshipSettings } from '@features/scholarships/contract/settings';
import { z } from 'zod';

const { max_applications, blind_review, score_scale } = scholarshipSettings.shape;

/** An admin's settings: applications per scholarship (1 to 1000), blind review on or off, 5, 10 or 100 as the maximum score. */
export const reviewSettings = z.object({
  maxApplications: max_applications,
  blindReview: blind_review,
  scoreScale: score_scale,
});
export type ReviewSettings = z.infer<typeof reviewSettings>;

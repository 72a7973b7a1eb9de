/** Settings of the scholarships, edited by the review's admin (specification, section 5). */
import { z } from 'zod';

export const maxApplicationsRange = { min: 1, max: 1000 } as const;
const outOfRange = '最大申请数量须在 1 到 1000 之间';

export const scoreScales = [5, 10, 100] as const;
export const scoreScale = z.literal(scoreScales, '请选择评分制');

export const requiredScoresRange = { min: 1, max: 5 } as const;
const scoresOutOfRange = '决定前的评分人数须在 1 到 5 之间';

/** Applications per scholarship, blind review, the maximum score, and the scores before a decision. */
export const scholarshipSettings = z.object({
  max_applications: z
    .int(outOfRange)
    .min(maxApplicationsRange.min, outOfRange)
    .max(maxApplicationsRange.max, outOfRange),
  blind_review: z.boolean(),
  score_scale: scoreScale,
  required_scores: z
    .int(scoresOutOfRange)
    .min(requiredScoresRange.min, scoresOutOfRange)
    .max(requiredScoresRange.max, scoresOutOfRange),
});
export type ScholarshipSettings = z.infer<typeof scholarshipSettings>;

/** The defaults. */
export const defaultSettings: ScholarshipSettings = {
  max_applications: 500,
  blind_review: true,
  score_scale: 100,
  required_scores: 2,
};

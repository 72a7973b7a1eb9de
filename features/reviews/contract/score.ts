/** Scores: one per assigned reviewer; their means rank a scholarship's applications. */
import { scholarshipErrors } from '@features/scholarships/contract/errors';
import { endpoint } from '@platform/contract/endpoint';
import { pageFields, pagination } from '@platform/contract/paging';
import { id, optionalText } from '@platform/contract/text';
import { z } from 'zod';
import { staff } from './access.ts';
import { applicationReview, reviewedApplication } from './application.ts';
import { reviewErrors } from './errors.ts';
import { reviewSettings } from './values.ts';

/** Maximum length of a comment, in characters. */
export const commentLimit = 2000;

const scoreMessage = '请输入 0 到最高分之间的整数';

/** A score with the scale that the reviewer saw; the server rejects an outdated scale. */
export const newScore = z
  .object({
    score: z.int(scoreMessage).min(0, scoreMessage).max(100, scoreMessage),
    scoreScale: reviewSettings.shape.scoreScale,
    comment: optionalText(commentLimit, { multiline: true }),
  })
  .refine(({ score, scoreScale }) => score <= scoreScale, { path: ['score'], message: scoreMessage });
export type NewScore = z.output<typeof newScore>;

export const scoreApplication = endpoint({
  name: 'scoreApplication',
  summary: "Sets the caller's score, a whole number from 0 to the scale's maximum.",
  method: 'PUT',
  path: '/reviews/applications/:id/score',
  access: staff,
  params: z.object({ id }),
  body: newScore,
  data: applicationReview,
  errors: [
    scholarshipErrors.APPLICATION_NOT_FOUND,
    reviewErrors.NOT_ASSIGNED,
    reviewErrors.NOT_UNDER_REVIEW,
    reviewErrors.CONFLICT_OF_INTEREST,
    reviewErrors.SCORE_SCALE_CHANGED,
  ],
});

/** Page size of the ranking. */
export const rankedPerPage = 10;

/** A rank: equal means share it, and the next rank counts the entries before it (1, 2, 2, 4). */
export const rankedApplication = reviewedApplication
  .pick({
    applicationId: true,
    applicationNumber: true,
    applicantName: true,
    status: true,
    score: true,
    scoredCount: true,
    assignedCount: true,
  })
  .extend({
    /** Null without a score visible to the caller. */
    rank: z.int().nullable(),
    /** Whether other entries have the same rank. */
    tied: z.boolean(),
  });
export type RankedApplication = z.infer<typeof rankedApplication>;

export const rankApplications = endpoint({
  name: 'rankApplications',
  summary:
    "Ranks a scholarship's applications, without withdrawn ones, by the mean of the scores visible to the caller.",
  method: 'GET',
  path: '/reviews/scholarships/:id/ranking',
  access: staff,
  params: z.object({ id }),
  query: z.object({
    ...pageFields(rankedPerPage),
    /** Instead of `page`: the page that contains this application. */
    around: id.optional(),
  }),
  data: z.object({
    projectTitle: z.string(),
    availableSlots: z.int(),
    approvedCount: z.int(),
    scoreScale: reviewSettings.shape.scoreScale,
    ranking: z.array(rankedApplication),
    pagination,
  }),
  errors: [scholarshipErrors.SCHOLARSHIP_NOT_FOUND],
});

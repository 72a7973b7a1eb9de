/** Scores: each assigned reviewer gives one, and a scholarship's applications are ranked by their means. */
import { scholarshipErrors } from '@features/scholarships/contract/errors';
import { endpoint } from '@platform/contract/endpoint';
import { pageFields, pagination } from '@platform/contract/paging';
import { id, optionalText } from '@platform/contract/text';
import { z } from 'zod';
import { staff } from './access.ts';
import { applicationReview, reviewedApplication } from './application.ts';
import { reviewErrors } from './errors.ts';
import { reviewSettings } from './values.ts';

/** Most characters of a comment. */
export const commentLimit = 2000;

const scoreMessage = '请输入 0 到最高分之间的整数';

/** A score in the scale in which the reviewer saw it; the server refuses one that no longer holds. */
export const newScore = z
  .object({
    score: z.int(scoreMessage).min(0, scoreMessage).max(100, scoreMessage),
    scoreScale: reviewSettings.shape.scoreScale,
    comment: optionalText(commentLimit),
  })
  .refine(({ score, scoreScale }) => score <= scoreScale, { path: ['score'], message: scoreMessage });
export type NewScore = z.output<typeof newScore>;

export const scoreApplication = endpoint({
  name: 'scoreApplication',
  summary: "Gives or changes the caller's own score, a whole number from 0 to the scale's highest.",
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

/** Applications of a page of the ranking. */
export const rankedPerPage = 10;

/** A place in the ranking: equal means share it, and the next one counts those before it (1, 2, 2, 4). */
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
    /** Null without a score that the caller may see. */
    rank: z.int().nullable(),
    /** Whether another has the same rank. */
    tied: z.boolean(),
  });
export type RankedApplication = z.infer<typeof rankedApplication>;

export const rankApplications = endpoint({
  name: 'rankApplications',
  summary:
    "A scholarship's applications that are not withdrawn by mean score, a page at a time; a reviewer's ranking counts what they may see.",
  method: 'GET',
  path: '/reviews/scholarships/:id/ranking',
  access: staff,
  params: z.object({ id }),
  query: z.object({
    ...pageFields(rankedPerPage),
    /** Instead of a page's number: the page on which this application stands. */
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

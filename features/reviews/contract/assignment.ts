/** Who reviews what: by hand, evenly, and who must keep out. */
import { scholarshipErrors } from '@features/scholarships/contract/errors';
import { endpoint } from '@platform/contract/endpoint';
import { id, optionalText } from '@platform/contract/text';
import { z } from 'zod';
import { adminOnly, staff } from './access.ts';
import { applicationReview } from './application.ts';
import { reviewErrors } from './errors.ts';

const pair = z.object({ id, reviewerId: id });
const { APPLICATION_NOT_FOUND } = scholarshipErrors;
const { REVIEWER_NOT_FOUND, REVIEW_CLOSED, CONFLICT_OF_INTEREST } = reviewErrors;

export const assignReviewer = endpoint({
  name: 'assignReviewer',
  summary: 'Gives an application to a reviewer, who gets a letter; doing it again changes nothing.',
  method: 'PUT',
  path: '/reviews/applications/:id/reviewers/:reviewerId',
  access: adminOnly,
  params: pair,
  data: applicationReview,
  errors: [
    APPLICATION_NOT_FOUND,
    REVIEWER_NOT_FOUND,
    REVIEW_CLOSED,
    CONFLICT_OF_INTEREST,
    reviewErrors.REVIEWER_PAUSED,
  ],
});

export const unassignReviewer = endpoint({
  name: 'unassignReviewer',
  summary: 'Takes an application from a reviewer who has not scored it.',
  method: 'DELETE',
  path: '/reviews/applications/:id/reviewers/:reviewerId',
  access: adminOnly,
  params: pair,
  data: applicationReview,
  errors: [APPLICATION_NOT_FOUND, reviewErrors.ASSIGNMENT_NOT_FOUND, reviewErrors.ALREADY_SCORED],
});

/** Most reviewers that one application gets by even assignment. */
export const mostReviewersEach = 5;

const eachMessage = `每份申请的评审人数须在 1 到 ${mostReviewersEach} 之间`;

export const assignEvenly = endpoint({
  name: 'assignEvenly',
  summary:
    'Gives every open application that has fewer reviewers as many as asked for, so that reviewers are given equally many, conflicts allowing.',
  method: 'POST',
  path: '/reviews/assignments',
  access: adminOnly,
  body: z.object({
    reviewersEach: z.int(eachMessage).min(1, eachMessage).max(mostReviewersEach, eachMessage),
    /** Only this scholarship's applications. */
    scholarshipId: id.optional(),
    /** Only tells what would be assigned. */
    preview: z.boolean().default(false),
  }),
  data: z.object({
    /** New assignments. */
    assigned: z.int(),
    /** Applications that still have fewer reviewers, since others must keep out. */
    short: z.int(),
    /** New assignments of each reviewer who got any. */
    perReviewer: z.array(z.object({ reviewerId: id, name: z.string(), assigned: z.int() })),
  }),
  errors: [reviewErrors.NO_ACTIVE_REVIEWERS],
});

export const declareConflict = endpoint({
  name: 'declareConflict',
  summary: "Declares the caller's conflict of interest; their assignment and score are removed.",
  method: 'POST',
  path: '/reviews/applications/:id/conflict',
  access: staff,
  params: z.object({ id }),
  body: z.object({ reason: optionalText(500) }),
  data: applicationReview,
  errors: [APPLICATION_NOT_FOUND, REVIEW_CLOSED],
});

export const liftConflict = endpoint({
  name: 'liftConflict',
  summary: 'Takes back a conflict of interest that was declared by mistake.',
  method: 'DELETE',
  path: '/reviews/applications/:id/conflicts/:reviewerId',
  access: adminOnly,
  params: pair,
  data: applicationReview,
  errors: [APPLICATION_NOT_FOUND, reviewErrors.CONFLICT_NOT_FOUND],
});

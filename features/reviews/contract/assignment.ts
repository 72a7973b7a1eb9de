/** Assignments: single, even, and conflicts of interest. */
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
  summary: 'Assigns an application to a reviewer, who gets an email; a second time changes nothing.',
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
  summary: 'Removes the assignment of a reviewer who has not scored.',
  method: 'DELETE',
  path: '/reviews/applications/:id/reviewers/:reviewerId',
  access: adminOnly,
  params: pair,
  data: applicationReview,
  errors: [APPLICATION_NOT_FOUND, reviewErrors.ASSIGNMENT_NOT_FOUND, reviewErrors.ALREADY_SCORED],
});

/** Maximum number of reviewers per application in an even assignment. */
export const maxReviewersEach = 5;

const rangeMessage = `每份申请的评审人数须在 1 到 ${maxReviewersEach} 之间`;

export const assignEvenly = endpoint({
  name: 'assignEvenly',
  summary:
    'Assigns reviewers to open applications up to the given number each, as evenly as conflicts allow.',
  method: 'POST',
  path: '/reviews/assignments',
  access: adminOnly,
  body: z.object({
    reviewersEach: z.int(rangeMessage).min(1, rangeMessage).max(maxReviewersEach, rangeMessage),
    /** Only applications for this scholarship. */
    scholarshipId: id.optional(),
    /** Returns the assignments without making them. */
    preview: z.boolean().default(false),
  }),
  data: z.object({
    /** New assignments. */
    assigned: z.int(),
    /** Applications that still have too few reviewers, because of conflicts. */
    short: z.int(),
    /** New assignments by reviewer. */
    perReviewer: z.array(z.object({ reviewerId: id, name: z.string(), assigned: z.int() })),
  }),
  errors: [reviewErrors.NO_ACTIVE_REVIEWERS],
});

export const declareConflict = endpoint({
  name: 'declareConflict',
  summary: "Declares the caller's conflict of interest; removes their assignment and score.",
  method: 'POST',
  path: '/reviews/applications/:id/conflict',
  access: staff,
  params: z.object({ id }),
  body: z.object({ reason: optionalText(500, { multiline: true }) }),
  data: applicationReview,
  errors: [APPLICATION_NOT_FOUND, REVIEW_CLOSED],
});

export const liftConflict = endpoint({
  name: 'liftConflict',
  summary: 'Removes a conflict of interest that was declared by mistake.',
  method: 'DELETE',
  path: '/reviews/applications/:id/conflicts/:reviewerId',
  access: adminOnly,
  params: pair,
  data: applicationReview,
  errors: [APPLICATION_NOT_FOUND, reviewErrors.CONFLICT_NOT_FOUND],
});

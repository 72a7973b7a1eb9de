/** Reviewers: their profiles, kept by admins (specification, section 3). */
import { endpoint } from '@platform/contract/endpoint';
import { id, optionalText, text } from '@platform/contract/text';
import { z } from 'zod';
import { adminOnly } from './access.ts';
import { reviewErrors } from './errors.ts';

export const reviewerStatuses = ['active', 'paused'] as const;
export const reviewerStatus = z.enum(reviewerStatuses);
export type ReviewerStatus = z.infer<typeof reviewerStatus>;

/** How a reviewer's status is shown; a paused one gets no new applications. */
export const reviewerStatusLabels: Readonly<Record<ReviewerStatus, string>> = {
  active: '可评审',
  paused: '已暂停',
};

/** What an admin writes about a reviewer; the institution keeps them from reviewing its own students. */
export const reviewerProfile = z.object({
  title: text({ max: 60, required: '请输入职称' }),
  expertise: text({ max: 120, required: '请输入专业领域' }),
  institution: optionalText(120),
  status: reviewerStatus.default('active'),
});
export type ReviewerProfile = z.output<typeof reviewerProfile>;

/** A reviewer with how many applications they were given and how many of these they have scored; the id is their user's. */
export const reviewer = z.object({
  id,
  name: z.string(),
  title: z.string(),
  expertise: z.string(),
  institution: z.string().nullable(),
  assignedCount: z.int(),
  completedCount: z.int(),
  status: reviewerStatus,
});
export type Reviewer = z.infer<typeof reviewer>;

export const listReviewers = endpoint({
  name: 'listReviewers',
  summary: 'All reviewers, the active ones first.',
  method: 'GET',
  path: '/reviews/reviewers',
  access: adminOnly,
  data: z.array(reviewer),
});

export const listReviewerCandidates = endpoint({
  name: 'listReviewerCandidates',
  summary: 'Users who may review but have no profile yet.',
  method: 'GET',
  path: '/reviews/reviewers/candidates',
  access: adminOnly,
  data: z.array(z.object({ id, name: z.string(), username: z.string() })),
});

export const addReviewer = endpoint({
  name: 'addReviewer',
  summary: 'Makes a profile for a user with the role of a reviewer or an admin.',
  method: 'POST',
  path: '/reviews/reviewers',
  access: adminOnly,
  body: reviewerProfile.extend({ userId: z.uuid({ error: '请选择用户' }) }),
  data: reviewer,
  errors: [reviewErrors.NOT_A_REVIEWER, reviewErrors.ALREADY_A_REVIEWER],
  status: 201,
});

export const updateReviewer = endpoint({
  name: 'updateReviewer',
  summary: "Replaces a reviewer's profile.",
  method: 'PUT',
  path: '/reviews/reviewers/:id',
  access: adminOnly,
  params: z.object({ id }),
  body: reviewerProfile,
  data: reviewer,
  errors: [reviewErrors.REVIEWER_NOT_FOUND],
});

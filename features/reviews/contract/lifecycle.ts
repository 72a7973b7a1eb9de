/** The states of the review screen, and a disbursement's lifecycle (specification, section 4). */
import type { ApplicationStatus } from '@features/scholarships/contract/lifecycle';
import { lifecycle, stateTable } from '@platform/contract/lifecycle';
import type { z } from 'zod';

/** The application's states, with the review screen's names and labels. */
export const reviewStates = stateTable({
  pending: { label: '待审核', color: 'gold' },
  reviewing: { label: '审核中', color: 'gold' },
  approved: { label: '已通过', color: 'celadon' },
  rejected: { label: '已拒绝', color: 'red' },
  withdrawn: { label: '已撤回', color: 'gray' },
});
export const { schema: reviewStatus, labels: reviewStatusLabels } = reviewStates;
export type ReviewStatus = z.infer<typeof reviewStatus>;

const reviewStatusByStatus = {
  submitted: 'pending',
  under_review: 'reviewing',
  approved: 'approved',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
} as const satisfies Record<Exclude<ApplicationStatus, 'draft'>, ReviewStatus>;

/** The review screen's name of a status. Throws RangeError for a draft, which the screen never shows. */
export function reviewStatusOf(status: ApplicationStatus): ReviewStatus {
  if (status === 'draft') throw new RangeError('drafts are not on the review screen');
  return reviewStatusByStatus[status];
}

const statusByReviewStatus = Object.fromEntries(
  Object.entries(reviewStatusByStatus).map(([status, name]) => [name, status]),
) as Readonly<Record<ReviewStatus, ApplicationStatus>>;

/** The status of a review screen's name. */
export const applicationStatusOf = (name: ReviewStatus): ApplicationStatus => statusByReviewStatus[name];

/** States in which applications are assigned to reviewers. */
export const assignableStatuses = [
  'submitted',
  'under_review',
] as const satisfies readonly ApplicationStatus[];

/** A disbursement's lifecycle (labels: specification, section 4). All moves are made by admins. */
export const disbursementLifecycle = lifecycle({
  states: {
    pending: { label: '待发放', color: 'gold' },
    paid: { label: '已发放', color: 'celadon' },
    failed: { label: '发放失败', color: 'red' },
  },
  moves: {
    confirm: { from: ['pending'], to: 'paid' },
    fail: { from: ['pending'], to: 'failed' },
    retry: { from: ['failed'], to: 'pending' },
  },
});
export const {
  states: disbursementStatuses,
  schema: disbursementStatus,
  labels: disbursementStatusLabels,
} = disbursementLifecycle;
export type DisbursementStatus = z.infer<typeof disbursementStatus>;
export type DisbursementMoveName = keyof typeof disbursementLifecycle.moves;

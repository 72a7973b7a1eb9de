/** An application's lifecycle as data: states, moves, and labels on each screen (specification, section 4). */
import { lifecycle } from '@platform/contract/lifecycle';
import type { z } from 'zod';

/** The applicant moves it only before the deadline, which is the circumstance. An unwanted draft is deleted. */
export const applicationLifecycle = lifecycle({
  states: {
    draft: { label: '草稿', color: 'gray' },
    submitted: { label: '已提交', color: 'gold' },
    under_review: { label: '审核中', color: 'gold' },
    approved: { label: '已通过', color: 'celadon' },
    rejected: { label: '未通过', color: 'red' },
    withdrawn: { label: '已撤回', color: 'gray' },
  },
  moves: {
    submit: { from: ['draft'], to: 'submitted', by: ['applicant'], only: ['beforeDeadline'] },
    withdraw: {
      from: ['submitted', 'under_review'],
      to: 'withdrawn',
      by: ['applicant'],
      only: ['beforeDeadline'],
    },
    beginReview: { from: ['submitted'], to: 'under_review', by: ['reviewer', 'admin'] },
    approve: { from: ['under_review'], to: 'approved', by: ['admin'] },
    reject: { from: ['under_review'], to: 'rejected', by: ['admin'] },
  },
});
export const {
  states: applicationStatuses,
  schema: applicationStatus,
  labels: applicationStatusLabels,
} = applicationLifecycle;
export type ApplicationStatus = z.infer<typeof applicationStatus>;
export type ApplicationMoveName = keyof typeof applicationLifecycle.moves;

/** States that take one of the scholarship's places. */
export const countedStatuses = ['submitted', 'under_review', 'approved', 'rejected'] as const;

/** States in which materials can be decided on and replaced. */
export const openStatuses = ['submitted', 'under_review'] as const;

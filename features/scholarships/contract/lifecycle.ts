/** An application's life as data: its states, who may move it where, and its names on each screen (specification, section 4). */
import { lifecycle } from '@platform/contract/lifecycle';
import type { z } from 'zod';

/**
 * The applicant moves it only until the scholarship's deadline, which is the circumstance. A draft that is not
 * wanted any more is deleted.
 */
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
    approve: { from: ['under_review'], to: 'approved', by: ['reviewer', 'admin'] },
    reject: { from: ['under_review'], to: 'rejected', by: ['reviewer', 'admin'] },
  },
});
export const {
  states: applicationStatuses,
  schema: applicationStatus,
  labels: applicationStatusLabels,
} = applicationLifecycle;
export type ApplicationStatus = z.infer<typeof applicationStatus>;
export type ApplicationMoveName = keyof typeof applicationLifecycle.moves;

/** States in which an application takes one of the places of its scholarship. */
export const countedStatuses = ['submitted', 'under_review', 'approved', 'rejected'] as const;

/** States in which materials are judged and replaced. */
export const openStatuses = ['submitted', 'under_review'] as const;

/** The states of the review screen, and a disbursement's life as data (specification, section 4). */
import { type ApplicationStatus, reviewStatuses } from '@features/scholarships/contract/lifecycle';
import { z } from 'zod';

/** An application's status under the review screen's name. */
export const reviewStatus = z.enum(['pending', 'reviewing', 'approved', 'rejected', 'withdrawn']);
export type ReviewStatus = z.infer<typeof reviewStatus>;

/** How the review screen's states are shown. */
export const reviewStatusLabels = Object.fromEntries(
  Object.values(reviewStatuses).map(({ name, label }) => [name, label]),
) as Readonly<Record<ReviewStatus, string>>;

const byApplicationStatus = Object.entries(reviewStatuses) as [
  keyof typeof reviewStatuses,
  { name: ReviewStatus },
][];

/** The review screen's name of an application's status. Throws RangeError for a draft, which it never sees. */
export function reviewStatusOf(status: ApplicationStatus): ReviewStatus {
  const found = byApplicationStatus.find(([known]) => known === status);
  if (!found) throw new RangeError(`not on the review screen: ${status}`);
  return found[1].name;
}

/** The application's status behind the review screen's name. */
export function applicationStatusOf(name: ReviewStatus): ApplicationStatus {
  const found = byApplicationStatus.find(([, shown]) => shown.name === name);
  if (!found) throw new RangeError(`no such status: ${name}`);
  return found[0];
}

/** States in which applications are assigned to reviewers. */
export const assignableStatuses = [
  'submitted',
  'under_review',
] as const satisfies readonly ApplicationStatus[];

export const disbursementStatuses = ['pending', 'paid', 'failed'] as const;
export const disbursementStatus = z.enum(disbursementStatuses);
export type DisbursementStatus = z.infer<typeof disbursementStatus>;

/** How a disbursement's status is shown (specification, section 4). */
export const disbursementStatusLabels: Readonly<Record<DisbursementStatus, string>> = {
  pending: '待发放',
  paid: '已发放',
  failed: '发放失败',
};

interface DisbursementMove {
  from: readonly DisbursementStatus[];
  to: DisbursementStatus;
}

/** All moves of a disbursement; all are an admin's. */
export const disbursementMoves = {
  confirm: { from: ['pending'], to: 'paid' },
  fail: { from: ['pending'], to: 'failed' },
  retry: { from: ['failed'], to: 'pending' },
} as const satisfies Record<string, DisbursementMove>;
export type DisbursementMoveName = keyof typeof disbursementMoves;

/** Whether the move is open to a disbursement in this status. */
export function canDisburse(move: DisbursementMoveName, status: DisbursementStatus): boolean {
  const { from }: DisbursementMove = disbursementMoves[move];
  return from.includes(status);
}

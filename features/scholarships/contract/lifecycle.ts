/** An application's life as data: its states, who may move it where, and its names on each screen (specification, section 4). */
import { z } from 'zod';

export const applicationStatuses = [
  'draft',
  'submitted',
  'under_review',
  'approved',
  'rejected',
  'withdrawn',
] as const;
export const applicationStatus = z.enum(applicationStatuses);
export type ApplicationStatus = z.infer<typeof applicationStatus>;

/** Who moves an application: the one who wrote it, a reviewer, an admin. */
export const applicationActors = ['applicant', 'reviewer', 'admin'] as const;
export type ApplicationActor = (typeof applicationActors)[number];

interface ApplicationMove {
  from: readonly ApplicationStatus[];
  to: ApplicationStatus;
  by: readonly ApplicationActor[];
  /** Only until the scholarship's deadline. */
  untilDeadline?: true;
}

/** All moves; what is not listed here is not allowed. A draft that is not wanted any more is deleted. */
export const applicationMoves = {
  submit: { from: ['draft'], to: 'submitted', by: ['applicant'], untilDeadline: true },
  withdraw: {
    from: ['submitted', 'under_review'],
    to: 'withdrawn',
    by: ['applicant'],
    untilDeadline: true,
  },
  beginReview: { from: ['submitted'], to: 'under_review', by: ['reviewer', 'admin'] },
  approve: { from: ['under_review'], to: 'approved', by: ['reviewer', 'admin'] },
  reject: { from: ['under_review'], to: 'rejected', by: ['reviewer', 'admin'] },
} as const satisfies Record<string, ApplicationMove>;
export type ApplicationMoveName = keyof typeof applicationMoves;
export const applicationMoveNames = Object.keys(applicationMoves) as ApplicationMoveName[];

/** The move that leads to a status, or null: nothing leads back to `draft`. */
export function moveTo(status: ApplicationStatus): ApplicationMoveName | null {
  return applicationMoveNames.find((name) => applicationMoves[name].to === status) ?? null;
}

/** Whether the actor may ever make the move. */
export function mayMove(move: ApplicationMoveName, actor: ApplicationActor): boolean {
  const { by }: ApplicationMove = applicationMoves[move];
  return by.includes(actor);
}

/** Whether the move is open to an application in this status, the scholarship's deadline being open or not. */
export function canMove(
  move: ApplicationMoveName,
  status: ApplicationStatus,
  deadlineOpen: boolean,
): boolean {
  const { from, untilDeadline }: ApplicationMove = applicationMoves[move];
  return from.includes(status) && (deadlineOpen || untilDeadline !== true);
}

/** States in which an application takes one of the places of its scholarship. */
export const countedStatuses = ['submitted', 'under_review', 'approved', 'rejected'] as const;

/** States in which materials are judged and replaced. */
export const openStatuses = ['submitted', 'under_review'] as const;

/** How states are shown to the applicant in lists. */
export const applicationStatusLabels: Readonly<Record<ApplicationStatus, string>> = {
  draft: '草稿',
  submitted: '已提交',
  under_review: '审核中',
  approved: '已通过',
  rejected: '未通过',
  withdrawn: '已撤回',
};

/** The progress view's names of the states, in the order of its steps, with their labels. */
export const progressStatuses = {
  submitted: { name: 'submitted', label: '已提交' },
  under_review: { name: 'reviewing', label: '评审中' },
  approved: { name: 'approved', label: '已通过' },
  rejected: { name: 'rejected', label: '未通过' },
} as const satisfies Partial<Record<ApplicationStatus, { name: string; label: string }>>;

/** The review screen's names of the states, with their labels; it never sees drafts. */
export const reviewStatuses = {
  submitted: { name: 'pending', label: '待审核' },
  under_review: { name: 'reviewing', label: '审核中' },
  approved: { name: 'approved', label: '已通过' },
  rejected: { name: 'rejected', label: '已拒绝' },
  withdrawn: { name: 'withdrawn', label: '已撤回' },
} as const satisfies Partial<Record<ApplicationStatus, { name: string; label: string }>>;

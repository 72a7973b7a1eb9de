/** Reviewers' profiles, managed by admins (specification, section 3). */
import { personView } from '@features/accounts/contract/person';
import { endpoint } from '@platform/contract/endpoint';
import type { Fields } from '@platform/contract/fields';
import { stateTable } from '@platform/contract/lifecycle';
import { id, optionalText, text } from '@platform/contract/text';
import { z } from 'zod';
import { adminOnly } from './access.ts';
import { reviewErrors } from './errors.ts';

/** A paused reviewer gets no new applications. */
export const reviewerStates = stateTable({
  active: { label: '可评审', color: 'celadon' },
  paused: { label: '已暂停', color: 'gray' },
});
export type ReviewerStatus = z.infer<typeof reviewerStates.schema>;

/** The fields of a reviewer's profile; applications from the same institution are a conflict of interest. */
export const reviewerFields = {
  title: { label: '职称', schema: text({ max: 60, required: '请输入职称' }), required: true },
  expertise: { label: '专业领域', schema: text({ max: 120, required: '请输入专业领域' }), required: true },
  institution: {
    label: '所属院校',
    schema: optionalText(120),
    description: '同校学生的申请不会分配给这位评审人。',
  },
  status: {
    label: '状态',
    kind: 'select',
    schema: reviewerStates.schema.default('active'),
    options: reviewerStates.states.map((value) => ({ value, label: reviewerStates.labels[value] })),
  },
} as const satisfies Fields;

const { title, expertise, institution, status } = reviewerFields;
export const reviewerProfile = z.object({
  title: title.schema,
  expertise: expertise.schema,
  institution: institution.schema,
  status: status.schema,
});
export type ReviewerProfile = z.output<typeof reviewerProfile>;

/** A reviewer with the numbers of assigned and scored applications; the id is the user's. */
export const reviewer = z.object({
  ...personView.shape,
  title: z.string(),
  expertise: z.string(),
  institution: z.string().nullable(),
  assignedCount: z.int(),
  completedCount: z.int(),
  status: reviewerStates.schema,
});
export type Reviewer = z.infer<typeof reviewer>;

export const listReviewers = endpoint({
  name: 'listReviewers',
  summary: 'Lists all reviewers, the active ones first.',
  method: 'GET',
  path: '/reviews/reviewers',
  access: adminOnly,
  data: z.array(reviewer),
});

export const listReviewerCandidates = endpoint({
  name: 'listReviewerCandidates',
  summary: 'Lists users with a reviewing role but without a profile.',
  method: 'GET',
  path: '/reviews/reviewers/candidates',
  access: adminOnly,
  data: z.array(z.object({ id, name: z.string(), username: z.string() })),
});

export const addReviewer = endpoint({
  name: 'addReviewer',
  summary: 'Creates a profile for a user with the role of reviewer or admin.',
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

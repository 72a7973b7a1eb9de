/** Applications for scholarships: drafting, submitting, following and withdrawing (specification, sections 3, 4 and 7). */
import { endpoint } from '@platform/contract/endpoint';
import { pageFields, pagination } from '@platform/contract/paging';
import { id, optionalText } from '@platform/contract/text';
import { z } from 'zod';
import { scholarshipErrors } from './errors.ts';
import { chooseScholarshipFirst, draftForm, formValues, submissionForm } from './form.ts';
import { applicationStatus } from './lifecycle.ts';
import { material } from './material.ts';
import { receiptHead } from './receipt.ts';
import { scholarship } from './scholarship.ts';
import { applicationMessage, timelineEntry } from './timeline.ts';

/** Applications of a page (specification, section 9). */
export const applicationsPerPage = 10;

/** An application as listed, without what was written in it. */
export const application = z.object({
  id,
  scholarship_id: id,
  application_number: z.string(),
  status: applicationStatus,
  /** What the applicant is told with the decision. */
  review_notes: z.string().nullable(),
  /** Grows with every saving of the draft. */
  revision: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  submitted_at: z.iso.datetime().nullable(),
  scholarship: scholarship.pick({
    id: true,
    title: true,
    category: true,
    award_category: true,
    currency: true,
    amount: true,
    application_deadline: true,
    deadline_zone: true,
    is_open: true,
  }),
});
export type Application = z.infer<typeof application>;

/** Everything about an application, to its applicant: timeline and messages oldest first. */
export const applicationDetail = application.extend({
  ...formValues.shape,
  /** In full years on the day of the deadline; null without a date of birth. */
  age: z.int().nullable(),
  materials: z.array(material),
  timeline: z.array(timelineEntry),
  messages: z.array(applicationMessage),
  receipt: receiptHead.nullable(),
});
export type ApplicationDetail = z.infer<typeof applicationDetail>;

const scholarship_id = z.uuid({ error: chooseScholarshipFirst });

/** A new draft. */
export const newDraft = draftForm.extend({ scholarship_id, status: z.literal('draft') });
/** A new application that is submitted at once. */
export const newSubmission = submissionForm.extend({
  scholarship_id,
  status: z.literal('submitted').optional(),
});

export const createApplication = endpoint({
  name: 'createApplication',
  summary: 'Submits an application, or with the status "draft" begins one that is kept to be completed.',
  method: 'POST',
  path: '/scholarship-applications',
  access: 'member',
  body: z.discriminatedUnion('status', [newDraft, newSubmission], '申请状态不正确'),
  data: applicationDetail,
  errors: [
    scholarshipErrors.SCHOLARSHIP_NOT_FOUND,
    scholarshipErrors.DEADLINE_PASSED,
    scholarshipErrors.ALREADY_APPLIED,
    scholarshipErrors.APPLICATIONS_FULL,
  ],
  status: 201,
  idempotent: true,
});

export const listMyApplications = endpoint({
  name: 'listMyApplications',
  summary: "Lists the caller's applications, newest first.",
  method: 'GET',
  path: '/scholarship-applications/my-applications',
  access: 'member',
  query: z.object({
    ...pageFields(applicationsPerPage),
    scholarship_id: id.optional(),
    status: applicationStatus.optional(),
  }),
  data: z.object({ applications: z.array(application), pagination }),
});

export const getApplication = endpoint({
  name: 'getApplication',
  summary: "Reads one of the caller's applications with materials, timeline and messages.",
  method: 'GET',
  path: '/scholarship-applications/:id',
  access: 'member',
  params: z.object({ id }),
  data: applicationDetail,
  errors: [scholarshipErrors.APPLICATION_NOT_FOUND],
});

export const saveDraft = endpoint({
  name: 'saveDraft',
  summary:
    'Saves a draft over the revision that the caller has seen. A field left out stays, an empty one is cleared; a masked identity number sent back stays.',
  method: 'PATCH',
  path: '/scholarship-applications/:id',
  access: 'member',
  params: z.object({ id }),
  body: draftForm.extend({ revision: z.int().min(1) }),
  data: application.pick({ id: true, revision: true, updated_at: true }),
  errors: [
    scholarshipErrors.APPLICATION_NOT_FOUND,
    scholarshipErrors.NOT_A_DRAFT,
    scholarshipErrors.REVISION_CONFLICT,
  ],
});

export const submitApplication = endpoint({
  name: 'submitApplication',
  summary:
    'Submits a draft; it can no longer be changed. With a revision only if the draft is still the one the caller has seen.',
  method: 'PUT',
  path: '/scholarship-applications/:id/submit',
  access: 'member',
  params: z.object({ id }),
  body: z.object({ revision: z.int().min(1).optional() }),
  data: applicationDetail,
  errors: [
    scholarshipErrors.APPLICATION_NOT_FOUND,
    scholarshipErrors.ILLEGAL_TRANSITION,
    scholarshipErrors.REVISION_CONFLICT,
    scholarshipErrors.DEADLINE_PASSED,
    scholarshipErrors.APPLICATIONS_FULL,
  ],
});

export const withdrawApplication = endpoint({
  name: 'withdrawApplication',
  summary: 'Withdraws a submitted application while the deadline is open; another may then be made.',
  method: 'POST',
  path: '/scholarship-applications/:id/withdraw',
  access: 'member',
  params: z.object({ id }),
  body: z.object({ reason: optionalText(500) }),
  data: applicationDetail,
  errors: [
    scholarshipErrors.APPLICATION_NOT_FOUND,
    scholarshipErrors.ILLEGAL_TRANSITION,
    scholarshipErrors.DEADLINE_PASSED,
  ],
});

export const deleteDraft = endpoint({
  name: 'deleteDraft',
  summary: 'Deletes a draft with its materials.',
  method: 'DELETE',
  path: '/scholarship-applications/:id',
  access: 'member',
  params: z.object({ id }),
  data: z.object({}),
  errors: [scholarshipErrors.APPLICATION_NOT_FOUND, scholarshipErrors.NOT_A_DRAFT],
});

/** Where the progress of an application is shown, below the portal's address; letters link to it. */
export const applicationAddress = (applicationId: string) => `/scholarship/application?id=${applicationId}`;

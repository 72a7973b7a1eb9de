/** Applications for scholarships: drafting, submitting, reading and withdrawing (specification, sections 3, 4 and 7). */
import { endpoint } from '@platform/contract/endpoint';
import { pageFields, pagination } from '@platform/contract/paging';
import { id, optionalText, revision } from '@platform/contract/text';
import { z } from 'zod';
import { scholarshipErrors } from './errors.ts';
import { chooseScholarshipFirst, draftForm, formValues, submissionForm } from './form.ts';
import { applicationStatus } from './lifecycle.ts';
import { material } from './material.ts';
import { receiptHead } from './receipt.ts';
import { scholarship } from './scholarship.ts';
import { applicationMessage, timelineEntry } from './timeline.ts';

/** Page size of the applications (specification, section 9). */
export const applicationsPerPage = 10;

/** An application in a list, without its form. */
export const application = z.object({
  id,
  scholarship_id: id,
  application_number: z.string(),
  status: applicationStatus,
  /** The decision's note to the applicant. */
  review_notes: z.string().nullable(),
  /** Incremented by each save of the draft. */
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

/** An application in full, for its applicant; timeline and messages oldest first. */
export const applicationDetail = application.extend({
  ...formValues.shape,
  /** In full years on the day of the deadline; null without a date of birth. */
  age: z.int().nullable(),
  materials: z.array(material),
  timeline: z.array(timelineEntry),
  /** The newest page. */
  messages: z.array(applicationMessage),
  hasEarlierMessages: z.boolean(),
  receipt: receiptHead.nullable(),
});
export type ApplicationDetail = z.infer<typeof applicationDetail>;

const scholarship_id = z.uuid({ error: chooseScholarshipFirst });

/** A new draft. */
export const newDraft = draftForm.extend({ scholarship_id, status: z.literal('draft') });
/** A new application, submitted at once. */
export const newSubmission = submissionForm.extend({
  scholarship_id,
  status: z.literal('submitted').optional(),
});

export const createApplication = endpoint({
  name: 'createApplication',
  summary: 'Submits an application, or with the status "draft" creates a draft.',
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
    'Saves a draft over a revision. An omitted field stays, an empty one is cleared; a masked identity number changes nothing.',
  method: 'PATCH',
  path: '/scholarship-applications/:id',
  access: 'member',
  params: z.object({ id }),
  body: draftForm.extend({ revision }),
  data: application.pick({ id: true, revision: true, updated_at: true }),
  errors: [
    scholarshipErrors.APPLICATION_NOT_FOUND,
    scholarshipErrors.NOT_A_DRAFT,
    scholarshipErrors.REVISION_CONFLICT,
  ],
});

export const submitApplication = endpoint({
  name: 'submitApplication',
  summary: "Submits a draft, after which it can't be changed; with a revision only if that is current.",
  method: 'PUT',
  path: '/scholarship-applications/:id/submit',
  access: 'member',
  params: z.object({ id }),
  body: z.object({ revision: revision.optional() }),
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
  summary: 'Withdraws a submitted application before the deadline; the applicant can apply again.',
  method: 'POST',
  path: '/scholarship-applications/:id/withdraw',
  access: 'member',
  params: z.object({ id }),
  body: z.object({ reason: optionalText(500, { multiline: true }) }),
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

/** The path of an application's progress page, for emails. */
export const applicationAddress = (applicationId: string) => `/scholarship/application?id=${applicationId}`;

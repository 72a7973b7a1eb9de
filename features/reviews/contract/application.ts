/** Applications as their reviewers see them: listing, reading, deciding (specification, sections 2 and 3). */
import { scholarshipCategory } from '@features/scholarships/contract/category';
import { scholarshipErrors } from '@features/scholarships/contract/errors';
import { formValues } from '@features/scholarships/contract/form';
import { material } from '@features/scholarships/contract/material';
import { receipt } from '@features/scholarships/contract/receipt';
import { applicationMessage, timelineEntry } from '@features/scholarships/contract/timeline';
import { endpoint } from '@platform/contract/endpoint';
import { pageFields, pagination } from '@platform/contract/paging';
import { searchText } from '@platform/contract/search';
import { id, optionalText, text } from '@platform/contract/text';
import { z } from 'zod';
import { staff } from './access.ts';
import { reviewErrors } from './errors.ts';
import { reviewStatus } from './lifecycle.ts';
import { reviewSettings } from './values.ts';

/** Applications of a page (specification, section 9). */
export const reviewedPerPage = 10;

/** Most characters of a reason. */
export const reasonLimit = 1000;

/** What narrows the list, and its export. */
export const applicationFilters = z.object({
  status: reviewStatus.optional(),
  category: scholarshipCategory.optional(),
  scholarshipId: id.optional(),
  /** Number, name, institution and major in either script; in a blind review number and major alone. */
  search: searchText.optional(),
  /** Only what is assigned to the caller. */
  mine: z.stringbool().optional(),
});
export type ApplicationFilters = z.output<typeof applicationFilters>;

/**
 * An application in the list. In a blind review a reviewer finds `applicantName`, `email` and `phone` null
 * and no trace of them in the texts; admins see them always.
 */
export const reviewedApplication = z.object({
  applicationId: id,
  applicationNumber: z.string(),
  applicantName: z.string().nullable(),
  /** The title of the scholarship that the project is meant for. */
  projectTitle: z.string(),
  scholarshipId: id,
  category: scholarshipCategory,
  submitTime: z.iso.datetime(),
  status: reviewStatus,
  /** Mean of the scores in the present scale, two decimals; null without any, or while the caller has not scored. */
  score: z.number().nullable(),
  /** How many reviewers have scored, of how many assigned. */
  scoredCount: z.int(),
  assignedCount: z.int(),
  /** In full years on the day of the deadline. */
  age: z.int().nullable(),
  country: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The research proposal or, without one, the personal statement. */
  projectDescription: z.string(),
  /** How many materials stand. */
  materials: z.int(),
  /** Assigned to the caller. */
  assignedToMe: z.boolean(),
  /** The caller must keep out, by declaration or because of the same institution. */
  conflict: z.boolean(),
});
export type ReviewedApplication = z.infer<typeof reviewedApplication>;

/** One reviewer's part in an application; score and comment null while the caller may not see them. */
export const reviewerPart = z.object({
  reviewerId: id,
  name: z.string(),
  title: z.string(),
  scored: z.boolean(),
  score: z.number().nullable(),
  comment: z.string().nullable(),
  scoredAt: z.iso.datetime().nullable(),
  assignedAt: z.iso.datetime(),
});
export type ReviewerPart = z.infer<typeof reviewerPart>;

/** A material as reviewers see it: in a blind review under a neutral name. */
export const reviewedMaterial = material.omit({ sha256: true });
export type ReviewedMaterial = z.infer<typeof reviewedMaterial>;

/** Everything about an application; timeline and messages oldest first. */
export const applicationReview = reviewedApplication.omit({ materials: true }).extend({
  /** Whether the caller reviews blindly. */
  blind: z.boolean(),
  scoreScale: reviewSettings.shape.scoreScale,
  /** The form, the identity number masked; in a blind review without names, dates of birth and institution. */
  form: formValues,
  reviewNotes: z.string().nullable(),
  materials: z.array(reviewedMaterial),
  timeline: z.array(timelineEntry),
  messages: z.array(applicationMessage),
  /** What the applicant holds, and whether the record is still what was submitted. */
  receipt: receipt.omit({ canonical: true }),
  reviewers: z.array(reviewerPart),
  /** Those who declared a conflict of interest; for admins alone, else empty. */
  conflicts: z.array(
    z.object({
      reviewerId: id,
      name: z.string(),
      reason: z.string().nullable(),
      declaredAt: z.iso.datetime(),
    }),
  ),
  availableSlots: z.int(),
  approvedCount: z.int(),
});
export type ApplicationReview = z.infer<typeof applicationReview>;

const one = z.object({ id });

export const listReviewedApplications = endpoint({
  name: 'listReviewedApplications',
  summary: 'Submitted applications, the newest first, a page at a time.',
  method: 'GET',
  path: '/reviews/applications',
  access: staff,
  query: applicationFilters.extend(pageFields(reviewedPerPage)),
  data: z.object({
    applications: z.array(reviewedApplication),
    pagination,
    /** Whether the caller reviews blindly. */
    blind: z.boolean(),
    scoreScale: reviewSettings.shape.scoreScale,
  }),
});

export const getApplicationReview = endpoint({
  name: 'getApplicationReview',
  summary: 'Reads a submitted application with materials, timeline, messages and scores.',
  method: 'GET',
  path: '/reviews/applications/:id',
  access: staff,
  params: one,
  data: applicationReview,
  errors: [scholarshipErrors.APPLICATION_NOT_FOUND],
});

const moving = [
  scholarshipErrors.APPLICATION_NOT_FOUND,
  scholarshipErrors.ILLEGAL_TRANSITION,
  reviewErrors.CONFLICT_OF_INTEREST,
] as const;

export const beginReview = endpoint({
  name: 'beginReview',
  summary: 'Takes a pending application into review; its applicant gets a letter.',
  method: 'POST',
  path: '/reviews/applications/:id/begin',
  access: staff,
  params: one,
  body: z.object({ note: optionalText(reasonLimit) }),
  data: applicationReview,
  errors: moving,
});

const reason = text({ max: reasonLimit, required: '请输入评审意见' });

export const approveApplication = endpoint({
  name: 'approveApplication',
  summary:
    "Approves an application under review, as long as its scholarship has a slot left; the award's disbursement begins.",
  method: 'POST',
  path: '/reviews/applications/:id/approve',
  access: staff,
  params: one,
  body: z.object({ reason }),
  data: applicationReview,
  errors: [...moving, scholarshipErrors.NO_SLOTS_LEFT],
});

export const rejectApplication = endpoint({
  name: 'rejectApplication',
  summary: 'Rejects an application under review.',
  method: 'POST',
  path: '/reviews/applications/:id/reject',
  access: staff,
  params: one,
  body: z.object({ reason }),
  data: applicationReview,
  errors: moving,
});

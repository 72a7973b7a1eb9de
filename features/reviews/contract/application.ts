/** Applications under review: listing, reading, deciding (specification, sections 2 and 3). */
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
import { adminOnly, staff } from './access.ts';
import { reviewErrors } from './errors.ts';
import { reviewStatus } from './lifecycle.ts';
import { reviewSettings } from './values.ts';

/** Page size of the applications (specification, section 9). */
export const reviewedPerPage = 10;

/** Maximum length of a reason, in characters. */
export const reasonLimit = 1000;

/** Filters of the list and of its export. */
export const applicationFilters = z.object({
  status: reviewStatus.optional(),
  category: scholarshipCategory.optional(),
  scholarshipId: id.optional(),
  /** Number, name, institution and major in either script; in a blind review only number and major. */
  search: searchText.optional(),
  /** Only applications assigned to the caller. */
  mine: z.stringbool().optional(),
});
export type ApplicationFilters = z.output<typeof applicationFilters>;

/**
 * An application in the list. In a blind review, `applicantName`, `email` and `phone` are null for reviewers and removed
 * from the texts; admins always see them.
 */
export const reviewedApplication = z.object({
  applicationId: id,
  applicationNumber: z.string(),
  applicantName: z.string().nullable(),
  /** The title of the scholarship. */
  projectTitle: z.string(),
  scholarshipId: id,
  category: scholarshipCategory,
  submitTime: z.iso.datetime(),
  status: reviewStatus,
  /** Mean score in the current scale, two decimals; null without scores, or until the caller has scored. */
  score: z.number().nullable(),
  /** Reviewers who have scored, and assigned reviewers. */
  scoredCount: z.int(),
  assignedCount: z.int(),
  /** In full years on the day of the deadline. */
  age: z.int().nullable(),
  country: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The research proposal or, without one, the personal statement. */
  projectDescription: z.string(),
  /** Number of current materials. */
  materials: z.int(),
  /** Assigned to the caller. */
  assignedToMe: z.boolean(),
  /** The caller has a conflict of interest: declared, or the same institution. */
  conflict: z.boolean(),
});
export type ReviewedApplication = z.infer<typeof reviewedApplication>;

/** One reviewer's assignment; score and comment are null while hidden from the caller. */
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

/** A material for reviewers: in a blind review under a neutral name. */
export const reviewedMaterial = material.omit({ sha256: true });
export type ReviewedMaterial = z.infer<typeof reviewedMaterial>;

/** An application in full; timeline and messages oldest first. */
export const applicationReview = reviewedApplication.omit({ materials: true }).extend({
  /** Whether names are hidden from the caller. */
  blind: z.boolean(),
  scoreScale: reviewSettings.shape.scoreScale,
  /** Scores that a decision needs, unless a reason is written. */
  requiredScores: reviewSettings.shape.requiredScores,
  /** The form, the identity number masked; in a blind review without names, dates of birth and institution. */
  form: formValues,
  reviewNotes: z.string().nullable(),
  materials: z.array(reviewedMaterial),
  timeline: z.array(timelineEntry),
  /** The newest page. */
  messages: z.array(applicationMessage),
  hasEarlierMessages: z.boolean(),
  /** The applicant's receipt, and whether the record still agrees with it. */
  receipt: receipt.omit({ canonical: true }),
  reviewers: z.array(reviewerPart),
  /** Reviewers who declared a conflict of interest; empty except for admins. */
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
  summary: 'Lists submitted applications, the newest first.',
  method: 'GET',
  path: '/reviews/applications',
  access: staff,
  query: applicationFilters.extend(pageFields(reviewedPerPage)),
  data: z.object({
    applications: z.array(reviewedApplication),
    pagination,
    /** Whether names are hidden from the caller. */
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
  summary: 'Begins the review of a pending application; its applicant gets an email.',
  method: 'POST',
  path: '/reviews/applications/:id/begin',
  access: staff,
  params: one,
  body: z.object({ note: optionalText(reasonLimit, { multiline: true }) }),
  data: applicationReview,
  errors: moving,
});

/** An admin's decision. */
const decision = z.object({
  /** The applicant reads it. */
  reason: text({ max: reasonLimit, multiline: true, required: '请输入评审意见' }),
  /** Why it is made before the required scores are there; only for the log of staff actions. */
  earlyReason: optionalText(reasonLimit, { multiline: true }),
});

export const approveApplication = endpoint({
  name: 'approveApplication',
  summary:
    "Approves an application under review, with the required scores or a reason for the log, while its scholarship has slots; creates the award's disbursement.",
  method: 'POST',
  path: '/reviews/applications/:id/approve',
  access: adminOnly,
  params: one,
  body: decision,
  data: applicationReview,
  errors: [...moving, reviewErrors.SCORES_MISSING, scholarshipErrors.NO_SLOTS_LEFT],
});

export const rejectApplication = endpoint({
  name: 'rejectApplication',
  summary: 'Rejects an application under review, with the required scores or a reason for the log.',
  method: 'POST',
  path: '/reviews/applications/:id/reject',
  access: adminOnly,
  params: one,
  body: decision,
  data: applicationReview,
  errors: [...moving, reviewErrors.SCORES_MISSING],
});

/** The formats of the sample scholarships, applicants and applications. */
import { registration } from '@features/accounts/contract/login';
import { messageContent } from '@platform/contract/messages';
import { readSample } from '@platform/server/sample';
import { z } from 'zod';
import { draftForm } from '../contract/form.ts';
import { materialKind } from '../contract/material.ts';
import { scholarshipRecord } from './records.ts';

const daysAgo = z.int().min(0);

const sampleScholarship = scholarshipRecord({
  announcedDaysAgo: daysAgo,
  /** The deadline is the end of this day, counted from today; negative ones are closed. */
  closesInDays: z.int(),
});
export type SampleScholarship = z.output<typeof sampleScholarship>;

const sampleMaterial = z.strictObject({ kind: materialKind, name: z.string(), file: z.string() });
export type SampleMaterial = z.output<typeof sampleMaterial>;

/** The events after the submission. */
const sampleStep = z.union([
  z.strictObject({
    daysAgo,
    move: z.enum(['beginReview', 'approve', 'reject']),
    note: z.string().optional(),
  }),
  z.strictObject({ daysAgo, withdraw: z.string() }),
  z.strictObject({ daysAgo, says: z.enum(['applicant', 'staff']), content: messageContent }),
  z.strictObject({
    daysAgo,
    decide: z.enum(['accept', 'askForMore', 'refuse']),
    /** Its index among the materials. */
    material: z.int().min(0),
    note: z.string().optional(),
  }),
]);
export type SampleStep = z.output<typeof sampleStep>;

const sampleApplication = z.strictObject({
  /** The slug of the scholarship. */
  scholarship: z.string(),
  begunDaysAgo: daysAgo,
  /** Null for a draft. */
  submittedDaysAgo: daysAgo.nullable(),
  form: draftForm.strict(),
  materials: z.array(sampleMaterial).default([]),
  steps: z.array(sampleStep).default([]),
});
export type SampleApplication = z.output<typeof sampleApplication>;

const sampleApplicant = registration
  .omit({ password: true, username: true })
  .required()
  .extend({
    username: z.string(),
    /** The age reached this year, on the birthday (MM-DD). */
    age: z.int(),
    birthday: z.string().regex(/^\d\d-\d\d$/),
    /** The fields that this person's applications share. */
    form: draftForm.strict(),
    applications: z.array(sampleApplication).min(1),
  })
  .strict();
export type SampleApplicant = z.output<typeof sampleApplicant>;

export const readSampleScholarships = () => readSample('scholarships.yaml', sampleScholarship);
export const readSampleApplicants = () => readSample('applicants', sampleApplicant);

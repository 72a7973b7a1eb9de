/** Tables of the scholarships: what can be applied for, who applied with what, and what happened since. */

import { users } from '@features/accounts/tables';
import type { Field } from '@platform/contract/fields';
import type { FileKind } from '@platform/contract/upload';
import { instant } from '@platform/server/database/columns';
import { eventColumns } from '@platform/server/lifecycle/events';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { awardCategories, scholarshipCategories } from '../contract/category.ts';
import { applicationFields, type FormValues } from '../contract/form.ts';
import { applicationStatuses } from '../contract/lifecycle.ts';
import { materialKinds, materialStatuses } from '../contract/material.ts';
import { applicationEvents as eventKinds, participants } from '../contract/timeline.ts';
import { columnOf, type FormColumns, plainFields } from './form.rules.ts';

/**
 * Scholarships; the amount in fen per award, 0 for a certificate only. The statements that submit, withdraw and approve update
 * the two counters under conditions that decide the race for the last place.
 */
export const scholarships = pgTable(
  'scholarships',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    eligibility: text().array().notNull(),
    category: text({ enum: scholarshipCategories }).notNull(),
    awardCategory: text('award_category', { enum: awardCategories }),
    currency: text({ enum: ['CNY'] }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** The last instant at which applications are accepted. */
    applicationDeadline: instant('application_deadline').notNull(),
    availableSlots: integer('available_slots').notNull(),
    /** Applications that take a place: submitted and not withdrawn. */
    submittedCount: integer('submitted_count').notNull().default(0),
    approvedCount: integer('approved_count').notNull().default(0),
    /** Title, summary and description, folded, and their index terms. */
    folded: text().notNull(),
    terms: text().array().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('scholarships_amount_not_negative', sql`${table.amount} >= 0`),
    check('scholarships_submitted_not_negative', sql`${table.submittedCount} >= 0`),
    check(
      'scholarships_approved_within_slots',
      sql`${table.approvedCount} between 0 and ${table.availableSlots}`,
    ),
    index('scholarships_terms').using('gin', table.terms),
    index('scholarships_deadline').on(table.applicationDeadline, table.id),
    index('scholarships_created').on(table.createdAt, table.id),
  ],
);
export type ScholarshipRow = typeof scholarships.$inferSelect;

/** Numbers the applications; see `applicationNumberFor`. */
export const applicationNumbers = pgSequence('application_numbers');

/** Column types of the fields; text by default. */
const columnKinds = {
  date: (name: string) => date(name, { mode: 'string' }),
  decimal: (name: string) => numeric(name, { precision: 3, scale: 2, mode: 'number' }),
  integer: (name: string) => smallint(name),
};

const textOf = <Value>() => text().$type<Value>();

/** The columns of the form's fields. */
function formColumns() {
  const entries = plainFields.map((field) => {
    const { kind }: Field = applicationFields[field];
    const build = kind && kind in columnKinds ? columnKinds[kind as keyof typeof columnKinds] : text;
    return [columnOf(field), build(field)];
  });
  return Object.fromEntries(entries) as {
    [C in keyof FormColumns]: ReturnType<typeof textOf<NonNullable<FormColumns[C]>>>;
  };
}

/**
 * Applications with their form; null for an empty field. The identity number is sealed; answers contain its mask. `reviewNotes`
 * is the decision's note to the applicant.
 */
export const scholarshipApplications = pgTable(
  'scholarship_applications',
  {
    id: uuid().primaryKey(),
    applicationNumber: text('application_number').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id),
    status: text({ enum: applicationStatuses }).notNull(),
    revision: integer().notNull().default(1),
    ...formColumns(),
    idNumberSealed: text('id_number_sealed'),
    idNumberMask: text('id_number_mask'),
    reviewNotes: text('review_notes'),
    /** Number, name, institution and major, folded, for the search of staff who see names. */
    folded: text().notNull().default(''),
    /** Number and major, folded, for the search of a blind review. */
    blindFolded: text('blind_folded').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    submittedAt: instant('submitted_at'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    // One active application per person and scholarship.
    uniqueIndex('scholarship_applications_one_each')
      .on(table.userId, table.scholarshipId)
      .where(sql`${table.status} <> 'withdrawn'`),
    check('scholarship_applications_gpa_in_range', sql`${table.gpa} between 0 and 4`),
    check('scholarship_applications_year_in_range', sql`${table.graduationYear} between 1900 and 2030`),
    check(
      'scholarship_applications_submitted_at',
      sql`(${table.status} = 'draft') = (${table.submittedAt} is null)`,
    ),
    index('scholarship_applications_user').on(table.userId, table.createdAt),
    index('scholarship_applications_scholarship').on(table.scholarshipId, table.status),
    index('scholarship_applications_submitted').on(table.submittedAt),
  ],
);
export type ApplicationRow = typeof scholarshipApplications.$inferSelect;

const applicationId = () =>
  uuid('application_id').references(() => scholarshipApplications.id, { onDelete: 'cascade' });

/** A submitted material. */
export interface SubmittedMaterial {
  kind: (typeof materialKinds)[number];
  name: string;
  size: number;
  sha256: string;
}

/** The submission, except for the identity number, which is sealed beside it with a salt. */
export interface SubmissionSnapshot {
  scholarship_id: string;
  form: Omit<FormValues, 'id_number'>;
  materials: SubmittedMaterial[];
}

/** Submissions; rows are never changed. The hash is on the receipt. */
export const applicationSubmissions = pgTable('application_submissions', {
  applicationId: applicationId().primaryKey(),
  submittedAt: instant('submitted_at').notNull(),
  snapshot: jsonb().$type<SubmissionSnapshot>().notNull(),
  /** Sealed JSON of the identity number and its salt; null without one. */
  idNumberSealed: text('id_number_sealed'),
  /** SHA-256 of the canonical text, in hexadecimal. */
  hash: text().notNull(),
});
export type SubmissionRow = typeof applicationSubmissions.$inferSelect;

/** Materials; a replaced one stays, with a reference to its successor. */
export const applicationMaterials = pgTable(
  'application_materials',
  {
    id: uuid().primaryKey(),
    applicationId: applicationId().notNull(),
    kind: text({ enum: materialKinds }).notNull(),
    name: text().notNull(),
    fileKind: text('file_kind').$type<FileKind>().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    /** The file's key in the private storage. */
    storageKey: text('storage_key').notNull(),
    status: text({ enum: materialStatuses }).notNull().default('in_review'),
    note: text(),
    uploadedAt: instant('uploaded_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
    replacedBy: uuid('replaced_by').references((): AnyPgColumn => applicationMaterials.id),
  },
  (table) => [index('application_materials_application').on(table.applicationId, table.uploadedAt)],
);
export type MaterialRow = typeof applicationMaterials.$inferSelect;

/** The timelines. Rows are only ever added. */
export const applicationEvents = pgTable(
  'application_events',
  {
    ...eventColumns(eventKinds.names),
    applicationId: applicationId().notNull(),
    actor: text({ enum: participants }).notNull(),
    actorId: uuid('actor_id').references(() => users.id),
    note: text(),
    materialId: uuid('material_id').references(() => applicationMaterials.id),
  },
  (table) => [index('application_events_application').on(table.applicationId, table.id)],
);

/** Messages between an applicant and the staff. */
export const applicationMessages = pgTable(
  'application_messages',
  {
    id: uuid().primaryKey(),
    applicationId: applicationId().notNull(),
    author: text({ enum: participants }).notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    content: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('application_messages_application').on(table.applicationId, table.createdAt)],
);
export type MessageRow = typeof applicationMessages.$inferSelect;

/** The one row of settings; without it the contract's defaults apply. */
export const scholarshipSettings = pgTable(
  'scholarship_settings',
  {
    id: smallint().primaryKey().default(1),
    maxApplications: integer('max_applications').notNull(),
    blindReview: boolean('blind_review').notNull(),
    scoreScale: smallint('score_scale').notNull(),
    /** Scores that a decision needs. */
    requiredScores: smallint('required_scores').notNull().default(2),
    /** Incremented by every change. */
    revision: integer().notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: uuid('updated_by').references(() => users.id),
  },
  (table) => [
    check('scholarship_settings_one_row', sql`${table.id} = 1`),
    check('scholarship_settings_max_in_range', sql`${table.maxApplications} between 1 and 1000`),
  ],
);

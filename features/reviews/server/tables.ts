/** Tables of the reviews: who reviews, what they were given, how they scored it, and what is paid. */

import { users } from '@features/accounts/tables';
import { awardCategories } from '@features/scholarships/contract/category';
import { scholarshipApplications } from '@features/scholarships/tables';
import { instant } from '@platform/server/database/columns';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { disbursementMethods } from '../contract/disbursement.ts';
import { disbursementStatuses } from '../contract/lifecycle.ts';
import { reviewerStates } from '../contract/reviewer.ts';

const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => scholarshipApplications.id, { onDelete: 'cascade' });

/** Reviewers: a profile beside a user's account. */
export const reviewers = pgTable('reviewers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  title: text().notNull(),
  expertise: text().notNull(),
  institution: text(),
  status: text({ enum: reviewerStates.states }).notNull(),
  createdAt: instant('created_at').notNull(),
});
export type ReviewerRow = typeof reviewers.$inferSelect;

/** Assignments of applications to reviewers. */
export const reviewAssignments = pgTable(
  'review_assignments',
  {
    applicationId: applicationId(),
    reviewerId: uuid('reviewer_id')
      .notNull()
      .references(() => reviewers.userId),
    assignedBy: uuid('assigned_by')
      .notNull()
      .references(() => users.id),
    assignedAt: instant('assigned_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.reviewerId] }),
    index('review_assignments_reviewer').on(table.reviewerId),
  ],
);

/**
 * Scores, one per assignment, which can't be removed while it has one. Points are hundredths of the scale: 4 of 5 and 80 of
 * 100 are both 80, so the scale can change and means stay exact.
 */
export const reviewScores = pgTable(
  'review_scores',
  {
    applicationId: uuid('application_id').notNull(),
    reviewerId: uuid('reviewer_id').notNull(),
    points: smallint().notNull(),
    comment: text(),
    scoredAt: instant('scored_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.reviewerId] }),
    foreignKey({
      name: 'review_scores_assignment',
      columns: [table.applicationId, table.reviewerId],
      foreignColumns: [reviewAssignments.applicationId, reviewAssignments.reviewerId],
    }),
    check('review_scores_points_in_range', sql`${table.points} between 0 and 100`),
    index('review_scores_reviewer').on(table.reviewerId),
  ],
);

/** Declared conflicts of interest. */
export const reviewConflicts = pgTable(
  'review_conflicts',
  {
    applicationId: applicationId(),
    reviewerId: uuid('reviewer_id')
      .notNull()
      .references(() => users.id),
    reason: text(),
    declaredAt: instant('declared_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.reviewerId] }),
    index('review_conflicts_reviewer').on(table.reviewerId),
  ],
);

/** Awards to be paid, one per approved application; the amount in fen. */
export const disbursements = pgTable(
  'disbursements',
  {
    id: uuid().primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .unique()
      .references(() => scholarshipApplications.id),
    award: text({ enum: awardCategories }),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text({ enum: ['CNY'] }).notNull(),
    method: text({ enum: disbursementMethods }).notNull(),
    status: text({ enum: disbursementStatuses }).notNull(),
    note: text(),
    attempts: integer().notNull().default(0),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('disbursements_amount_not_negative', sql`${table.amount} >= 0`),
    check('disbursements_paid_at', sql`(${table.status} = 'paid') = (${table.paidAt} is not null)`),
    index('disbursements_status').on(table.status, table.createdAt),
    index('disbursements_created').on(table.createdAt, table.id),
  ],
);
export type DisbursementRow = typeof disbursements.$inferSelect;

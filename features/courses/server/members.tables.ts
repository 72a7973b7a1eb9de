/** Tables of what members do with courses: purchases, enrolments, progress, notes, reviews. */
import { users } from '@features/accounts/tables';
import { reportReasons } from '@features/community/contract/moderation';
import { paymentStatuses } from '@features/payments/contract/lifecycle';
import { instant } from '@platform/server/database/columns';
import { eventColumns } from '@platform/server/lifecycle/events';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { purchaseEvents, purchaseStatuses } from '../contract/lifecycle.ts';
import { courseLessons, courses } from './tables.ts';

const member = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id);
const ofCourse = () =>
  uuid('course_id')
    .notNull()
    .references(() => courses.id);
const ofLesson = () =>
  uuid('lesson_id')
    .notNull()
    .references(() => courseLessons.id);
export const coursePurchases = pgTable(
  'course_purchases',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique('course_purchases_number'),
    userId: member('user_id'),
    courseId: ofCourse(),
    courseTitle: text('course_title').notNull(),
    /** In fen and US cents. */
    price: integer().notNull(),
    usdPrice: integer('usd_price').notNull(),
    status: text({ enum: purchaseStatuses }).notNull().default('pending'),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull().default('pending'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    enrolledAt: instant('enrolled_at'),
    /** Failed enrolments after the payment, and when the next one is due. */
    attempts: smallint().notNull().default(0),
    nextAt: instant('next_at'),
  },
  (table) => [
    // Nobody buys a course twice, from however many tabs.
    uniqueIndex('course_purchases_open')
      .on(table.userId, table.courseId)
      .where(sql`${table.status} in ('pending', 'paid', 'enrolled')`),
    index('course_purchases_user').on(table.userId, table.createdAt, table.id),
    index('course_purchases_created').on(table.createdAt, table.id),
    index('course_purchases_unpaid').on(table.expiresAt).where(sql`${table.status} = 'pending'`),
    index('course_purchases_paid').on(table.nextAt).where(sql`${table.status} = 'paid'`),
  ],
);

export const coursePurchaseEvents = pgTable(
  'course_purchase_events',
  {
    ...eventColumns(purchaseEvents.names),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => coursePurchases.id),
    note: text(),
  },
  (table) => [index('course_purchase_events_purchase').on(table.purchaseId, table.id)],
);

/** Who may learn; one that has ended keeps its row, and the progress stays. */
export const courseEnrolments = pgTable(
  'course_enrolments',
  {
    userId: member('user_id'),
    courseId: ofCourse(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => coursePurchases.id),
    enrolledAt: instant('enrolled_at').notNull(),
    /** When the member learned last; the enrolment at first. */
    learnedAt: instant('learned_at').notNull(),
    endedAt: instant('ended_at'),
    /** Set when every lesson is done. */
    certificateNumber: text('certificate_number').unique('course_enrolments_certificate'),
    /** The member's name on the certificate. */
    certificateName: text('certificate_name'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index('course_enrolments_learned').on(table.userId, table.learnedAt).where(sql`${table.endedAt} is null`),
  ],
);

/** The progress of a member in a lesson. `at` is the time of the latest message by the server's clock. */
export const courseProgress = pgTable(
  'course_progress',
  {
    userId: member('user_id'),
    lessonId: ofLesson(),
    position: doublePrecision().notNull(),
    furthest: doublePrecision().notNull(),
    doneAt: instant('done_at'),
    device: text().notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId] })],
);

export const courseNotes = pgTable(
  'course_notes',
  {
    id: uuid().primaryKey(),
    userId: member('user_id'),
    courseId: ofCourse(),
    lessonId: ofLesson(),
    /** Seconds. */
    position: doublePrecision().notNull(),
    content: text().notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
  },
  (table) => [index('course_notes_member').on(table.userId, table.courseId)],
);

export const courseReviews = pgTable(
  'course_reviews',
  {
    id: uuid().primaryKey(),
    courseId: ofCourse(),
    userId: member('user_id'),
    rating: smallint().notNull(),
    content: text().notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    answer: text(),
    answeredBy: uuid('answered_by').references(() => users.id),
    answeredAt: instant('answered_at'),
    hidden: boolean().notNull().default(false),
    /** Since when reports wait for an editor; null without any. */
    queuedAt: instant('queued_at'),
  },
  (table) => [
    unique('course_reviews_one').on(table.courseId, table.userId),
    check('course_reviews_rating', sql`${table.rating} between 1 and 5`),
    index('course_reviews_latest').on(table.courseId, table.createdAt, table.id),
    index('course_reviews_queue').on(table.queuedAt).where(sql`${table.queuedAt} is not null`),
  ],
);

/** Reports, one of each member about a review; `settledAt` is set when an editor has decided. */
export const courseReports = pgTable(
  'course_reports',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => courseReviews.id, { onDelete: 'cascade' }),
    reporterId: member('reporter_id'),
    reason: text({ enum: reportReasons }).notNull(),
    note: text().notNull(),
    at: instant('at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.reporterId] })],
);

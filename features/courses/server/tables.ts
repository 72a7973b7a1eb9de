/** Tables of the courses. */
import { users } from '@features/accounts/tables';
import { reportReasons } from '@features/community/contract/moderation';
import { paymentStatuses } from '@features/payments/contract/lifecycle';
import { instant } from '@platform/server/database/columns';
import { documentColumns } from '@platform/server/document/documents';
import { coversTable } from '@platform/server/files/covers';
import { eventColumns } from '@platform/server/lifecycle/events';
import { searchColumns } from '@platform/server/list/listPage';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { courseCategories, courseLevels } from '../contract/category.ts';
import type { Video } from '../contract/course.ts';
import { purchaseEvents, purchaseStatuses } from '../contract/lifecycle.ts';

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
/** What the catalogue is filtered by. */
const filterColumns = {
  category: text({ enum: courseCategories }).notNull(),
  level: text({ enum: courseLevels }).notNull(),
};

export const courseCovers = coversTable('course', () => users.id);

/** Uploaded videos that browsers can play, read from the file. */
export const courseMedia = pgTable(
  'course_media',
  {
    id: uuid().primaryKey(),
    /** Only sample videos have one, by which the seed recognises them. */
    slug: text().unique(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** In the private storage. */
    key: text().notNull(),
    mediaType: text('media_type').$type<Video['mediaType']>().notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    seconds: doublePrecision().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** WebVTT in the script in which it was written. */
    captions: text(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('course_media_created').on(table.createdAt, table.id)],
);

/** A curriculum as it is stored; the order of the arrays is the order of sections and lessons. */
export type StoredCurriculum = {
  id: string;
  title: string;
  lessons: { id: string; title: string; isPreview: boolean; mediaId: string | null }[];
}[];

export const courses = pgTable(
  'courses',
  {
    ...documentColumns,
    ...filterColumns,
    /** Only sample courses have one, by which the seed recognises them. */
    slug: text().unique(),
    title: text().notNull(),
    subtitle: text().notNull(),
    description: text().notNull(),
    fullDescription: text('full_description').notNull(),
    instructor: text().notNull(),
    instructorTitle: text('instructor_title').notNull(),
    instructorId: uuid('instructor_id').references(() => users.id, { onDelete: 'set null' }),
    /** In fen. */
    price: integer().notNull(),
    originalPrice: integer('original_price'),
    isHot: boolean('is_hot').notNull(),
    coverId: uuid('cover_id').references(() => courseCovers.id),
    previewMediaId: uuid('preview_media_id').references(() => courseMedia.id),
    learningGoals: text('learning_goals').array().notNull(),
    targetAudience: text('target_audience').array().notNull(),
    curriculum: jsonb().$type<StoredCurriculum>().notNull(),
    /** Of the curriculum, in all. */
    seconds: doublePrecision().notNull(),
    lessons: integer().notNull(),
  },
  (table) => [
    check('courses_price_not_negative', sql`${table.price} >= 0`),
    index('courses_updated').on(table.updatedAt, table.id),
    index('courses_cover').on(table.coverId),
    index('courses_preview_media').on(table.previewMediaId),
  ],
);

/** The lessons of all curricula by id; one that was removed keeps its row, with the progress and the notes of members. */
export const courseLessons = pgTable(
  'course_lessons',
  {
    id: uuid().primaryKey(),
    courseId: ofCourse(),
    isPreview: boolean('is_preview').notNull(),
    isRemoved: boolean('is_removed').notNull().default(false),
    mediaId: uuid('media_id').references(() => courseMedia.id),
  },
  (table) => [
    index('course_lessons_course').on(table.courseId),
    index('course_lessons_media').on(table.mediaId),
  ],
);

/**
 * What lists are sorted by; apart from the texts, so that an enrolment or a review does not write the search index
 * again. `publishedAt` is null for a draft.
 */
export const courseRanks = pgTable(
  'course_ranks',
  {
    id: uuid()
      .primaryKey()
      .references(() => courses.id),
    ...filterColumns,
    price: integer().notNull(),
    publishedAt: instant('published_at'),
    /** Members who are enrolled. */
    students: integer().notNull().default(0),
    /** Of the visible reviews. */
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    rating: doublePrecision()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(rating_sum::double precision / nullif(rating_count, 0), 0)`),
  },
  (table) => {
    const sort = (name: string, column: AnyPgColumn) =>
      index(`course_ranks_${name}`)
        .on(column, table.id, table.category, table.level)
        .where(sql`${table.publishedAt} is not null`);
    return [
      check('course_ranks_counts', sql`students >= 0 and rating_count >= 0`),
      sort('newest', table.publishedAt),
      sort('price', table.price),
      sort('rating', table.rating),
      sort('popular', table.students),
    ];
  },
);

/** The published courses with their folded texts; rows exist only for them, so that search finds nothing else. */
export const courseListings = pgTable(
  'course_listings',
  {
    id: uuid()
      .primaryKey()
      .references(() => courses.id),
    ...filterColumns,
    ...searchColumns,
  },
  (table) => [
    index('course_listings_terms').using('gin', table.terms),
    index('course_listings_filters').on(table.category, table.level, table.id),
  ],
);

/** The number of published courses of each category and level, updated in the transactions that change it. */
export const courseCounts = pgTable(
  'course_counts',
  { ...filterColumns, count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.category, table.level] })],
);

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

/** Tables of the course sales. Everything about a course changes under the lock of its row (`lockCourse`); amounts in fen. */
import { users } from '@features/accounts/tables';
import { paymentStatuses } from '@features/payments/contract/lifecycle';
import { instant, wholeNumber } from '@platform/server/database/columns';
import { documentColumns } from '@platform/server/document/documents';
import { coversTable } from '@platform/server/files/covers';
import { searchColumns } from '@platform/server/list/listPage';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { courseCategories, courseLevels } from '../contract/course.ts';
import { listingStates, purchaseStates } from '../contract/lifecycle.ts';
import { purchaseKinds } from '../contract/purchase.ts';

const member = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id);
const course = () =>
  uuid('course_id')
    .notNull()
    .references(() => salesCourses.id);

export const salesCovers = coversTable('sales', () => users.id);

export const salesCourses = pgTable(
  'sales_courses',
  {
    ...documentColumns,
    /** Only sample courses have one, by which the seed recognises them. */
    slug: text().unique(),
    title: text().notNull(),
    subtitle: text().notNull(),
    description: text().notNull(),
    category: text({ enum: courseCategories }).notNull(),
    level: text({ enum: courseLevels }).notNull(),
    instructor: text().notNull(),
    instructorTitle: text('instructor_title').notNull(),
    price: wholeNumber('price').notNull(),
    originalPrice: wholeNumber('original_price').notNull(),
    /** In hours. */
    duration: doublePrecision().notNull(),
    maxStudents: integer('max_students').notNull(),
    /** Seats that have not ended, and unpaid purchases that are not resales. */
    currentStudents: integer('current_students').notNull().default(0),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    canResell: boolean('can_resell').notNull(),
    isHot: boolean('is_hot').notNull(),
    learningGoals: text('learning_goals').array().notNull(),
    coverId: uuid('cover_id').references(() => salesCovers.id),
    /** The number of open listings and the lowest of their prices. */
    listings: integer().notNull().default(0),
    resellPrice: wholeNumber('resell_price'),
    /** When the organiser last changed the time of the published course. */
    rescheduledAt: instant('rescheduled_at'),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason'),
  },
  (table) => [
    check('sales_courses_places', sql`${table.currentStudents} between 0 and ${table.maxStudents}`),
    check('sales_courses_times', sql`${table.endTime} > ${table.startTime}`),
    index('sales_courses_start').on(table.startTime),
    index('sales_courses_updated').on(table.updatedAt, table.id),
    index('sales_courses_cover').on(table.coverId),
    index('sales_courses_cancelled').on(table.id).where(sql`${table.cancelledAt} is not null`),
  ],
);
export type CourseRow = typeof salesCourses.$inferSelect;

/** The published courses with their folded texts; apart, so that a purchase never writes the search index. */
export const salesCatalogue = pgTable(
  'sales_catalogue',
  {
    id: uuid()
      .primaryKey()
      .references(() => salesCourses.id, { onDelete: 'cascade' }),
    category: text().notNull(),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    publishedAt: instant('published_at').notNull(),
    isHot: boolean('is_hot').notNull(),
    /** The course can be resold and is sold out or has open listings: `resellable` until its start. */
    resaleOpen: boolean('resale_open').notNull(),
    ...searchColumns,
  },
  (table) => [
    index('sales_catalogue_terms').using('gin', table.terms),
    // With all filtered columns, so that a scan reads nothing but its index.
    index('sales_catalogue_latest').on(
      ...[table.publishedAt, table.id, table.category, table.startTime, table.endTime],
      ...[table.resaleOpen, table.isHot],
    ),
    index('sales_catalogue_start').on(
      ...[table.startTime, table.id, table.category, table.endTime, table.resaleOpen, table.isHot],
    ),
    index('sales_catalogue_end').on(
      ...[table.endTime, table.id, table.category, table.startTime, table.resaleOpen, table.isHot],
    ),
    index('sales_catalogue_hot').on(table.publishedAt).where(sql`${table.isHot}`),
  ],
);

export const salesSeats = pgTable(
  'sales_seats',
  {
    id: uuid().primaryKey(),
    courseId: course(),
    ownerId: member('owner_id'),
    /** The purchase by which the owner has it. */
    purchaseId: uuid('purchase_id')
      .notNull()
      .unique()
      .references((): AnyPgColumn => salesPurchases.id),
    createdAt: instant('created_at').notNull(),
    /** When it was refunded or taken back. */
    endedAt: instant('ended_at'),
    /** Reminders sent: 1 a day before, 2 an hour before. */
    reminded: smallint().notNull().default(0),
  },
  (table) => [
    uniqueIndex('sales_seats_owner').on(table.courseId, table.ownerId).where(sql`${table.endedAt} is null`),
    index('sales_seats_latest').on(table.courseId, table.createdAt),
  ],
);
export type SeatRow = typeof salesSeats.$inferSelect;

/** Purchases, the payables. */
export const salesPurchases = pgTable(
  'sales_purchases',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    courseId: course(),
    buyerId: member('buyer_id'),
    kind: text({ enum: purchaseKinds }).notNull(),
    /** Of a resale. */
    listingId: uuid('listing_id').references((): AnyPgColumn => salesListings.id),
    /** The seat that it has paid. */
    seatId: uuid('seat_id').references(() => salesSeats.id),
    status: text({ enum: purchaseStates }).notNull(),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull(),
    price: wholeNumber('price').notNull(),
    /** The part of the price that the buyer's balance has paid. */
    balancePart: wholeNumber('balance_part').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    /** It brought the new-user red packet, whose dialog was not shown yet. */
    hasPacket: boolean('has_packet').notNull().default(false),
  },
  (table) => [
    check('sales_purchases_listing', sql`(${table.kind} = 'resale') = (${table.listingId} is not null)`),
    check(
      'sales_purchases_seat',
      sql`(${table.status} in ('paid', 'resold', 'refunded')) = (${table.seatId} is not null)`,
    ),
    uniqueIndex('sales_purchases_active')
      .on(table.courseId, table.buyerId)
      .where(sql`${table.status} in ('pending', 'paid')`),
    uniqueIndex('sales_purchases_listed')
      .on(table.listingId)
      .where(sql`${table.status} in ('pending', 'paid', 'resold')`),
    index('sales_purchases_buyer').on(table.buyerId, table.createdAt),
    index('sales_purchases_seats').on(table.seatId),
    index('sales_purchases_unpaid').on(table.expiresAt).where(sql`${table.status} = 'pending'`),
    index('sales_purchases_course').on(table.courseId).where(sql`${table.status} = 'pending'`),
  ],
);
export type PurchaseRow = typeof salesPurchases.$inferSelect;

export const salesListings = pgTable(
  'sales_listings',
  {
    id: uuid().primaryKey(),
    courseId: course(),
    seatId: uuid('seat_id')
      .notNull()
      .references(() => salesSeats.id),
    /** The seller's own purchase of the seat. */
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => salesPurchases.id),
    sellerId: member('seller_id'),
    price: wholeNumber('price').notNull(),
    description: text().notNull(),
    /** Sealed: a stolen database does not show how members are reached. */
    contactSealed: text('contact').notNull(),
    status: text({ enum: listingStates }).notNull(),
    createdAt: instant('created_at').notNull(),
    soldAt: instant('sold_at'),
    releasedAt: instant('released_at'),
  },
  (table) => [
    uniqueIndex('sales_listings_open').on(table.seatId).where(sql`${table.status} = 'open'`),
    index('sales_listings_cheapest')
      .on(table.courseId, table.price, table.id)
      .where(sql`${table.status} = 'open'`),
    index('sales_listings_sold').on(table.courseId).where(sql`${table.status} = 'sold'`),
    index('sales_listings_purchase').on(table.purchaseId),
    index('sales_listings_seat').on(table.seatId),
  ],
);
export type ListingRow = typeof salesListings.$inferSelect;

/** Members who wait for a place, in the order of `seq`; an offer ends the waiting. */
export const salesWaiting = pgTable(
  'sales_waiting',
  {
    courseId: course(),
    userId: member('user_id'),
    seq: bigserial({ mode: 'number' }).notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.userId] }),
    index('sales_waiting_first').on(table.courseId, table.seq),
    index('sales_waiting_user').on(table.userId),
  ],
);

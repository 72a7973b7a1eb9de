/** Tables of the catalogue: courses, their lessons and videos, and what lists read. */
import { users } from '@features/accounts/tables';
import { instant } from '@platform/server/database/columns';
import { documentColumns } from '@platform/server/document/documents';
import { coversTable } from '@platform/server/files/covers';
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
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { courseCategories, courseLevels } from '../contract/category.ts';
import type { Video } from '../contract/course.ts';

const ofCourse = () =>
  uuid('course_id')
    .notNull()
    .references(() => courses.id);
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

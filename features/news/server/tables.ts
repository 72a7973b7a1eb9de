/** Tables of the news. */

import { users } from '@features/accounts/tables';
import { viewCountsTable, viewsTable } from '@platform/server/counters/tables';
import { instant } from '@platform/server/database/columns';
import { coversTable } from '@platform/server/files/covers';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { NewsCategory } from '../contract/category.ts';

/** Covers that were uploaded; those that no item uses are removed after a day. */
export const newsCovers = coversTable('news', () => users.id);

/** News items. `author` is the name at the time of publishing; `content` is sanitised HTML. */
export const newsItems = pgTable(
  'news_items',
  {
    id: uuid().primaryKey(),
    /** Only sample items have one, by which the seed recognises them. */
    slug: text().unique(),
    title: text().notNull(),
    category: text().$type<NewsCategory>().notNull(),
    summary: text().notNull(),
    content: text().notNull(),
    author: text().notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    coverId: uuid('cover_id').references(() => newsCovers.id),
    publishedAt: instant('published_at').notNull(),
    editedAt: instant('edited_at'),
    featured: boolean().notNull().default(false),
    hidden: boolean().notNull().default(false),
    /** False for a member's item until an editor approves it. */
    approved: boolean().notNull().default(true),
    revision: integer().notNull().default(1),
  },
  (table) => [
    check('news_items_revision_positive', sql`${table.revision} > 0`),
    index('news_items_author').on(table.authorId, table.publishedAt, table.id),
    index('news_items_cover').on(table.coverId),
  ],
);

/**
 * The columns of items that lists and searches read, texts folded (see platform/server/database/search).
 * Every change of an item updates its listing in the same transaction.
 */
export const newsListings = pgTable(
  'news_listings',
  {
    id: uuid()
      .primaryKey()
      .references(() => newsItems.id, { onDelete: 'cascade' }),
    category: text().$type<NewsCategory>().notNull(),
    hidden: boolean().notNull(),
    featured: boolean().notNull(),
    approved: boolean().notNull().default(true),
    publishedAt: instant('published_at').notNull(),
    everything: text().notNull(),
    terms: text().array().notNull(),
  },
  (table) => [
    index('news_listings_terms').using('gin', table.terms),
    index('news_listings_latest').on(
      table.publishedAt,
      table.id,
      table.category,
      table.hidden,
      table.featured,
    ),
    index('news_listings_featured').on(
      table.featured,
      table.publishedAt,
      table.id,
      table.category,
      table.hidden,
    ),
    index('news_listings_category').on(
      table.category,
      table.hidden,
      table.featured,
      table.publishedAt,
      table.id,
    ),
    index('news_listings_hidden').on(table.publishedAt).where(sql`${table.hidden}`),
    index('news_listings_unapproved').on(table.publishedAt).where(sql`not ${table.approved}`),
  ],
);

/** Number of items in each category, hidden or not; updated in the transactions that change it. */
export const newsCounts = pgTable(
  'news_counts',
  {
    category: text().$type<NewsCategory>().notNull(),
    hidden: boolean().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.hidden] })],
);

export const newsViews = viewsTable('news');
export const newsViewCounts = viewCountsTable('news');

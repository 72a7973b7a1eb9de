/** Tables of the community. */
import { users } from '@features/accounts/tables';
import { redPackets } from '@features/redpackets/tables';
import { viewCountsTable, viewsTable } from '@platform/server/counters/tables';
import { instant } from '@platform/server/database/columns';
import { searchColumns } from '@platform/server/list/listPage';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { postCategories } from '../contract/category.ts';
import type { ContentKind } from '../contract/endpoints.ts';
import { contentStates } from '../contract/lifecycle.ts';
import { holdReasons, reportReasons } from '../contract/moderation.ts';
import type { Reply } from '../contract/reply.ts';

const member = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id);
const category = () => text({ enum: postCategories }).notNull();
const kind = () => text().$type<ContentKind>().notNull();

/** What posts and replies share. A row with `deletedAt` is found by nothing but its restoration. */
const contentColumns = {
  id: uuid().primaryKey(),
  authorId: member('author_id'),
  content: text().notNull(),
  status: text({ enum: contentStates.states }).notNull().default('published'),
  /** Why an editor has hidden it. */
  reason: text(),
  /** Why and by which words it was held for review. */
  held: text({ enum: holdReasons }),
  words: text().array().notNull().default([]),
  /** Since when it waits for an editor, reported or held; null when it does not. */
  queuedAt: instant('queued_at'),
  createdAt: instant('created_at').notNull(),
  editedAt: instant('edited_at'),
  deletedAt: instant('deleted_at'),
};

export const communityPosts = pgTable(
  'community_posts',
  {
    ...contentColumns,
    /** Only sample posts have one, by which the seed recognises them. */
    slug: text().unique(),
    title: text().notNull(),
    category: category(),
    packetId: uuid('packet_id').references(() => redPackets.id),
    revision: integer().notNull().default(1),
  },
  (table) => [
    index('community_posts_author').on(table.authorId, table.createdAt, table.id),
    index('community_posts_queue').on(table.queuedAt).where(sql`${table.queuedAt} is not null`),
    index('community_posts_hidden').on(table.createdAt).where(sql`${table.status} = 'hidden'`),
    index('community_posts_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/**
 * The counters of posts, by which lists are sorted; apart from the texts, so that a like does not write the search
 * index again. `listed` says that the post is published and not deleted.
 */
export const communityRanks = pgTable(
  'community_ranks',
  {
    id: uuid()
      .primaryKey()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    category: category(),
    authorId: uuid('author_id').notNull(),
    createdAt: instant('created_at').notNull(),
    listed: boolean().notNull(),
    likes: integer().notNull().default(0),
    collections: integer().notNull().default(0),
    /** Visible replies. */
    replies: integer().notNull().default(0),
    /** The highest floor given to a reply. */
    floors: integer().notNull().default(0),
    views: integer().notNull().default(0),
    /** README: a post with twice the points is as hot as one that is 12 hours younger. */
    hot: doublePrecision()
      .notNull()
      .generatedAlwaysAs(
        sql`ln((1 + likes + 2 * replies + views / 5.0)::double precision) / ln(2::double precision) + extract(epoch from created_at - timestamptz '2020-01-01 00:00:00+00')::double precision / 43200`,
      ),
  },
  (table) => {
    const sort = (name: string, column: AnyPgColumn) =>
      index(`community_ranks_${name}`)
        .on(column, table.id, table.category, table.authorId)
        .where(sql`${table.listed}`);
    return [
      sort('hot', table.hot),
      sort('latest', table.createdAt),
      sort('likes', table.likes),
      sort('replies', table.replies),
      sort('views', table.views),
    ];
  },
);

/** The listed posts with their folded texts; rows exist only for them, so that search finds nothing else. */
export const communityListings = pgTable(
  'community_listings',
  {
    id: uuid()
      .primaryKey()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    category: category(),
    authorId: uuid('author_id').notNull(),
    ...searchColumns,
  },
  (table) => [
    index('community_listings_terms').using('gin', table.terms),
    index('community_listings_category').on(table.category, table.id),
    index('community_listings_author').on(table.authorId, table.id),
  ],
);

/** The number of listed posts in each category; updated in the transactions that change it. */
export const communityCounts = pgTable('community_counts', {
  category: text({ enum: postCategories }).primaryKey(),
  count: integer().notNull(),
});

export const communityReplies = pgTable(
  'community_replies',
  {
    ...contentColumns,
    postId: uuid('post_id')
      .notNull()
      .references(() => communityPosts.id),
    floor: integer().notNull(),
    quoteId: uuid('quote_id').references((): AnyPgColumn => communityReplies.id),
    mentions: jsonb().$type<Reply['mentions']>().notNull().default([]),
    /** Whether it was visible once: those concerned were notified then. */
    announced: boolean().notNull().default(true),
  },
  (table) => [
    unique('community_replies_floor').on(table.postId, table.floor),
    index('community_replies_visible')
      .on(table.postId, table.floor)
      .where(sql`${table.status} = 'published' and ${table.deletedAt} is null`),
    index('community_replies_queue').on(table.queuedAt).where(sql`${table.queuedAt} is not null`),
    index('community_replies_hidden').on(table.createdAt).where(sql`${table.status} = 'hidden'`),
  ],
);

/** Former versions of posts and replies; a reply has no title and category. */
export const communityVersions = pgTable(
  'community_versions',
  {
    id: uuid().primaryKey(),
    kind: kind(),
    contentId: uuid('content_id').notNull(),
    title: text(),
    category: text({ enum: postCategories }),
    content: text().notNull(),
    from: instant('from_time').notNull(),
    until: instant('until_time').notNull(),
  },
  (table) => [index('community_versions_content').on(table.contentId, table.until)],
);

/** Uploaded images; those without a post are removed after a day. */
export const communityImages = pgTable(
  'community_images',
  {
    id: uuid().primaryKey(),
    ownerId: member('owner_id'),
    postId: uuid('post_id').references(() => communityPosts.id, { onDelete: 'set null' }),
    position: integer().notNull().default(0),
    address: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    thumbnail: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('community_images_post').on(table.postId, table.position),
    index('community_images_unused').on(table.createdAt).where(sql`${table.postId} is null`),
  ],
);

/** Reports, one of each member about a post or a reply; `settledAt` is set when an editor has decided. */
export const communityReports = pgTable(
  'community_reports',
  {
    kind: kind(),
    contentId: uuid('content_id').notNull(),
    reporterId: member('reporter_id'),
    reason: text({ enum: reportReasons }).notNull(),
    note: text().notNull(),
    at: instant('at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.reporterId] })],
);

/** Members who may not write until a time. */
export const communitySuspensions = pgTable('community_suspensions', {
  memberId: member('member_id').primaryKey(),
  until: instant('until_time').notNull(),
  reason: text().notNull(),
});

/** Words that hold posts and replies for review, folded to one script. */
export const communityWords = pgTable('community_words', {
  id: uuid().primaryKey(),
  word: text().notNull(),
  folded: text().notNull().unique(),
  addedBy: member('added_by'),
  createdAt: instant('created_at').notNull(),
});

export const communityViews = viewsTable('community');
export const communityViewCounts = viewCountsTable('community');

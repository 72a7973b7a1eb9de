/** Lists of posts: the board by the strategies of platform/server/list/largeList, one's own and one's collected posts. */
import { notMuted } from '@features/accounts/mutes';
import type { Database } from '@platform/server/database/database';
import type { WordSearch } from '@platform/server/database/search';
import { findListPage, type IdPage, sortByIds } from '@platform/server/list/largeList';
import type { PageWindow } from '@platform/server/list/largeList.rules';
import { listPage } from '@platform/server/list/listPage';
import { and, desc, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { MyPostFilter, PostFilter, PostSort } from '../contract/filter.ts';
import { postCollections } from './marks.store.ts';
import { listCounts, type RankedPost, readPosts, withIds } from './store.ts';
import { communityListings, communityPosts, communityRanks } from './tables.ts';

/** The board's filters, the search prepared, without the authors whom the caller has muted. */
export type ListFilter = Pick<PostFilter, 'category' | 'author' | 'sort'> & {
  search: WordSearch | null;
  muted: readonly string[];
};

const orders: Readonly<Record<PostSort, SQL>> = {
  hot: sql.raw('hot desc, id desc'),
  latest: sql.raw('created_at desc, id desc'),
  likes: sql.raw('likes desc, id desc'),
  replies: sql.raw('replies desc, id desc'),
  views: sql.raw('views desc, id desc'),
};
const sortColumns: Readonly<Record<PostSort, string>> = {
  ...{ hot: 'hot', latest: 'created_at' },
  ...{ likes: 'likes', replies: 'replies', views: 'views' },
};

const conditionsOf = ({ category, author, muted }: ListFilter): SQL[] => [
  ...(category === 'all' ? [] : [eq(communityListings.category, category)]),
  ...(author ? [eq(communityListings.authorId, author)] : []),
  ...(muted.length > 0 ? [notInArray(communityListings.authorId, [...muted])] : []),
];

/** A page of the listed posts that match, and the total. */
export async function findBoardPage(
  db: Database,
  filter: ListFilter,
  page: PageWindow,
): Promise<Omit<IdPage, 'ids'> & { rows: RankedPost[] }> {
  const counts = await listCounts(db);
  const sum = (some: typeof counts) => some.reduce((total, { count }) => total + count, 0);
  const { category, sort, search, author, muted } = filter;
  const isCounted = !(search || author || muted.length > 0);
  const { ids, ...totals } = await findListPage(
    db,
    {
      listings: communityListings,
      filters: conditionsOf(filter),
      search,
      searchedField: 'folded',
      order: orders[sort],
      orderColumns: [],
      scan: {
        source: communityRanks,
        columns: ['id', 'category', 'author_id', sortColumns[sort]],
        start: [sql`listed`],
      },
      population: sum(counts),
      exactTotal: isCounted
        ? sum(counts.filter((each) => category === 'all' || each.category === category))
        : null,
    },
    page,
  );
  // A post can be hidden between the two queries.
  const rows = await readPosts(db, and(withIds(ids), eq(communityRanks.listed, true)));
  return {
    ...totals,
    rows: sortByIds(
      rows.map((stored) => ({ ...stored, id: stored.row.id })),
      ids,
    ),
  };
}

/** A page of a member's own posts in all states, the latest first. */
export async function findOwnPage(db: Database, authorId: string, { status, ...page }: MyPostFilter) {
  const { id, createdAt } = communityPosts;
  const where = and(
    eq(communityPosts.authorId, authorId),
    isNull(communityPosts.deletedAt),
    status === 'all' ? undefined : eq(communityPosts.status, status),
  );
  const select = db.select({ id }).from(communityPosts).where(where).orderBy(desc(createdAt), desc(id));
  const found = await listPage(db, { select, table: communityPosts, where }, page);
  return { rows: await inOrder(db, found.rows), pagination: found.pagination };
}

/** A page of the listed posts that a member has collected, the latest collected first, without those of muted members. */
export async function findCollectedPage(
  db: Database,
  memberId: string,
  page: { page: number; limit: number },
) {
  const marks = postCollections.markedBy(db, memberId);
  const { id, listed, authorId } = communityRanks;
  const visible = and(eq(listed, true), notMuted(memberId, authorId));
  const select = db
    .select({ id })
    .from(marks)
    .innerJoin(communityRanks, eq(id, marks.itemId))
    .where(visible)
    .orderBy(desc(marks.at), desc(id));
  const where = and(visible, sql`${id} in (select item_id from ${marks})`);
  const found = await listPage(db, { select, table: communityRanks, where }, page);
  return { rows: await inOrder(db, found.rows), pagination: found.pagination };
}

async function inOrder(db: Database, found: readonly { id: string }[]): Promise<RankedPost[]> {
  const ids = found.map(({ id }) => id);
  const rows = await readPosts(db, withIds(ids));
  return sortByIds(
    rows.map((stored) => ({ ...stored, id: stored.row.id })),
    ids,
  );
}

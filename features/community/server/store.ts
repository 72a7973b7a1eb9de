/** Queries of posts; rows become the contract's posts here. */
import type { PersonView } from '@features/accounts/contract/person';
import { people, personColumns } from '@features/accounts/people';
import { redPackets } from '@features/redpackets/tables';
import type { Queryable, Transaction } from '@platform/server/database/database';
import type { WordSearch } from '@platform/server/database/search';
import { searchValues } from '@platform/server/list/listPage';
import type { Caller } from '@platform/server/portal';
import {
  and,
  desc,
  eq,
  gt,
  type InferInsertModel,
  type InferSelectModel,
  inArray,
  isNotNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ContentKind } from '../contract/endpoints.ts';
import {
  type ContentVersion,
  type ListedPost,
  type Post,
  type PostImage,
  shownImages,
} from '../contract/post.ts';
import { imagesOf } from './images.store.ts';
import { readerState } from './marks.store.ts';
import { accessOf, excerptOf, highlightsOf, isStaff, isVisible } from './rules.ts';
import {
  communityCounts,
  communityListings,
  communityPosts,
  communityRanks,
  communityVersions,
} from './tables.ts';

export type NewPost = InferInsertModel<typeof communityPosts>;
export type PostRow = InferSelectModel<typeof communityPosts>;
type RankRow = InferSelectModel<typeof communityRanks>;

/** A post with its counters and its author. */
export interface RankedPost {
  row: PostRow;
  rank: RankRow;
  author: PersonView;
}

/** Posts with counters and authors; the caller limits their number. */
export function readPosts(db: Queryable, condition: SQL | undefined): Promise<RankedPost[]> {
  return db
    .select({ row: communityPosts, rank: communityRanks, author: personColumns })
    .from(communityPosts)
    .innerJoin(communityRanks, eq(communityRanks.id, communityPosts.id))
    .innerJoin(people, eq(people.id, communityPosts.authorId))
    .where(condition);
}

/** One post, or null. */
export async function findPost(db: Queryable, id: string): Promise<RankedPost | null> {
  const [row] = await readPosts(db, eq(communityPosts.id, id));
  return row ?? null;
}

/** One post, locked until the transaction ends, or null. The lock lets replies refer to the post meanwhile: they hold its counters. */
export async function lockPost(tx: Transaction, id: string): Promise<RankedPost | null> {
  const { id: key } = communityPosts;
  const locked = await tx.select({ id: key }).from(communityPosts).where(eq(key, id)).for('no key update');
  return locked.length > 0 ? findPost(tx, id) : null;
}

/** The fields that lists and pages have in common, without the caller's marks. */
function present(
  { row, rank, author }: RankedPost,
  caller: Pick<Caller, 'id' | 'role'> | null,
  images: PostImage[],
) {
  const { id, title, category, status, reason, packetId } = row;
  const { views, likes, collections, replies } = rank;
  const seesReason = caller !== null && (caller.id === row.authorId || isStaff(caller));
  return {
    ...{ id, title, category, author, status, packetId, images, imageCount: images.length },
    ...{ views, likes, collections, replies, liked: false, collected: false },
    createTime: row.createdAt.toISOString(),
    editTime: row.editedAt?.toISOString() ?? null,
    reason: seesReason ? reason : null,
  };
}

/** Posts with their excerpts, images and highlights, without the caller's marks. */
export async function presentList(
  db: Queryable,
  rows: readonly RankedPost[],
  caller: Caller | null,
  search: WordSearch | null = null,
): Promise<ListedPost[]> {
  const images = await imagesOf(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map((stored) => {
    const { id, content } = stored.row;
    const { images: all, ...fields } = present(stored, caller, images.get(id) ?? []);
    const excerpt = excerptOf(content, search);
    const highlights = search
      ? { highlights: highlightsOf({ title: fields.title, excerpt }, search.query) }
      : {};
    return { ...fields, excerpt, ...highlights, images: all.slice(0, shownImages) };
  });
}

/** The posts with marks, by ids. */
export const markPosts = <P extends { id: string }>(
  posts: readonly P[],
  { liked, collected }: { liked: readonly string[]; collected: readonly string[] },
): P[] =>
  posts.map((post) => ({ ...post, liked: liked.includes(post.id), collected: collected.includes(post.id) }));

/** The posts with the caller's marks. */
export async function withMarks<P extends { id: string }>(
  db: Queryable,
  caller: Caller | null,
  posts: readonly P[],
): Promise<P[]> {
  if (caller === null || posts.length === 0) return [...posts];
  const ids = posts.map(({ id }) => id);
  return markPosts(posts, await readerState(db, caller.id, ids));
}

/** A post for a person who may see it, else null. */
export async function postFor(
  db: Queryable,
  caller: Caller | null,
  stored: RankedPost | null,
): Promise<Post | null> {
  if (!stored || accessOf(caller, stored.row) === 'none') return null;
  const { content, revision, id } = stored.row;
  const images = (await imagesOf(db, [id])).get(id) ?? [];
  const [marked] = await withMarks(db, caller, [{ ...present(stored, caller, images), content, revision }]);
  return marked ?? null;
}

/** Whether sample posts were ever added. */
export async function hasSamples(db: Queryable): Promise<boolean> {
  const { id, slug } = communityPosts;
  return (await db.select({ id }).from(communityPosts).where(isNotNull(slug)).limit(1)).length > 0;
}

/** The packet, if it is a public one of the sender that can still be grabbed. */
export async function isAttachable(db: Queryable, id: string, senderId: string, now: Date): Promise<boolean> {
  const { state, sendType, expiresAt } = redPackets;
  const isOpen = and(eq(state, 'open'), eq(sendType, 'public'), gt(expiresAt, now));
  const isMine = and(eq(redPackets.id, id), eq(redPackets.senderId, senderId));
  return (await db.select({ id: redPackets.id }).from(redPackets).where(and(isMine, isOpen))).length > 0;
}

async function addToCounts(
  tx: Transaction,
  posts: readonly { category: PostRow['category'] }[],
  step: 1 | -1,
) {
  const groups = [...Map.groupBy(posts, ({ category }) => category)];
  if (groups.length === 0) return;
  // Sorted, so that two concurrent inserts cannot deadlock.
  groups.sort(([one], [other]) => (one < other ? -1 : 1));
  await tx
    .insert(communityCounts)
    .values(groups.map(([category, { length }]) => ({ category, count: step * length })))
    .onConflictDoUpdate({
      target: communityCounts.category,
      set: { count: sql`${communityCounts.count} + excluded.count` },
    });
}

/** The number of listed posts in each category. */
export function listCounts(db: Queryable): Promise<InferSelectModel<typeof communityCounts>[]> {
  return db.select().from(communityCounts);
}

const listingOf = ({ id, category, authorId, title, content }: PostRow) => ({
  ...{ id, category, authorId },
  ...searchValues(title, content),
});

type Counters = Partial<Pick<RankRow, 'likes' | 'collections' | 'replies' | 'floors' | 'views'>>;

/** Inserts posts with their counters; known slugs are skipped. */
export async function insertPosts(
  tx: Transaction,
  rows: readonly (NewPost & { counters?: Counters })[],
): Promise<PostRow[]> {
  const posts = rows.map(({ counters: _, ...post }) => post);
  const added = await tx
    .insert(communityPosts)
    .values(posts)
    .onConflictDoNothing({ target: communityPosts.slug })
    .returning();
  if (added.length === 0) return [];
  const counters = new Map(rows.map(({ id, counters: values }) => [id, values]));
  await tx.insert(communityRanks).values(
    added.map(({ id, category, authorId, createdAt, ...post }) => ({
      ...{ id, category, authorId, createdAt, listed: isVisible(post) },
      ...counters.get(id),
    })),
  );
  const listed = added.filter(isVisible);
  if (listed.length > 0) await tx.insert(communityListings).values(listed.map(listingOf));
  await addToCounts(tx, listed, 1);
  return added;
}

/** Updates a locked post, and what lists and search know of it. */
export async function updatePost(
  tx: Transaction,
  { row, rank }: RankedPost,
  changes: Partial<Omit<PostRow, 'id' | 'authorId'>>,
): Promise<void> {
  const changed = { ...row, ...changes };
  const listed = isVisible(changed);
  const { category } = changed;
  await tx.update(communityPosts).set(changes).where(eq(communityPosts.id, row.id));
  await tx.update(communityRanks).set({ listed, category }).where(eq(communityRanks.id, row.id));
  if (rank.listed) {
    await tx.delete(communityListings).where(eq(communityListings.id, row.id));
    await addToCounts(tx, [row], -1);
  }
  if (listed) {
    await tx.insert(communityListings).values(listingOf(changed));
    await addToCounts(tx, [changed], 1);
  }
}

/** Stores the version that a change replaces. */
export async function insertVersion(
  tx: Transaction,
  kind: ContentKind,
  row: Pick<PostRow, 'id' | 'content' | 'createdAt' | 'editedAt'> &
    Partial<Pick<PostRow, 'title' | 'category'>>,
  version: { id: string; until: Date },
): Promise<void> {
  const { id: contentId, content, title = null, category = null, createdAt, editedAt } = row;
  const from = editedAt ?? createdAt;
  await tx.insert(communityVersions).values({ kind, contentId, title, category, content, from, ...version });
}

/** The most former versions that are listed. */
const maxVersions = 100;

/** The former versions of a post or a reply, the latest first. */
export async function findVersions(
  db: Queryable,
  kind: ContentKind,
  contentId: string,
): Promise<ContentVersion[]> {
  const { title, category, content, from, until } = communityVersions;
  const rows = await db
    .select({ title, category, content, from, until })
    .from(communityVersions)
    .where(and(eq(communityVersions.contentId, contentId), eq(communityVersions.kind, kind)))
    .orderBy(desc(until))
    .limit(maxVersions);
  return rows.map((row) => ({ ...row, from: row.from.toISOString(), until: row.until.toISOString() }));
}

/** Finds posts by their ids. */
export const withIds = (ids: readonly string[]) => inArray(communityPosts.id, [...ids]);

/** Reading the board: lists, posts, replies, versions, suggestions. */
import { mutedIds } from '@features/accounts/mutes';
import { searchPeople } from '@features/accounts/search';
import type { Data } from '@platform/contract/endpoint';
import { wordSearch } from '@platform/server/database/search';
import { failure } from '@platform/server/http/failure';
import { paginationOf } from '@platform/server/list/largeList.rules';
import type { Caller, Origin, Services } from '@platform/server/portal';
import * as endpoints from '../contract/endpoints.ts';
import { communityErrors } from '../contract/errors.ts';
import type { MyPostFilter, PostFilter } from '../contract/filter.ts';
import type { Post } from '../contract/post.ts';
import { assertMaySearch } from './limits.actions.ts';
import { findBoardPage, findCollectedPage, findOwnPage } from './list.store.ts';
import { copyViews, postViewCounter, readerState } from './marks.store.ts';
import {
  countBefore,
  findHeld,
  findParticipants,
  findReply,
  findReplyPage,
  presentReplies,
} from './replies.store.ts';
import { accessOf, isVisible } from './rules.ts';
import {
  findPost,
  findVersions,
  markPosts,
  postFor,
  presentList,
  type RankedPost,
  withMarks,
} from './store.ts';
import { communityTag } from './tags.ts';

type Reading = Pick<Services, 'db' | 'cache'>;

/** Seconds for which a page of the board is kept, without marks, for all members. */
const cacheSeconds = 0.5;

/** A page of the listed posts that match, without those of the muted members and without marks. */
export async function boardPage(
  { db }: Pick<Reading, 'db'>,
  filter: PostFilter,
  muted: readonly string[] = [],
): Promise<Data<typeof endpoints.listPosts>> {
  const { page, limit, search: words, ...rest } = filter;
  const search = wordSearch(words);
  if (search === 'nothing')
    return { posts: [], pagination: paginationOf({ total: 0, exact: true }, page, limit) };
  const { rows, ...totals } = await findBoardPage(
    db,
    { ...rest, search, muted },
    { offset: (page - 1) * limit, limit },
  );
  const posts = await presentList(db, rows, null, search);
  return { posts, pagination: paginationOf(totals, page, limit) };
}

/** A page of the listed posts that match, with the caller's marks and without the members whom they have muted. */
export async function listPosts(
  ctx: Reading,
  caller: Caller | null,
  filter: PostFilter,
): Promise<Data<typeof endpoints.listPosts>> {
  const { db, cache } = ctx;
  const shared = await cache.remember(communityTag, `board ${JSON.stringify(filter)}`, cacheSeconds, () =>
    boardPage(ctx, filter),
  );
  if (caller === null) return shared;
  const ids = shared.posts.map(({ id }) => id);
  const reader = await readerState(db, caller.id, ids);
  if (reader.muted.length === 0) return { ...shared, posts: markPosts(shared.posts, reader) };
  const { posts, pagination } = await boardPage(ctx, filter, reader.muted);
  return { posts: await withMarks(db, caller, posts), pagination };
}

/** A page of the caller's own posts. */
export async function listMyPosts(
  { db }: Reading,
  caller: Caller,
  filter: MyPostFilter,
): Promise<Data<typeof endpoints.listMyPosts>> {
  const { rows, pagination } = await findOwnPage(db, caller.id, filter);
  return { posts: await withMarks(db, caller, await presentList(db, rows, caller)), pagination };
}

/** A page of the posts that the caller has collected. */
export async function listCollectedPosts(
  { db }: Reading,
  caller: Caller,
  page: { page: number; limit: number },
): Promise<Data<typeof endpoints.listCollectedPosts>> {
  const { rows, pagination } = await findCollectedPage(db, caller.id, page);
  return { posts: await withMarks(db, caller, await presentList(db, rows, caller)), pagination };
}

/** One post for those who may see it. Throws CONTENT_NOT_FOUND. */
export async function getPost({ db }: Reading, caller: Caller | null, id: string): Promise<Post> {
  const found = await postFor(db, caller, await findPost(db, id));
  if (!found) throw failure(communityErrors.CONTENT_NOT_FOUND);
  return found;
}

/** Throws CONTENT_NOT_FOUND unless a post is listed. */
export async function assertListed({ db }: Pick<Reading, 'db'>, id: string): Promise<RankedPost> {
  const stored = await findPost(db, id);
  if (!stored?.rank.listed) throw failure(communityErrors.CONTENT_NOT_FOUND);
  return stored;
}

/** Throws CONTENT_NOT_FOUND unless a reply and its post are visible. */
export async function assertReplyVisible(ctx: Pick<Reading, 'db'>, id: string): Promise<void> {
  const stored = await findReply(ctx.db, id);
  if (!stored || !isVisible(stored.row)) throw failure(communityErrors.CONTENT_NOT_FOUND);
  await assertListed(ctx, stored.row.postId);
}

/** Counts a view of a listed post. Throws CONTENT_NOT_FOUND. */
export async function viewPost(
  ctx: Pick<Services, 'db' | 'clock' | 'secretFor'>,
  id: string,
  caller: Caller | null,
  origin: Origin,
): Promise<{ views: number }> {
  const views = await postViewCounter.count(ctx, id, caller, origin);
  if (views === null) throw failure(communityErrors.CONTENT_NOT_FOUND);
  await copyViews(ctx.db, id, views);
  return { views };
}

/** A page of the replies of a post, or the page that holds `reply`. Throws CONTENT_NOT_FOUND. */
export async function listReplies(
  ctx: Reading,
  caller: Caller | null,
  postId: string,
  { reply, ...paging }: { page: number; limit: number; reply?: string | undefined },
): Promise<Data<typeof endpoints.listReplies>> {
  const { db } = ctx;
  const post = await findPost(db, postId);
  if (!post || accessOf(caller, post.row) === 'none') throw failure(communityErrors.CONTENT_NOT_FOUND);
  const held = caller ? await findHeld(db, postId, caller.id) : [];
  const reader = { muted: await mutedIds(db, caller), held };
  const target = reply ? (await findReply(db, reply))?.row : null;
  if (target?.postId === postId)
    paging.page = 1 + Math.floor((await countBefore(db, target, reader)) / paging.limit);
  const { rows, pagination } = await findReplyPage(db, postId, reader, paging);
  return { replies: await presentReplies(db, caller, rows, reader.muted), pagination };
}

/** The former versions of a post or reply for those who may see it. Throws CONTENT_NOT_FOUND. */
export async function listVersions(
  ctx: Reading,
  caller: Caller | null,
  { kind, id }: { kind: endpoints.ContentKind; id: string },
): Promise<Data<typeof endpoints.listVersions>> {
  let postId = id;
  if (kind === 'replies') {
    const reply = await findReply(ctx.db, id);
    if (!reply || accessOf(caller, reply.row) === 'none') throw failure(communityErrors.CONTENT_NOT_FOUND);
    ({ postId } = reply.row);
  }
  await getPost(ctx, caller, postId);
  return { versions: await findVersions(ctx.db, kind, id) };
}

/** Members for an @: those in the discussion of a listed post, then others. Throws CONTENT_NOT_FOUND and TOO_MANY_REQUESTS. */
export async function suggestMembers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  postId: string,
  prefix: string,
): Promise<Data<typeof endpoints.suggestMembers>> {
  const { row } = await assertListed({ db }, postId);
  await assertMaySearch(db, caller);
  const limit = endpoints.maxSuggestions;
  const search = { prefix, readerId: caller.id, now: clock.now(), limit };
  const among = [row.authorId, ...(await findParticipants(db, postId))];
  const near = await searchPeople(db, { ...search, among });
  const others = prefix === '' || near.length === limit ? [] : await searchPeople(db, search);
  const members = new Map([...near, ...others].map((member) => [member.id, member]));
  return { members: [...members.values()].slice(0, limit) };
}

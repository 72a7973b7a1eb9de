/** Writing posts: create, change, delete, restore. */
import type { Transaction } from '@platform/server/database/database';
import { assertRevision } from '@platform/server/document/revision';
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure } from '@platform/server/http/failure';
import type { Caller, Services } from '@platform/server/portal';
import { communityErrors } from '../contract/errors.ts';
import type { Post, PostChange, PostForm } from '../contract/post.ts';
import { attachImages } from './images.actions.ts';
import { assertMayWrite, reviewed } from './limits.actions.ts';
import { accessOf } from './rules.ts';
import {
  findPost,
  insertPosts,
  insertVersion,
  isAttachable,
  lockPost,
  postFor,
  type RankedPost,
  updatePost as savePost,
} from './store.ts';
import { communityTag } from './tags.ts';

async function assertAttachable(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  caller: Caller,
  packetId: string | null,
): Promise<void> {
  const isAllowed = packetId === null || (await isAttachable(tx, packetId, caller.id, clock.now()));
  if (!isAllowed) throw failure(communityErrors.PACKET_NOT_ATTACHABLE);
}

/** The stored post for its author. */
async function storedPost(tx: Transaction, caller: Caller, id: string): Promise<Post> {
  const stored = await postFor(tx, caller, await findPost(tx, id));
  if (!stored) throw new Error(`post ${id} was not stored`);
  return stored;
}

/** Publishes a post, or holds it. Throws the limits, IMAGE_NOT_FOUND and PACKET_NOT_ATTACHABLE. */
export async function createPost(
  ctx: Services,
  caller: Caller,
  command: Command | null,
  { images, packetId, ...texts }: PostForm,
): Promise<Post> {
  const created = await transactOnce(ctx, command, async (tx) => {
    const author = await assertMayWrite(tx, ctx, caller, 'posts');
    await assertAttachable(tx, ctx, caller, packetId);
    const id = ctx.random.id();
    const review = await reviewed(tx, ctx, author, `${texts.title}\n${texts.content}`);
    await insertPosts(tx, [
      { id, authorId: caller.id, ...texts, packetId, createdAt: ctx.clock.now(), ...review },
    ]);
    await attachImages(tx, ctx, { postId: id, ownerId: caller.id }, images);
    return storedPost(tx, caller, id);
  });
  ctx.cache.invalidate(communityTag);
  return created;
}

/** Locks a post that the caller may change. Throws CONTENT_NOT_FOUND and CONTENT_NOT_YOURS. */
async function lockOwn(tx: Transaction, caller: Caller, id: string): Promise<RankedPost> {
  const row = await lockPost(tx, id);
  const access = row ? accessOf(caller, row.post) : 'none';
  if (!row || access === 'none') throw failure(communityErrors.CONTENT_NOT_FOUND);
  if (access === 'read') throw failure(communityErrors.CONTENT_NOT_YOURS);
  return row;
}

/** Changes the caller's post and keeps the former version. Throws as `createPost`, REVISION_CONFLICT, and as `lockOwn`. */
export async function updatePost(
  ctx: Services,
  caller: Caller,
  id: string,
  { revision, images, packetId, ...texts }: PostChange,
): Promise<Post> {
  const changed = await ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, caller, id);
    const { post } = row;
    assertRevision(communityErrors.REVISION_CONFLICT, await storedPost(tx, caller, id), revision);
    const author = await assertMayWrite(tx, ctx, caller, 'posts');
    if (packetId !== undefined && packetId !== post.packetId)
      await assertAttachable(tx, ctx, caller, packetId);
    const before = { text: `${post.title}\n${post.content}`, createdAt: post.createdAt };
    const review = await reviewed(tx, ctx, author, `${texts.title}\n${texts.content}`, before);
    const now = ctx.clock.now();
    await insertVersion(tx, 'posts', post, { id: ctx.random.id(), until: now });
    await savePost(tx, row, {
      ...texts,
      packetId: packetId === undefined ? post.packetId : packetId,
      editedAt: now,
      revision: revision + 1,
      ...(post.status === 'published' ? review : {}),
    });
    if (images) await attachImages(tx, ctx, { postId: id, ownerId: caller.id }, images);
    return storedPost(tx, caller, id);
  });
  ctx.cache.invalidate(communityTag);
  return changed;
}

/** Deletes the caller's post, restorable for some minutes. Throws as `lockOwn`. */
export async function deletePost(ctx: Services, caller: Caller, id: string): Promise<Date> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => savePost(tx, await lockOwn(tx, caller, id), { deletedAt: now }));
  ctx.cache.invalidate(communityTag);
  return now;
}

/** Restores the caller's post, unless `isLate`. Throws CONTENT_NOT_FOUND and RESTORE_TOO_LATE. */
export async function restorePost(
  ctx: Services,
  caller: Caller,
  id: string,
  isLate: (deletedAt: Date) => boolean,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockPost(tx, id);
    if (row?.post.authorId !== caller.id) throw failure(communityErrors.CONTENT_NOT_FOUND);
    if (row.post.deletedAt === null) return;
    if (isLate(row.post.deletedAt)) throw failure(communityErrors.RESTORE_TOO_LATE);
    await savePost(tx, row, { deletedAt: null });
  });
  ctx.cache.invalidate(communityTag);
}

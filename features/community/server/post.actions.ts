/** Writing posts. */
import type { Transaction } from '@platform/server/database/database';
import { assertRevision } from '@platform/server/document/revision';
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure } from '@platform/server/http/failure';
import type { Caller, Services } from '@platform/server/portal';
import { communityErrors } from '../contract/errors.ts';
import type { Post, PostChange, PostForm } from '../contract/post.ts';
import { lockOwn } from './content.actions.ts';
import { posts } from './contents.ts';
import { attachImages } from './images.actions.ts';
import { assertMayWrite, reviewed } from './limits.actions.ts';
import { insertPosts, insertVersion, isAttachable } from './store.ts';
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
    return posts.answer(tx, caller, id);
  });
  ctx.cache.invalidate(communityTag);
  return created;
}

/** Changes the caller's post and keeps the former version. Throws as `createPost`, REVISION_CONFLICT, and as `lockOwn`. */
export async function updatePost(
  ctx: Services,
  caller: Caller,
  id: string,
  { revision, images, packetId, ...texts }: PostChange,
): Promise<Post> {
  const changed = await ctx.db.transaction(async (tx) => {
    const stored = await lockOwn(posts, tx, caller, id);
    const { row: post } = stored;
    assertRevision(communityErrors.REVISION_CONFLICT, await posts.answer(tx, caller, id), revision);
    const author = await assertMayWrite(tx, ctx, caller, 'posts');
    if (packetId !== undefined && packetId !== post.packetId)
      await assertAttachable(tx, ctx, caller, packetId);
    const before = { text: `${post.title}\n${post.content}`, createdAt: post.createdAt };
    const review = await reviewed(tx, ctx, author, `${texts.title}\n${texts.content}`, before);
    const now = ctx.clock.now();
    await insertVersion(tx, 'posts', post, { id: ctx.random.id(), until: now });
    await posts.update(tx, stored, {
      ...texts,
      packetId: packetId === undefined ? post.packetId : packetId,
      editedAt: now,
      revision: revision + 1,
      ...(post.status === 'published' ? review : {}),
    });
    if (images) await attachImages(tx, ctx, { postId: id, ownerId: caller.id }, images);
    return posts.answer(tx, caller, id);
  });
  ctx.cache.invalidate(communityTag);
  return changed;
}

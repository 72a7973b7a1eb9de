/** Writing posts. */
import type { Transaction } from '@platform/server/database/database';
import { assertRevision } from '@platform/server/document/revision';
import type { Command } from '@platform/server/http/commands';
import { failure } from '@platform/server/http/failure';
import type { Caller, Services } from '@platform/server/portal';
import { communityErrors } from '../contract/errors.ts';
import type { Post, PostChange, PostForm } from '../contract/post.ts';
import { createContent, updateContent } from './content.actions.ts';
import { posts } from './contents.ts';
import { attachImages } from './images.actions.ts';
import { insertPosts, isAttachable } from './store.ts';

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
export const createPost = (
  ctx: Services,
  caller: Caller,
  command: Command | null,
  { images, packetId, ...texts }: PostForm,
): Promise<Post> =>
  createContent(ctx, posts, caller, { command, text: posts.textOf(texts) }, async (tx, columns) => {
    await assertAttachable(tx, ctx, caller, packetId);
    await insertPosts(tx, [{ ...columns, ...texts, packetId }]);
    await attachImages(tx, ctx, { postId: columns.id, ownerId: caller.id }, images);
  });

/** Changes the caller's post. Throws as `createPost` and `updateContent`, and REVISION_CONFLICT. */
export const updatePost = (
  ctx: Services,
  caller: Caller,
  id: string,
  { revision, images, packetId, ...texts }: PostChange,
): Promise<Post> =>
  updateContent(ctx, posts, caller, { id, text: posts.textOf(texts) }, async (tx, before) => {
    assertRevision(communityErrors.REVISION_CONFLICT, await posts.answer(tx, caller, id), revision);
    const packet = packetId === undefined ? before.packetId : packetId;
    if (packet !== before.packetId) await assertAttachable(tx, ctx, caller, packet);
    if (images) await attachImages(tx, ctx, { postId: id, ownerId: caller.id }, images);
    return { ...texts, packetId: packet, revision: revision + 1 };
  });

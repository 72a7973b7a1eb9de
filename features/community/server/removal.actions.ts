/** Deleting posts and replies, and restoring them soon after. */
import type { Data } from '@platform/contract/endpoint';
import { after } from '@platform/server/clock';
import type { Caller, Services } from '@platform/server/portal';
import type { ContentKind, deleteContent as contract } from '../contract/endpoints.ts';
import { deletePost, restorePost } from './post.actions.ts';
import { deleteReply, restoreReply } from './reply.actions.ts';
import { restorableFor } from './rules.ts';

interface Content {
  kind: ContentKind;
  id: string;
}

/** Deletes the caller's post or reply. Throws CONTENT_NOT_FOUND and CONTENT_NOT_YOURS. */
export async function deleteContent(
  ctx: Services,
  caller: Caller,
  { kind, id }: Content,
): Promise<Data<typeof contract>> {
  const remove = kind === 'posts' ? deletePost : deleteReply;
  const deletedAt = await remove(ctx, caller, id);
  return { id, restorableUntil: after(deletedAt, restorableFor).toISOString() };
}

/** Restores the caller's post or reply. Throws CONTENT_NOT_FOUND and RESTORE_TOO_LATE. */
export async function restoreContent(
  ctx: Services,
  caller: Caller,
  { kind, id }: Content,
): Promise<{ id: string }> {
  const restore = kind === 'posts' ? restorePost : restoreReply;
  await restore(ctx, caller, id, (deletedAt) => after(deletedAt, restorableFor) < ctx.clock.now());
  return { id };
}

/** Writing replies. */
import type { Transaction } from '@platform/server/database/database';
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure } from '@platform/server/http/failure';
import type { Caller, Services } from '@platform/server/portal';
import { communityErrors } from '../contract/errors.ts';
import type { Reply, ReplyForm, ReplyTexts } from '../contract/reply.ts';
import { lockOwn } from './content.actions.ts';
import { replies } from './contents.ts';
import { assertMayWrite, reviewed } from './limits.actions.ts';
import { findMembers } from './members.store.ts';
import { notifyOfReply } from './notices.ts';
import { insertReply, isQuotable, takeFloor } from './replies.store.ts';
import { mentionsIn } from './rules.ts';
import { findPost, insertVersion } from './store.ts';
import { communityTag } from './tags.ts';

const mentionsOf = async (tx: Transaction, { content, mentions }: ReplyTexts) =>
  mentionsIn(content, await findMembers(tx, mentions));

/** Replies to a listed post on its next floor, or holds the reply. Throws CONTENT_NOT_FOUND, the limits and QUOTE_NOT_FOUND. */
export async function createReply(
  ctx: Services,
  caller: Caller,
  command: Command | null,
  postId: string,
  form: ReplyForm,
): Promise<Reply> {
  const { content, quoteId } = form;
  const created = await transactOnce(ctx, command, async (tx) => {
    const author = await assertMayWrite(tx, ctx, caller, 'replies');
    if (!(await findPost(tx, postId))?.rank.listed) throw failure(communityErrors.CONTENT_NOT_FOUND);
    if (quoteId && !(await isQuotable(tx, quoteId, postId))) throw failure(communityErrors.QUOTE_NOT_FOUND);
    const mentions = await mentionsOf(tx, form);
    const review = await reviewed(tx, ctx, author, content);
    const id = ctx.random.id();
    // Late, because further replies to the post wait from here on.
    const floor = await takeFloor(tx, postId);
    if (floor === null) throw failure(communityErrors.CONTENT_NOT_FOUND);
    const texts = { content, quoteId, mentions };
    await insertReply(tx, {
      ...{ id, postId, floor, authorId: caller.id, createdAt: ctx.clock.now() },
      ...texts,
      ...review,
    });
    await notifyOfReply(tx, ctx, id);
    return replies.answer(tx, caller, id);
  });
  ctx.cache.invalidate(communityTag);
  return created;
}

/** Changes the caller's reply and keeps the former version. Throws as `lockOwn`, and the limits. */
export async function updateReply(
  ctx: Services,
  caller: Caller,
  id: string,
  texts: ReplyTexts,
): Promise<Reply> {
  const { content } = texts;
  const changed = await ctx.db.transaction(async (tx) => {
    const stored = await lockOwn(replies, tx, caller, id);
    const { row: reply } = stored;
    const author = await assertMayWrite(tx, ctx, caller, 'replies');
    const before = { text: reply.content, createdAt: reply.createdAt };
    const review = await reviewed(tx, ctx, author, content, before);
    const editedAt = ctx.clock.now();
    await insertVersion(tx, 'replies', reply, { id: ctx.random.id(), until: editedAt });
    const mentions = await mentionsOf(tx, texts);
    await replies.update(tx, stored, {
      content,
      mentions,
      editedAt,
      ...(reply.status === 'published' ? review : {}),
    });
    return replies.answer(tx, caller, id);
  });
  ctx.cache.invalidate(communityTag);
  return changed;
}

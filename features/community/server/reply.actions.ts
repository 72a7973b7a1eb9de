/** Writing replies: create, change, delete, restore. */
import type { Transaction } from '@platform/server/database/database';
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure } from '@platform/server/http/failure';
import type { Caller, Services } from '@platform/server/portal';
import { communityErrors } from '../contract/errors.ts';
import type { Reply, ReplyForm, ReplyTexts } from '../contract/reply.ts';
import { assertMayWrite, reviewed } from './limits.actions.ts';
import { findMembers } from './members.store.ts';
import {
  type AuthoredReply,
  findReply,
  insertReply,
  isQuotable,
  lockReply,
  presentReplies,
  updateReply as saveReply,
  takeFloor,
} from './replies.store.ts';
import { accessOf, mentionsIn } from './rules.ts';
import { findPost, insertVersion } from './store.ts';
import { communityTag } from './tags.ts';

/** The stored reply for its author. */
async function storedReply(tx: Transaction, caller: Caller, id: string): Promise<Reply> {
  const row = await findReply(tx, id);
  const [stored] = await presentReplies(tx, caller, row ? [row] : []);
  if (!stored) throw new Error(`reply ${id} was not stored`);
  return stored;
}

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
    return storedReply(tx, caller, id);
  });
  ctx.cache.invalidate(communityTag);
  return created;
}

/** Locks a reply of a listed post that the caller may change. Throws CONTENT_NOT_FOUND and CONTENT_NOT_YOURS. */
async function lockOwn(tx: Transaction, caller: Caller, id: string): Promise<AuthoredReply> {
  const row = await lockReply(tx, id);
  const access = row ? accessOf(caller, row.reply) : 'none';
  const isListed = row && (await findPost(tx, row.reply.postId))?.rank.listed;
  if (!row || !isListed || access === 'none') throw failure(communityErrors.CONTENT_NOT_FOUND);
  if (access === 'read') throw failure(communityErrors.CONTENT_NOT_YOURS);
  return row;
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
    const row = await lockOwn(tx, caller, id);
    const { reply } = row;
    const author = await assertMayWrite(tx, ctx, caller, 'replies');
    const before = { text: reply.content, createdAt: reply.createdAt };
    const review = await reviewed(tx, ctx, author, content, before);
    const editedAt = ctx.clock.now();
    await insertVersion(tx, 'replies', reply, { id: ctx.random.id(), until: editedAt });
    const mentions = await mentionsOf(tx, texts);
    await saveReply(tx, row, {
      content,
      mentions,
      editedAt,
      ...(reply.status === 'published' ? review : {}),
    });
    return storedReply(tx, caller, id);
  });
  ctx.cache.invalidate(communityTag);
  return changed;
}

/** Deletes the caller's reply, restorable for some minutes. Throws as `lockOwn`. */
export async function deleteReply(ctx: Services, caller: Caller, id: string): Promise<Date> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => saveReply(tx, await lockOwn(tx, caller, id), { deletedAt: now }));
  ctx.cache.invalidate(communityTag);
  return now;
}

/** Restores the caller's reply, unless `isLate`. Throws CONTENT_NOT_FOUND and RESTORE_TOO_LATE. */
export async function restoreReply(
  ctx: Services,
  caller: Caller,
  id: string,
  isLate: (deletedAt: Date) => boolean,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockReply(tx, id);
    if (row?.reply.authorId !== caller.id) throw failure(communityErrors.CONTENT_NOT_FOUND);
    if (row.reply.deletedAt === null) return;
    if (isLate(row.reply.deletedAt)) throw failure(communityErrors.RESTORE_TOO_LATE);
    await saveReply(tx, row, { deletedAt: null });
  });
  ctx.cache.invalidate(communityTag);
}

/** Writing replies. */
import type { Transaction } from '@platform/server/database/database';
import type { Command } from '@platform/server/http/commands';
import { failure } from '@platform/server/http/failure';
import type { Caller, Services } from '@platform/server/portal';
import { communityErrors } from '../contract/errors.ts';
import type { Reply, ReplyForm, ReplyTexts } from '../contract/reply.ts';
import { createContent, updateContent } from './content.actions.ts';
import { replies } from './contents.ts';
import { findMembers } from './members.store.ts';
import { notifyOfReply } from './notices.ts';
import { insertReply, isQuotable, takeFloor } from './replies.store.ts';
import { mentionsIn } from './rules.ts';
import { findPost } from './store.ts';

const mentionsOf = async (tx: Transaction, { content, mentions }: ReplyTexts) =>
  mentionsIn(content, await findMembers(tx, mentions));

/** Replies to a listed post on its next floor, or holds the reply. Throws CONTENT_NOT_FOUND, the limits and QUOTE_NOT_FOUND. */
export const createReply = (
  ctx: Services,
  caller: Caller,
  command: Command | null,
  postId: string,
  form: ReplyForm,
): Promise<Reply> =>
  createContent(ctx, replies, caller, { command, text: form.content }, async (tx, columns) => {
    const { content, quoteId } = form;
    if (!(await findPost(tx, postId))?.rank.listed) throw failure(communityErrors.CONTENT_NOT_FOUND);
    if (quoteId && !(await isQuotable(tx, quoteId, postId))) throw failure(communityErrors.QUOTE_NOT_FOUND);
    const mentions = await mentionsOf(tx, form);
    // Late, because further replies to the post wait from here on.
    const floor = await takeFloor(tx, postId);
    if (floor === null) throw failure(communityErrors.CONTENT_NOT_FOUND);
    await insertReply(tx, { ...columns, postId, floor, content, quoteId, mentions });
    await notifyOfReply(tx, ctx, columns.id);
  });

/** Changes the caller's reply. Throws as `updateContent`. */
export const updateReply = (ctx: Services, caller: Caller, id: string, texts: ReplyTexts): Promise<Reply> =>
  updateContent(ctx, replies, caller, { id, text: texts.content }, async (tx) => ({
    content: texts.content,
    mentions: await mentionsOf(tx, texts),
  }));

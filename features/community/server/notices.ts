/** What the community notifies members of, in the transaction that causes it. */
import { type NotifiedEvent, notify } from '@features/notifications/server/notify';
import type { Transaction } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import type { ContentKind } from '../contract/endpoints.ts';
import { postPath } from '../contract/path.ts';
import { findReply } from './replies.store.ts';
import { excerptOf, isVisible } from './rules.ts';
import { findPost } from './store.ts';

type Context = Pick<Services, 'clock' | 'random' | 'live'>;

/** Notifies the post's author and those whom a visible reply quotes or mentions, each once. */
export async function notifyOfReply(tx: Transaction, ctx: Context, replyId: string): Promise<void> {
  const reply = await findReply(tx, replyId);
  const post = reply && (await findPost(tx, reply.row.postId));
  if (!post || !isVisible(reply.row)) return;
  const { id, postId, authorId, content, quoteId, mentions } = reply.row;
  const common = {
    actorId: authorId,
    subject: post.row.title,
    path: postPath(postId, id),
    quote: excerptOf(content, null),
  };
  const quoted = quoteId ? await findReply(tx, quoteId) : null;
  const events: NotifiedEvent[] = [
    { ...common, to: post.row.authorId, kind: 'reply', detail: '话题' },
    ...(quoted ? [{ ...common, to: quoted.row.authorId, kind: 'reply', detail: '回复' } as const] : []),
    ...mentions.map((member) => ({ ...common, to: member.id, kind: 'mention' }) as const),
  ];
  // Of several reasons the most particular one, which is the last.
  await notify(tx, ctx, ...new Map(events.map((event) => [event.to, event])).values());
}

/** Notifies the author of a post or a reply that a member likes it. */
export async function notifyOfLike(
  tx: Transaction,
  ctx: Context,
  kind: ContentKind,
  { itemId, memberId }: { itemId: string; memberId: string },
): Promise<void> {
  const like = { kind: 'like', actorId: memberId } as const;
  if (kind === 'posts') {
    const post = await findPost(tx, itemId);
    if (!post) return;
    const { authorId: to, title: subject } = post.row;
    await notify(tx, ctx, { ...like, to, subject, detail: '话题', path: postPath(itemId) });
    return;
  }
  const reply = await findReply(tx, itemId);
  if (!reply) return;
  const { authorId: to, postId, content } = reply.row;
  const path = postPath(postId, itemId);
  await notify(tx, ctx, { ...like, to, subject: excerptOf(content, null), detail: '回复', path });
}

/** What the community notifies members of, in the transaction that causes it. */
import { type NotifiedEvent, notify } from '@features/notifications/server/notify';
import type { Transaction } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import type { ContentKind } from '../contract/endpoints.ts';
import type { ContentStatus } from '../contract/lifecycle.ts';
import { postPath } from '../contract/path.ts';
import { findReply, type ReplyRow } from './replies.store.ts';
import { excerptOf, isVisible } from './rules.ts';
import { findPost, type PostRow } from './store.ts';

type Context = Pick<Services, 'clock' | 'random' | 'live'>;

/** Notifies the post's author and those whom a visible reply quotes or mentions, each once. */
export async function notifyOfReply(tx: Transaction, ctx: Context, replyId: string): Promise<void> {
  const reply = await findReply(tx, replyId);
  const post = reply && (await findPost(tx, reply.row.postId));
  if (!post || !isVisible(post.row) || !isVisible(reply.row)) return;
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

/** What a notification about a post or a reply names, and where it leads. */
const subjectOf = (row: PostRow | ReplyRow) =>
  'title' in row
    ? { detail: '话题', subject: row.title, path: postPath(row.id) }
    : { detail: '回复', subject: excerptOf(row.content, null), path: postPath(row.postId, row.id) };

/** Notifies the author of a post or a reply that a member likes it. */
export async function notifyOfLike(
  tx: Transaction,
  ctx: Context,
  kind: ContentKind,
  { itemId, memberId }: { itemId: string; memberId: string },
): Promise<void> {
  const content = await (kind === 'posts' ? findPost(tx, itemId) : findReply(tx, itemId));
  if (!content) return;
  const { row } = content;
  await notify(tx, ctx, { kind: 'like', actorId: memberId, to: row.authorId, ...subjectOf(row) });
}

/** Notifies the author of a post or a reply that it was hidden, with the reason, or that others see it now. */
export async function notifyOfDecision(
  tx: Transaction,
  ctx: Context,
  row: PostRow | ReplyRow,
  { status, reason }: { status: ContentStatus; reason: string | null },
  actorId: string,
): Promise<void> {
  // Reports of a published one were settled in its favour; the author does not know of them.
  if (status === row.status) return;
  const kind = status === 'hidden' ? 'content_hidden' : 'content_approved';
  await notify(tx, ctx, { kind, actorId, to: row.authorId, quote: reason, ...subjectOf(row) });
}

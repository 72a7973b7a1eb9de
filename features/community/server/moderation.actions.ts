/** Reports by members, and what editors do; everything is in the log of staff actions. */
import type { Data } from '@platform/contract/endpoint';
import type { Moderation } from '@platform/contract/moderation';
import { after, day } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import { failure, invalid } from '@platform/server/http/failure';
import { moderate } from '@platform/server/moderation/moderate';
import { recordStaffAction } from '@platform/server/moderation/staffActions';
import type { Caller, Services } from '@platform/server/portal';
import type { ContentKind } from '../contract/endpoints.ts';
import { communityErrors } from '../contract/errors.ts';
import type { ContentStatus } from '../contract/lifecycle.ts';
import type * as contract from '../contract/moderation.ts';
import type { Post } from '../contract/post.ts';
import type { Reply } from '../contract/reply.ts';
import { assertMayReport } from './limits.actions.ts';
import { findAuthor, saveSuspension } from './members.store.ts';
import {
  deleteWord,
  enqueue,
  findQueue,
  insertReport,
  insertWords,
  listWords,
  settleReports,
} from './moderation.store.ts';
import { findReply, lockReply, presentReplies, updateReply } from './replies.store.ts';
import { foldWord, isStaff, isVisible } from './rules.ts';
import { findPost, lockPost, postFor, updatePost } from './store.ts';
import { communityTag } from './tags.ts';

const { CONTENT_NOT_FOUND } = communityErrors;

/** Puts a visible post or reply into the queue. Throws CONTENT_NOT_FOUND, REPORTS_OWN_CONTENT, ALREADY_REPORTED, POSTING_TOO_FAST. */
export async function reportContent(
  { db, clock }: Services,
  caller: Caller,
  { kind, id }: { kind: ContentKind; id: string },
  { reason, note = '' }: { reason: (typeof contract.reportReasons)[number]; note?: string | undefined },
): Promise<{ id: string }> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const content = kind === 'posts' ? (await findPost(tx, id))?.post : (await findReply(tx, id))?.reply;
    if (!content || !isVisible(content)) throw failure(CONTENT_NOT_FOUND);
    if (content.authorId === caller.id) throw failure(communityErrors.REPORTS_OWN_CONTENT);
    await assertMayReport(tx, caller);
    const isNew = await insertReport(tx, { kind, contentId: id, reporterId: caller.id, reason, note, at });
    if (!isNew) throw failure(communityErrors.ALREADY_REPORTED);
    await enqueue(tx, kind, id, at);
  });
  return { id };
}

/** A page of what waits for an editor, or is hidden. */
export async function listModerationQueue(
  { db, clock }: Services,
  query: { state: 'open' | 'hidden'; page: number; limit: number },
): Promise<Data<typeof contract.listModerationQueue>> {
  const { entries, total } = await findQueue(db, query, clock.now());
  return { entries, pagination: { current_page: query.page, per_page: query.limit, total } };
}

interface Decision {
  status: ContentStatus;
  reason: string | null;
  queuedAt: null;
}

/** What the flags make of a status. A decision takes the entry out of the queue. */
function decide(
  status: ContentStatus,
  { hidden, approved }: Pick<Moderation, 'hidden' | 'approved'>,
  reason: string | null,
): Decision {
  if (hidden) return { status: 'hidden', reason, queuedAt: null };
  const isPublished = hidden === false ? status === 'hidden' : approved === true && status === 'review';
  return { status: isPublished ? 'published' : status, reason: null, queuedAt: null };
}

/** Throws VALIDATION_FAILED for what posts and replies have not, and for hiding without a reason. */
function assertDecision({ hidden, featured, approved, reason }: Moderation): void {
  if (featured !== undefined || approved === false)
    throw invalid([{ field: featured === undefined ? 'approved' : 'featured', message: '请选择有效的选项' }]);
  if (hidden && !reason) throw invalid([{ field: 'reason', message: '请填写隐藏的原因' }]);
}

/** The flags of a post or a reply; one that was reported is not approved either. */
const flagsOf = ({ status, queuedAt }: { status: ContentStatus; queuedAt: Date | null }) => ({
  hidden: status === 'hidden',
  approved: queuedAt === null,
});

/** Approves, hides or shows a post. Throws CONTENT_NOT_FOUND. */
export async function moderatePost(
  ctx: Services,
  caller: Caller,
  id: string,
  body: Moderation,
): Promise<Post> {
  assertDecision(body);
  const decided = await moderate(
    ctx,
    {
      kind: 'community_post',
      notFound: CONTENT_NOT_FOUND,
      async lock(tx: Transaction) {
        const row = await lockPost(tx, id);
        return row && row.post.deletedAt === null ? { ...row, ...flagsOf(row.post) } : null;
      },
      async save(tx, row, flags, reason) {
        await updatePost(tx, row, decide(row.post.status, flags, reason));
        await settleReports(tx, id, ctx.clock.now());
        const post = await postFor(tx, caller, await findPost(tx, id));
        if (!post) throw new Error(`post ${id} was not stored`);
        return post;
      },
    },
    caller,
    id,
    body,
  );
  ctx.cache.invalidate(communityTag);
  return decided;
}

/** Approves, hides or shows a reply. Throws CONTENT_NOT_FOUND. */
export async function moderateReply(
  ctx: Services,
  caller: Caller,
  id: string,
  body: Moderation,
): Promise<Reply> {
  assertDecision(body);
  const decided = await moderate(
    ctx,
    {
      kind: 'community_reply',
      notFound: CONTENT_NOT_FOUND,
      async lock(tx: Transaction) {
        const row = await lockReply(tx, id);
        return row && row.reply.deletedAt === null ? { ...row, ...flagsOf(row.reply) } : null;
      },
      async save(tx, row, flags, reason) {
        await updateReply(tx, row, decide(row.reply.status, flags, reason));
        await settleReports(tx, id, ctx.clock.now());
        const saved = await findReply(tx, id);
        const [reply] = await presentReplies(tx, caller, saved ? [saved] : []);
        if (!reply) throw new Error(`reply ${id} was not stored`);
        return reply;
      },
    },
    caller,
    id,
    body,
  );
  ctx.cache.invalidate(communityTag);
  return decided;
}

/** Suspends a member's posting for some days, or lifts the suspension. Throws MEMBER_NOT_FOUND and STAFF_NOT_SUSPENDED. */
export async function suspendMember(
  { db, clock }: Services,
  caller: Caller,
  id: string,
  { days, reason }: { days: number; reason: string },
): Promise<Data<typeof contract.suspendMember>> {
  const at = clock.now();
  const suspension = days === 0 ? null : { until: after(at, days * day), reason };
  await db.transaction(async (tx) => {
    const member = await findAuthor(tx, id);
    if (!member) throw failure(communityErrors.MEMBER_NOT_FOUND);
    if (isStaff(member)) throw failure(communityErrors.STAFF_NOT_SUSPENDED);
    await saveSuspension(tx, id, suspension);
    const action = suspension ? 'suspend' : 'unsuspend';
    const subject = { kind: 'member', id };
    await recordStaffAction(tx, { actorId: caller.id, action, subject, reason, details: { days }, at });
  });
  return { until: suspension?.until.toISOString() ?? null, reason: suspension?.reason ?? null };
}

/** The words that hold posts and replies. */
export async function listHeldWords({ db }: Services): Promise<Data<typeof contract.listHeldWords>> {
  return { words: await listWords(db) };
}

/** Adds a word to the list. Throws WORD_EXISTS. */
export async function addHeldWord(
  { db, clock, random }: Services,
  caller: Caller,
  word: string,
): Promise<contract.HeldWord> {
  const folded = foldWord(word);
  if (folded === '') throw invalid([{ field: 'word', message: '请输入词语' }]);
  return db.transaction(async (tx) => {
    const id = random.id();
    const at = clock.now();
    const isAdded = await insertWords(tx, [{ id, word, folded, addedBy: caller.id, createdAt: at }]);
    if (!isAdded) throw failure(communityErrors.WORD_EXISTS);
    await recordStaffAction(tx, {
      actorId: caller.id,
      action: 'add_word',
      subject: { kind: 'word', id },
      at,
    });
    const [added] = await listWords(tx, id);
    if (!added) throw new Error(`word ${id} was not stored`);
    return added;
  });
}

/** Deletes a word from the list. Throws CONTENT_NOT_FOUND. */
export async function deleteHeldWord(
  { db, clock }: Services,
  caller: Caller,
  id: string,
): Promise<{ id: string }> {
  await db.transaction(async (tx) => {
    if (!(await deleteWord(tx, id))) throw failure(CONTENT_NOT_FOUND);
    const subject = { kind: 'word', id };
    await recordStaffAction(tx, { actorId: caller.id, action: 'delete_word', subject, at: clock.now() });
  });
  return { id };
}

/** Reports by members, and what editors do; everything is in the log of staff actions. */
import type { Data } from '@platform/contract/endpoint';
import { after, day } from '@platform/server/clock';
import { failure, invalid } from '@platform/server/http/failure';
import { recordStaffAction } from '@platform/server/moderation/staffActions';
import type { Caller, Services } from '@platform/server/portal';
import type { ContentKind } from '../contract/endpoints.ts';
import { communityErrors } from '../contract/errors.ts';
import type * as contract from '../contract/moderation.ts';
import { contentsOf } from './contents.ts';
import { assertMayReport } from './limits.actions.ts';
import { findAuthor, saveSuspension } from './members.store.ts';
import { deleteWord, enqueue, findQueue, insertReport, insertWords, listWords } from './moderation.store.ts';
import { foldWord, isStaff, isVisible } from './rules.ts';

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
    const content = (await contentsOf[kind].find(tx, id))?.row;
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

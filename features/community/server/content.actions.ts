/** What authors and editors do to posts and replies alike: write, delete, restore, moderate. */
import type { Data } from '@platform/contract/endpoint';
import type { Moderation } from '@platform/contract/moderation';
import { after } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure, invalid } from '@platform/server/http/failure';
import { moderate } from '@platform/server/moderation/moderate';
import type { Caller, Services } from '@platform/server/portal';
import type { deleteContent as deletion } from '../contract/endpoints.ts';
import { communityErrors } from '../contract/errors.ts';
import type { Contents } from './contents.ts';
import { assertMayWrite, reviewed } from './limits.actions.ts';
import { settleReports } from './moderation.store.ts';
import { notifyOfDecision, notifyOfReply } from './notices.ts';
import type { ReplyRow } from './replies.store.ts';
import { accessOf, decide, restorableFor } from './rules.ts';
import { insertVersion, type PostRow } from './store.ts';
import { communityTag } from './tags.ts';

type Row = PostRow | ReplyRow;
/** The columns of a new one that posts and replies share. */
type NewContent = Pick<Row, 'id' | 'authorId' | 'createdAt'> & Awaited<ReturnType<typeof reviewed>>;
const { CONTENT_NOT_FOUND } = communityErrors;

/** Locks one that the caller may change. Throws CONTENT_NOT_FOUND and CONTENT_NOT_YOURS. */
async function lockOwn<R extends Row, S extends { row: R }>(
  contents: Contents<R, S, unknown>,
  tx: Transaction,
  caller: Caller,
  id: string,
): Promise<S> {
  const stored = await contents.lock(tx, id);
  const access = stored ? accessOf(caller, stored.row) : 'none';
  if (!stored || access === 'none') throw failure(CONTENT_NOT_FOUND);
  if (access === 'read') throw failure(communityErrors.CONTENT_NOT_YOURS);
  return stored;
}

/** Publishes a new one or holds it, once per command; `insert` adds the other columns. Throws the limits, and as `insert`. */
export async function createContent<R extends Row, S extends { row: R }, Answer>(
  ctx: Services,
  contents: Contents<R, S, Answer>,
  caller: Caller,
  { command, text }: { command: Command | null; text: string },
  insert: (tx: Transaction, columns: NewContent) => Promise<void>,
): Promise<Answer> {
  const created = await transactOnce(ctx, command, async (tx) => {
    const author = await assertMayWrite(tx, ctx, caller, contents.kind);
    const review = await reviewed(tx, ctx, author, text);
    const id = ctx.random.id();
    await insert(tx, { id, authorId: caller.id, createdAt: ctx.clock.now(), ...review });
    return contents.answer(tx, caller, id);
  });
  ctx.cache.invalidate(communityTag);
  return created;
}

/** Changes the caller's own and keeps the former version. Throws as `lockOwn` and `change`, and the limits. */
export async function updateContent<R extends Row, S extends { row: R }, Answer>(
  ctx: Services,
  contents: Contents<R, S, Answer>,
  caller: Caller,
  { id, text }: { id: string; text: string },
  change: (tx: Transaction, row: R) => Promise<Partial<R>>,
): Promise<Answer> {
  const changed = await ctx.db.transaction(async (tx) => {
    const stored = await lockOwn(contents, tx, caller, id);
    const { row } = stored;
    const changes = await change(tx, row);
    const author = await assertMayWrite(tx, ctx, caller, contents.kind);
    const before = { text: contents.textOf(row), createdAt: row.createdAt };
    // A text that is hidden or held stays so.
    const review = row.status === 'published' ? await reviewed(tx, ctx, author, text, before) : {};
    const editedAt = ctx.clock.now();
    await insertVersion(tx, contents.kind, row, { id: ctx.random.id(), until: editedAt });
    await contents.update(tx, stored, { ...changes, ...review, editedAt });
    return contents.answer(tx, caller, id);
  });
  ctx.cache.invalidate(communityTag);
  return changed;
}

/** Deletes the caller's own, restorable for some minutes. Throws as `lockOwn`. */
export async function deleteContent<R extends Row, S extends { row: R }>(
  { db, clock, cache }: Services,
  contents: Contents<R, S, unknown>,
  caller: Caller,
  id: string,
): Promise<Data<typeof deletion>> {
  const deletedAt = clock.now();
  await db.transaction(async (tx) => {
    const stored = await lockOwn(contents, tx, caller, id);
    await contents.update(tx, stored, { deletedAt } as Partial<R>);
  });
  cache.invalidate(communityTag);
  return { id, restorableUntil: after(deletedAt, restorableFor).toISOString() };
}

/** Restores the caller's own soon after its deletion. Throws CONTENT_NOT_FOUND and RESTORE_TOO_LATE. */
export async function restoreContent<R extends Row, S extends { row: R }>(
  { db, clock, cache }: Services,
  contents: Contents<R, S, unknown>,
  caller: Caller,
  id: string,
): Promise<{ id: string }> {
  await db.transaction(async (tx) => {
    const stored = await contents.lock(tx, id);
    if (stored?.row.authorId !== caller.id) throw failure(CONTENT_NOT_FOUND);
    const { deletedAt } = stored.row;
    if (deletedAt === null) return;
    if (after(deletedAt, restorableFor) < clock.now()) throw failure(communityErrors.RESTORE_TOO_LATE);
    await contents.update(tx, stored, { deletedAt: null } as Partial<R>);
  });
  cache.invalidate(communityTag);
  return { id };
}

/** Throws VALIDATION_FAILED for what posts and replies have not, and for hiding without a reason. */
function assertDecision({ hidden, featured, approved, reason }: Moderation): void {
  if (featured !== undefined || approved === false)
    throw invalid([{ field: featured === undefined ? 'approved' : 'featured', message: '请选择有效的选项' }]);
  if (hidden && !reason) throw invalid([{ field: 'reason', message: '请填写隐藏的原因' }]);
}

/** Approves, hides or shows; a decision settles the reports. Throws CONTENT_NOT_FOUND. */
export async function moderateContent<R extends Row, S extends { row: R }, Answer>(
  ctx: Services,
  contents: Contents<R, S, Answer>,
  caller: Caller,
  id: string,
  body: Moderation,
): Promise<Answer> {
  assertDecision(body);
  const answer = await moderate(
    ctx,
    {
      kind: contents.subject,
      notFound: CONTENT_NOT_FOUND,
      async lock(tx: Transaction) {
        const stored = await contents.lock(tx, id);
        if (!stored || stored.row.deletedAt !== null) return null;
        const { status, queuedAt } = stored.row;
        // One that was only reported is not approved either.
        return { stored, hidden: status === 'hidden', approved: queuedAt === null };
      },
      async save(tx, { stored }, flags, reason) {
        const changes = decide(stored.row, flags, reason);
        if (changes) {
          await contents.update(tx, stored, changes as Partial<R>);
          await settleReports(tx, id, ctx.clock.now());
          await notifyOfDecision(tx, ctx, stored.row, changes, caller.id);
          // A reply that was held from the beginning is notified of when an editor lets it appear.
          if ('announced' in stored.row && !stored.row.announced) await notifyOfReply(tx, ctx, id);
        }
        return contents.answer(tx, caller, id);
      },
    },
    caller,
    id,
    body,
  );
  ctx.cache.invalidate(communityTag);
  return answer;
}

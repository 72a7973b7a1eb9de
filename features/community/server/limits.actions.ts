/** Whether a member may write, and what holds it for review. */
import { genericErrors } from '@platform/contract/errors';
import { portalDay } from '@platform/contract/zone';
import { type AttemptLimit, openAttemptCounter, retryAfter } from '@platform/server/attempts';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { Failure, failure } from '@platform/server/http/failure';
import type { Caller, Services } from '@platform/server/portal';
import { communityErrors } from '../contract/errors.ts';
import { type Author, findAuthor } from './members.store.ts';
import { foldedWords } from './moderation.store.ts';
import { holdOf, isNew, isStaff, limits, newMemberLimits } from './rules.ts';

/** The member as an author. Throws MEMBER_SUSPENDED, whose message names the day of the end. */
export async function assertNotSuspended(
  db: Queryable,
  { clock }: Pick<Services, 'clock'>,
  caller: Caller,
): Promise<Author> {
  const author = await findAuthor(db, caller.id);
  if (!author) throw failure(genericErrors.UNAUTHENTICATED);
  const { suspension } = author;
  if (suspension && suspension.until > clock.now()) {
    const entry = communityErrors.MEMBER_SUSPENDED;
    const until = suspension.until.toISOString();
    const message = `${entry.message}，${portalDay(suspension.until)} 之后恢复：${suspension.reason}`;
    throw new Failure({ ...entry, message }, { until, reason: suspension.reason });
  }
  return author;
}

async function count(
  tx: Queryable,
  name: string,
  limit: AttemptLimit,
  caller: Caller,
): Promise<number | null> {
  return openAttemptCounter(tx, `community-${name}`, limit).count(caller.id);
}

/** Counts what a member writes; editors are not limited. Throws MEMBER_SUSPENDED, POSTING_TOO_FAST and NEW_MEMBER_LIMIT. */
export async function assertMayWrite(
  tx: Transaction,
  ctx: Pick<Services, 'clock'>,
  caller: Caller,
  kind: 'posts' | 'replies',
): Promise<Author> {
  const author = await assertNotSuspended(tx, ctx, caller);
  if (isStaff(caller)) return author;
  const wait = await count(tx, kind, limits[kind], caller);
  if (wait !== null) throw failure(communityErrors.POSTING_TOO_FAST, retryAfter(wait));
  if (isNew(author.registeredAt, ctx.clock.now())) {
    const longer = await count(tx, `new-${kind}`, newMemberLimits[kind], caller);
    if (longer !== null) throw failure(communityErrors.NEW_MEMBER_LIMIT, retryAfter(longer));
  }
  return author;
}

/** Counts a member's reports. Throws POSTING_TOO_FAST. */
export async function assertMayReport(tx: Transaction, caller: Caller): Promise<void> {
  const wait = await count(tx, 'reports', limits.reports, caller);
  if (wait !== null) throw failure(communityErrors.POSTING_TOO_FAST, retryAfter(wait));
}

/** Counts a member's searches for other members. Throws TOO_MANY_REQUESTS. */
export async function assertMaySearch(db: Queryable, caller: Caller): Promise<void> {
  if ((await count(db, 'searches', limits.searches, caller)) !== null)
    throw failure(genericErrors.TOO_MANY_REQUESTS);
}

/** The columns of a text that is written now: published, or held for review. A text that is hidden or held stays so. */
export async function reviewed(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  author: Author,
  text: string,
  before: { text: string; createdAt: Date } | null = null,
) {
  const now = clock.now();
  const { held, words } = holdOf({ text, before, author, now }, await foldedWords(tx));
  return held === null ? {} : { status: 'review' as const, held, words, queuedAt: now };
}

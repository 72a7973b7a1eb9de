/** Queries of replies; rows become the contract's replies here. */
import type { PersonView } from '@features/accounts/contract/person';
import { people, personColumns } from '@features/accounts/people';
import type { Database, Queryable, Transaction } from '@platform/server/database/database';
import { listPage } from '@platform/server/list/listPage';
import type { Caller } from '@platform/server/portal';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Reply } from '../contract/reply.ts';
import { addToRank, replyLikes } from './marks.store.ts';
import { excerptOf, isVisible } from './rules.ts';
import { communityRanks, communityReplies } from './tables.ts';

export type NewReply = typeof communityReplies.$inferInsert;
export type ReplyRow = typeof communityReplies.$inferSelect;

/** A reply with its author and its likes. */
export interface AuthoredReply {
  row: ReplyRow;
  author: PersonView;
  likes: number;
}

const columns = {
  row: getTableColumns(communityReplies),
  author: personColumns,
  likes: replyLikes.total(communityReplies.id).as('reply_likes'),
};

function readReplies(db: Queryable, condition: SQL | undefined) {
  return db
    .select(columns)
    .from(communityReplies)
    .innerJoin(people, eq(people.id, communityReplies.authorId))
    .where(condition);
}

/** One reply, or null. */
export async function findReply(db: Queryable, id: string): Promise<AuthoredReply | null> {
  const [row] = await readReplies(db, eq(communityReplies.id, id));
  return row ?? null;
}

/** One reply, locked until the transaction ends, or null. */
export async function lockReply(tx: Transaction, id: string): Promise<AuthoredReply | null> {
  const key = communityReplies.id;
  const locked = await tx.select({ id: key }).from(communityReplies).where(eq(key, id)).for('no key update');
  return locked.length > 0 ? findReply(tx, id) : null;
}

/** Held replies of a member to one post; the limits of writing allow no more. */
const maxHeld = 100;

const visible = and(eq(communityReplies.status, 'published'), isNull(communityReplies.deletedAt));

/** Replies with their quotes and the caller's marks; nothing is quoted of a muted member. */
export async function presentReplies(
  db: Queryable,
  caller: Pick<Caller, 'id'> | null,
  rows: readonly AuthoredReply[],
  muted: readonly string[] = [],
): Promise<Reply[]> {
  const ids = rows.map(({ row }) => row.id);
  const liked = caller ? await replyLikes.markedAmong(db, caller.id, ids) : new Set<string>();
  const quoteIds = rows.flatMap(({ row }) => row.quoteId ?? []);
  const quoted = quoteIds.length > 0 ? await readReplies(db, inArray(communityReplies.id, quoteIds)) : [];
  const quotes = new Map(quoted.map((quote) => [quote.row.id, quote]));
  return rows.map(({ row, author, likes }) => {
    const { id, postId, floor, content, status, mentions, createdAt, editedAt, quoteId } = row;
    const quote = quoteId === null ? undefined : quotes.get(quoteId);
    const isShown = quote !== undefined && isVisible(quote.row) && !muted.includes(quote.row.authorId);
    return {
      ...{ id, postId, floor, content, status, mentions, author, likes, liked: liked.has(id) },
      createTime: createdAt.toISOString(),
      editTime: editedAt?.toISOString() ?? null,
      quote: quote
        ? {
            ...{ id: quote.row.id, floor: quote.row.floor },
            author: isShown ? quote.author : null,
            excerpt: isShown ? excerptOf(quote.row.content, null) : null,
          }
        : null,
    };
  });
}

/** Who reads: the members whom they have muted, and their own replies that wait for an editor, by ids. */
interface Reader {
  muted: readonly string[];
  held: readonly string[];
}

/** The ids of a member's own replies to a post that wait for an editor. Few replies of the portal wait, and have an index. */
export async function findHeld(db: Queryable, postId: string, authorId: string): Promise<string[]> {
  const { id, queuedAt, status, deletedAt } = communityReplies;
  const isHeld = and(isNotNull(queuedAt), eq(status, 'review'), isNull(deletedAt));
  const isOwn = and(eq(communityReplies.postId, postId), eq(communityReplies.authorId, authorId));
  const rows = await db.select({ id }).from(communityReplies).where(and(isHeld, isOwn)).limit(maxHeld);
  return rows.map((row) => row.id);
}

/** A page of the replies of a post that a reader sees, in the order of their floors. */
export async function findReplyPage(
  db: Database,
  postId: string,
  reader: Reader,
  page: { page: number; limit: number },
) {
  const where = repliesOf(postId, reader);
  const select = readReplies(db, where).orderBy(asc(communityReplies.floor));
  return listPage(db, { select, table: communityReplies, where }, page);
}

const repliesOf = (postId: string, { muted, held }: Reader) =>
  and(
    eq(communityReplies.postId, postId),
    held.length > 0 ? or(visible, inArray(communityReplies.id, [...held])) : visible,
    muted.length > 0 ? notInArray(communityReplies.authorId, [...muted]) : undefined,
  );

/** How many replies of a post that a reader sees stand before one of them. */
export function countBefore(
  db: Database,
  { postId, floor }: Pick<ReplyRow, 'postId' | 'floor'>,
  reader: Reader,
): Promise<number> {
  return db.$count(communityReplies, and(repliesOf(postId, reader), lt(communityReplies.floor, floor)));
}

/** Whether a visible reply of the post has this id. */
export async function isQuotable(db: Queryable, id: string, postId: string): Promise<boolean> {
  const isIt = and(eq(communityReplies.id, id), eq(communityReplies.postId, postId));
  return (await readReplies(db, and(isIt, visible))).length > 0;
}

/** The next floor of a listed post, whose counters stay locked until the transaction ends; null for no listed post. */
export async function takeFloor(tx: Transaction, postId: string): Promise<number | null> {
  const { id, listed, floors } = communityRanks;
  const [row] = await tx
    .update(communityRanks)
    .set({ floors: sql`${floors} + 1` })
    .where(and(eq(id, postId), listed))
    .returning({ floor: floors });
  return row?.floor ?? null;
}

/** Inserts a reply and counts it if it is visible. */
export async function insertReply(tx: Transaction, row: NewReply): Promise<void> {
  const announced = row.status !== 'review';
  const [reply] = await tx
    .insert(communityReplies)
    .values({ ...row, announced })
    .returning();
  if (reply && isVisible(reply)) await addToRank(tx, reply.postId, 'replies', 1);
}

/** Updates a locked reply and, where it appears or vanishes, the count of its post. */
export async function updateReply(
  tx: Transaction,
  { row }: Pick<AuthoredReply, 'row'>,
  changes: Partial<Omit<ReplyRow, 'id' | 'postId' | 'authorId'>>,
): Promise<void> {
  const isShown = isVisible({ ...row, ...changes });
  const announced = row.announced || isShown;
  await tx
    .update(communityReplies)
    .set({ ...changes, announced })
    .where(eq(communityReplies.id, row.id));
  const step = Number(isShown) - Number(isVisible(row));
  if (step !== 0) await addToRank(tx, row.postId, 'replies', step > 0 ? 1 : -1);
}

/** Replies whose authors are suggested for an @. */
const discussionLength = 200;

/** The ids of the authors of a post's latest replies. */
export async function findParticipants(db: Queryable, postId: string): Promise<string[]> {
  const latest = await db
    .select({ id: communityReplies.authorId })
    .from(communityReplies)
    .where(repliesOf(postId, { muted: [], held: [] }))
    .orderBy(desc(communityReplies.floor))
    .limit(discussionLength);
  return [...new Set(latest.map(({ id }) => id))];
}

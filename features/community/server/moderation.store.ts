/** Queries of the editors: reports, the queue, the words that hold posts. */
import { people, personColumns } from '@features/accounts/people';
import type { Database, Queryable, Transaction } from '@platform/server/database/database';
import { and, asc, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ContentKind } from '../contract/endpoints.ts';
import { type HeldWord, maxHeldWords, type QueueEntry } from '../contract/moderation.ts';
import {
  communityPosts,
  communityReplies,
  communityReports,
  communitySuspensions,
  communityWords,
} from './tables.ts';

const tables = { posts: communityPosts, replies: communityReplies } as const;
/** Reports of an entry that the queue shows. */
const shownReports = 20;

/** Stores a report; false if the member has reported the same before. */
export async function insertReport(
  tx: Transaction,
  report: typeof communityReports.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(communityReports).values(report).onConflictDoNothing();
  return rowCount === 1;
}

/** Puts a post or a reply into the queue, if it is not there. */
export async function enqueue(tx: Transaction, kind: ContentKind, id: string, at: Date): Promise<void> {
  const table = tables[kind];
  await tx
    .update(table)
    .set({ queuedAt: at })
    .where(and(eq(table.id, id), isNull(table.queuedAt)));
}

/** Settles the reports of a post or a reply. */
export async function settleReports(tx: Transaction, contentId: string, at: Date): Promise<void> {
  const { settledAt } = communityReports;
  await tx
    .update(communityReports)
    .set({ settledAt: at })
    .where(and(eq(communityReports.contentId, contentId), isNull(settledAt)));
}

async function openReports(db: Queryable, ids: readonly string[]) {
  const { contentId, reason, note, at, settledAt, reporterId } = communityReports;
  const rows = await db
    .select({ contentId, reason, note, at, reporter: personColumns })
    .from(communityReports)
    .innerJoin(people, eq(people.id, reporterId))
    .where(and(inArray(contentId, [...ids]), isNull(settledAt)))
    .orderBy(desc(at));
  return Map.groupBy(rows, (row) => row.contentId);
}

/** The waiting, or the hidden, posts and replies as one select of kind, id and time. */
function queueOf(state: 'open' | 'hidden'): SQL {
  const part = (kind: ContentKind) => {
    const table = tables[kind];
    const [time, condition] =
      state === 'open'
        ? [table.queuedAt, sql`${table.queuedAt} is not null`]
        : [table.createdAt, sql`${table.status} = 'hidden'`];
    return sql`select ${sql.raw(`'${kind}'`)} as kind, ${table.id} as id, ${time} as time from ${table} where ${condition} and ${table.deletedAt} is null`;
  };
  return sql`(${part('posts')} union all ${part('replies')})`;
}

/** A page of the queue: the longest waiting first, hidden ones the latest first. */
export async function findQueue(
  db: Database,
  { state, page, limit }: { state: 'open' | 'hidden'; page: number; limit: number },
  now: Date,
): Promise<{ entries: QueueEntry[]; total: number }> {
  const order = state === 'open' ? sql`time, id` : sql`time desc, id desc`;
  const { rows } = await db.execute<{ id: string; total: number }>(sql`
    select id, count(*) over ()::int as total from ${queueOf(state)} as queue
    order by ${order} limit ${limit} offset ${(page - 1) * limit}`);
  const ids = rows.map(({ id }) => id);
  const found = new Map((await readEntries(db, ids, now)).map((entry) => [entry.id, entry]));
  const reports = ids.length > 0 ? await openReports(db, ids) : new Map<string, never[]>();
  const entries = ids.flatMap((id) => {
    const entry = found.get(id);
    const open = reports.get(id) ?? [];
    if (!entry) return [];
    return {
      ...entry,
      reportCount: open.length,
      reports: open
        .slice(0, shownReports)
        .map(({ reason, note, reporter, at }) => ({ reason, note, reporter, time: at.toISOString() })),
    };
  });
  return { entries, total: rows[0]?.total ?? 0 };
}

type BareEntry = Omit<QueueEntry, 'reports' | 'reportCount'>;

/** Posts and replies by their ids as entries of the queue. */
async function readEntries(db: Queryable, ids: readonly string[], now: Date): Promise<BareEntry[]> {
  if (ids.length === 0) return [];
  const entries: BareEntry[] = [];
  for (const kind of ['posts', 'replies'] as const) {
    const { id, authorId, content, createdAt, status, held, words } = tables[kind];
    const suspended = and(eq(communitySuspensions.memberId, authorId), gt(communitySuspensions.until, now));
    const postId = kind === 'posts' ? communityPosts.id : communityReplies.postId;
    const post = sql`(select title from ${communityPosts} as parent where parent.id = ${postId})`;
    const rows = await db
      .select({
        ...{ id, content, createdAt, status, held, words, author: personColumns },
        postId: sql<string>`${postId}`,
        postTitle: sql<string>`${post}`,
        until: communitySuspensions.until,
      })
      .from(tables[kind])
      .innerJoin(people, eq(people.id, authorId))
      .leftJoin(communitySuspensions, suspended)
      .where(inArray(id, [...ids]));
    entries.push(
      ...rows.map(({ createdAt: time, until, ...row }) => ({
        ...{ ...row, kind },
        // The columns remember what held it before it was approved.
        ...(row.status === 'review' ? {} : { held: null, words: [] }),
        createTime: time.toISOString(),
        suspendedUntil: until?.toISOString() ?? null,
      })),
    );
  }
  return entries;
}

/** The words of the list as they are compared. */
export async function foldedWords(db: Queryable): Promise<string[]> {
  const rows = await db.select({ folded: communityWords.folded }).from(communityWords).limit(maxHeldWords);
  return rows.map(({ folded }) => folded);
}

/** The words of the list, the latest first. */
export async function listWords(db: Queryable, id?: string): Promise<HeldWord[]> {
  const rows = await db
    .select({
      id: communityWords.id,
      word: communityWords.word,
      at: communityWords.createdAt,
      addedBy: personColumns,
    })
    .from(communityWords)
    .innerJoin(people, eq(people.id, communityWords.addedBy))
    .where(id ? eq(communityWords.id, id) : undefined)
    .orderBy(desc(communityWords.createdAt), asc(communityWords.id))
    .limit(maxHeldWords);
  return rows.map(({ at, ...row }) => ({ ...row, time: at.toISOString() }));
}

/** Adds words; false if one is in the list. */
export async function insertWords(
  db: Queryable,
  rows: readonly (typeof communityWords.$inferInsert)[],
): Promise<boolean> {
  if (rows.length === 0) return true;
  const { rowCount } = await db
    .insert(communityWords)
    .values([...rows])
    .onConflictDoNothing();
  return rowCount === rows.length;
}

/** Deletes a word; false for none. */
export async function deleteWord(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(communityWords).where(eq(communityWords.id, id));
  return rowCount === 1;
}

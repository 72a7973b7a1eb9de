/** Queries of mutes, and the condition by which lists leave out what muted members wrote. */
import type { Queryable } from '@platform/server/database/database';
import { statement } from '@platform/server/database/statement';
import { type AnyColumn, and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Mute } from '../contract/members.ts';
import { people, personColumns } from './people.store.ts';
import { mutes } from './tables.ts';

/** Whether the reader has not muted the author of a row; undefined, no condition, for an anonymous reader. */
export function notMuted(readerId: string | null, author: AnyColumn): SQL | undefined {
  if (readerId === null) return undefined;
  return sql`not exists (select from ${mutes} where ${mutes.memberId} = ${readerId} and ${mutes.mutedId} = ${author})`;
}

/** SQL that finds the ids of the members whom a member has muted; `member` is a parameter of a statement. */
export const mutedIdsSql = (member: string) => `select muted_id from mutes where member_id = ${member}`;

const findMutedIds = statement<{ muted_id: string }>('muted_ids', mutedIdsSql('$1'));

/** The ids of the members whom the caller has muted. */
export async function mutedIds(db: Queryable, caller: { id: string } | null): Promise<string[]> {
  return caller === null ? [] : (await findMutedIds(db, caller.id)).map(({ muted_id }) => muted_id);
}

/** The members whom a member has muted, the latest first. */
export async function listMutes(db: Queryable, memberId: string): Promise<Mute[]> {
  const rows = await db
    .select({ ...personColumns, mutedAt: mutes.mutedAt })
    .from(mutes)
    .innerJoin(people, eq(people.id, mutes.mutedId))
    .where(eq(mutes.memberId, memberId))
    .orderBy(desc(mutes.mutedAt), desc(mutes.mutedId));
  return rows.map(({ mutedAt, ...person }) => ({ ...person, muted_at: mutedAt.toISOString() }));
}

/** Mutes a member; false when there are `limit` mutes already. */
export async function addMute(
  db: Queryable,
  row: typeof mutes.$inferInsert,
  limit: number,
): Promise<boolean> {
  const [all] = await db.select({ total: count() }).from(mutes).where(eq(mutes.memberId, row.memberId));
  if ((all?.total ?? 0) >= limit) return false;
  await db.insert(mutes).values(row).onConflictDoNothing();
  return true;
}

/** Unmutes a member. */
export async function deleteMute(db: Queryable, memberId: string, mutedId: string): Promise<void> {
  await db.delete(mutes).where(and(eq(mutes.memberId, memberId), eq(mutes.mutedId, mutedId)));
}

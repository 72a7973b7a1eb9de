/** Queries about members: authors with their limits, mentions, suspensions. */
import type { PersonView } from '@features/accounts/contract/person';
import { people, personColumns } from '@features/accounts/people';
import { users } from '@features/accounts/tables';
import type { Role } from '@platform/contract/endpoint';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, asc, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { communitySuspensions } from './tables.ts';

/** A member who writes. */
export interface Author {
  registeredAt: Date;
  role: Role;
  suspension: { until: Date; reason: string } | null;
}

/** A member as an author; null for none. */
export async function findAuthor(db: Queryable, memberId: string): Promise<Author | null> {
  const { until, reason } = communitySuspensions;
  const [row] = await db
    .select({ registeredAt: users.createdAt, role: users.role, suspension: { until, reason } })
    .from(users)
    .leftJoin(communitySuspensions, eq(communitySuspensions.memberId, users.id))
    .where(eq(users.id, memberId));
  return row ?? null;
}

/** Suspends a member until a time, or lifts the suspension. */
export async function saveSuspension(
  tx: Transaction,
  memberId: string,
  suspension: { until: Date; reason: string } | null,
): Promise<void> {
  if (suspension === null) {
    await tx.delete(communitySuspensions).where(eq(communitySuspensions.memberId, memberId));
    return;
  }
  await tx
    .insert(communitySuspensions)
    .values({ memberId, ...suspension })
    .onConflictDoUpdate({ target: communitySuspensions.memberId, set: suspension });
}

/** Members by their ids, in the order of their names. */
export async function findMembers(db: Queryable, ids: readonly string[]): Promise<PersonView[]> {
  if (ids.length === 0) return [];
  return db
    .select(personColumns)
    .from(people)
    .where(inArray(people.id, [...ids]))
    .orderBy(asc(people.name), asc(people.id));
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

const begins = (column: unknown, prefix: string) => sql`${column} like ${`${escapeLike(prefix)}%`}`;

/**
 * Members whose name or folded user name begins so: the participants by either, then all others by the user name,
 * which has an index.
 */
export async function findMentionable(
  db: Queryable,
  {
    participants,
    prefix,
    username,
    limit,
  }: { participants: string[]; prefix: string; username: string; limit: number },
): Promise<PersonView[]> {
  const select = (where: SQL | undefined) =>
    db
      .select(personColumns)
      .from(people)
      .where(and(eq(people.banned, false), where))
      .orderBy(asc(people.username))
      .limit(limit);
  const byUsername = begins(people.username, username);
  const near = await select(
    and(inArray(people.id, participants), or(begins(people.name, prefix), byUsername)),
  );
  if (prefix === '' || near.length >= limit) return near;
  const others = await select(and(notInArray(people.id, participants), byUsername));
  return [...near, ...others].slice(0, limit);
}

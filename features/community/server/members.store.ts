/** Queries about members: authors with their limits, suspensions. */
import type { PersonView } from '@features/accounts/contract/person';
import { people, personColumns } from '@features/accounts/people';
import { users } from '@features/accounts/tables';
import type { Role } from '@platform/contract/endpoint';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { asc, eq, inArray } from 'drizzle-orm';
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

/** Queries of members' public pages and of their avatars. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, eq } from 'drizzle-orm';
import type { Member } from '../contract/members.ts';
import { people, personColumns } from './people.store.ts';
import { isNotBarred } from './store.ts';
import { users } from './tables.ts';

/** A member who is not barred; null if there is none. */
export async function findMember(db: Queryable, id: string, now: Date): Promise<Member | null> {
  const { picture, introduction, createdAt } = people;
  const [row] = await db
    .select({ ...personColumns, picture, introduction, joinedAt: createdAt })
    .from(people)
    .where(and(eq(people.id, id), isNotBarred(now, people)));
  if (!row) return null;
  const { joinedAt, ...member } = row;
  return { ...member, joined_at: joinedAt.toISOString() };
}

/** The addresses of an avatar's two sizes; both are null without one. */
export type Avatar = Pick<typeof users.$inferSelect, 'image' | 'picture'>;

/** Locks a member's avatar until the transaction ends. */
export async function lockAvatar(tx: Transaction, userId: string): Promise<Avatar> {
  const { image, picture } = users;
  const [row] = await tx.select({ image, picture }).from(users).where(eq(users.id, userId)).for('update');
  return row ?? { image: null, picture: null };
}

/** Stores the addresses of an avatar. */
export async function updateAvatar(
  tx: Transaction,
  userId: string,
  avatar: Avatar,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...avatar, updatedAt: now })
    .where(eq(users.id, userId));
}

/** All queries about people and their sessions, but those that better-auth makes. */
import type { Role } from '@platform/contract/endpoint';
import type { Script } from '@platform/contract/variant';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { type AnyColumn, and, eq, gt, inArray, lt, ne, or, type Placeholder, sql } from 'drizzle-orm';
import type { UserInfo, UserProfile } from '../contract/user.ts';
import { credentials, familiarAddresses, sessions, users, verifications } from './tables.ts';

/** Whether a user is not barred at an instant; `columns` are those of `users` or of a select from it. */
export const isNotBarred = (
  now: Date | Placeholder,
  { banned, banExpires }: Readonly<Record<'banned' | 'banExpires', AnyColumn>> = users,
) => or(eq(banned, false), lt(banExpires, now));

type UserRow = typeof users.$inferSelect;

const profileOf = (row: UserRow): UserProfile => ({
  id: row.id,
  username: row.displayUsername,
  email: row.email,
  full_name: row.name,
  role: row.role,
  avatar: row.image,
  picture: row.picture,
  introduction: row.introduction,
  phone: row.phone ?? '',
  script: row.script,
  email_verified: row.emailVerified,
  created_at: row.createdAt.toISOString(),
});

/** Reads a user's profile; null when there is none. */
export async function findProfile(db: Queryable, userId: string): Promise<UserProfile | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row ? profileOf(row) : null;
}

/** The part of a profile that the browser stores. */
export function userInfoOf({ id, username, email, full_name, role, avatar }: UserProfile): UserInfo {
  return { id, username, email, full_name, role, avatar };
}

interface ProfileChange {
  full_name?: string | undefined;
  phone?: string | undefined;
  introduction?: string | undefined;
  script?: Script | undefined;
}

/** Changes the given fields; returns the new profile. */
export async function updateProfile(
  db: Queryable,
  userId: string,
  { full_name, ...columns }: ProfileChange,
  now: Date,
): Promise<UserProfile | null> {
  const [row] = await db
    .update(users)
    .set({ ...columns, name: full_name, updatedAt: now })
    .where(eq(users.id, userId))
    .returning();
  return row ? profileOf(row) : null;
}

/** Changes the address, which is then unverified. Violates users_email_unique when it is taken. */
export async function updateEmail(
  tx: Transaction,
  userId: string,
  email: string,
  now: Date,
): Promise<UserProfile | null> {
  const [row] = await tx
    .update(users)
    .set({ email, emailVerified: false, updatedAt: now })
    .where(eq(users.id, userId))
    .returning();
  return row ? profileOf(row) : null;
}

/** Sets a user's role, and marks the address that an operator typed as verified. */
export async function setRole(db: Queryable, userId: string, role: Role, now: Date): Promise<void> {
  await db.update(users).set({ role, emailVerified: true, updatedAt: now }).where(eq(users.id, userId));
}

/** Which of username and address are taken. */
export async function findTaken(db: Queryable, username: string, email: string) {
  const rows = await db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(or(eq(users.username, username), eq(users.email, email)));
  return {
    username: rows.some((row) => row.username === username),
    email: rows.some((row) => row.email === email),
  };
}

/** Reads the hash of a user's password; null when there is none. */
export async function findPasswordHash(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')));
  return row?.password ?? null;
}

/** Replaces the hash of a user's password. */
export async function updatePasswordHash(
  tx: Transaction,
  userId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await tx
    .update(credentials)
    .set({ password: hash, updatedAt: now })
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')));
}

/** After a reset: the link has proven the address, and all other links end. */
export async function settleReset(db: Queryable, userId: string, now: Date): Promise<void> {
  await deleteLinks(db, userId);
  await db.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, userId));
}

/** Adds a link that works once; `identifier` has the hash of its token. */
export async function addLink(
  db: Queryable,
  link: { id: string; identifier: string; userId: string; expiresAt: Date; now: Date },
): Promise<void> {
  const { id, identifier, userId, expiresAt, now } = link;
  await db
    .insert(verifications)
    .values({ id, identifier, value: userId, expiresAt, createdAt: now, updatedAt: now });
}

/** Uses up a link and marks its owner's address as verified; false for none, a used or an expired one. */
export async function verifyByLink(db: Queryable, identifier: string, now: Date): Promise<boolean> {
  const used = db.$with('used').as(
    db
      .delete(verifications)
      .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)))
      .returning({ userId: verifications.value }),
  );
  const rows = await db
    .with(used)
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(sql`${users.id} in (select ${sql.identifier('value')}::uuid from ${used})`)
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Deletes the links sent to a user. */
export async function deleteLinks(db: Queryable, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId));
}

/** The id of the user with this username or address (folded); null when there is none. */
export async function findUserId(db: Queryable, login: string): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.username, login), eq(users.email, login)));
  return row?.id ?? null;
}

/** Sets the script of emails to a user. */
export async function updateScript(db: Queryable, userId: string, script: Script): Promise<void> {
  await db
    .update(users)
    .set({ script })
    .where(and(eq(users.id, userId), ne(users.script, script)));
}

/** Records a login from a network. */
export async function rememberNetwork(
  db: Queryable,
  userId: string,
  network: string,
  now: Date,
): Promise<void> {
  await db
    .insert(familiarAddresses)
    .values({ userId, network, seenAt: now })
    .onConflictDoUpdate({
      target: [familiarAddresses.userId, familiarAddresses.network],
      set: { seenAt: now },
    });
}

/** Whether the user with this username or address (folded) has logged in from the network since an instant. */
export async function isFamiliar(
  db: Queryable,
  login: string,
  network: string,
  since: Date,
): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(familiarAddresses)
    .innerJoin(users, eq(users.id, familiarAddresses.userId))
    .where(
      and(
        or(eq(users.username, login), eq(users.email, login)),
        eq(familiarAddresses.network, network),
        gt(familiarAddresses.seenAt, since),
      ),
    );
  return rows.length > 0;
}

/** Deletes networks not seen since an instant, and expired links and sessions. */
export async function deleteExpired(db: Queryable, now: Date, unseenSince: Date): Promise<void> {
  await db.delete(familiarAddresses).where(lt(familiarAddresses.seenAt, unseenSince));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

/** The names and user names of all editors and admins. */
export async function staffNames(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ name: users.name, username: users.displayUsername })
    .from(users)
    .where(inArray(users.role, ['editor', 'admin']));
  return rows.flatMap(({ name, username }) => [name, username]);
}

/** The hashes of the passwords of accounts by user name or address; null for an account without a password. */
export function findPasswords(
  db: Queryable,
  { usernames, emails }: { usernames: string[]; emails: string[] },
): Promise<{ username: string; hash: string | null }[]> {
  return db
    .select({ username: users.username, hash: credentials.password })
    .from(users)
    .innerJoin(credentials, and(eq(credentials.userId, users.id), eq(credentials.providerId, 'credential')))
    .where(or(inArray(users.username, usernames), inArray(users.email, emails)));
}

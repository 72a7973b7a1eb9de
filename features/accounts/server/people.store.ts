/** People as other features see them: the one rule of their display name, and the one place that reads their rows. */
import type { Queryable } from '@platform/server/database/database';
import type { Recipient } from '@platform/server/mail';
import { eq, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { unknownName } from '../contract/user.ts';
import { users } from './tables.ts';

/**
 * The SQL of a display name (specification, section 2), never the mail address: full name, else user name.
 * For statements that are written out; `table` is `users` or its alias.
 */
export function displayNameSql(table: string): string {
  return `coalesce(nullif(btrim(${table}.name), ''), nullif(${table}.display_username, ''), '${unknownName}')`;
}

/** To join by `people.id`; PostgreSQL reads only the columns that a query uses. */
export const people = new QueryBuilder()
  .select({
    id: users.id,
    name: sql<string>`${sql.raw(displayNameSql('users'))}`.as('name'),
    /** The full name as names are searched; an index has it. */
    foldedName: sql<string>`lower(${users.name}) collate "C"`.as('folded_name'),
    /** As typed. */
    displayUsername: users.displayUsername,
    /** Folded, as user names are compared. */
    username: users.username,
    email: users.email,
    emailVerified: users.emailVerified,
    phone: users.phone,
    script: users.script,
    image: users.image,
    role: users.role,
    picture: users.picture,
    introduction: users.introduction,
    createdAt: users.createdAt,
    banned: users.banned,
    banExpires: users.banExpires,
  })
  .from(users)
  .as('people');

/**
 * The columns of a person in answers (`personView`), for a select that joins `people`. The other tables of the select
 * have no column `name`, because Drizzle writes the name of this one without its table.
 */
export const personColumns = { id: people.id, name: people.name, avatar: people.image };

/** A user as a recipient of emails; null when deleted. */
export async function findPerson(
  db: Queryable,
  id: string,
): Promise<(Recipient & { name: string; emailVerified: boolean }) | null> {
  const { name, email, script, emailVerified } = people;
  const [row] = await db.select({ name, email, script, emailVerified }).from(people).where(eq(people.id, id));
  return row ?? null;
}

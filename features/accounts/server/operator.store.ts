/** The queries of `npm run admin`. */
import type { Role } from '@platform/contract/endpoint';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, asc, eq, ilike, ne, or } from 'drizzle-orm';
import { isEmail, loginKey } from './rules.ts';
import { users } from './tables.ts';

export type Account = typeof users.$inferSelect;

/** Longest list of accounts; a search narrows it. */
const listLength = 200;

export interface ListedAccount {
  username: string;
  email: string;
  role: Role;
  banned: boolean;
}

export interface AccountFilter {
  role?: Role | undefined;
  search?: string | undefined;
}

/** Accounts by role and by a part of name or address; without either the staff and the barred. */
export function findAccounts(db: Queryable, { role, search }: AccountFilter): Promise<ListedAccount[]> {
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { displayUsername: username, email, banned } = users;
  const all = role === undefined && !pattern;
  return db
    .select({ username, email, role: users.role, banned })
    .from(users)
    .where(
      and(
        role && eq(users.role, role),
        pattern ? or(ilike(username, pattern), ilike(email, pattern), ilike(users.name, pattern)) : undefined,
        all ? or(ne(users.role, 'user'), eq(banned, true)) : undefined,
      ),
    )
    .orderBy(asc(users.role), asc(users.username))
    .limit(listLength);
}

/** Locks the account of a user name or address until the transaction ends. */
export async function lockAccount(tx: Transaction, login: string): Promise<Account> {
  const column = isEmail(login) ? users.email : users.username;
  const [account] = await tx
    .select()
    .from(users)
    .where(eq(column, loginKey(login)))
    .for('update');
  if (!account) throw new Error(`there is no account ${login}`);
  return account;
}

/** The ids of the admins who can log in, locked in one order, so that two commands cannot remove the last two. */
export async function lockAdmins(tx: Transaction): Promise<string[]> {
  const canLogIn = and(eq(users.role, 'admin'), eq(users.banned, false));
  const rows = await tx.select({ id: users.id }).from(users).where(canLogIn).orderBy(users.id).for('update');
  return rows.map(({ id }) => id);
}

/** Writes the given columns of an account. */
export async function updateAccount(tx: Transaction, id: string, columns: Partial<Account>): Promise<void> {
  await tx.update(users).set(columns).where(eq(users.id, id));
}

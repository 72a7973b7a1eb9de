/** What operators do with accounts on a terminal, `npm run admin`: list them, give and take roles, bar and unbar. */
import type { Role } from '@platform/contract/endpoint';
import type { Transaction } from '@platform/server/database/database';
import { recordStaffAction } from '@platform/server/moderation/staffActions';
import type { Services } from '@platform/server/portal';
import { and, asc, eq, ilike, ne, or } from 'drizzle-orm';
import { isEmail, loginKey } from './rules.ts';
import { deleteSessions } from './sessions.store.ts';
import { users } from './tables.ts';

/** The actor in the log of staff actions: an operator on a terminal has no account. */
export const operatorId = '00000000-0000-0000-0000-000000000000';

type Context = Pick<Services, 'db' | 'clock'>;

/** Longest list of accounts; a search narrows it. */
const listLength = 200;

export interface ListedAccount {
  username: string;
  email: string;
  role: Role;
  banned: boolean;
}

/** Accounts by role and by a part of name or address; without either the staff and the barred. */
export function listAccounts(
  { db }: Pick<Context, 'db'>,
  { role, search }: { role?: Role | undefined; search?: string | undefined },
): Promise<ListedAccount[]> {
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

type Account = typeof users.$inferSelect;

/** Locks the account of a user name or address until the transaction ends. */
async function lockAccount(tx: Transaction, login: string): Promise<Account> {
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
async function lockAdmins(tx: Transaction): Promise<string[]> {
  const canLogIn = and(eq(users.role, 'admin'), eq(users.banned, false));
  const rows = await tx.select({ id: users.id }).from(users).where(canLogIn).orderBy(users.id).for('update');
  return rows.map(({ id }) => id);
}

type Change = Partial<Pick<Account, 'role' | 'banned' | 'banReason'>>;

interface Command {
  login: string;
  action: string;
  change: Change;
  reason?: string;
  losesAdmin: boolean;
}

/** Changes an account, ends its sessions and logs it; returns the user name. */
function changeAccount({ db, clock }: Context, command: Command): Promise<string> {
  const { login, action, change, reason = null, losesAdmin } = command;
  return db.transaction(async (tx) => {
    const admins = await lockAdmins(tx);
    const account = await lockAccount(tx, login);
    const isLastAdmin = admins.length === 1 && admins[0] === account.id;
    if (losesAdmin && isLastAdmin) throw new Error(`${account.displayUsername} is the last admin`);
    const at = clock.now();
    await tx
      .update(users)
      .set({ ...change, updatedAt: at })
      .where(eq(users.id, account.id));
    await deleteSessions(tx, account.id, null);
    const subject = { kind: 'account', id: account.id };
    const details = change.role ? { from: account.role, to: change.role } : {};
    await recordStaffAction(tx, { actorId: operatorId, action, subject, reason, details, at });
    return account.displayUsername;
  });
}

/** Gives an account a role, or takes it (`user`). Throws an Error for an unknown account and for the last admin. */
export const changeRole = (ctx: Context, login: string, role: Role): Promise<string> =>
  changeAccount(ctx, { login, action: 'change_role', change: { role }, losesAdmin: role !== 'admin' });

/** Bars an account: its sessions end, and a login answers ACCOUNT_DISABLED. Throws as `changeRole`. */
export const barAccount = (ctx: Context, login: string, reason: string): Promise<string> =>
  changeAccount(ctx, {
    login,
    action: 'bar',
    change: { banned: true, banReason: reason },
    reason,
    losesAdmin: true,
  });

/** Unbars an account. Throws an Error for an unknown one. */
export const unbarAccount = (ctx: Context, login: string): Promise<string> =>
  changeAccount(ctx, {
    login,
    action: 'unbar',
    change: { banned: false, banReason: null },
    losesAdmin: false,
  });

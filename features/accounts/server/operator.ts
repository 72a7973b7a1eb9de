/** What operators do with accounts on a terminal, `npm run admin`: list them, give and take roles, bar and unbar. */
import type { Role } from '@platform/contract/endpoint';
import { recordStaffAction } from '@platform/server/moderation/staffActions';
import type { Services } from '@platform/server/portal';
import {
  type Account,
  type AccountFilter,
  findAccounts,
  type ListedAccount,
  lockAccount,
  lockAdmins,
  updateAccount,
} from './operator.store.ts';
import { deleteSessions } from './sessions.store.ts';

/** The actor in the log of staff actions: an operator on a terminal has no account. */
export const operatorId = '00000000-0000-0000-0000-000000000000';

type Context = Pick<Services, 'db' | 'clock'>;

/** Accounts by role and by a part of name or address; without either the staff and the barred. */
export const listAccounts = ({ db }: Pick<Context, 'db'>, filter: AccountFilter): Promise<ListedAccount[]> =>
  findAccounts(db, filter);

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
    await updateAccount(tx, account.id, { ...change, updatedAt: at });
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

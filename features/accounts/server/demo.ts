/** The accounts with which a demo portal can be tried: `sample/accounts.yaml`. */
import type { Role } from '@platform/contract/endpoint';
import type { Queryable } from '@platform/server/database/database';
import { readSample } from '@platform/server/sample';
import { verifyPassword } from 'better-auth/crypto';
import { foldUsername, fullName, introduction, username } from '../contract/fields.ts';
import { demoAccount, registration } from '../contract/login.ts';
import { findPasswords } from './store.ts';

const sampleAccount = registration
  .pick({ email: true, password: true })
  .extend({
    ...demoAccount.pick({ role: true, label: true }).shape,
    username,
    full_name: fullName,
    introduction: introduction.optional(),
  })
  .strict();

export const readDemoAccounts = () => readSample('accounts.yaml', sampleAccount);

/** The demo account with this role. */
export async function readDemoAccount(role: Role) {
  const account = (await readDemoAccounts()).find((each) => each.role === role);
  if (!account) throw new Error(`sample/accounts.yaml has no ${role}`);
  return account;
}

/** The user names of the accounts in the database that still have the published password of their demo account. */
export async function findDemoPasswords(db: Queryable): Promise<string[]> {
  const published = await readDemoAccounts();
  const rows = await findPasswords(db, {
    usernames: published.map((each) => foldUsername(each.username)),
    emails: published.map((each) => each.email),
  });
  const passwords = [...new Set(published.map(({ password }) => password))];
  const open = await Promise.all(
    rows.map(async ({ username, hash }) => {
      const matches = passwords.map((password) => hash !== null && verifyPassword({ hash, password }));
      return (await Promise.all(matches)).includes(true) ? username : null;
    }),
  );
  return open.filter((name) => name !== null).sort();
}

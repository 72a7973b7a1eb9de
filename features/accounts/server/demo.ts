/** The accounts with which a demo portal can be tried: `sample/accounts.yaml`. */
import type { Role } from '@platform/contract/endpoint';
import { readSample } from '@platform/server/sample';
import { demoAccount, registration } from '../contract/entry.ts';
import { fullName, username } from '../contract/fields.ts';

const sampleAccount = registration
  .pick({ email: true, password: true })
  .extend({ ...demoAccount.pick({ role: true, label: true }).shape, username, full_name: fullName })
  .strict();

export const readDemoAccounts = () => readSample('accounts.yaml', sampleAccount);

/** The demo account with this role. */
export async function readDemoAccount(role: Role) {
  const account = (await readDemoAccounts()).find((each) => each.role === role);
  if (!account) throw new Error(`sample/accounts.yaml has no ${role}`);
  return account;
}

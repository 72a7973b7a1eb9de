/** Members: each test registers its own. */
import { randomBytes } from 'node:crypto';
import { verifyEmail } from '@features/accounts/contract/email';
import { type LoginResult, login, register } from '@features/accounts/contract/login';
import { readDemoAccount } from '@features/accounts/demo';
import { call } from './api.ts';
import { emailTo } from './mailbox.ts';

export interface Member extends LoginResult {
  password: string;
}

interface NewMember {
  full_name?: string;
  /** Follows the link that verifies the address. */
  verified?: boolean;
}

const password = 'a-long-walk-north';

/** A unique username. */
export function newName(): { username: string; email: string; password: string } {
  const username = `walker_${randomBytes(5).toString('hex')}`;
  return { username, email: `${username}@example.org`, password };
}

/** An IP address in a unique network. */
function newAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}

/** Registers a member through the API. */
export async function newMember({ full_name, verified }: NewMember = {}): Promise<Member> {
  const body = { ...newName(), ...(full_name === undefined ? {} : { full_name }) };
  const entry = await call(register, { body }, { address: newAddress() });
  if (verified) {
    const [, token = ''] =
      /verify-email\?token=([\w.%-]+)/.exec(await emailTo(body.email, 'verify-email')) ?? [];
    await call(verifyEmail, { body: { token: decodeURIComponent(token) } });
  }
  return { ...entry, password };
}

/** The local storage of a logged-in member. */
export function storageOf({ token, user }: LoginResult): { name: string; value: string }[] {
  return [
    { name: 'token', value: token },
    { name: 'userInfo', value: JSON.stringify(user) },
  ];
}

/** The demo visitor of the sample data, who has beans and a balance; only one test may spend them. */
export async function demoMember(): Promise<Member> {
  const { username, password: demoPassword } = await readDemoAccount('user');
  const entry = await call(
    login,
    { body: { login: username, password: demoPassword } },
    { address: newAddress() },
  );
  return { ...entry, password: demoPassword };
}

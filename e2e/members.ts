/** People of the journeys: each test registers its own. */
import { randomBytes } from 'node:crypto';
import { type Entry, login, register } from '@features/accounts/contract/entry';
import { readDemoAccount } from '@features/accounts/demo';
import { call } from './api.ts';

export interface Member extends Entry {
  password: string;
}

interface Named {
  full_name?: string;
}

const password = 'a-long-walk-north';

/** A name that nobody has. */
export function newName(): { username: string; email: string; password: string } {
  const username = `walker_${randomBytes(5).toString('hex')}`;
  return { username, email: `${username}@example.org`, password };
}

/** An address in a network that nobody else uses. */
function newAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}

/** Registers somebody through the API. */
export async function newMember({ full_name }: Named = {}): Promise<Member> {
  const body = { ...newName(), ...(full_name === undefined ? {} : { full_name }) };
  const entry = await call(register, { body }, { address: newAddress() });
  return { ...entry, password };
}

/** What local storage holds once this member has logged in. */
export function storageOf({ token, user }: Entry): { name: string; value: string }[] {
  return [
    { name: 'token', value: token },
    { name: 'userInfo', value: JSON.stringify(user) },
  ];
}

/** The visitor of the sample story, who has beans and a balance; only one journey may spend them. */
export async function demoMember(): Promise<Member> {
  const { username, password: known } = await readDemoAccount('user');
  const entry = await call(login, { body: { login: username, password: known } }, { address: newAddress() });
  return { ...entry, password: known };
}

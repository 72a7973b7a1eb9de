/** Members for the tests of every feature. */
import type { Data, Endpoint, Input, Role } from '@platform/contract/endpoint';
import type { Services } from '@platform/server/portal';
import { eq } from 'drizzle-orm';
import { type Entry, type Registration, register } from '../contract/entry.ts';
import { users } from './tables.ts';

/** What a portal for tests offers. */
interface CallablePortal {
  call<E extends Endpoint>(declared: E, input: Input<E>): Promise<{ success: boolean; data: Data<E> }>;
}

let registered = 0;

/** A registration that nobody has made before in this run. */
export function someRegistration(overrides: Partial<Registration> = {}): Registration {
  registered += 1;
  const username = `member_${process.pid}_${registered}`;
  return { username, email: `${username}@example.org`, password: 'a long enough password', ...overrides };
}

/** Registers somebody new; their token goes into the calls they make. */
export async function registerMember(
  portal: CallablePortal,
  overrides: Partial<Registration> = {},
): Promise<Entry> {
  const answer = await portal.call(register, { body: someRegistration(overrides) });
  if (!answer.success) throw new Error(`not registered: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Gives a member a role. */
export async function makeRole({ portal }: { portal: Services }, userId: string, role: Role): Promise<void> {
  await portal.db.update(users).set({ role }).where(eq(users.id, userId));
}

/** Bars a member, or lets them in again. */
export async function makeBanned(
  { portal }: { portal: Services },
  userId: string,
  banned = true,
): Promise<void> {
  await portal.db.update(users).set({ banned }).where(eq(users.id, userId));
}

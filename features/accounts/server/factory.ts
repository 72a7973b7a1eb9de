/** Members for the tests of every feature. */
import { createHmac } from 'node:crypto';
import type { Data, Endpoint, Input, Role } from '@platform/contract/endpoint';
import { after } from '@platform/server/clock';
import type { Services } from '@platform/server/portal';
import { eq } from 'drizzle-orm';
import { type Entry, type Registration, register } from '../contract/entry.ts';
import { signingSecret } from './auth.ts';
import { sessionLifetime } from './rules.ts';
import { sessions, users } from './tables.ts';

/** What a portal for tests offers. */
interface CallablePortal {
  call<E extends Endpoint>(
    declared: E,
    input: Input<E>,
    options: { address: string },
  ): Promise<{ success: boolean; data: Data<E> }>;
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
  const body = someRegistration(overrides);
  // Many members, none of them held back: each fifty come from another network.
  const address = registered < 50 ? '127.0.0.1' : `10.0.${Math.floor(registered / 50)}.1`;
  const answer = await portal.call(register, { body }, { address });
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

/** Somebody who is logged in. */
export interface CrowdMember {
  id: string;
  token: string;
}

type CrowdServices = Pick<Services, 'db' | 'clock' | 'random' | 'secretFor'>;

/**
 * Puts many people there who are logged in, at once: what registering costs, one after the other, is the hashing of
 * their passwords, and these have none.
 */
export async function makeCrowd(services: CrowdServices, size: number): Promise<CrowdMember[]> {
  const { db, clock, random } = services;
  const now = clock.now();
  const stamps = { createdAt: now, updatedAt: now };
  const secret = signingSecret(services);
  const people = Array.from({ length: size }, () => {
    const username = `crowd_${random.token(9).toLowerCase().replaceAll('-', '_')}`;
    return { id: random.id(), username, session: random.token(24) };
  });
  const insert = async <Row>(put: (rows: Row[]) => Promise<unknown>, rows: Row[]) => {
    for (let start = 0; start < rows.length; start += 1000) await put(rows.slice(start, start + 1000));
  };
  await insert(
    (rows) => db.insert(users).values(rows),
    people.map(({ id, username }) => ({
      id,
      username,
      displayUsername: username,
      email: `${username}@example.org`,
      ...stamps,
    })),
  );
  await insert(
    (rows) => db.insert(sessions).values(rows),
    people.map(({ id, session }) => ({
      id: random.id(),
      userId: id,
      token: session,
      expiresAt: after(now, sessionLifetime),
      ...stamps,
    })),
  );
  return people.map(({ id, session }) => ({
    id,
    token: `${session}.${createHmac('sha256', secret).update(session).digest('base64')}`,
  }));
}

/** Members for the tests of every feature. */
import { createHmac } from 'node:crypto';
import type { Role } from '@platform/contract/endpoint';
import { after } from '@platform/server/clock';
import type { Services } from '@platform/server/portal';
import type { Caller } from '@platform/server/testing/caller';
import { eq } from 'drizzle-orm';
import { type LoginResult, type Registration, register } from '../contract/login.ts';
import { signingSecret } from './auth.ts';
import { sessionLifetime } from './rules.ts';
import { sessions, users } from './tables.ts';

let registered = 0;

/** A registration with unique values. */
export function someRegistration(overrides: Partial<Registration> = {}): Registration {
  registered += 1;
  const username = `member_${process.pid}_${registered}`;
  return { username, email: `${username}@example.org`, password: 'a long enough password', ...overrides };
}

/** Registers a new member; use their token in calls. */
export async function registerMember(
  portal: Pick<Caller, 'ok'>,
  overrides: Partial<Registration> = {},
): Promise<LoginResult> {
  const body = someRegistration(overrides);
  // Many members without throttling: each fifty come from another network.
  const address = registered < 50 ? '127.0.0.1' : `10.0.${Math.floor(registered / 50)}.1`;
  return portal.ok(register, { body }, { address });
}

/** Gives a member a role. */
export async function setRole({ portal }: { portal: Services }, userId: string, role: Role): Promise<void> {
  await portal.db.update(users).set({ role }).where(eq(users.id, userId));
}

/** Bans a member, or lifts the ban. */
export async function setBanned(
  { portal }: { portal: Services },
  userId: string,
  banned = true,
): Promise<void> {
  await portal.db.update(users).set({ banned }).where(eq(users.id, userId));
}

export interface InsertedMember {
  id: string;
  token: string;
  username: string;
}

type PersonColumns = Partial<Omit<typeof users.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>>;

/** Inserts many logged-in members at once, without passwords, because hashing takes most of a registration's time. */
export async function insertMembers(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'secretFor'>,
  size: number,
  columns: PersonColumns = {},
): Promise<InsertedMember[]> {
  const { db, clock, random } = services;
  const now = clock.now();
  const timestamps = { createdAt: now, updatedAt: now };
  const secret = signingSecret(services);
  const people = Array.from({ length: size }, () => {
    const username = columns.username ?? `person_${random.token(9).toLowerCase().replaceAll('-', '_')}`;
    return { id: random.id(), username, session: random.token(24) };
  });
  // In batches, because a statement takes 65,535 parameters at most.
  for (let start = 0; start < size; start += 1000) {
    const batch = people.slice(start, start + 1000);
    await db.insert(users).values(
      batch.map(({ id, username }) => ({
        id,
        username,
        displayUsername: username,
        email: `${username}@example.org`,
        ...timestamps,
        ...columns,
      })),
    );
    const expiresAt = after(now, sessionLifetime);
    await db.insert(sessions).values(
      batch.map(({ id, session }) => ({
        id: random.id(),
        userId: id,
        token: session,
        expiresAt,
        ...timestamps,
      })),
    );
  }
  return people.map(({ id, username, session }) => ({
    id,
    username,
    token: `${session}.${createHmac('sha256', secret).update(session).digest('base64')}`,
  }));
}

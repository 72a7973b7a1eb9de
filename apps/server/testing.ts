/** The real server over a real database of its own, for tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertMembers } from '@features/accounts/factory';
import type { PaymentsOptions } from '@features/payments/server';
import type { Role } from '@platform/contract/endpoint';
import type { Clock } from '@platform/server/clock';
import { kernelEnvironment } from '@platform/server/env';
import { type Kernel, openKernel } from '@platform/server/kernel';
import { openLog } from '@platform/server/log';
import { renderText } from '@platform/server/mail/render';
import { type Caller, openCaller } from '@platform/server/testing/caller';
import { createTestDatabase } from '@platform/server/testing/database';
import { type ComposeOptions, compose } from './compose.ts';

export { type Answer, type CallOptions, urlOf } from '@platform/server/testing/caller';

/** A clock that a test can move forward. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

export type PersonColumns = NonNullable<Parameters<typeof insertMembers>[2]>;

/** A member who is logged in. */
export interface Person extends Caller {
  id: string;
  token: string;
  username: string;
  role: Role;
}

/** An email as its recipient gets it, without the HTML. */
export interface SentEmail {
  to: string;
  subject: string;
  text: string;
  unsubscribe?: string | undefined;
}

/** The portal itself calls as an anonymous visitor. */
export interface TestPortal extends Kernel, Caller {
  clock: TestClock;
  /** Emails sent so far, the newest last. */
  emails: SentEmail[];
  /** Puts a new member there, logged in; without a password, whose hashing would take most of a test's time. */
  person(role?: Role, columns?: PersonColumns): Promise<Person>;
  /** The caller with a role, the same one each time; `anonymous` has no token. */
  as(role: Role | 'member' | 'anonymous'): Caller;
}

function testClock(): TestClock {
  let moved = 0;
  return {
    now: () => new Date(Date.now() + moved),
    advance(milliseconds) {
      moved += milliseconds;
    },
  };
}

/** No provider is on: for tests that pay nothing. */
const noPayments: PaymentsOptions = { adapters: {}, browser: {}, simulated: [], usdRate: 6.5 };

/** Opens a portal without sample data, in demo mode unless `overrides` say otherwise; close it with `stop`. */
export async function testPortal(
  overrides: NodeJS.ProcessEnv = {},
  options: Partial<ComposeOptions> = {},
): Promise<TestPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-'));
  const database = await createTestDatabase();
  const clock = testClock();
  const emails: SentEmail[] = [];
  const env = kernelEnvironment.parse({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    APP_SECRET: 'a secret that is only good for tests',
    JOBS: 'false',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...overrides,
  });
  const kernel: Kernel = await openKernel({
    env,
    databaseUrl: database.url,
    clock,
    log: openLog('silent'),
    mail: {
      async send(email) {
        const { to, unsubscribe } = email;
        emails.push({ to: to.email, unsubscribe, ...(await renderText(email, kernel.portal.publicUrl)) });
      },
    },
  });
  await compose(kernel, { payments: noPayments, ...options });
  await kernel.start();
  const { http } = kernel.portal;
  const anonymous = openCaller(http);
  const people = new Map<Role, Promise<Person>>();
  const portal: TestPortal = {
    ...kernel,
    ...anonymous,
    clock,
    emails,
    async person(role = 'user', columns = {}) {
      const [member] = await insertMembers(kernel.portal, 1, { ...columns, role });
      if (!member) throw new Error('no member was created');
      return { ...openCaller(http, () => member.token), ...member, role };
    },
    as(named) {
      if (named === 'anonymous') return anonymous;
      const role = named === 'member' ? 'user' : named;
      return openCaller(http, async () => {
        const person = people.get(role) ?? portal.person(role);
        people.set(role, person);
        return (await person).token;
      });
    },
    async stop() {
      await kernel.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return portal;
}

/** Staff accounts created by operators, and the cleanup of expired rows. */
import { Failure } from '@platform/server/http/failure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertNoDemoPasswords } from '../../../apps/server/boot.ts';
import { type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import { login } from '../contract/login.ts';
import { changePassword } from '../contract/password.ts';
import { readMe } from '../contract/user.ts';
import { createAdmin } from './admin.ts';
import { readDemoAccounts } from './demo.ts';
import { registerMember, someRegistration } from './factory.ts';
import { cleanUpAccounts } from './jobs.ts';
import { seedAccounts } from './seed.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

const staff = {
  username: 'admin',
  email: 'admin@example.org',
  password: 'long enough',
  role: 'admin',
} as const;

describe('createAdmin', () => {
  it('creates an account with a role and a verified address, also under a reserved name', async () => {
    expect(await createAdmin(portal.portal, staff)).toMatchObject({ username: 'admin', role: 'admin' });
    expect(portal.emails.filter(({ to }) => to === staff.email)).toEqual([]);
    const { token } = await portal.ok(login, { body: { login: staff.email, password: staff.password } });
    expect(await portal.ok(readMe, {}, { token })).toMatchObject({ role: 'admin', email_verified: true });
  });

  it('creates no session', async () => {
    const { rows } = await portal.portal.db.$client.query(
      `select user_agent from sessions where user_agent = 'admin'`,
    );
    expect(rows).toEqual([]);
  });

  it('rejects taken and invalid values', async () => {
    const attempt = (overrides: object) =>
      createAdmin(portal.portal, { ...staff, ...overrides }).catch((error: unknown) =>
        error instanceof Failure ? error.entry.code : error,
      );
    await createAdmin(portal.portal, { ...staff, username: 'second', email: 'second@example.org' });
    expect(await attempt({ username: 'second', email: 'third@example.org' })).toBe('USERNAME_TAKEN');
    expect(await attempt({ username: 'third', email: 'second@example.org' })).toBe('EMAIL_TAKEN');
    expect(await attempt({ username: 'third', email: 'third@example.org', password: 'short' })).toBe(
      'VALIDATION_FAILED',
    );
  });
});

describe('assertNoDemoPasswords', () => {
  it('refuses production on a database with a demo password, naming the account', async () => {
    const check = () => assertNoDemoPasswords({ PORTAL_MODE: 'production' }, portal);
    await check();
    await seedAccounts(portal.portal);
    await expect(check()).rejects.toThrow(/"demo"[\s\S]*"steward"/);
    await assertNoDemoPasswords({ PORTAL_MODE: 'demo' }, portal);
    const accounts = await readDemoAccounts();
    for (const { username, password: current_password } of accounts) {
      const { token } = await portal.ok(login, { body: { login: username, password: current_password } });
      const body = { current_password, new_password: 'nobody has read this one' };
      await portal.ok(changePassword, { body }, { token });
    }
    await check();
  });
});

describe('the cleanup job', () => {
  it('deletes only what has expired', async () => {
    const { $client } = portal.portal.db;
    const count = async () => {
      const { rows } = await $client.query(
        `select (select count(*)::int from sessions) as sessions,
                (select count(*)::int from attempts) as attempts,
                (select count(*)::int from familiar_addresses) as networks`,
      );
      return rows[0];
    };
    await $client.query('delete from sessions');
    await registerMember(portal);
    await portal.call(login, { body: { login: someRegistration().username, password: 'wrong' } });
    await portal.portal.jobs.run(cleanUpAccounts, {});
    expect((await count()).sessions).toBe(1);
    expect((await count()).attempts).toBeGreaterThan(0);
    portal.clock.advance(91 * 24 * 3_600_000);
    await portal.portal.jobs.run(cleanUpAccounts, {});
    expect(await count()).toEqual({ sessions: 0, attempts: 0, networks: 0 });
  });
});

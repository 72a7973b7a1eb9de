import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import { registerMember } from './factory.ts';
import { findPerson } from './people.store.ts';
import { users } from './tables.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

describe('findPerson', () => {
  it.each([
    [{ name: '林知远', displayUsername: 'Demo' }, '林知远'],
    [{ name: '', displayUsername: 'Demo' }, 'Demo'],
    [{ name: '  ', displayUsername: 'Demo' }, 'Demo'],
    [{ name: '', displayUsername: '' }, '用户'],
  ])('names %j %s', async (changes, name) => {
    const { user } = await registerMember(portal);
    const { db } = portal.portal;
    await db.update(users).set(changes).where(eq(users.id, user.id));
    expect(await findPerson(db, user.id)).toEqual({
      name,
      email: user.email,
      script: 'hans',
      emailVerified: false,
    });
  });

  it('is null for an unknown id', async () => {
    expect(await findPerson(portal.portal.db, '01890000-0000-7000-8000-000000000000')).toBeNull();
  });
});

/** Parallel acts on one thing, and marks at the same time. */
import type { Person } from '@apps/server/testing';
import { insertMembers } from '@features/accounts/factory';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readAllNotifications } from '../contract/notification.ts';
import { type NotificationsFixture, openNotificationsFixture } from './testing.fixture.ts';

const size = 200;
let fixture: NotificationsFixture;
let actors: { id: string }[];
let member: Person;
beforeAll(async () => {
  fixture = await openNotificationsFixture();
  actors = await insertMembers(fixture.portal, size);
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  member = await fixture.person();
});

const like = (actorId: string) => fixture.notify(member, { kind: 'like', actorId });

it('bundles 200 parallel likes into one unread row with their exact count', async () => {
  await Promise.all(actors.map(({ id }) => like(id)));
  const inbox = await fixture.inbox(member);
  expect(inbox.map(({ count, isRead }) => [count, isRead])).toEqual([[size, false]]);
  expect(inbox[0]?.actors).toHaveLength(3);
});

it('counts a person once who likes many times in parallel', async () => {
  const few = actors.slice(0, 5);
  await Promise.all(Array.from({ length: 50 }, (_, at) => like(few[at % few.length]?.id ?? '')));
  expect((await fixture.inbox(member)).map(({ count }) => count)).toEqual([few.length]);
});

it('loses no like while bundles are marked as read', async () => {
  const marks = Array.from({ length: 20 }, () => member.ok(readAllNotifications, { body: {} }));
  await Promise.all([...actors.slice(0, 100).map(({ id }) => like(id)), ...marks]);
  const inbox = await fixture.inbox(member);
  expect(inbox.reduce((sum, { count }) => sum + count, 0)).toBe(100);
  expect(inbox.filter(({ isRead }) => !isRead).length).toBeLessThanOrEqual(1);
});

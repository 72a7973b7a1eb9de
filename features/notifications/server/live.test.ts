/** The bell of a member hears of changes on every instance; others do not. */
import { compose } from '@apps/server/compose';
import type { Person } from '@apps/server/testing';
import type { Kernel } from '@platform/server/kernel';
import { eventually } from '@platform/server/testing/eventually';
import { openTestKernel } from '@platform/server/testing/kernel';
import { openTestPage, type TestPage } from '@platform/server/testing/live';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { notificationChannel } from '../contract/channels.ts';
import { readAllNotifications } from '../contract/notification.ts';
import { type NotificationsFixture, openNotificationsFixture } from './testing.fixture.ts';

let fixture: NotificationsFixture;
/** On the same database. */
let second: Kernel;
let origins: string[];
let member: Person;
const pages: TestPage[] = [];
beforeAll(async () => {
  fixture = await openNotificationsFixture();
  member = await fixture.person();
  const { connectionString = '' } = fixture.portal.db.$client.options;
  second = await openTestKernel(connectionString, {
    env: { APP_SECRET: 'a secret that is only good for tests' },
  });
  await compose(second, { payments: { adapters: {}, browser: {}, simulated: [], usdRate: 6.5 } });
  await second.start();
  origins = await Promise.all(
    [fixture, second].map(({ portal }) => portal.http.listen({ host: '127.0.0.1', port: 0 })),
  );
});
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});
afterAll(async () => {
  await second.stop();
  await fixture.stop();
});

async function openPage(origin = '', by?: Person): Promise<TestPage> {
  const page = await openTestPage(origin, { token: by?.token });
  pages.push(page);
  return page;
}

it('reaches the pages of a member on two instances, for new notifications and for marks', async () => {
  const bells = await Promise.all(origins.map((origin) => openPage(origin, member)));
  for (const bell of bells)
    expect(await bell.join(notificationChannel, { member: member.id })).toEqual({ ok: true });
  // Until the instances are connected, the second misses messages.
  await eventually(async () => {
    await fixture.notify(member);
    for (const { messages } of bells) expect(messages.length).toBeGreaterThan(0);
  });
  for (const { messages } of bells) messages.length = 0;
  await member.ok(readAllNotifications, { body: {} });
  await eventually(() => {
    for (const { messages } of bells) expect(messages.map(([, event]) => event)).toContain('changed');
  });
});

it('tells nothing of a transaction that fails', async () => {
  const [origin] = origins;
  const person = await fixture.person();
  const bell = await openPage(origin, person);
  await bell.join(notificationChannel, { member: person.id });
  const failing = fixture.notify(person, { path: null as never });
  await expect(failing).rejects.toThrow();
  await fixture.notify(person);
  await eventually(() => expect(bell.messages).toHaveLength(1));
});

it('is closed to other members and to visitors', async () => {
  const [origin] = origins;
  for (const by of [await fixture.person(), undefined])
    expect(await (await openPage(origin, by)).join(notificationChannel, { member: member.id })).toMatchObject(
      {
        ok: false,
      },
    );
});

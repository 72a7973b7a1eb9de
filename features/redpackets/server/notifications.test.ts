/** What the sender of a packet is notified of. */
import type { Person } from '@apps/server/testing';
import { listNotifications, readAllNotifications } from '@features/notifications/contract/notification';
import { hour } from '@platform/server/clock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expirePacketsJob } from './jobs.ts';
import { openPacketFixture, type PacketFixture } from './testing.fixture.ts';

let fixture: PacketFixture;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  fixture = await openPacketFixture();
  [ada, bo] = [await fixture.member('安达'), await fixture.member('薄荷')];
});
afterAll(() => fixture.portal.stop());

const inbox = async () => (await ada.ok(listNotifications, {})).notifications;

it('bundles who has grabbed, each once, without the sender', async () => {
  const { id, message } = await fixture.send(ada, { message: '見者有份', count: 10 });
  const people = await Promise.all(Array.from({ length: 8 }, () => fixture.member()));
  await Promise.all([ada, bo, ...people].flatMap((by) => [fixture.grab(id, by), fixture.grab(id, by)]));
  const [bundle, ...others] = await inbox();
  expect(others).toEqual([]);
  expect(bundle).toMatchObject({
    kind: 'packet_grabbed',
    subject: message,
    path: `/redpacket/${id}`,
    count: 9,
  });
});

it('begins again after the bundle was read', async () => {
  const { id } = await fixture.send(ada);
  await fixture.grab(id, bo);
  await ada.ok(readAllNotifications, { body: {} });
  const carl = await fixture.member('卡尔');
  await fixture.grab(id, carl);
  const bundles = (await inbox()).filter(({ path }) => path.endsWith(id));
  expect(bundles.map(({ actors, isRead }) => [actors.map(({ name }) => name), isRead])).toEqual([
    [['卡尔'], false],
    [['薄荷'], true],
  ]);
});

it('tells how many beans came back, once', async () => {
  const { id } = await fixture.send(ada, { type: 'fixed', amount: 20, count: 2 });
  await fixture.grab(id, bo);
  fixture.portal.clock.advance(25 * hour);
  await fixture.portal.portal.jobs.run(expirePacketsJob, {});
  await fixture.portal.portal.jobs.run(expirePacketsJob, {});
  const refunds = (await inbox()).filter(({ path, kind }) => path.endsWith(id) && kind === 'packet_refunded');
  expect(refunds.map(({ detail }) => detail)).toEqual(['退回 10 浣熊豆']);
});

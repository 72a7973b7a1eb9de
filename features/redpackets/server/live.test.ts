/** The live events of red packets, and who receives them. */

import type { Person } from '@apps/server/testing';
import { walletChannel } from '@features/wallet/contract/channels';
import { hour } from '@platform/server/clock';
import { eventually } from '@platform/server/testing/eventually';
import { openTestPage, type TestPage } from '@platform/server/testing/live';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { packetChannel, packetsChannel } from '../contract/channels.ts';
import { expirePacketsJob } from './jobs.ts';
import { openPacketFixture, type PacketFixture } from './testing.fixture.ts';

let fixture: PacketFixture;
let origin: string;
let ada: Person;
let bo: Person;
let carl: Person;
const pages: TestPage[] = [];
beforeAll(async () => {
  fixture = await openPacketFixture();
  [ada, bo, carl] = [await fixture.member('安达'), await fixture.member('薄荷'), await fixture.member()];
  origin = await fixture.portal.portal.http.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});
afterAll(() => fixture.portal.stop());

async function openPage(by?: Person): Promise<TestPage> {
  const page = await openTestPage(origin, { token: by?.token });
  pages.push(page);
  return page;
}
const list = (who: Person | 'everyone') => ({ audience: who === 'everyone' ? who : who.id });
const events = ({ messages }: TestPage) => messages.map(([, event, data]) => [event, data]);
/** Events arrive in order, so that after the last all have arrived. */
const untilReceived = (page: TestPage, last: string) =>
  eventually(() => expect(page.messages.map(([, event]) => event)).toContain(last));

it.each(['everyone', 'members'] as const)(
  'publishes a public packet, its shares and its end to %s',
  async (audience) => {
    const isMember = audience === 'members';
    const page = await openPage(isMember ? carl : undefined);
    expect(await page.join(packetsChannel, { audience })).toEqual({ ok: true });
    const sent = await fixture.send(ada, { count: 2, type: 'fixed', amount: 10 });
    await page.join(packetChannel, { id: sent.id, audience });
    await fixture.grab(sent.id, bo);
    await fixture.grab(sent.id, bo);
    await fixture.grab(sent.id, carl);
    await untilReceived(page, 'gone');
    const { id } = sent;
    const name = (full: string) => (isMember ? full : `${full[0]}**`);
    const claim = { avatar: null, amount: isMember ? 5 : null, time: expect.any(String) };
    const totalAmount = isMember ? 10 : null;
    expect(events(page)).toEqual([
      ['added', expect.objectContaining({ id, senderName: name('安达'), totalAmount, remainingCount: 2 })],
      ['claimed', { claim: { position: 1, name: name('薄荷'), ...claim }, remainingCount: 1 }],
      ['changed', { id, remainingCount: 1 }],
      ['claimed', { claim: { position: 2, name: name(carl.username), ...claim }, remainingCount: 0 }],
      ['ended', { state: 'finished', remainingCount: 0 }],
      ['gone', { id }],
    ]);
    expect(JSON.stringify(page.messages)).not.toContain((await fixture.read(id)).seed);
  },
);

it('publishes a private packet to its recipients only; its room is closed to others', async () => {
  const [everyone, chosen] = [await openPage(), await openPage(bo)];
  await everyone.join(packetsChannel, list('everyone'));
  await chosen.join(packetsChannel, list(bo));
  const { id } = await fixture.send(ada, { sendType: 'private', recipients: [bo.username], count: 1 });
  const unknown = await everyone.join(packetChannel, {
    id: '01980000-0000-7000-8000-000000000000',
    audience: 'everyone',
  });
  expect(unknown).toMatchObject({ ok: false });
  expect(await everyone.join(packetChannel, { id, audience: 'everyone' })).toEqual(unknown);
  expect(await (await openPage(carl)).join(packetChannel, { id, audience: 'everyone' })).toEqual(unknown);
  expect(await (await openPage(ada)).join(packetChannel, { id, audience: 'everyone' })).toEqual({ ok: true });
  expect(await chosen.join(packetChannel, { id, audience: 'everyone' })).toEqual({ ok: true });
  await fixture.grab(id, bo);
  await untilReceived(chosen, 'gone');
  expect(chosen.messages.map(([, event]) => event)).toEqual(['added', 'claimed', 'ended', 'gone']);
  const last = await fixture.send(ada, { amount: 1, count: 1 });
  await untilReceived(everyone, 'added');
  expect(events(everyone)).toEqual([['added', expect.objectContaining({ id: last.id })]]);
});

it('rejects the subscription of another member’s list, and that of members by anonymous visitors', async () => {
  expect(await (await openPage()).join(packetsChannel, { audience: 'members' })).toMatchObject({ ok: false });
  expect(await (await openPage(carl)).join(packetsChannel, list(bo))).toMatchObject({ ok: false });
  expect(await (await openPage()).join(packetsChannel, list(bo))).toMatchObject({ ok: false });
});

it('publishes the end of an expired packet, and the changed wallet to its sender', async () => {
  const [page, sender] = [await openPage(), await openPage(ada)];
  await sender.join(walletChannel, { member: ada.id });
  const { id } = await fixture.send(ada);
  await page.join(packetsChannel, list('everyone'));
  await page.join(packetChannel, { id, audience: 'everyone' });
  fixture.portal.clock.advance(25 * hour);
  await fixture.portal.portal.jobs.run(expirePacketsJob, {});
  await eventually(() => expect(events(page)).toContainEqual(['gone', { id }]));
  expect(events(page)).toContainEqual(['ended', { state: 'expired', remainingCount: 10 }]);
  await eventually(() => expect(events(sender)).toEqual([['changed', {}]]));
});

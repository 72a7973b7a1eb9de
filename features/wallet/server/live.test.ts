/** Live events of the wallet reach the pages of their member and no others. */
import type { Person } from '@apps/server/testing';
import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { payFromBalance, startWechatPayment } from '@features/payments/contract/payment';
import { eventually } from '@platform/server/testing/eventually';
import { openTestPage, type TestPage } from '@platform/server/testing/live';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { walletChannel } from '../contract/channels.ts';
import { createRecharge, getRecharge } from '../contract/recharge.ts';
import { giveYuan } from './factory.ts';

let fixture: Fixture;
let origin: string;
const pages: TestPage[] = [];
beforeAll(async () => {
  fixture = await openFixture();
  origin = await fixture.portal.http.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});
afterAll(() => fixture.stop());

async function openPage(by?: Person): Promise<TestPage> {
  const page = await openTestPage(origin, { token: by?.token });
  pages.push(page);
  return page;
}

/** A page of a member that listens to their wallet. */
async function openWallet(by: Person): Promise<TestPage> {
  const page = await openPage(by);
  expect(await page.join(walletChannel, { member: by.id })).toEqual({ ok: true });
  return page;
}
const untilChanged = (page: TestPage) =>
  eventually(() => expect(page.messages.map(([, event]) => event)).toEqual(['changed']));

it('notifies the owner of a completed recharge', async () => {
  const by = await fixture.person();
  const page = await openWallet(by);
  const data = await by.ok(createRecharge, { body: { amount: 100 } });
  await by.call(startWechatPayment, { query: { orderId: data.id } });
  const recharge = await by.call(getRecharge, { params: { id: data.id } });
  const [payment] = recharge.data.payments;
  expect(page.messages).toEqual([]);
  fixture.providers.wechat.pay(payment?.reference ?? '');
  await fixture.callback('wechat', { reference: payment?.reference });
  await untilChanged(page);
});

it('notifies the owner of a refund to the balance', async () => {
  const { buyer } = fixture;
  await giveYuan(fixture.portal, buyer.id, 50_000);
  const orderId = await fixture.order();
  await buyer.call(payFromBalance, { body: { orderId } });
  const page = await openWallet(buyer);
  await fixture.handle(orderId, { step: 'refund', reason: '缺货' });
  await untilChanged(page);
});

it('does not notify other members', async () => {
  const [by, other] = [await fixture.person(), await fixture.person()];
  for (const page of [await openPage(other), await openPage()])
    expect(await page.join(walletChannel, { member: by.id })).toMatchObject({ ok: false });
});

/** Live events of the wallet reach the pages of their member and no others. */
import type { Person } from '@apps/server/testing';
import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { payFromBalance, startWechatPayment } from '@features/payments/contract/payment';
import { eventually } from '@platform/server/testing/eventually';
import { openTestPage, type TestPage } from '@platform/server/testing/live';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { walletChannel } from '../contract/channels.ts';
import { createRecharge, getRecharge } from '../contract/recharge.ts';
import { giveYuan } from './factory.ts';
import { walletChangeJob } from './live.actions.ts';

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

/** Runs the queued notifications. */
async function runNotifications(): Promise<string[]> {
  const { db, jobs } = fixture.portal;
  const { rows } = await db.execute<{ data: { member: string } }>(
    sql`delete from jobs.job where name = ${walletChangeJob.name} returning data`,
  );
  for (const { data } of rows) await jobs.run(walletChangeJob, data);
  return rows.map(({ data }) => data.member);
}

it('notifies the owner of a completed recharge', async () => {
  const by = await fixture.person();
  const page = await openPage(by);
  expect(await page.join(walletChannel, { member: by.id })).toEqual({ ok: true });
  const data = await by.ok(createRecharge, { body: { amount: 100 } });
  await by.call(startWechatPayment, { query: { orderId: data.id } });
  const recharge = await by.call(getRecharge, { params: { id: data.id } });
  const [payment] = recharge.data.payments;
  expect(await runNotifications()).toEqual([]);
  fixture.providers.wechat.pay(payment?.reference ?? '');
  await fixture.callback('wechat', { reference: payment?.reference });
  expect(await runNotifications()).toEqual([by.id]);
  await eventually(() => expect(page.messages.map(([, event]) => event)).toEqual(['changed']));
});

it('notifies the owner of a refund to the balance', async () => {
  const { buyer } = fixture;
  await giveYuan(fixture.portal, buyer.id, 50_000);
  const orderId = await fixture.order();
  await buyer.call(payFromBalance, { body: { orderId } });
  expect(await runNotifications()).toEqual([]);
  await fixture.handle(orderId, { step: 'refund', reason: '缺货' });
  expect(await runNotifications()).toEqual([buyer.id]);
});

it('does not notify other members', async () => {
  const [by, other] = [await fixture.person(), await fixture.person()];
  for (const page of [await openPage(other), await openPage()])
    expect(await page.join(walletChannel, { member: by.id })).toMatchObject({ ok: false });
});

/** A recharge paid at the provider simulator over real HTTP: the real adapters, signatures and callbacks included. */

import type { Fixture } from '@apps/server/testing.fixture';
import { openSimulatedFixture, submitAlipay } from '@apps/server/testing.simulated';
import type { Simulator } from '@apps/simulator/server';
import {
  createPaymentIntent,
  startAlipayPayment,
  startWechatPayment,
} from '@features/payments/contract/payment';
import { reconcilePayments } from '@features/payments/jobs';
import { minute } from '@platform/server/clock';
import { eventually } from '@platform/server/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecharge, getRecharge, rechargeMethods } from '../contract/recharge.ts';
import { getWallet } from '../contract/wallet.ts';

let fixture: Fixture;
let simulator: Simulator;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ fixture, simulator, close } = await openSimulatedFixture());
});
afterAll(() => close());

const provider = (method: (typeof rechargeMethods)[number]) => (method === 'credit' ? 'stripe' : method);

async function openRecharge(method: (typeof rechargeMethods)[number]) {
  const by = await fixture.person();
  const data = await by.ok(createRecharge, { body: { amount: 2000 } });
  const orderId = data.id;
  if (method === 'wechat') await by.call(startWechatPayment, { query: { orderId } });
  if (method === 'credit') await by.call(createPaymentIntent, { body: { orderId, method } });
  if (method === 'alipay') {
    const started = await by.call(startAlipayPayment, { query: { orderId } });
    expect(await submitAlipay(started.data.formStr)).toEqual({
      status: 200,
      back: `${fixture.portal.publicUrl}/wallet/recharges/${orderId}`,
    });
  }
  const read = async () => await by.ok(getRecharge, { params: { id: orderId } });
  const beans = async () => (await by.ok(getWallet, {})).beans.balance;
  return { read, beans, reference: (await read()).payments[0]?.reference ?? '' };
}

describe.each(rechargeMethods)('%s', (method) => {
  it('reports the payment three times: the beans are credited once', async () => {
    simulator.control.callbacks({ provider: provider(method), mode: 'hold', copies: 3 });
    const { read, beans, reference } = await openRecharge(method);
    simulator.control.pay({ provider: provider(method), reference });
    expect((await read()).status).toBe('pending');
    await simulator.control.release({ provider: provider(method), reversed: true });
    await eventually(async () => expect((await read()).status).toBe('completed'));
    expect(await beans()).toBe(1000 + 2120);
    expect((await read()).payments).toMatchObject([{ method, state: 'completed', amount: 200 }]);
  });

  it('is polled when the browser was closed and its callbacks never arrive', async () => {
    simulator.control.callbacks({ provider: provider(method), mode: 'drop' });
    const { read, beans, reference } = await openRecharge(method);
    simulator.control.pay({ provider: provider(method), reference });
    fixture.clock.advance(minute);
    await fixture.portal.jobs.run(reconcilePayments, {});
    expect((await read()).status).toBe('completed');
    expect(await beans()).toBe(1000 + 2120);
  });
});

/** A recharge paid at the provider simulator over real HTTP: the real adapters, signatures and callbacks included. */
import { openSimulatedStage, submitAlipay } from '@apps/server/testing.simulated';
import type { Stage } from '@apps/server/testing.stage';
import type { Simulator } from '@apps/simulator/server';
import {
  createPaymentIntent,
  startAlipayPayment,
  startWechatPayment,
} from '@features/payments/contract/payment';
import { reconcilePayments } from '@features/payments/jobs';
import { minute } from '@platform/server/clock';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRecharge, getRecharge, rechargeMethods } from '../contract/recharge.ts';
import { getWallet } from '../contract/wallet.ts';

let stage: Stage;
let simulator: Simulator;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ stage, simulator, close } = await openSimulatedStage());
});
afterAll(() => close());

const provider = (method: (typeof rechargeMethods)[number]) => (method === 'credit' ? 'stripe' : method);

async function opened(method: (typeof rechargeMethods)[number]) {
  const by = await stage.newMember();
  const { token } = by;
  const { data } = await stage.call(createRecharge, { body: { amount: 2000 } }, { token });
  const orderId = data.id;
  if (method === 'wechat') await stage.call(startWechatPayment, { query: { orderId } }, { token });
  if (method === 'credit') await stage.call(createPaymentIntent, { body: { orderId, method } }, { token });
  if (method === 'alipay') {
    const started = await stage.call(startAlipayPayment, { query: { orderId } }, { token });
    expect(await submitAlipay(started.data.formStr)).toEqual({
      status: 200,
      back: `${stage.portal.publicUrl}/wallet/recharges/${orderId}`,
    });
  }
  const read = async () => (await stage.call(getRecharge, { params: { id: orderId } }, { token })).data;
  const beans = async () => (await stage.call(getWallet, {}, { token })).data.beans.balance;
  return { read, beans, reference: (await read()).payments[0]?.reference ?? '' };
}

describe.each(rechargeMethods)('%s', (method) => {
  it('tells of the payment three times over: the beans arrive once', async () => {
    simulator.control.callbacks({ provider: provider(method), mode: 'hold', copies: 3 });
    const { read, beans, reference } = await opened(method);
    simulator.control.pay({ provider: provider(method), reference });
    expect((await read()).status).toBe('pending');
    await simulator.control.release({ provider: provider(method), reversed: true });
    await vi.waitFor(async () => expect((await read()).status).toBe('completed'), 5000);
    expect(await beans()).toBe(1000 + 2120);
    expect((await read()).payments).toMatchObject([{ method, state: 'completed', amount: 200 }]);
  });

  it('is asked when the browser was closed and its callbacks never arrive', async () => {
    simulator.control.callbacks({ provider: provider(method), mode: 'drop' });
    const { read, beans, reference } = await opened(method);
    simulator.control.pay({ provider: provider(method), reference });
    stage.clock.advance(minute);
    await stage.portal.jobs.run(reconcilePayments, {});
    expect((await read()).status).toBe('completed');
    expect(await beans()).toBe(1000 + 2120);
  });
});

/** A recharge paid at the provider simulator over real HTTP: the real adapters, signatures and callbacks included. */
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStage, type Stage } from '@apps/server/testing.stage';
import { type Simulator, startSimulator } from '@apps/simulator/server';
import { configurePayments } from '@features/payments/adapters';
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
let folder: string;

/** A port that was free a moment ago: the simulator must know where the portal will listen. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simulator-'));
  const port = await freePort();
  const portalUrl = `http://127.0.0.1:${port}`;
  simulator = await startSimulator({ dataDir: folder, portalUrl, payerApproval: 0, retryScale: 0.0005 });
  const setup = configurePayments({
    environment: {},
    simulator: simulator.environment,
    mode: 'demo',
    publicUrl: portalUrl,
    clock: () => new Date(),
    timeout: 1500,
  });
  stage = await openStage({ payments: { ...setup, usdRate: 6.5 } });
  await stage.portal.http.listen({ host: '127.0.0.1', port });
});
afterAll(async () => {
  await simulator.close();
  await stage.stop();
  await rm(folder, { recursive: true });
});

/** What a browser does with Alipay's form; the address it sends the buyer back to. */
async function submit(formStr: string): Promise<string | null> {
  const action = /action="([^"]+)"/.exec(formStr)?.[1] ?? '';
  const body = new URLSearchParams();
  for (const [, name = '', value = ''] of formStr.matchAll(/name="([^"]+)" value="([^"]*)"/g)) {
    body.append(name, value.replaceAll('&quot;', '"'));
  }
  expect((await fetch(action, { method: 'POST', body })).status).toBe(200);
  return new URL(action).searchParams.get('return_url');
}

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
    expect(await submit(started.data.formStr)).toBe(`${stage.portal.publicUrl}/wallet/recharges/${orderId}`);
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

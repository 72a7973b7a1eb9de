/** The sample wallets of a new demo portal. */

import { login } from '@features/accounts/contract/login';
import { readDemoAccount } from '@features/accounts/demo';
import { seedAccounts } from '@features/accounts/seed';
import type { Role } from '@platform/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import { listMovements } from '../contract/movement.ts';
import { getRecharge, listRecharges } from '../contract/recharge.ts';
import { getWallet } from '../contract/wallet.ts';
import { audit } from './audit.actions.ts';
import { seedWallet } from './seed.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal();
  await seedAccounts(portal.portal);
  await Promise.all([seedWallet(portal.portal), seedWallet(portal.portal)]);
  await seedWallet(portal.portal);
});
afterAll(() => portal.stop());

async function tokenOf(role: Role): Promise<string> {
  const { username, password } = await readDemoAccount(role);
  const { data } = await portal.call(login, { body: { login: username, password } });
  return data.token;
}

describe('the demo visitor', () => {
  it('has welcome beans, a recharge and a balance, each once', async () => {
    const token = await tokenOf('user');
    const { data } = await portal.call(getWallet, {}, { token });
    expect([data.beans.available, data.yuan.available]).toEqual([1520, 300]);
    const { movements } = (await portal.call(listMovements, { query: {} }, { token })).data;
    expect(movements.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['recharge_bonus', 20],
      ['recharge', 500],
      ['gift', 300],
      ['welcome', 1000],
    ]);
    expect(movements.map(({ time }) => time)).toEqual(
      movements
        .map(({ time }) => time)
        .toSorted()
        .reverse(),
    );
  });

  it('has paid for the recharge', async () => {
    const token = await tokenOf('user');
    const { data } = await portal.call(listRecharges, { query: {} }, { token });
    expect(data.recharges).toMatchObject([{ amount: 500, status: 'completed', payment_status: 'completed' }]);
    const id = data.recharges[0]?.id ?? '';
    const { payments } = (await portal.call(getRecharge, { params: { id } }, { token })).data;
    expect(payments).toMatchObject([{ method: 'wechat', state: 'completed', amount: 50 }]);
  });
});

it('gives all other sample people the welcome beans', async () => {
  const { data } = await portal.call(getWallet, {}, { token: await tokenOf('admin') });
  expect([data.beans.available, data.yuan.available]).toEqual([1000, 0]);
});

it('passes the audit', async () => {
  expect((await audit(portal.portal.db)).flatMap(({ faults }) => faults)).toEqual([]);
});

it('does nothing in production', async () => {
  const productionPortal = await testPortal({
    PORTAL_MODE: 'production',
    PUBLIC_URL: 'https://zhongzhou.example',
    SMTP_URL: 'smtp://localhost',
  });
  try {
    await seedAccounts(productionPortal.portal);
    await seedWallet(productionPortal.portal);
    expect((await audit(productionPortal.portal.db))[0]?.rowCount).toBe(0);
  } finally {
    await productionPortal.stop();
  }
});

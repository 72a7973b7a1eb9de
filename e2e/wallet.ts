/** Steps in the wallet, and recharges through the API. */
import { randomUUID } from 'node:crypto';
import { createRecharge, type Recharge } from '@features/wallet/contract/recharge';
import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './api.ts';
import { execute, runJob } from './jobs.ts';
import type { Member } from './members.ts';

/** One of the two accounts at the top of the wallet. */
export const account = (page: Page, name: '浣熊豆' | '余额'): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true });

/** The recharge dialog. */
export const rechargeDialog = (page: Page): Locator => page.getByRole('dialog', { name: '充值浣熊豆' });

/** The button that opens the dialog. */
export const rechargeButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: '充值', exact: true });

/** Opens the dialog, and returns it when the payment methods have loaded. */
export async function openRecharge(page: Page): Promise<Locator> {
  await rechargeButton(page).click();
  const dialog = rechargeDialog(page);
  await expect(dialog.getByRole('button', { name: /^微信扫码支付/ })).toBeVisible();
  return dialog;
}

/** The dialog that tops up the balance, opened. */
export async function openTopUp(page: Page): Promise<Locator> {
  await account(page, '余额').getByRole('button', { name: '充值余额' }).click();
  const dialog = page.getByRole('dialog', { name: '充值余额' });
  await expect(dialog.getByRole('button', { name: /^微信扫码支付/ })).toBeVisible();
  return dialog;
}

/** The dialog of a withdrawal, opened. */
export async function openWithdrawal(page: Page): Promise<Locator> {
  await account(page, '余额').getByRole('button', { name: '提现' }).click();
  return page.getByRole('dialog', { name: '提现' });
}

/** The card of an amount, by its accessible name: 500 浣熊豆. */
export const option = (page: Page, amount: string): Locator =>
  rechargeDialog(page).getByRole('radio', { name: new RegExp(`^${amount} 浣熊豆`) });

const rows = (page: Page, table: string): Locator =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/** The rows of the selected statement. */
export const movements = (page: Page): Locator => rows(page, '明细');

/** The rows of the list of recharges. */
export const recharges = (page: Page): Locator => rows(page, '充值记录');

/** Creates an unpaid recharge. */
export async function createRechargeAs({ token }: Member, amount: number): Promise<Recharge> {
  return call(createRecharge, { body: { amount } }, { token, key: randomUUID() });
}

/** Makes a recharge's payment time expire. */
export async function letRechargeExpire(id: string): Promise<void> {
  await execute(`update wallet_recharges set expires_at = now() - interval '1 second' where id = $1`, [id]);
  await runJob('expire-recharges');
}

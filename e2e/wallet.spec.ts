/** The wallet: recharges by each method, interruptions, and the statement. */
import { readFile } from 'node:fs/promises';
import { listRecharges, rechargeMissing } from '@features/wallet/contract/recharge';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { call } from './api.ts';
import {
  cards,
  chooseMethod,
  fillCard,
  goToAlipay,
  payByCard,
  showWechatCode,
  wechatDialog,
} from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import type { Member } from './members.ts';
import {
  account,
  createRechargeAs,
  letRechargeExpire,
  movements,
  openRecharge,
  option,
  rechargeButton,
  rechargeDialog,
  recharges,
} from './wallet.ts';

/** The beans of a new member. */
const initialBeans = '1,000';
const successTitle = (beans: number) => `充值成功！获得 ${beans} 浣熊豆`;

const expectNotice = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible({ timeout: 20_000 });

async function rechargesOf({ token }: Member) {
  return (await call(listRecharges, { query: {} }, { token })).recharges;
}

test('500 beans by WeChat with a bonus are 520, and the statement shows both', async ({ visit, member }) => {
  const page = await visit(await member());
  await page.goto('/wallet');
  await expect(account(page, '浣熊豆')).toContainText(initialBeans);
  await openRecharge(page);
  await option(page, '500').click();
  const phone = await page.context().newPage();
  await phone.goto(await showWechatCode(page));
  await phone.getByRole('button', { name: '确认支付' }).click();

  await expectNotice(page, successTitle(520));
  await expect(page.getByText('支付成功！')).toHaveCount(0);
  await expect(rechargeDialog(page)).toBeHidden();
  await expect(rechargeButton(page)).toBeFocused();
  await expect(account(page, '浣熊豆')).toContainText('1,520');
  const rows = movements(page);
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(/充值赠送.*\+20.*1,520/);
  await expect(rows.nth(1)).toContainText(/充值.*\+500.*1,500/);
  await expect(rows.nth(2)).toContainText(/注册赠送.*\+1,000.*1,000/);

  await page.getByRole('tab', { name: '充值记录' }).click();
  await expect(page).toHaveURL('/wallet?tab=recharges');
  const recharge = recharges(page);
  await expect(recharge).toContainText('500 浣熊豆');
  await expect(recharge).toContainText('已完成');
  await recharge.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: successTitle(520) })).toBeVisible();
});

test('a recharge requires an amount', async ({ visit, member }) => {
  const buyer = await member();
  const page = await visit(buyer);
  await page.goto('/wallet');
  const dialog = await openRecharge(page);
  await dialog.getByRole('button', { name: /^微信扫码支付/ }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: rechargeMissing })).toBeVisible();
  await expect(option(page, '100')).toBeFocused();
  expect(await rechargesOf(buyer)).toEqual([]);

  await page.keyboard.press('ArrowRight');
  await expect(option(page, '500')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(option(page, '500')).toBeChecked();
  await expect(dialog.getByText(rechargeMissing)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rechargeButton(page)).toBeFocused();
});

test('by card, after a declined card', async ({ visit, member }) => {
  const page = await visit(await member());
  await page.goto('/wallet');
  await tabTo(page, rechargeButton(page));
  await page.keyboard.press('Enter');
  await tabTo(page, option(page, '100'));
  await page.keyboard.press('Space');
  await chooseMethod(page, 'credit');
  await fillCard(page, cards.declined);
  await payByCard(page);
  await expect(rechargeDialog(page).getByText('您的银行卡被拒绝。')).toBeVisible();
  await fillCard(page, cards.good);
  await payByCard(page);
  await expectNotice(page, successTitle(100));
  await expect(account(page, '浣熊豆')).toContainText('1,100');
});

test('by Alipay, which redirects to the recharge', async ({ visit, member }) => {
  const page = await visit(await member());
  await page.goto('/wallet');
  await openRecharge(page);
  await option(page, '1,000').click();
  await chooseMethod(page, 'alipay');
  await goToAlipay(page);
  await page.getByRole('button', { name: '付款' }).first().click();
  await expect(page).toHaveURL(/\/wallet\/recharges\//);
  await expect(page.getByRole('heading', { level: 1, name: successTitle(1050) })).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('link', { name: '回到我的钱包' }).click();
  await expect(account(page, '浣熊豆')).toContainText('2,050');
});

test('a recharge arrives after its page was closed, and appears on an open page', async ({
  visit,
  member,
}) => {
  const buyer = await member();
  const page = await visit(buyer);
  await page.goto('/wallet');
  await openRecharge(page);
  await option(page, '2,000').click();
  const code = await showWechatCode(page);
  const [phone, other] = [await page.context().newPage(), await visit(buyer)];
  await other.goto('/redpacket');
  await page.close();
  await phone.goto(code);
  await phone.getByRole('button', { name: '确认支付' }).click();
  await expect.poll(async () => (await rechargesOf(buyer))[0]?.status, { timeout: 20_000 }).toBe('completed');

  await expect(other.getByRole('region', { name: '余额' })).toContainText('3,120');
  await other.goto('/wallet');
  await expect(account(other, '浣熊豆')).toContainText('3,120');
  await expect(movements(other).first()).toContainText('+120');
});

test('an interrupted payment can be continued from the wallet', async ({ visit, member }) => {
  const buyer = await member();
  const page = await visit(buyer);
  await page.goto('/wallet');
  const dialog = await openRecharge(page);
  await option(page, '5,000').click();
  await showWechatCode(page);
  await page.keyboard.press('Escape');
  await expect(wechatDialog(page)).toBeVisible();
  await expect(dialog).toBeVisible();
  await wechatDialog(page).getByRole('button', { name: '取消支付' }).click();
  await expect(dialog.getByText('支付已取消')).toBeVisible();
  await expect(option(page, '5,000')).toBeChecked();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(dialog).toBeHidden();

  const waiting = page.getByRole('list', { name: '等待付款的充值' }).getByRole('listitem');
  await expect(waiting).toContainText('5,350 浣熊豆');
  await waiting.getByRole('link', { name: '继续支付' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '等待付款' })).toBeVisible();
  const phone = await page.context().newPage();
  await phone.goto(await showWechatCode(page));
  await phone.getByRole('button', { name: '确认支付' }).click();
  await expect(page.getByRole('heading', { level: 1, name: successTitle(5350) })).toBeVisible({
    timeout: 20_000,
  });
  expect(await rechargesOf(buyer)).toHaveLength(1);
});

test('a lost response and a second click create one recharge', async ({ visit, member, browserErrors }) => {
  const buyer = await member();
  const page = await visit(buyer);
  await page.goto('/wallet');
  const dialog = await openRecharge(page);
  await option(page, '100').click();
  browserErrors.expectError(/net::ERR_FAILED.*\/api\/wallet\/recharges/);
  await page.route('**/api/wallet/recharges', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: /^微信扫码支付/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: '网络错误，请检查网络连接' })).toBeVisible();
  await page.unroute('**/api/wallet/recharges');
  await showWechatCode(page);
  expect(await rechargesOf(buyer)).toHaveLength(1);
});

test('a recharge that is not paid in time fails, and can be repeated', async ({ visit, member }) => {
  const buyer = await member();
  const { id } = await createRechargeAs(buyer, 500);
  const page = await visit(buyer);
  await page.goto('/wallet?tab=recharges');
  await expect(recharges(page)).toContainText('处理中');
  await letRechargeExpire(id);
  await expect.poll(async () => (await rechargesOf(buyer))[0]?.status, { timeout: 20_000 }).toBe('failed');
  await page.reload();
  const recharge = recharges(page);
  await expect(recharge).toContainText('失败');
  await recharge.getByRole('button', { name: '再次充值' }).click();
  await expect(option(page, '500')).toBeChecked();
});

test('the address filters the statement, and the download has the same filters', async ({
  visit,
  member,
}) => {
  const buyer = await member();
  const page = await visit(buyer);
  await page.goto('/wallet');
  await expect(movements(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: '收支' }).selectOption('out');
  await expect(page).toHaveURL('/wallet?direction=out');
  await expect(page.getByText('没有找到相符的明细')).toBeVisible();
  await expect(page.getByRole('button', { name: '导出 CSV' })).toBeDisabled();
  await page.getByRole('link', { name: '清除条件' }).first().click();
  await page.getByRole('combobox', { name: '事由' }).selectOption('welcome');
  await page.getByLabel('从').fill('2026-01-01');
  await expect(page).toHaveURL('/wallet?reason=welcome&from=2026-01-01');
  await page.reload();
  await expect(page.getByLabel('从')).toHaveValue('2026年1月1日');
  await expect(movements(page)).toHaveCount(1);
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^浣熊豆明细 2026-01-01至\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const lines = text.trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('注册赠送');
  await expectNotice(page, '明细已下载');

  await page.getByRole('tab', { name: '余额明细' }).click();
  await expect(page).toHaveURL('/wallet?tab=money');
  await expect(page.getByText('还没有收支')).toBeVisible();
});

test('a wallet that fails to load shows an error and a retry button', async ({
  visit,
  member,
  browserErrors,
}) => {
  const page = await visit(await member());
  browserErrors.expectError(/status of 500/);
  const failRequests = (path: RegExp) =>
    page.route(path, (route) => route.fulfill({ status: 500, body: '{}' }));
  const [balances, statement] = [/\/api\/wallet$/, /\/api\/wallet\/movements/];
  await failRequests(balances);
  await failRequests(statement);
  await page.goto('/wallet');
  const errors = page.getByRole('alert').filter({ hasText: '服务器内部错误' });
  await expect(errors).toHaveCount(2);
  await page.unroute(balances);
  await errors.first().getByRole('button', { name: '重试' }).click();
  await expect(account(page, '浣熊豆')).toContainText(initialBeans);
  await expect(errors).toHaveCount(1);
  await page.unroute(statement);
  await errors.getByRole('button', { name: '重试' }).click();
  await expect(movements(page)).toHaveCount(1);
});

test('a recharge of another member is not found', async ({ visit, member, browserErrors }) => {
  const { id, number } = await createRechargeAs(await member(), 100);
  browserErrors.expectError(/status of 404/);
  const page = await visit(await member());
  await page.goto(`/wallet/recharges/${id}`);
  await expect(page.getByRole('main')).toContainText('请求的资源不存在');
  await expect(page.getByRole('main')).not.toContainText(number);
});

test('the wallet is in the members’ account menu', async ({ visit, member }) => {
  const anonymous = await visit();
  await anonymous.goto('/wallet?tab=recharges');
  await expect(anonymous).toHaveURL(`/login?redirect=${encodeURIComponent('/wallet?tab=recharges')}`);
  const visitor = await member();
  const page = await visit(visitor);
  await page.goto('/');
  await page.getByRole('button', { name: visitor.user.username }).click();
  await page.getByRole('link', { name: '我的钱包' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的钱包' })).toBeVisible();
});

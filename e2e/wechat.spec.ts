/** WeChat's dialog; it shows success only after the server has confirmed the payment. */
import { getOrder, listOrders } from '@features/orders/contract/order';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { call } from './api.ts';
import {
  chooseMethod,
  expectPaid,
  fillShipping,
  paymentPath,
  showWechatCode,
  wechatDialog,
} from './checkout.ts';
import { expect, test } from './fixtures.ts';
import type { Member } from './members.ts';
import { placeOrderAs } from './orders.ts';
import { productOf } from './products.ts';
import { control } from './simulator.ts';

async function openOrder(page: Page, member: Member, slug: string) {
  const order = await placeOrderAs(member, slug);
  await page.goto(`/orders/${order.id}`);
  return order;
}

/** The reference of the newest payment at its provider. */
async function referenceOf({ token }: Member, id: string): Promise<string> {
  const { payments } = await call(getOrder, { params: { id } }, { token });
  return payments[0]?.reference ?? '';
}

/** The same for the member's newest order. */
async function newestReference(buyer: Member): Promise<string> {
  const { orders } = await call(listOrders, { query: {} }, { token: buyer.token });
  return referenceOf(buyer, orders[0]?.id ?? '');
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the dialog stays open and its code can be scanned (${colorScheme})`, async ({ visit, member }) => {
    const buyer = await member();
    const page = await visit(buyer, { colorScheme });
    await openOrder(page, buyer, 'silver-longevity-lock');
    await showWechatCode(page);
    const dialog = wechatDialog(page);
    await expect(dialog.getByRole('status')).toContainText('等待支付');
    await expect(dialog.getByRole('button', { name: '关闭' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.mouse.click(10, 10);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('status')).toContainText('等待支付');

    const code = dialog.getByRole('img', { name: '微信支付二维码' });
    const colors = await code.evaluate((svg) =>
      [...svg.querySelectorAll('path')].map((path) => path.getAttribute('fill')),
    );
    expect(colors).toEqual(['#ffffff', '#000000']);
    const background = await code.evaluate(
      (svg) => getComputedStyle(svg.parentElement ?? svg).backgroundColor,
    );
    expect(background).toBe('rgb(255, 255, 255)');
  });
}

test('a processing payment is not paid until the provider confirms it', async ({ visit, member }) => {
  const buyer = await member();
  const page = await visit(buyer);
  const { id } = await openOrder(page, buyer, 'yuxian-paper-cut');
  await showWechatCode(page);
  const reference = await referenceOf(buyer, id);
  await control('pay', { provider: 'wechat', reference, pending: true });

  const other = await page.context().newPage();
  await other.goto(`/payment-success?orderId=${id}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('正在确认支付结果…');
  await expect(wechatDialog(page).getByRole('status')).toContainText('等待支付');

  await control('settle', { provider: 'wechat', reference });
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('支付成功！', { timeout: 20_000 });
  await expectPaid(page);
});

test('a failed payment is shown in the dialog, and another one pays the order', async ({ visit, member }) => {
  const buyer = await member();
  const page = await visit(buyer);
  await page.goto(paymentPath(await productOf('taohuawu-new-year-child')));
  await fillShipping(page);
  await chooseMethod(page, 'wechat');
  await showWechatCode(page);
  const dialog = wechatDialog(page);
  await control('pay', { provider: 'wechat', reference: await newestReference(buyer), minor: 1 });
  await expect(dialog.getByRole('status')).toContainText('微信支付失败，请重试');
  await expect(dialog.getByRole('button', { name: '重新支付' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '关闭' }).first().click();
  await expect(dialog).toBeHidden();

  await page.goto('/orders');
  await page.getByRole('link', { name: '去支付' }).click();
  await chooseMethod(page, 'wechat');
  const phone = await page.context().newPage();
  await phone.goto(await showWechatCode(page));
  await phone.getByRole('button', { name: '确认支付' }).click();
  await expectPaid(page);
});

test('the payer cancels on the phone, and pays at the second attempt', async ({ visit, member }) => {
  const buyer = await member();
  const page = await visit(buyer);
  await openOrder(page, buyer, 'pingxi-sky-lantern');
  const phone = await page.context().newPage();
  await phone.goto(await showWechatCode(page));
  await phone.getByRole('button', { name: '拒绝支付' }).click();
  await expect(phone.getByRole('heading', { name: '已拒绝支付' })).toBeVisible();
  await expect(wechatDialog(page).getByRole('status')).toContainText('等待支付');
  await phone.getByRole('link', { name: '重新扫码' }).click();
  await phone.getByRole('button', { name: '确认支付' }).click();
  await expectPaid(page);
});

test('polling ends when another tab replaces the code', async ({ visit, member }) => {
  const buyer = await member();
  const page = await visit(buyer);
  const { id } = await openOrder(page, buyer, 'pingxi-sky-lantern');
  await showWechatCode(page);
  const other = await page.context().newPage();
  await other.goto(`/orders/${id}`);
  await chooseMethod(other, 'wechat');
  await showWechatCode(other);
  await wechatDialog(other).getByRole('button', { name: '取消支付' }).click();
  await expect(wechatDialog(other)).toBeHidden();

  await expect(wechatDialog(page).getByRole('status')).toContainText('微信支付失败，请重试');
  const response = page.waitForResponse((answer) => answer.url().includes('/api/wxPay/scanCode1'));
  await wechatDialog(page).getByRole('button', { name: '重新支付' }).click();
  const { data } = (await (await response).json()) as { data: { codeUrl: string } };
  const phone = await page.context().newPage();
  await phone.goto(data.codeUrl);
  await phone.getByRole('button', { name: '确认支付' }).click();
  await expectPaid(page);
});

test('a lost connection shows an error, not a success', async ({ visit, member, browserErrors }) => {
  browserErrors.expectError(/ERR_FAILED.*\/api\/payments\/status/);
  const buyer = await member();
  const page = await visit(buyer);
  await openOrder(page, buyer, 'yuxian-paper-cut');
  await page.route('**/api/payments/status*', (route) => route.abort());
  await showWechatCode(page);
  await expect(wechatDialog(page).getByRole('status')).toContainText('微信支付失败，请重试', {
    timeout: 30_000,
  });
  await expect(page.getByRole('region', { name: '付款' })).toContainText('微信支付失败，请重试');
  await expect(page.getByText('支付成功但订单更新失败')).toHaveCount(0);
});

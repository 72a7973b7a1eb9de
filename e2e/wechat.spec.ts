/** WeChat's dialog, and that nobody is told "paid" before the server knows it. */
import { getOrder } from '@features/orders/contract/order';
import type { Page } from '@playwright/test';
import { call } from './api.ts';
import { expect, test } from './fixtures.ts';
import type { Member } from './members.ts';
import { orderBy } from './orders.ts';
import { control } from './simulator.ts';
import { expectPaid, showWechatCode, wechatDialog } from './steps.ts';

async function openOrder(page: Page, member: Member, slug: string) {
  const order = await orderBy(member, slug);
  await page.goto(`/orders/${order.id}`);
  return order;
}

/** Our number of the newest payment at its provider. */
async function referenceOf({ token }: Member, id: string): Promise<string> {
  const { payments } = await call(getOrder, { params: { id } }, { token });
  return payments[0]?.reference ?? '';
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the dialog stays and its code can be scanned (${colorScheme})`, async ({ visit, member }) => {
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
    const colors = await code.evaluate((svg) => [...svg.querySelectorAll('path')].map((path) => path.getAttribute('fill')));
    expect(colors).toEqual(['#ffffff', '#000000']);
    const behind = await code.evaluate((svg) => getComputedStyle(svg.parentElement ?? svg).backgroundColor);
    expect(behind).toBe('rgb(255, 255, 255)');
  });
}

test('money on its way is not paid yet; paid when the provider says so', async ({ visit, member }) => {
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

test('the provider closes the payment: the dialog says so, can be closed, and the order be paid', async ({
  visit,
  member,
}) => {
  const buyer = await member();
  const page = await visit(buyer);
  const { id } = await openOrder(page, buyer, 'taohuawu-new-year-child');
  await showWechatCode(page);
  const reference = await referenceOf(buyer, id);
  await control('decline', { provider: 'wechat', reference });
  await expect(wechatDialog(page).getByRole('status')).toContainText('等待支付');
});

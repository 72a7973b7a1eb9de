/** An order after the payment: shipped or collected, returned, refunded, by its buyer and two admins. */
import { fileURLToPath } from 'node:url';
import { getOrder } from '@features/orders/contract/order';
import { formatYuan } from '@platform/web/format/amount';
import type { Page } from '@playwright/test';
import { call } from './api.ts';
import { cards, chooseMethod, expectPaid, fillCard, payByCard } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { emailTo } from './mailbox.ts';
import type { Member } from './members.ts';
import { placeOrderAs, placePaidOrderAs } from './orders.ts';
import { productOf } from './products.ts';
import { staffMember } from './reviews.ts';

const picture = fileURLToPath(new URL('../apps/web/public/share.png', import.meta.url));

/** Presses a button, and the one of the dialog that it opens. */
async function confirm(
  page: Page,
  button: string,
  confirmLabel: string,
  fields: Record<string, string> = {},
) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: confirmLabel, exact: true }).click();
}

const read = (id: string, { token }: Member) => call(getOrder, { params: { id } }, { token });

test('an order is paid, shipped, received, returned and refunded', async ({ visit, member }) => {
  const buyer = await member();
  const { price } = await productOf('beijing-cloisonne-jar');
  const order = await placeOrderAs(buyer, 'beijing-cloisonne-jar', 1, 'standard');
  const page = await visit(buyer);
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByRole('heading', { level: 1, name: '订单待付款' })).toBeVisible();
  await chooseMethod(page, 'credit');
  await fillCard(page, cards.good);
  await payByCard(page);
  expect(await expectPaid(page)).toBe(order.orderNumber);
  for (const fact of [formatYuan(price), '周远', '沙田正街 1 号', '3–5 天送达'])
    await expect(page.getByRole('main')).toContainText(fact);
  expect(await emailTo(buyer.user.email, '正在备货')).toContain(order.orderNumber);
  await page.getByRole('link', { name: '查看订单', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '待发货' })).toBeVisible();

  const admin = await visit(await staffMember('admin'));
  await admin.goto('/admin/orders');
  await admin.getByRole('searchbox', { name: '搜索订单' }).fill(order.orderNumber);
  await admin.getByRole('link', { name: order.orderNumber }).click();
  await confirm(admin, '发货', '确认发货', { 运单号: 'SF1234567890' });
  await expect(admin.getByText('待收货').first()).toBeVisible();
  expect(await emailTo(buyer.user.email, 'SF1234567890')).toContain('查询物流');

  await page.reload();
  await expect(page.getByRole('link', { name: '查询物流' })).toHaveAttribute('href', /SF1234567890/);
  await confirm(page, '确认收货', '确认收货');
  await expect(page.getByRole('heading', { level: 1, name: '订单已完成' })).toBeVisible();
  await confirm(page, '申请退货', '提交申请', { 原因: '边角破损' });
  await expect(page.getByRole('heading', { level: 1, name: '退货申请待处理' })).toBeVisible();
  await page.getByLabel('添加图片').last().setInputFiles(picture);
  await expect(page.getByRole('button', { name: '查看图片 share.png' })).toBeEnabled();

  await admin.goto('/admin/orders?queue=requests');
  await admin.getByRole('link', { name: order.orderNumber }).click();
  await expect(admin.getByText('边角破损').first()).toBeVisible();
  await admin.getByRole('button', { name: '查看图片 share.png' }).click();
  const large = admin.getByRole('dialog', { name: 'share.png' }).getByRole('img', { name: 'share.png' });
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await admin.keyboard.press('Escape');
  await confirm(admin, '同意退货', '同意并退款', { '答复（可不填，买家会看到）': '请寄回' });
  await expect(admin.getByText('已退款').first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '订单已退款' })).toBeVisible();
  await expect(page.getByText('请寄回').first()).toBeVisible();
  expect(await emailTo(buyer.user.email, '您的退货申请已同意')).toContain('请寄回');
  await expect.poll(async () => (await read(order.id, buyer)).payment_status).toBe('refunded');
});

test('of two admins at one order the second one sees the conflict, and refunds a part', async ({
  visit,
  member,
  browserErrors,
}) => {
  const buyer = await member();
  const { id } = await placePaidOrderAs(buyer, 'kunqu-peony-fan', 'standard');
  const [first, second] = [await visit(await staffMember('admin')), await visit(await staffMember('admin'))];
  for (const page of [first, second]) {
    await page.goto(`/admin/orders/${id}`);
    await expect(page.getByRole('button', { name: '发货' })).toBeVisible();
  }
  await confirm(first, '内部备注', '保存', { 只有管理员看到: '客人来电，包装加固' });
  await expect(first.getByText('客人来电，包装加固')).toBeVisible();

  await expect(second.getByText('订单刚刚有变化')).toBeVisible();

  browserErrors.expectError(/status of 409/);
  await confirm(second, '退款', '确认退款', { '退款金额（元）': '12.5', '原因（买家会看到）': '瑕疵' });
  const dialog = second.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('订单已被他人处理，请核对后再操作');
  expect((await read(id, buyer)).refunded).toBe(0);
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(second.getByText('客人来电，包装加固')).toBeVisible();
  await confirm(second, '退款', '确认退款', { '退款金额（元）': '12.5', '原因（买家会看到）': '瑕疵' });
  await expect(second.getByText('12.50 元：瑕疵')).toBeVisible();
  await expect.poll(async () => (await read(id, buyer)).payments[0]?.openRefund).toBeNull();

  const page = await visit(buyer);
  await page.goto(`/orders/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: '待发货' })).toBeVisible();
  await expect(page.getByText('12.50 元：瑕疵')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('客人来电');
});

test('goods are ready for pickup with a code; a refused request says why', async ({ visit, member }) => {
  const buyer = await member();
  const { id } = await placePaidOrderAs(buyer, 'kunqu-peony-fan');
  const [page, admin] = [await visit(buyer), await visit(await staffMember('admin'))];
  await page.goto(`/orders/${id}`);
  await confirm(page, '申请退款', '提交申请', { 原因: '不想要了' });
  await expect(page.getByRole('heading', { level: 1, name: '退款申请待处理' })).toBeVisible();
  await admin.goto(`/admin/orders/${id}`);
  await expect(admin.getByRole('button', { name: '备好待取' })).toHaveCount(0);
  await confirm(admin, '拒绝申请', '拒绝', { '原因（买家会看到）': '已经备好' });
  await confirm(admin, '备好待取', '确认备好');
  await expect(admin.getByText('待自提').first()).toBeVisible();
  const { pickupCode } = await read(id, buyer);
  await page.reload();
  await expect(page.getByText(pickupCode ?? 'no code')).toBeVisible();
  await expect(page.getByText('已经备好').first()).toBeVisible();
  expect(await emailTo(buyer.user.email, `取货码：${pickupCode}`)).toContain('到店领取');
  await confirm(page, '确认取货', '确认取货');
  await expect(page.getByRole('heading', { level: 1, name: '订单已完成' })).toBeVisible();
});

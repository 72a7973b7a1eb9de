/** Placed orders: pending, expired, cancelled, bought again. */
import { updateMe } from '@features/accounts/contract/user';
import { listOrders } from '@features/orders/contract/order';
import { call } from './api.ts';
import {
  chooseMethod,
  fillShipping,
  paymentPanel,
  paymentPath,
  showWechatCode,
  wechatDialog,
} from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { expireOrder, placeOrderAs } from './orders.ts';
import { productOf } from './products.ts';

test('an order that is not paid in time expires, and its stock is returned', async ({ visit, member }) => {
  const buyer = await member();
  const before = await productOf('zhongni-guqin');
  const order = await placeOrderAs(buyer, 'zhongni-guqin');
  expect((await productOf('zhongni-guqin')).stock).toBe(before.stock - 1);
  const page = await visit(buyer);
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(paymentPanel(page)).toBeVisible();
  await showWechatCode(page);

  await expireOrder(order.id);
  await expect
    .poll(async () => (await productOf('zhongni-guqin')).stock, { timeout: 20_000 })
    .toBe(before.stock);
  const alert = page.getByRole('alert').filter({ hasText: '订单已过期' });
  await expect(alert).toContainText('再次购买', { timeout: 20_000 });
  await expect(page.getByRole('status').filter({ hasText: '订单已过期' })).toBeVisible();
  await expect(wechatDialog(page)).toBeHidden();
  await page.reload();
  await expect(alert).toBeVisible();
  await expect(page.getByRole('list', { name: '订单与支付的经过' })).toContainText('超时未付款，订单已过期');
  await expect(page.getByRole('main').getByText('已过期', { exact: true })).toBeVisible();
  await expect(paymentPanel(page)).toHaveCount(0);
});

test('the checkout shows that the order has expired while WeChat’s code is open', async ({
  visit,
  member,
}) => {
  const buyer = await member();
  const page = await visit(buyer);
  await page.goto(paymentPath(await productOf('zhongni-guqin')));
  await fillShipping(page);
  await chooseMethod(page, 'wechat');
  await showWechatCode(page);
  const { orders } = await call(listOrders, { query: {} }, { token: buyer.token });
  await expireOrder(orders[0]?.id ?? '');
  const dialog = wechatDialog(page);
  await expect(dialog.getByRole('status')).toContainText('订单已取消或超过支付时间', { timeout: 20_000 });
  await expect(dialog.getByRole('button', { name: '重新支付' })).toHaveCount(0);
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(paymentPanel(page).getByRole('alert').first()).toContainText('请重新下单');
  await expect(page.getByLabel('姓名 Name')).toHaveValue('陈行舟');
});

test('a pending order is cancelled after a confirmation, and its products can be bought again', async ({
  visit,
  member,
}) => {
  const buyer = await member();
  const product = await productOf('guangdong-herbal-gourd');
  await placeOrderAs(buyer, 'guangdong-herbal-gourd');
  const page = await visit(buyer);
  await page.goto('/orders');
  const order = page.getByRole('article');
  await expect(order).toContainText('待付款');
  await order.getByRole('button', { name: '取消订单' }).click();
  const confirmDialog = page.getByRole('dialog', { name: '取消这个订单？' });
  await expect(confirmDialog.getByRole('button', { name: '暂不取消' })).toBeFocused();
  await confirmDialog.getByRole('button', { name: '取消订单' }).click();
  await expect(order).toContainText('已取消');
  await expect(page.getByText('订单已取消').first()).toBeVisible();
  await order.getByRole('button', { name: '再次购买' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('link', { name: product.title })).toBeVisible();
});

test('only the buyer can open an order', async ({ visit, member, browserErrors }) => {
  const [owner, stranger] = [await member(), await member()];
  const order = await placeOrderAs(owner, 'rongchang-medicine-pot');
  const page = await visit(stranger);
  browserErrors.expectError(/status of 404.*\/api\/orders\//);
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByRole('alert')).toContainText('请求的资源不存在');
  await expect(page.getByRole('main')).not.toContainText(order.orderNumber);

  browserErrors.expectError(/status of 404.*\/api\/payments\/status/);
  await page.goto(`/payment-success?orderId=${order.id}`);
  await expect(page.getByRole('main')).toContainText('请求的资源不存在');
  await expect(page.getByRole('main')).not.toContainText(order.orderNumber);
});

test('the next checkout offers the last address', async ({ visit, member }) => {
  const buyer = await member();
  await placeOrderAs(buyer, 'hualien-jade-guasha');
  const page = await visit(buyer);
  const { id } = await productOf('tongren-herb-drawers');
  await page.goto(`/payment?${new URLSearchParams({ product: JSON.stringify({ id }), quantity: '1' })}`);
  await page
    .getByRole('complementary', { name: '上次的收货信息' })
    .getByRole('button', { name: '使用' })
    .click();
  await expect(page.getByLabel('姓名 Name')).toHaveValue('周远');
  await expect(page.getByRole('radio', { name: /^自提/ })).toBeChecked();
});

test.describe('user input stays text', () => {
  const payload = `"><img src=x onerror="document.title='broken'"><script>document.title='broken'</script>`;

  /** Names hold no links, which a word with a dot could be. */
  const name = `"><img src=x onerror="document['title']='broken'">`;

  test('in a search, a name, a delivery remark and an address', async ({ visit, member, browserErrors }) => {
    browserErrors.expectError(/status of 404.*\/api\/payments\/status/);
    const buyer = await member();
    await call(updateMe, { body: { full_name: name } }, { token: buyer.token });
    const page = await visit({ ...buyer, user: { ...buyer.user, full_name: name } });
    const expectEscaped = async () => {
      await expect(page).not.toHaveTitle('broken');
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
    };

    await page.goto(`/library?search=${encodeURIComponent(payload.slice(0, 50))}`);
    await expect(page.getByText('没有找到相符的商品')).toBeVisible();
    await expectEscaped();
    await page.goto('/profile');
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue(name);
    await expectEscaped();

    const { id } = await productOf('xinhui-aged-peel');
    const product = JSON.stringify({ id, title: payload, inheritor: payload });
    await page.goto(`/payment?${new URLSearchParams({ product, quantity: '1' })}`);
    await page.getByRole('radio', { name: /^自提/ }).click();
    await page.getByLabel('姓名 Name').fill(payload);
    await page.getByLabel('电话 Phone').fill('23456789');
    await page.getByLabel('电子邮箱 Email').fill('payload@example.org');
    await page.getByLabel('配送备注').fill(payload);
    await expectEscaped();
    await page.getByRole('radio', { name: /^支付宝/ }).click();
    await page.getByRole('button', { name: /^前往支付宝支付/ }).click();
    await expect(page.getByRole('heading', { name: '订单待付款' })).toBeVisible();
    await expectEscaped();
    await page.getByRole('button', { name: '取消并返回商家' }).click();
    await page.goto('/orders');
    await page.getByRole('link', { name: '去支付' }).click();
    await expect(page.getByText(payload).first()).toBeVisible();
    await expectEscaped();

    await page.goto(`/payment-success?${new URLSearchParams({ orderId: payload, product: payload })}`);
    await expect(page.getByRole('main')).toContainText('请求的资源不存在');
    await expectEscaped();
    await page.goto(`/login?redirect=${encodeURIComponent('javascript:document.title="broken"')}`);
    await expect(page).toHaveURL('/');
    await expectEscaped();
  });
});

/** Cancelled and declined payments: their messages, and paying the order afterwards. */
import { paymentErrors } from '@features/payments/contract/errors';
import type { Page } from '@playwright/test';
import {
  cards,
  chooseMethod,
  expectPaid,
  fillCard,
  fillShipping,
  goToAlipay,
  type Method,
  openPaypal,
  payByCard,
  paymentPanel,
  paymentPath,
  showWechatCode,
  wechatDialog,
} from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { productOf } from './products.ts';

async function startCheckout(page: Page, slug: string, method: Method): Promise<void> {
  await page.goto(paymentPath(await productOf(slug)));
  await fillShipping(page);
  await chooseMethod(page, method);
}

const message = (page: Page) => paymentPanel(page).getByRole('alert').first();

/** Opens the unpaid order from the list. */
async function openWaitingOrder(page: Page): Promise<void> {
  await page.goto('/orders');
  const order = page.getByRole('article');
  await expect(order).toHaveCount(1);
  await expect(order).toContainText('待付款');
  await order.getByRole('link', { name: '去支付' }).click();
  await expect(page.getByRole('list', { name: '订单与支付的经过' })).toBeVisible();
}

test('PayPal: cancelled, then declined, then paid from the orders page', async ({ visit, member }) => {
  const page = await visit(await member());
  await startCheckout(page, 'beijing-palace-lantern', 'paypal');
  await (await openPaypal(page)).getByRole('button', { name: '取消并返回商家' }).click();
  await expect(message(page)).toContainText('支付已取消');

  await (await openPaypal(page)).getByRole('button', { name: /模拟拒绝/ }).click();
  await expect(message(page)).toContainText('支付失败，请重试');

  await openWaitingOrder(page);
  await expect(page.getByRole('list', { name: '订单与支付的经过' })).toContainText('所选的付款方式被拒绝');
  await chooseMethod(page, 'paypal');
  await (await openPaypal(page)).getByRole('button', { name: '同意并付款' }).click();
  await expectPaid(page);
});

test('Card: errors of the field and the provider, then paid from the orders page', async ({
  visit,
  member,
}) => {
  const page = await visit(await member());
  await startCheckout(page, 'duanwu-zongzi-sachet', 'stripe');
  const panel = paymentPanel(page);
  const pay = panel.getByRole('button', { name: /^支付 ¥/ });
  await expect(pay).toBeDisabled();
  await panel.getByLabel('银行卡号').fill('4242424242424241');
  await expect(panel).toContainText('您的卡号无效。');
  await expect(pay).toBeDisabled();

  await fillCard(page, cards.declined);
  await expect(panel).not.toContainText('您的卡号无效。');
  await payByCard(page);
  await expect(panel.getByRole('alert').filter({ hasText: '您的银行卡被拒绝。' })).toHaveCount(1);
  await fillCard(page, cards.empty);
  await payByCard(page);
  await expect(panel).toContainText('您的银行卡余额不足。');

  await openWaitingOrder(page);
  await expect(page.getByRole('list', { name: '订单与支付的经过' })).toContainText('银行卡未能扣款');
  await chooseMethod(page, 'credit');
  await fillCard(page, cards.good);
  await payByCard(page);
  await expectPaid(page);
});

test('Alipay: declined and back, then paid from the orders page in a browser without storage', async ({
  visit,
  member,
}) => {
  const buyer = await member();
  const page = await visit(buyer);
  await startCheckout(page, 'tiger-head-shoes', 'alipay');
  await goToAlipay(page);
  await page.getByRole('button', { name: '拒绝付款（模拟失败）' }).click();
  await expect(page.getByRole('heading', { name: '付款未成功' })).toBeVisible();
  await page.getByRole('button', { name: '取消并返回商家' }).click();
  await expect(page).toHaveURL(/\/payment-success/);
  const result = page.getByRole('main');
  await expect(result).toContainText(/支付结果|支付失败/);
  await expect(result).not.toContainText('支付成功');

  await openWaitingOrder(page);
  await chooseMethod(page, 'alipay');
  const orderId = new URL(page.url()).pathname.split('/').at(-1);
  await goToAlipay(page);
  const other = await page.context().newPage();
  await other.goto('/about');
  await other.evaluate(() => localStorage.clear());
  await page.getByRole('button', { name: '付款' }).first().click();
  await expect(page).toHaveURL((url) => url.searchParams.get('orderId') === orderId);
  await page.getByRole('main').getByRole('link', { name: '登录' }).click();
  await page.getByLabel('用户名或邮箱').fill(buyer.user.username);
  await page.getByLabel('密码', { exact: true }).fill(buyer.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expectPaid(page);
});

test('Alipay: a page from the back-forward cache works again', async ({ visit, member }) => {
  const page = await visit(await member());
  // Simulates the back-forward cache: the page stays, and gets the event of a restored page.
  await page.route('**/gateway.do*', (route) => route.fulfill({ status: 204 }));
  await startCheckout(page, 'tiger-head-shoes', 'alipay');
  const gatewayRequest = page.waitForRequest('**/gateway.do*');
  const button = paymentPanel(page).getByRole('button', { name: /^前往支付宝支付/ });
  await button.click();
  await gatewayRequest;
  await expect(paymentPanel(page)).toContainText('等待您完成支付…');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(paymentPanel(page)).not.toContainText('等待您完成支付…');
  await expect(page.locator('form[action*="gateway.do"]')).toHaveCount(0);
  await page.unroute('**/gateway.do*');
  await goToAlipay(page);
  await page.getByRole('button', { name: '付款' }).first().click();
  await expectPaid(page);
});

test('WeChat: cancelled, failed in the dialog, then paid from the orders page', async ({ visit, member }) => {
  const page = await visit(await member());
  await startCheckout(page, 'panchang-knot', 'wechat');
  await showWechatCode(page);
  await wechatDialog(page).getByRole('button', { name: '取消支付' }).click();
  await expect(wechatDialog(page)).toBeHidden();
  await expect(message(page)).toContainText('支付已取消');

  await openWaitingOrder(page);
  await chooseMethod(page, 'wechat');
  const phone = await page.context().newPage();
  await phone.goto(await showWechatCode(page));
  await phone.getByRole('button', { name: '确认支付' }).click();
  await expectPaid(page);
});

for (const [method, label, path, { code, message: errorMessage }] of [
  ['wechat', /^微信扫码支付/, 'wxPay/scanCode1', paymentErrors.WECHAT_INIT_FAILED],
  ['alipay', /^前往支付宝支付/, 'aliPay/pcPay', paymentErrors.ALIPAY_INIT_FAILED],
] as const) {
  test(`${method}: the provider is unavailable, then available again`, async ({
    visit,
    member,
    browserErrors,
  }) => {
    const page = await visit(await member());
    await startCheckout(page, 'wuxi-clay-afu', method);
    browserErrors.expectError(new RegExp(`status of 502.*${path}`));
    // Only for this page: a failing simulator would affect other tests.
    const json = { success: false, code, message: errorMessage };
    await page.route(`**/api/${path}**`, (route) => route.fulfill({ status: 502, json }), { times: 1 });
    const pay = paymentPanel(page).getByRole('button', { name: label });
    await pay.click();
    await expect(message(page)).toContainText(errorMessage);
    await pay.click();
    // The browser may already be at Alipay's page.
    await expect(message(page).filter({ hasText: errorMessage })).toHaveCount(0);
  });
}

test('the card provider’s script does not load', async ({ visit, member, browserErrors }) => {
  const page = await visit(await member());
  browserErrors.expectError(/ERR_FAILED.*stripe\.js/);
  await page.route(/stripe\.js/, (route) => route.abort());
  await startCheckout(page, 'beijing-lord-rabbit', 'stripe');
  await expect(paymentPanel(page)).toContainText('Stripe未正确加载，请刷新页面重试');
});

test('PayPal’s script does not load', async ({ visit, member, browserErrors }) => {
  const page = await visit(await member());
  browserErrors.expectError(/ERR_FAILED.*sdk\/js/);
  browserErrors.expectError(/Failed to load the PayPal JS SDK script/);
  await page.route(/sdk\/js/, (route) => route.abort());
  await startCheckout(page, 'beijing-lord-rabbit', 'paypal');
  await expect(paymentPanel(page)).toContainText('支付系统加载失败，请刷新页面重试');
});

test('PayPal’s buttons fail to render', async ({ visit, member, browserErrors }) => {
  browserErrors.expectError(/Failed to render <PayPalButtons/);
  const page = await visit(await member());
  const failingScript = `window.paypal = { Buttons() { throw new Error('no room') } }`;
  await page.route('**/sdk/js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: failingScript }),
  );
  await startCheckout(page, 'beijing-lord-rabbit', 'paypal');
  await expect(message(page)).toContainText('支付系统加载失败，请刷新页面重试');
});

test('an order requires a complete shipping form', async ({ visit, member }) => {
  const page = await visit(await member());
  await page.goto(paymentPath(await productOf('hongkong-mooncake-mould')));
  await chooseMethod(page, 'alipay');
  const pay = paymentPanel(page).getByRole('button', { name: /^前往支付宝支付/ });
  await pay.click();
  const main = page.getByRole('main');
  await expect(page.getByText('Please complete shipping information / 请完善收货信息')).toBeVisible();
  for (const text of [
    'Please enter your name / 请输入姓名',
    'Please enter your phone number / 请输入电话号码',
    'Please enter your email / 请输入电子邮箱',
    'Please select district / 请选择地区',
    'Please enter your address / 请输入地址',
    'Please enter postal code / 请输入邮政编码',
  ]) {
    await expect(main).toContainText(text);
  }
  await page.getByRole('radio', { name: /^自提/ }).click();
  await expect(main).not.toContainText('请输入邮政编码');
  await expect(main).toContainText('请输入姓名');
  await page.getByLabel('电子邮箱 Email').fill('nobody');
  await page.getByLabel('电话 Phone').focus();
  await expect(main).toContainText('Please enter a valid email / 请输入有效的电子邮箱');
  await page.goto('/orders');
  await expect(page.getByText('还没有订单')).toBeVisible();
});

test('express costs 50 more, also in the total in US dollars', async ({ visit, member }) => {
  const page = await visit(await member());
  const product = await productOf('changdian-pinwheel');
  await page.goto(paymentPath(product));
  const summary = page.getByRole('region', { name: '订单摘要' });
  const usd = (yuan: number) => `US$${(yuan / 6.5).toFixed(2)}`;
  await expect(summary).toContainText(usd(product.price));
  await page.getByRole('radio', { name: /^快递配送/ }).click();
  await expect(summary).toContainText((product.price + 50).toFixed(2));
  await expect(summary).toContainText(usd(product.price + 50));
});

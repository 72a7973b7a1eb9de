/** Buying: a visitor registers, finds a product in the other script, pays by each provider, and sees the order. */
import type { Page } from '@playwright/test';
import {
  cards,
  cartEntry,
  chooseMethod,
  expectPaid,
  fillCard,
  fillShipping,
  goToAlipay,
  type Method,
  openPaypal,
  openProduct,
  payByCard,
  productDialog,
  search,
  showWechatCode,
  wechatDialog,
} from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { newName } from './members.ts';
import { productOf } from './products.ts';

/** The steps of each payment method; `phone` is the payer's phone. */
const paymentSteps: Record<Method, (page: Page, phone: Page) => Promise<void>> = {
  async paypal(page) {
    const window = await openPaypal(page);
    await window.getByRole('button', { name: '同意并付款' }).click();
  },
  async stripe(page) {
    await fillCard(page, cards.good);
    await payByCard(page);
  },
  async credit(page) {
    await fillCard(page, '5555555555554444');
    await payByCard(page);
  },
  async wechat(page, phone) {
    await phone.goto(await showWechatCode(page));
    await expect(wechatDialog(page).getByRole('status')).toContainText('等待支付');
    await phone.getByRole('button', { name: '确认支付' }).click();
  },
  async alipay(page) {
    await goToAlipay(page);
    await page.getByRole('button', { name: '付款' }).first().click();
  },
};

/** Searches in one script, and products that match in the other. */
const searches: Record<Method, { slug: string; words: string }> = {
  paypal: { slug: 'carved-red-lacquer-box', words: '遺產' },
  stripe: { slug: 'foshan-lion-head', words: '遗产' },
  credit: { slug: 'hongkong-bamboo-theatre', words: '文化遗产' },
  wechat: { slug: 'central-axis-bookplates', words: '遺產' },
  alipay: { slug: 'panyu-dragon-boat', words: '龙舟模型' },
};

async function register(page: Page): Promise<string> {
  const { username, email, password } = newName();
  await page.goto('/');
  await page.getByRole('link', { name: '登录' }).click();
  await page.getByRole('link', { name: '注册新账号' }).click();
  // The login page has fields with similar labels, and remains until the next page has loaded.
  await expect(page.getByRole('heading', { level: 1, name: '注册' })).toBeVisible();
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page.getByRole('button', { name: username })).toBeVisible();
  return username;
}

for (const method of Object.keys(paymentSteps) as Method[]) {
  test(`a visitor registers and pays an order by ${method}`, async ({ visit, browserErrors }) => {
    const { slug, words } = searches[method];
    const product = await productOf(slug);
    const page = await visit();

    await register(page);
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '商城' }).click();
    await search(page, words);
    const dialog = await openProduct(page, product.title);
    await expect(page).toHaveURL(`/library/${product.id}`);
    await dialog.getByRole('button', { name: '加入购物车' }).click();
    await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeVisible();
    await dialog.getByRole('button', { name: '关闭' }).click();
    await expect(productDialog(page)).toBeHidden();
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === words);

    await expect(cartEntry(page)).toContainText('1');
    await cartEntry(page).click();
    await expect(page.getByRole('heading', { level: 1, name: '购物车' })).toBeVisible();
    await expect(page.getByRole('link', { name: product.title })).toBeVisible();
    await page.getByRole('button', { name: '去结算' }).click();

    await expect(page).toHaveURL('/cart-payment');
    await fillShipping(page);
    await chooseMethod(page, method);
    const phone = await page.context().newPage();
    await paymentSteps[method](page, phone);
    const number = await expectPaid(page);
    await expect(page.getByRole('main')).toContainText(product.title);
    await expect(cartEntry(page)).toHaveText('购物车');

    await page.getByRole('link', { name: '查看我的订单' }).click();
    const order = page.getByRole('article', { name: `订单 ${number}` });
    await expect(order).toContainText('待发货');
    await order.getByRole('link', { name: `订单 ${number}` }).click();
    const timeline = page.getByRole('list', { name: '订单与支付的经过' });
    for (const entry of ['订单已创建', '创建支付', '等待付款', '已收到付款', '订单已确认']) {
      await expect(timeline).toContainText(entry);
    }
    await expect(page.getByRole('main')).toContainText('沙田正街 1 号');
    browserErrors.check();
  });
}

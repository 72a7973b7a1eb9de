/** The cart: stored in the browser, and for members on the server; it shows changed prices and stock. */
import { listOrders, updateOrderStatus } from '@features/orders/contract/order';
import type { Page } from '@playwright/test';
import { call } from './api.ts';
import { cartEntry } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { placeOrderAs } from './orders.ts';
import { productOf } from './products.ts';

interface StoredLine {
  id: string;
  quantity: number;
}

const cartOf = (page: Page): Promise<StoredLine[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cartList') ?? '[]'));

/** Adds a product to the cart; for members, waits until the server has stored it. */
async function addFromPage(page: Page, id: string): Promise<void> {
  await page.goto(`/library/${id}`);
  const isMember = await page.evaluate(() => localStorage.getItem('token') !== null);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByText('已加入购物车')).toBeVisible();
  if (isMember) await saved;
  else saved.catch(() => {});
}

const line = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });

test('an anonymous cart is merged with the member’s at login, also in another browser', async ({
  visit,
  member,
}) => {
  const buyer = await member();
  const [bowl, ruler] = await Promise.all([productOf('medicine-steelyard'), productOf('brass-mortar')]);
  const home = await visit(buyer);
  await addFromPage(home, bowl.id);
  await expect(cartEntry(home)).toContainText('1');

  const otherPage = await visit();
  await addFromPage(otherPage, ruler.id);
  await otherPage.goto('/login?redirect=/cart');
  await otherPage.getByLabel('用户名或邮箱').fill(buyer.user.username);
  await otherPage.getByLabel('密码', { exact: true }).fill(buyer.password);
  await otherPage.getByRole('button', { name: '登录', exact: true }).click();
  await expect(otherPage.getByRole('link', { name: bowl.title })).toBeVisible();
  await expect(otherPage.getByRole('link', { name: ruler.title })).toBeVisible();
  await expect(cartEntry(otherPage)).toContainText('2');
  await otherPage.getByRole('button', { name: `增加${bowl.title}的数量` }).click();
  await expect(cartEntry(otherPage)).toContainText('3');

  // Changes of other devices are loaded when the visitor opens the cart again.
  await expect(async () => {
    await home.goto('/cart');
    await expect(cartEntry(home)).toContainText('3', { timeout: 2000 });
  }).toPass();
  await expect(home.getByRole('link', { name: ruler.title })).toBeVisible();
});

test('adding again increases the quantity, and a removed item can be restored', async ({ visit, member }) => {
  const page = await visit(await member());
  const product = await productOf('nine-needles-set');
  await addFromPage(page, product.id);
  await addFromPage(page, product.id);
  await expect(cartEntry(page)).toContainText('2');
  await cartEntry(page).click();
  const quantity = page.getByLabel(`${product.title}的数量`, { exact: true });
  await expect(quantity).toHaveValue('2');
  await page.getByRole('button', { name: `移除${product.title}` }).click();
  await expect(page.getByText('购物车还是空的')).toBeVisible();
  expect(await cartOf(page)).toEqual([]);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(quantity).toHaveValue('2');
});

test('the quantity shown is the one that is bought, and 0 removes the line, with undo', async ({ visit }) => {
  const page = await visit();
  const product = await productOf('nine-needles-set');
  await addFromPage(page, product.id);
  await page.goto('/cart');
  const quantity = page.getByLabel(`${product.title}的数量`, { exact: true });
  await quantity.fill('100000');
  await expect(quantity).toHaveValue(String(product.stock));
  await expect(page.getByText('購買數量超過庫存')).toBeVisible();
  expect((await cartOf(page))[0]?.quantity).toBe(product.stock);
  await quantity.fill('');
  await quantity.blur();
  await expect(quantity).toHaveValue(String(product.stock));
  await quantity.fill('0');
  await expect(page.getByText('购物车还是空的')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(quantity).toHaveValue(String(product.stock));
});

test("a visitor's notice leads to the cart, which is in the header as soon as it holds something", async ({
  visit,
}) => {
  const page = await visit();
  const product = await productOf('nine-needles-set');
  await page.goto(`/library/${product.id}`);
  await expect(cartEntry(page)).toHaveCount(0);
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(cartEntry(page)).toBeVisible();
  await page.getByRole('link', { name: '去购物车' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('已加入购物车')).toBeHidden({ timeout: 2000 });
  await expect(line(page, product.title)).toBeVisible();
});

test('leaving a page during a save causes no conflict on the next page', async ({ visit, member }) => {
  const page = await visit(await member());
  const product = await productOf('nine-needles-set');
  await page.goto(`/library/${product.id}`, { waitUntil: 'networkidle' });
  // The first page's save reaches the server between the next page's first and second call.
  const statuses: number[] = [];
  let lateRequest: (() => Promise<unknown>) | null = null;
  await page.route('**/api/cart', async (route) => {
    const request = route.request();
    if (lateRequest === null) {
      const [headers, data] = [await request.allHeaders(), request.postData() ?? ''];
      lateRequest = () => page.request.put(request.url(), { headers, data });
      return;
    }
    const answer = await route.fetch();
    statuses.push(answer.status());
    if (statuses.length === 1) await lateRequest();
    await route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect.poll(() => lateRequest).not.toBeNull();
  await page.getByRole('button', { name: '加入购物车' }).click();
  await page.goto('/cart');
  await expect(page.getByLabel(`${product.title}的数量`, { exact: true })).toHaveValue('2');
  await expect.poll(() => statuses.length).toBeGreaterThan(1);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('an item with the stored quantity 0 is removed', async ({ visit }) => {
  const { id, title, cover, price } = await productOf('nine-needles-set');
  const stored = [{ id, title, cover, price, quantity: 0, checked: true, addTime: new Date().toISOString() }];
  const page = await visit(null, { stored: { cartList: JSON.stringify(stored) } });
  await page.goto('/cart');
  await expect(page.getByText('购物车还是空的')).toBeVisible();
});

test('a stored cart of the old format is read', async ({ visit }) => {
  const { id, title } = await productOf('qichun-moxa-rolls');
  const storedLines = [
    { id, productName: '旧名', productImg: '/old.svg', salePrice: 12, productNum: 2, checked: true },
  ];
  const page = await visit(null, { stored: { cartList: JSON.stringify(storedLines) } });
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByLabel(`${title}的数量`, { exact: true })).toHaveValue('2');
  await page.getByRole('button', { name: `增加${title}的数量` }).click();
  await expect.poll(() => cartOf(page)).toEqual([expect.objectContaining({ id, quantity: 3 })]);
});

test('changed prices and stock are shown before the checkout', async ({ visit, member }) => {
  const [cheaperBefore, lowStock, soldOut] = await Promise.all([
    productOf('wax-sealed-pills-box'),
    productOf('bronze-acupuncture-figure'),
    productOf('qinhuai-rabbit-lantern'),
  ]);
  const cartLine = (product: typeof cheaperBefore, changed: object) => {
    const { id, title, cover, price } = product;
    const addTime = new Date().toISOString();
    return { id, title, cover, price, quantity: 1, checked: true, addTime, ...changed };
  };
  const cartList = JSON.stringify([
    cartLine(cheaperBefore, { price: cheaperBefore.price - 10 }),
    cartLine(lowStock, { quantity: lowStock.stock + 3 }),
    cartLine(soldOut, {}),
  ]);
  const page = await visit(await member(), { stored: { cartList } });
  await page.goto('/cart');
  await expect(line(page, cheaperBefore.title)).toContainText('价格已上涨 ¥10');
  await expect(line(page, lowStock.title)).toContainText(`購買數量超過庫存，库存仅剩 ${lowStock.stock}`);
  await expect(line(page, soldOut.title)).toContainText('商品已售完');
  await expect(line(page, soldOut.title).getByRole('checkbox')).toBeDisabled();

  await page.getByRole('button', { name: '去结算' }).click();
  await expect(page.getByText('購買數量超過庫存', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await page.getByRole('button', { name: `把${lowStock.title}的数量改为 ${lowStock.stock}` }).click();
  await page.getByRole('button', { name: '去结算' }).click();
  await expect(page).toHaveURL('/cart-payment');
  const summary = page.getByRole('region', { name: '订单摘要' });
  await expect(summary.getByRole('link', { name: cheaperBefore.title })).toBeVisible();
  await expect(summary.getByRole('link', { name: soldOut.title })).toHaveCount(0);
});

test('only selected items are bought and removed from the cart', async ({ visit, member }) => {
  const page = await visit(await member());
  const [selected, stored] = await Promise.all([productOf('xinhui-aged-peel'), productOf('foshan-bone-oil')]);
  await addFromPage(page, selected.id);
  await addFromPage(page, stored.id);
  await cartEntry(page).click();
  await page.getByRole('checkbox', { name: `选择${stored.title}` }).uncheck();
  await page.getByRole('button', { name: '去结算' }).click();
  const summary = page.getByRole('region', { name: '订单摘要' });
  await expect(summary.getByRole('link', { name: selected.title })).toBeVisible();
  await expect(summary.getByRole('link', { name: stored.title })).toHaveCount(0);
});

test.describe('stock', () => {
  test('an item that sells out before the order shows it', async ({ visit, member, browserErrors }) => {
    browserErrors.expectError(/status of 409.*\/api\/orders$/);
    const [buyer, otherBuyer] = [await member(), await member()];
    const product = await productOf('duan-inkstone');
    const page = await visit(buyer);
    await addFromPage(page, product.id);
    await page.getByRole('button', { name: '增加一件' }).click();
    await page.getByRole('button', { name: '立即购买' }).click();
    const summary = page.getByRole('region', { name: '订单摘要' });
    await expect(summary).toContainText(product.title);

    const first = await placeOrderAs(otherBuyer, 'duan-inkstone', product.stock - 1);
    await page.getByRole('radio', { name: /^自提/ }).click();
    await page.getByLabel('姓名 Name').fill('后来者');
    await page.getByLabel('电话 Phone').fill('23456789');
    await page.getByLabel('电子邮箱 Email').fill('late@example.org');
    const pay = page.getByRole('region', { name: '付款' }).getByRole('button', { name: /^微信扫码支付/ });
    await pay.click();
    await expect(summary.getByRole('alert')).toContainText('購買數量超過庫存');
    await expect(summary.getByRole('alert')).toContainText('库存仅剩 1');
    await summary.getByRole('button', { name: '改为 1 件' }).click();

    const second = await placeOrderAs(otherBuyer, 'duan-inkstone', 1);
    await pay.click();
    await expect(summary.getByRole('alert')).toContainText('商品已售完');
    const { orders } = await call(listOrders, { query: {} }, { token: buyer.token });
    expect(orders).toEqual([]);
    for (const { id } of [first, second]) {
      await call(
        updateOrderStatus,
        { params: { id }, body: { status: 'cancelled' } },
        { token: otherBuyer.token },
      );
    }
  });

  test('the product page rejects quantities above the stock, and sold-out products', async ({
    visit,
    member,
  }) => {
    const page = await visit(await member());
    const [few, none] = [await productOf('chaozhou-shadow-general'), await productOf('hakka-qilin-head')];
    await page.goto(`/library/${few.id}`);
    const quantity = page.getByLabel('数量', { exact: true });
    await quantity.fill(String(few.stock + 1));
    await expect(page.getByRole('alert')).toContainText('購買數量超過庫存');
    await page.getByRole('button', { name: '立即购买' }).click();
    await expect(page).toHaveURL(`/library/${few.id}`);
    await expect(page.getByRole('status').filter({ hasText: '購買數量超過庫存' })).toBeVisible();
    await quantity.fill('0');
    await expect(page.getByRole('button', { name: '立即购买' })).toBeDisabled();

    await page.goto(`/library/${none.id}`);
    await expect(page.getByRole('button', { name: '商品已售完' })).toBeDisabled();
    await expect(page.getByRole('button', { name: /立即购买|加入购物车/ })).toHaveCount(0);
  });
});

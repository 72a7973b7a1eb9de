/** The frame of every page: menu, titles, colour schemes, legal pages and errors. */
import type { Page } from '@playwright/test';
import { openProduct, paymentPath } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { origin } from './portal.ts';
import { productOf } from './products.ts';

test('the mobile menu toggles, and closes by Escape, after a selection and above 768 px', async ({
  visit,
}) => {
  const page = await visit(null, { viewport: { width: 768, height: 900 } });
  await page.goto('/');
  const button = page.getByRole('button', { name: /菜单$/ });
  const shop = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '商城' });
  await expect(shop).toBeHidden();
  await button.click();
  await expect(shop).toBeVisible();
  await button.click();
  await expect(shop).toBeHidden();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(shop).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(button).toBeHidden();
  await expect(shop).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(shop).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.click();
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).click();
  await expect(shop).toBeHidden();
});

for (const width of [375, 360]) {
  test(`name, search hint and payment methods are not truncated at ${width} px`, async ({
    visit,
    member,
  }) => {
    const visitor = await member({ full_name: '欧阳行舟子墨' });
    const page = await visit(visitor, { viewport: { width, height: 760 } });
    await page.goto('/library');
    const name = page.getByRole('button', { name: '欧阳行舟子墨' }).getByText('欧阳行舟子墨');
    const hidden = await name.evaluate((label) => {
      const text = document.createRange();
      text.selectNodeContents(label);
      const [textBox, labelBox] = [text.getBoundingClientRect(), label.getBoundingClientRect()];
      return { width: textBox.width - labelBox.width, height: textBox.height - labelBox.height };
    });
    expect(hidden.width).toBeLessThanOrEqual(0);
    // Boxes of glyphs are slightly higher than their lines; a hidden line is much higher.
    expect(hidden.height).toBeLessThan(8);
    const spareWidth = await page.getByRole('searchbox', { name: '搜索商品' }).evaluate((input) => {
      const { fontFamily, fontSize } = getComputedStyle(input, '::placeholder');
      const pen = document.createElement('canvas').getContext('2d');
      if (!(pen && input instanceof HTMLInputElement)) return Number.NaN;
      pen.font = `${fontSize} ${fontFamily}`;
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return room - pen.measureText(input.placeholder).width;
    });
    expect(spareWidth).toBeGreaterThanOrEqual(0);

    await page.goto(paymentPath(await productOf('peking-mask-guan')));
    const methods = page.getByRole('radiogroup', { name: '支付方式' }).getByRole('radio');
    await expect(methods).toHaveCount(6);
    const last = await methods.last().boundingBox();
    const group = await page.getByRole('radiogroup', { name: '支付方式' }).boundingBox();
    // The last one ends at the end of the row: no row has a single item.
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((group?.x ?? 0) + (group?.width ?? 0), 0);
  });
}

for (const path of ['/orders', '/wallet']) {
  test(`${path} is served as its loading state, the same for all visitors`, async ({ visit, member }) => {
    const { token } = await member();
    const page = await visit(null, { javaScriptEnabled: false });
    await page.goto(path);
    await expect(page.getByRole('main')).toHaveText('正在加载');
    const fetchPage = async (headers: HeadersInit) => (await fetch(origin() + path, { headers })).text();
    const session = { authorization: `Bearer ${token}`, cookie: `token=${token}` };
    expect(await fetchPage(session)).toBe(await fetchPage({}));
  });
}

test('every page has its title', async ({ visit, member }) => {
  const page = await visit(await member());
  const titles = {
    '/': '中轴',
    '/about': '关于我们 · 中轴',
    '/legal/terms': '服务条款 · 中轴',
    '/legal/privacy': '隐私政策 · 中轴',
    '/legal/cookies': 'Cookie 说明 · 中轴',
    '/library': '商城 · 中轴',
    '/cart': '购物车 · 中轴',
    '/cart-payment': '购物车结算 · 中轴',
    '/payment': '结算 · 中轴',
    '/paypal-payment': 'PayPal 支付 · 中轴',
    '/payment-success': '支付结果 · 中轴',
    '/orders': '我的订单 · 中轴',
    '/profile': '个人资料 · 中轴',
    '/forgot-password': '忘记密码 · 中轴',
    '/newsletter/confirm': '确认订阅 · 中轴',
    '/newsletter/unsubscribe': '退订通讯 · 中轴',
  };
  for (const [address, title] of Object.entries(titles)) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page).toHaveTitle(title);
  }
});

test('a navigation updates the title and moves the focus', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: '关于我们' }).click();
  await expect(page).toHaveTitle('关于我们 · 中轴');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('中轴');
});

test('the first Tab focuses the link to the content', async ({ visit }) => {
  const page = await visit();
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到正文' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the cookie page lists everything that the portal stores in the browser', async ({ visit }) => {
  const page = await visit();
  await page.goto('/legal/cookies');
  await page.getByRole('button', { name: '简体' }).click();
  await expect(page.getByRole('button', { name: '简体' })).toHaveAttribute('aria-pressed', 'true');
  const cookieNames = (await page.context().cookies()).map(({ name }) => name);
  expect(cookieNames).toEqual(['variant']);
  for (const name of [...cookieNames, 'token', 'userInfo', 'cartList', '草稿']) {
    await expect(page.getByRole('main')).toContainText(name);
  }
});

test('the legal pages have content', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  for (const name of ['服务条款', '隐私政策', 'Cookie 说明']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(300);
  }
});

const missingAddresses = [
  '/nowhere',
  '/library/00000000-0000-7000-8000-000000000000',
  '/library/no-such-id',
  '/orders/1/2/3',
];

for (const address of missingAddresses) {
  test(`an address without a page: ${address}`, async ({ visit, browserErrors }) => {
    const page = await visit();
    browserErrors.expectError(/status of 404/);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('页面不存在 · 中轴');
    await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: '回到首页' }).click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle('中轴');
  });
}

test('the shop shows an error and a retry button when the API fails', async ({
  visit,
  member,
  browserErrors,
}) => {
  const page = await visit(await member());
  browserErrors.expectError(/ERR_FAILED.*\/api\/products/);
  browserErrors.expectError(/^product categories/);
  await page.route('**/api/products**', (route) => route.abort());
  await page.route('**/api/products/**', (route) => route.abort());
  await page.goto('/library');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('加載產品列表失敗');
  await expect(page.getByRole('alert').filter({ hasText: /^加載產品列表失敗$/ })).toBeVisible();
  await expect(alert).toContainText('网络');
  await page.unrouteAll();
  await alert.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an order that fails to load has a retry button', async ({ visit, member, browserErrors }) => {
  const page = await visit(await member());
  browserErrors.expectError(/status of 503/);
  await page.route('**/api/orders?**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/orders');
  await expect(page.getByRole('alert')).toContainText('请求失败');
  await page.unrouteAll();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('还没有订单')).toBeVisible();
});

/** Stores the colour scheme when the body is created, before any module runs. */
function recordFirstScheme(): void {
  const observer = new MutationObserver(() => {
    if (!document.body) return;
    observer.disconnect();
    const { mantineColorScheme } = document.documentElement.dataset;
    Object.assign(window, { firstScheme: mantineColorScheme });
  });
  observer.observe(document, { childList: true, subtree: true });
}

const firstScheme = (page: Page) =>
  page.evaluate(() => Object.entries(window).find(([name]) => name === 'firstScheme')?.[1]);
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the colour scheme is toggled by a button, stored, and set before the first paint', async ({
  visit,
}) => {
  const page = await visit(null, { colorScheme: 'light' });
  await page.addInitScript(recordFirstScheme);
  await page.goto('/');
  const paper = await ground(page);
  const button = page.getByRole('button', { name: /^配色/ });
  await button.click();
  await button.click();
  await expect(button).toHaveAccessibleName(/深色，/);
  await expect.poll(() => ground(page)).not.toBe(paper);
  const ink = await ground(page);
  await page.reload();
  expect(await firstScheme(page)).toBe('dark');
  expect(await ground(page)).toBe(ink);

  const darkPage = await visit(null, { colorScheme: 'dark' });
  await darkPage.addInitScript(recordFirstScheme);
  await darkPage.goto('/');
  expect(await firstScheme(darkPage)).toBe('dark');
  expect(await ground(darkPage)).toBe(ink);
});

test('filters are in the address and restored from it', async ({ visit, member }) => {
  const page = await visit(await member());
  await page.goto('/library');
  await page
    .getByRole('navigation', { name: '商品门类' })
    .getByRole('link', { name: /传统音乐/ })
    .click();
  await page.getByLabel('排序').selectOption('价格从高到低');
  await page.getByRole('button', { name: /高级搜索/ }).click();
  await page.getByRole('checkbox', { name: '仅看有货' }).check();
  await expect(page).toHaveURL('/library?category=traditional_music&sort=price_desc&inStock=true');
  const first = await page.getByRole('article').first().textContent();
  await page.reload();
  await expect(page.getByLabel('排序')).toHaveValue('price_desc');
  await expect.poll(() => page.getByRole('article').first().textContent()).toBe(first);
  await page.getByLabel('每页数量').selectOption('96');
  await page.getByText('列表', { exact: true }).or(page.getByLabel('列表')).first().click();
  await expect(page).toHaveURL(/mode=list/);
  const total = await page
    .getByRole('main')
    .getByText(/^共 \d+ 件$/)
    .textContent();
  await expect(page.getByRole('article')).toHaveCount(Number(/\d+/.exec(total ?? '')?.[0]));
});

test('the type selector sets the searched field, and the advanced panel filters the results', async ({
  visit,
  member,
}) => {
  const page = await visit(await member());
  const { title, inheritor, region } = await productOf('hongkong-mooncake-mould');
  await page.goto('/library');
  const field = page.getByRole('searchbox', { name: '搜索商品' });
  const productLink = page.getByRole('main').getByRole('link', { name: title });
  await page.getByLabel('搜索范围').selectOption('传承人');
  await field.fill(inheritor);
  await page.keyboard.press('Enter');
  await expect(productLink).toBeVisible();
  await page.getByLabel('搜索范围').selectOption('品牌');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await expect(page.getByText('没有找到相符的商品')).toBeVisible();
  await page.getByRole('link', { name: '清除条件，浏览全部' }).click();
  await expect(field).toHaveValue('');

  await field.fill(title);
  await page.keyboard.press('Enter');
  await expect(productLink).toBeVisible();
  await page.getByRole('button', { name: /^高级搜索/ }).click();
  const panel = page.getByRole('region', { name: '高级搜索' });
  await panel.getByRole('group', { name: '地区' }).getByText('北京').click();
  expect(region).not.toBe('beijing');
  await expect(page).toHaveURL(/region=beijing/);
  await expect(productLink).toBeHidden();
  await panel.getByRole('button', { name: '重置' }).click();
  await expect(page).not.toHaveURL(/region=/);
  await expect(productLink).toBeVisible();
  await panel.getByRole('button', { name: '收起' }).click();
  await expect(page.getByRole('button', { name: /^高级搜索/ })).toBeFocused();
});

test('an unexpected failure of a purchase shows 購買失敗 at the product', async ({
  visit,
  member,
  browserErrors,
}) => {
  const page = await visit(await member());
  const { id } = await productOf('hongkong-mooncake-mould');
  await page.goto(`/library/${id}`);
  browserErrors.expectError(/status of 500/);
  await page.route(`**/api/products/${id}`, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: '立即购买' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '購買失敗' })).toBeVisible();
  await expect(page).toHaveURL(`/library/${id}`);
});

test('a search keeps the focus in its field, and Back clears the field', async ({ visit, member }) => {
  const page = await visit(await member());
  await page.goto('/library');
  const field = page.getByRole('searchbox', { name: '搜索商品' });
  await field.fill('遺產');
  await page.keyboard.press('Enter');
  const chip = page.getByRole('button', { name: /“遺產”/ });
  await expect(chip).toBeVisible();
  await expect(field).toBeFocused();
  await chip.click();
  await expect(page).toHaveURL('/library');
  await expect(field).toHaveValue('');
});

test('on a phone the advanced panel is a bottom sheet, and all its fields are reachable', async ({
  visit,
  member,
}) => {
  const page = await visit(await member(), { viewport: { width: 375, height: 740 } });
  await page.goto('/library');
  const toggle = page.getByRole('button', { name: /^高级搜索/ });
  await toggle.click();
  const panel = page.getByRole('dialog', { name: '高级搜索' });
  await expect(panel).toBeVisible();
  const edge = () => panel.boundingBox().then((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)));
  await expect.poll(edge).toBe(740);
  await page.setViewportSize({ width: 640, height: 360 });
  await panel.getByRole('button', { name: '查看结果' }).click();
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('a product opens over the list with its own address, and closes to the list', async ({
  visit,
  member,
}) => {
  const page = await visit(await member());
  const product = await productOf('hongkong-mooncake-mould');
  const list = `/library?search=${encodeURIComponent('月饼')}`;
  await page.goto('/about');
  await page.goto(list);
  const dialog = await openProduct(page, product.title);
  await expect(page).toHaveURL(`/library/${product.id}`);
  await expect(page).toHaveTitle(`${product.title} · 中轴`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('link', { name: product.title })).toBeFocused();

  await openProduct(page, product.title);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(list);
  await page.goForward();
  await expect(dialog).toBeVisible();

  // Closing goes back in the history: the next Back leaves the list.
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(list);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('closing a product restores the list with its scroll position and filters', async ({
  visit,
  member,
}) => {
  const page = await visit(await member());
  await page.goto('/library?sort=price_asc&page=2');
  const last = page.getByRole('article').last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => Math.round(scrollY));
  expect(scrollPosition).toBeGreaterThan(200);
  await last.click();
  const dialog = page.getByRole('dialog', { name: '作品详情' });
  await dialog.getByRole('region', { name: '同门之作' }).getByRole('link').first().click();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/library?sort=price_asc&page=2');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrollPosition);

  // After another page, a product is a page, not a dialog over a list that is elsewhere in the history.
  const { id, title } = await productOf('hongkong-mooncake-mould');
  await page.goto(`/library/${id}`);
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '商城' }).click();
  await expect(page).toHaveURL('/library');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(dialog).toBeHidden();
});

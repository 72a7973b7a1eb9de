/** Actions before hydration, as on slow phones: links work; clicks, submissions and arrow keys on tabs are replayed. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { productOf } from './products.ts';

/** Opens a page whose scripts load only after a call of `release`. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const { promise: loaded, resolve: release } = Promise.withResolvers<void>();
  await page.route(/[.]js(\?|$)/, async (route) => {
    await loaded;
    await route.continue().catch(() => {});
  });
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

test('a click on 发布新闻 before hydration opens the login afterwards', async ({ visit }) => {
  const page = await visit();
  const release = await openWithoutScripts(page, '/news?category=culture');
  const publish = page.getByRole('button', { name: '发布新闻' });
  await publish.click();
  await expect(publish).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('several clicks on the cart button before hydration add one product', async ({ visit }) => {
  const page = await visit();
  const release = await openWithoutScripts(page, `/library/${(await productOf('peking-mask-bao')).id}`);
  const add = page.getByRole('button', { name: '加入购物车' });
  await add.click();
  await add.click();
  release();
  await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeVisible();
  await expect(add).not.toHaveAttribute('aria-busy', 'true');
  const stored = await page.evaluate(() => localStorage.getItem('cartList'));
  expect(JSON.parse(stored ?? '[]')).toMatchObject([{ quantity: 1 }]);
});

test('a click on the buy button before hydration opens the login and then the checkout', async ({
  visit,
}) => {
  const page = await visit();
  const release = await openWithoutScripts(page, `/library/${(await productOf('peking-mask-bao')).id}`);
  await page.getByRole('button', { name: '立即购买' }).click();
  release();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fpayment/);
});

test('a subscription submitted before hydration is sent afterwards', async ({ visit }) => {
  const page = await visit();
  const release = await openWithoutScripts(page, '/');
  const form = page.getByRole('form', { name: '订阅通讯' });
  await form.getByLabel('邮箱').fill(`early-${crypto.randomUUID()}@example.org`);
  await form.getByRole('button', { name: '订阅' }).click();
  await expect(form.getByRole('button', { name: '订阅' })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('请查收确认邮件，点击其中的链接完成订阅')).toBeVisible();
});

test('an arrow key on a tab before hydration selects the next one afterwards', async ({ visit }) => {
  const page = await visit();
  const release = await openWithoutScripts(page, '/news');
  await page.getByRole('tab', { name: '全部' }).press('ArrowRight');
  release();
  await expect(page).toHaveURL(/category=alliance/);
  await expect(page.getByRole('tab', { name: '联盟动态' })).toBeFocused();
});

test('links work without scripts', async ({ visit }) => {
  const page = await visit();
  await openWithoutScripts(page, '/');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '新闻' }).click();
  await expect(page).toHaveURL('/news');
});

/** Files that can't be loaded, and the position of pages and dialogs. */
import { openProduct, productDialog } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { waitUntilHydrated } from './hydration.ts';
import { productOf } from './products.ts';

test('a part whose file fails offers a retry, and the page stays', async ({
  visit,
  member,
  browserErrors,
}) => {
  browserErrors.expectError(/AdvancedPanel/);
  browserErrors.expectError(/ChunkNotLoaded/);
  const page = await visit(await member());
  const file = /\/AdvancedPanel-[^/]*\.(?:js|css)$/;
  await page.route(file, (route) => route.abort());
  await page.goto('/library');
  await waitUntilHydrated(page);
  const search = page.getByRole('searchbox', { name: '搜索商品' });
  await search.fill('茶');
  await page.getByRole('button', { name: /^高级搜索/ }).click();
  await expect(page.getByRole('alert')).toContainText('这一部分没有载入');
  await expect(search).toHaveValue('茶');
  await page.unroute(file);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.locator('#advanced')).toBeVisible();
  await expect(search).toHaveValue('茶');
});

test('a page whose file fails offers a retry, and the page before it stays', async ({
  visit,
  browserErrors,
}) => {
  browserErrors.expectError(/AboutPage/);
  const page = await visit();
  const file = /\/AboutPage-[^/]*\.js$/;
  await page.route(file, (route) => route.abort());
  await page.goto('/legal/terms');
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: '关于我们' }).click();
  await expect(page.getByRole('alert')).toContainText('页面没有载入');
  await expect(page).toHaveURL('/legal/terms');
  // Elsewhere there is no notice, and the link works again afterwards.
  await page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }).click();
  await expect(page).toHaveURL('/legal/privacy');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('link', { name: '关于我们' }).click();
  await expect(page.getByRole('alert')).toContainText('页面没有载入');
  await page.unroute(file);
  await page.getByRole('alert').getByRole('button', { name: '重试' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a product opens at its top from the home page and in its dialog; Back returns to the place', async ({
  visit,
  member,
}) => {
  const page = await visit(await member());
  const position = () => page.evaluate(() => window.scrollY);
  await page.goto('/');
  await waitUntilHydrated(page);
  const link = page.locator('main a[href^="/library/"]').last();
  await link.scrollIntoViewIfNeeded();
  const before = await position();
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/\/library\/[\w-]+$/);
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible();
  await expect.poll(position).toBe(0);
  await page.goBack();
  await expect.poll(position).toBeGreaterThan(before - 100);

  const { title } = await productOf('nine-needles-set');
  await page.goto(`/library?search=${encodeURIComponent(title)}`);
  await openProduct(page, title);
  const dialog = productDialog(page);
  await dialog.getByRole('region', { name: '同门之作' }).getByRole('link').last().click();
  await expect(dialog.getByRole('heading', { level: 2, name: title })).toHaveCount(0);
  await expect.poll(() => dialog.evaluate((element) => element.scrollTop)).toBe(0);
});

/** Shared addresses of products: the page without JavaScript, and buying from it. */

import { cards, chooseMethod, expectPaid, fillCard, fillShipping, payByCard } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { origin } from './portal.ts';
import { productOf } from './products.ts';

test.describe('without JavaScript', () => {
  test('a shared product has its text and share card', async ({ visit }) => {
    const product = await productOf('longquan-celadon-mallet');
    const page = await visit(null, { javaScriptEnabled: false });
    const address = `/library/${product.id}`;
    await page.goto(address);
    await expect(page).toHaveTitle(`${product.title} · 中轴`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
    const main = page.getByRole('main');
    for (const text of [product.subtitle, product.inheritor, product.description, '¥2,680']) {
      await expect(main).toContainText(text);
    }
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
    await expect(meta('description')).toHaveAttribute('content', new RegExp(product.subtitle));
    await expect(meta('og:title')).toHaveAttribute('content', `${product.title} · 中轴`);
    await expect(meta('og:description')).toHaveAttribute('content', new RegExp(product.inheritor));
    await expect(meta('og:url')).toHaveAttribute('content', `${origin()}${address}`);
    await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image');
    const picture = (await meta('og:image').getAttribute('content')) ?? '';
    const answer = await page.request.get(picture);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    const jsonLd = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(jsonLd ?? '')).toMatchObject({ '@type': 'Product', name: product.title });
  });

  test('pages that need a login show no content and are excluded from search engines', async ({ visit }) => {
    const page = await visit(null, { javaScriptEnabled: false });
    for (const address of ['/library', '/orders', '/paypal-payment']) {
      await page.goto(address);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    }
  });
});

test('a visitor logs in from a shared address, checks out and pays', async ({ visit, member }) => {
  const { user, password } = await member();
  const product = await productOf('mianzhu-door-guardian');
  const page = await visit();
  await page.goto(`/library/${product.id}`);
  await page.getByRole('button', { name: '增加一件' }).click();
  await page.getByRole('button', { name: '立即购买' }).click();
  await expect(page.getByText('請先登錄')).toBeVisible();
  await expect(page).toHaveURL((url) => {
    const target = new URL(url.searchParams.get('redirect') ?? '', origin());
    const bought = JSON.parse(target.searchParams.get('product') ?? '{}');
    return url.pathname === '/login' && target.pathname === '/payment' && bought.id === product.id;
  });

  await page.getByLabel('用户名或邮箱').fill(user.email);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/payment');
  const summary = page.getByRole('region', { name: '订单摘要' });
  await expect(summary.getByRole('link', { name: product.title })).toBeVisible();
  await expect(summary.getByLabel(`${product.title}的数量`, { exact: true })).toHaveValue('2');

  await fillShipping(page);
  await chooseMethod(page, 'stripe');
  await fillCard(page, cards.good);
  await payByCard(page);
  await expectPaid(page);
});

test('inputs of an anonymous visitor at the checkout are preserved after the login', async ({
  visit,
  member,
}) => {
  const { user, password } = await member();
  const product = await productOf('beijing-swallow-kite');
  const page = await visit();
  const query = new URLSearchParams({ product: JSON.stringify({ id: product.id }), quantity: '1' });
  await page.goto(`/payment?${query}`);
  await fillShipping(page, '程晚渡');
  await page.getByRole('link', { name: '登录并支付' }).click();
  await page.getByLabel('用户名或邮箱').fill(user.username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByLabel('姓名 Name')).toHaveValue('程晚渡');
  await expect(page.getByLabel('地区 District')).toHaveValue('Sha Tin');
});

test('price, title and total in the address are ignored', async ({ visit, member }) => {
  const product = await productOf('changdian-pinwheel');
  const page = await visit(await member());
  const falseProduct = { id: product.id, title: '假名', inheritor: '假人', price: 0.01, cover: '/x.svg' };
  await page.goto(
    `/payment?${new URLSearchParams({ product: JSON.stringify(falseProduct), quantity: '1' })}`,
  );
  const summary = page.getByRole('region', { name: '订单摘要' });
  await expect(summary.getByRole('link', { name: product.title })).toBeVisible();
  await expect(summary).not.toContainText('假');
  await expect(summary).toContainText(product.price.toFixed(2));
});

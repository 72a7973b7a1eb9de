/** Both scripts: every public page, the switch, the cookie, user input and names. */
import { readMe } from '@features/accounts/contract/user';
import { onlySimplified, onlyTraditional } from '@platform/contract/script/hant';
import type { Page } from '@playwright/test';
import { features } from '../apps/web/app/features.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { call } from './api.ts';
import { expect, test } from './fixtures.ts';
import { origin } from './portal.ts';
import { productOf } from './products.ts';

const scripts = {
  hans: { language: 'zh-Hans', foreign: onlyTraditional },
  hant: { language: 'zh-Hant-HK', foreign: onlySimplified },
} as const;
type Script = keyof typeof scripts;

/** Every page without parameters; those that require a login show the login page. */
const addresses = [
  ...['/', '/about', '/legal/terms', '/legal/privacy', '/legal/cookies', '/nowhere'],
  ...Object.values(features)
    .flat()
    .flatMap(({ path, children = [] }) => [path, ...children.map((child) => `${path}/${child.path}`)])
    .filter((path) => !path.includes(':') && !path.endsWith('/'))
    .map((path) => `/${path}`),
];

/** All visible and accessible texts of a page, except names and user input. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['alt', 'title', 'placeholder', 'aria-label', 'content'];
    const texts = [...document.querySelectorAll('*')].flatMap((element) => {
      if (element.closest('[data-verbatim], script:not([type="application/ld+json"]), style, noscript'))
        return [];
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      return [
        ...own.map((node) => node.nodeValue ?? ''),
        ...attributes.map((name) => element.getAttribute(name) ?? ''),
      ];
    });
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });
}

async function expectScript(page: Page, script: Script, except: readonly string[] = []): Promise<void> {
  const { language, foreign } = scripts[script];
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const texts = (await textsOf(page)).map((text) =>
    except.reduce((rest, name) => rest.replaceAll(name, ''), text),
  );
  expect(texts.length).toBeGreaterThan(20);
  const foreignTexts = texts.filter((text) => [...text].some((character) => foreign.has(character)));
  expect(foreignTexts, `${script} at ${page.url()}`).toEqual([]);
}

/** The page after hydration; hydration errors fail the test. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
}

async function selectVariant(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
}

for (const script of ['hans', 'hant'] as const) {
  test(`every public page is completely in ${script}`, async ({ visit, browserErrors }) => {
    test.slow();
    browserErrors.expectError(/nowhere/);
    const page = await visit();
    await page.context().addCookies([{ name: 'variant', value: script, url: origin() }]);
    for (const address of addresses) {
      await open(page, address);
      await expectScript(page, script);
    }
    const { id, inheritor } = await productOf('peking-mask-bao');
    await open(page, `/library/${id}`);
    // A description for search engines has the name within its text.
    await expectScript(page, script, [inheritor]);
    await expect(page.getByText(inheritor, { exact: true }).first()).toBeVisible();
  });
}

test('members’ pages are in the selected script, and their names are not converted', async ({
  visit,
  member,
}) => {
  const visitor = await member({ full_name: '钟乐发' });
  const page = await visit(visitor);
  await page.context().addCookies([{ name: 'variant', value: 'hant', url: origin() }]);
  for (const address of ['/library', '/library?mode=list&search=头发', '/orders', '/profile']) {
    await open(page, address);
    await expectScript(page, 'hant');
    await expect(page.locator('header').getByRole('button', { name: '钟乐发' })).toBeVisible();
  }
  await expect(page.getByLabel('姓名')).toHaveValue('钟乐发');
  await page.getByRole('button', { name: '保存' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: /已/ }).first()).toBeVisible();
  expect((await call(readMe, {}, { token: visitor.token })).full_name).toBe('钟乐发');
});

test('the switch preserves the page and its inputs, and the selection is stored', async ({ visit }) => {
  const page = await visit();
  await open(page, '/register');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  const name = page.getByLabel('用户名');
  await name.fill('头发');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await page.evaluate(() => document.body.setAttribute('data-same', ''));

  await selectVariant(page, '繁體');
  await expect(page.getByLabel('用户名')).toBeVisible();
  await expectScript(page, 'hant');
  await expect(page.getByLabel('用户名')).toHaveValue('头发');
  await expect(page).toHaveTitle(/註冊/);
  await selectVariant(page, '简体');
  await expectScript(page, 'hans');
  await selectVariant(page, '原文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.getByLabel('用户名')).toHaveValue('头发');
  await selectVariant(page, '繁體');
  await expect(page.locator('body[data-same]')).toHaveCount(1);

  const [cookie] = (await page.context().cookies()).filter(({ name: key }) => key === 'variant');
  expect(cookie).toMatchObject({ value: 'hant', sameSite: 'Lax', httpOnly: false, path: '/' });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(360);
  await open(page, '/legal/cookies');
  await expect(page.getByText('（variant）')).toContainText('一年');
  await open(page, '/about');
  await expectScript(page, 'hant');
  await page.getByRole('contentinfo').getByRole('link', { name: '服務條款' }).click();
  await expect(page).toHaveTitle(/服務條款/);
  await expectScript(page, 'hant');
  await expectAccessible(page);
});

test('a tab follows the selection in another tab, and preserves its inputs', async ({ visit }) => {
  const page = await visit();
  const [tab, namedTab] = [await page.context().newPage(), await page.context().newPage()];
  await open(tab, '/register');
  await open(namedTab, '/about?variant=hans');
  await open(page, '/about');
  await selectVariant(page, '原文');
  await tab.bringToFront();
  await tab.getByLabel('用户名').fill('头发');
  await selectVariant(page, '繁體');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
  // The event when a tab becomes visible; headless browsers treat all pages as visible.
  for (const each of [tab, namedTab]) await each.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectScript(tab, 'hant');
  await expect(tab).toHaveTitle(/註冊/);
  await expect(tab.getByLabel('用户名')).toHaveValue('头发');
  await expectScript(namedTab, 'hant');
  await expect(namedTab).toHaveURL('/about');
});

test('the switch works by keyboard and in the mobile menu, and exposes the selection', async ({ visit }) => {
  const page = await visit(null, { viewport: { width: 375, height: 812 } });
  await open(page, '/about');
  await page.getByRole('button', { name: '打开菜单' }).click();
  const button = page.getByRole('group', { name: '文字' }).getByRole('button', { name: '繁體' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('an address can select the script for search engines, and the switch overrides it', async ({
  visit,
}) => {
  const page = await visit();
  await open(page, '/about?variant=hant');
  await expectScript(page, 'hant');
  const links = await page
    .locator('link[rel=canonical], link[rel=alternate]')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  expect(links).toEqual([
    [null, `${origin()}/about?variant=hant`],
    ['zh-Hans', `${origin()}/about?variant=hans`],
    ['zh-Hant', `${origin()}/about?variant=hant`],
    ['x-default', `${origin()}/about`],
  ]);
  await page.reload();
  await selectVariant(page, '原文');
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test('a dictionary that fails to load changes nothing', async ({ visit, browserErrors }) => {
  browserErrors.expectError(/hant-.*\.js|Failed to (?:load|fetch)/);
  const page = await visit();
  await open(page, '/about');
  await page.route(/\/hant-[^/]*\.js/, (route) => route.abort());
  await selectVariant(page, '繁體');
  await expect(page.getByRole('alert')).toContainText('网络错误，请检查网络连接');
  await expect(page.getByRole('button', { name: '原文' }).first()).toHaveAttribute('aria-pressed', 'true');
  await page.unroute(/\/hant-[^/]*\.js/);
});

/** Reading the news: list, search, the dialog with its address, phone, keyboard, and malicious texts. */
import { newsPerDay } from '@features/news/contract/errors';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, setColorScheme } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { newsDialog, newsLink, publishAs, searchNews, uniqueWord } from './news.ts';
import { origin } from './portal.ts';

test('an item opens over the list with its own address, and Back does not open it again', async ({
  visit,
  member,
}) => {
  const author = await member({ verified: true });
  const word = uniqueWord();
  const [older, newer] = [
    await publishAs(author, { title: `${word} 钟楼` }),
    await publishAs(author, { title: `${word} 鼓楼` }),
  ];
  const page = await visit();
  await page.goto('/news');
  await searchNews(page, word);
  await newsLink(page, newer.title).click();
  const dialog = newsDialog(page);
  await expect(dialog.getByRole('heading', { level: 2, name: newer.title })).toBeVisible();
  await expect(page).toHaveURL(`/news/${newer.id}`);
  await expect(page).toHaveTitle(`${newer.title} · 中轴`);
  await expectAccessible(page);

  await dialog.getByRole('link', { name: /^下一篇/ }).click();
  await expect(dialog.getByRole('heading', { level: 2, name: older.title })).toBeVisible();
  await expect(page).toHaveURL(`/news/${older.id}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/news?search=${word}`);
  await expect(newsLink(page, older.title)).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('search words entered before hydration are searched for', async ({ visit }) => {
  const page = await visit();
  const { promise: loaded, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto('/news', { waitUntil: 'commit' });
  const words = page.getByRole('searchbox', { name: '搜索新闻' });
  await words.fill('鐘樓');
  go();
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === '鐘樓');
  await expect(words).toHaveValue('鐘樓');
});

test('the server-rendered list does not move during hydration', async ({ visit, member }) => {
  const page = await visit(await member());
  await page.addInitScript(() => {
    const loaded = window as unknown as { emptied: boolean };
    loaded.emptied = false;
    const check = (): void => {
      loaded.emptied ||= document.querySelector('main [role="status"] .mantine-Skeleton-root') !== null;
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
  await page.goto('/news');
  // The list is interactive only after hydration.
  await page.getByRole('tab', { name: '奖学金' }).click();
  await expect(page).toHaveURL(/category=/);
  expect(await page.evaluate(() => (window as unknown as { emptied: boolean }).emptied)).toBe(false);
});

test('an item’s page is complete in the server’s HTML, and counts a visitor once', async ({
  visit,
  member,
}) => {
  const { id, title, summary } = await publishAs(await member({ verified: true }), {
    title: `整页 ${uniqueWord()}`,
  });
  const html = await (await fetch(`${origin()}/news/${id}`)).text();
  for (const part of [
    `<title>${title} · 中轴</title>`,
    `<meta name="description" content="${summary}"/>`,
    'property="og:image"',
    '"@type":"NewsArticle"',
    '匠人用了三年。',
  ])
    expect(html).toContain(part);
  const page = await visit();
  const views = page
    .getByRole('article')
    .first()
    .getByText(/^\d+ 次阅读$/);
  for (const _visit of ['first', 'again']) {
    await page.goto(`/news/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(views).toHaveText('1 次阅读');
  }
  await expectAccessible(page);
});

test('an item’s page links to the next and the previous one, also by keyboard', async ({ visit, member }) => {
  const author = await member({ verified: true });
  await publishAs(author, { title: `${uniqueWord()} 前门` });
  const { id, title } = await publishAs(author, { title: `${uniqueWord()} 后门` });
  expect(await (await fetch(`${origin()}/news/${id}`)).text()).toContain('下一篇');
  const page = await visit();
  await page.goto(`/news/${id}`);
  const neighbours = page.getByRole('navigation', { name: '上一篇与下一篇' });
  await expectAccessible(page);
  const older = neighbours.getByRole('link', { name: /^下一篇/ });
  const name = (await older.textContent())?.replace('下一篇', '') ?? '';
  await older.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // No other test publishes an item between these two.
  await neighbours.getByRole('link', { name: `上一篇 ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
  await expect(page).toHaveURL(`/news/${id}`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('tabs, page size and search are in the address, and the server renders them', async ({
  visit,
  member,
}) => {
  const word = uniqueWord();
  const author = await member({ verified: true });
  await publishAs(author, { title: `${word} 遺產之夜`, category: 'alliance' });
  await publishAs(author, { title: `${word} 遗产之日`, category: 'culture' });
  const html = await (await fetch(`${origin()}/news?search=${word}&category=culture`)).text();
  expect(html).toContain('遗产之日');
  expect(html).not.toContain('遺產之夜');

  const page = await visit();
  await page.goto('/news');
  await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute(
    'href',
    '/news/feed.xml',
  );
  await searchNews(page, `${word} 遗产`);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(page.locator('mark').filter({ hasText: '遺產' })).toBeVisible();
  await page.getByRole('tab', { name: '文化传承' }).click();
  await expect(page).toHaveURL(/category=culture/);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
  await page.getByRole('combobox', { name: '每页数量' }).selectOption('24');
  await expect(page).toHaveURL(/limit=24/);
  await page.reload();
  await expect(page.getByRole('tab', { name: '文化传承' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('searchbox', { name: '搜索新闻' })).toHaveValue(`${word} 遗产`);
  await searchNews(page, `${word} 没有的词`);
  await expect(page.getByText('没有找到相符的新闻')).toBeVisible();
  await page.getByRole('link', { name: '清除条件，浏览全部' }).click();
  await expect(page.getByRole('searchbox', { name: '搜索新闻' })).toHaveValue('');
});

test('search, tabs, an item and the way back work by keyboard', async ({ visit, member }) => {
  const word = uniqueWord();
  const { title } = await publishAs(await member({ verified: true }), {
    title: `${word} 石桥`,
    category: 'academic',
  });
  const page = await visit();
  await page.goto('/news');
  await page.getByRole('searchbox', { name: '搜索新闻' }).focus();
  await page.keyboard.insertText(word);
  await page.keyboard.press('Enter');
  await expect(newsLink(page, title)).toBeVisible();
  await page.getByRole('tab', { name: '全部' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: '学术研究' })).toBeFocused();
  await expect(page).toHaveURL(/category=academic/);
  await newsLink(page, title).focus();
  await page.keyboard.press('Enter');
  await expect(newsDialog(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(newsDialog(page)).toBeHidden();
  await expect(newsLink(page, title)).toBeFocused();
});

for (const width of [375, 360]) {
  test(`fits ${width} pixels, in light and dark`, async ({ visit, member }) => {
    const long = `${uniqueWord()}${'a-very-long-word'.repeat(4)}`;
    const { id } = await publishAs(await member({ verified: true }), {
      title: long,
      content: `<p>${long.repeat(4)}</p>`,
    });
    const page = await visit(null, { viewport: { width, height: 740 } });
    for (const address of ['/news', `/news/${id}`]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      for (const scheme of ['light', 'dark'] as const) {
        await setColorScheme(page, scheme);
        await expectAccessible(page, scheme === 'light' ? 'everything' : 'colours');
      }
    }
  });
}

/** Each would open a dialog if its script ran. */
const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title><svg onload=alert(1)>',
  "'-alert(1)-'",
  '</script><script>alert(1)</script>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
];
const richPayloads = [
  '<p>x</p><script>alert(1)</script>',
  '<img src="/favicon.svg" onload="alert(1)"><p>x</p>',
  '<p><a href="javascript:alert(1)">x</a></p>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg><p>x</p>',
  '<p onpointerover="alert(1)" style="background:url(javascript:alert(1))">x</p>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe><p>x</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math><p>x</p>',
];

/** Counts opened dialogs. */
function countDialogs(page: Page): () => number {
  let count = 0;
  page.on('dialog', (dialog) => {
    count += 1;
    void dialog.dismiss();
  });
  return () => count;
}

test('scripts in texts never run', async ({ visit, member }) => {
  const newAuthor = () => member({ full_name: '<img src=x onerror=alert(1)>', verified: true });
  let author = await newAuthor();
  const word = uniqueWord();
  const ids: string[] = [];
  for (const [index, payload] of payloads.entries()) {
    if (index % newsPerDay === 0) author = await newAuthor();
    const content = richPayloads[index] ?? '<p>x</p>';
    ids.push((await publishAs(author, { title: `${word} ${payload}`, summary: payload, content })).id);
  }
  const page = await visit(author);
  const count = countDialogs(page);
  await page.goto(`/news?search=${word}&limit=12`);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(payloads.length);
  for (const id of ids) {
    await page.goto(`/news/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
  }
  for (const payload of payloads) {
    await page.goto(`/news?${new URLSearchParams({ search: payload })}`);
    await expect(page.getByRole('searchbox', { name: '搜索新闻' })).toHaveValue(payload);
  }
  expect(count()).toBe(0);
});

/** Reading the news: list, search, the dialog with its own address, phone, keyboard, and texts that mean harm. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, setColorScheme } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { newsDialog, newsLink, ownWord, publishedBy, searchNews } from './news.ts';
import { origin } from './portal.ts';

test('an item opens over the list under its own address, and Back does not open it again', async ({
  visit,
  member,
}) => {
  const author = await member();
  const word = ownWord();
  const [older, newer] = [
    await publishedBy(author, { title: `${word} 钟楼` }),
    await publishedBy(author, { title: `${word} 鼓楼` }),
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

test('words typed before the browser has taken the page over are searched for', async ({ visit }) => {
  const page = await visit();
  const { promise: seen, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto('/news', { waitUntil: 'commit' });
  const words = page.getByRole('searchbox', { name: '搜索新闻' });
  await words.fill('鐘樓');
  go();
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === '鐘樓');
  await expect(words).toHaveValue('鐘樓');
});

test('the server’s list stays where it is while the browser takes it over', async ({ visit, member }) => {
  const page = await visit(await member());
  await page.addInitScript(() => {
    const seen = window as unknown as { emptied: boolean };
    seen.emptied = false;
    const look = (): void => {
      seen.emptied ||= document.querySelector('main [role="status"] .mantine-Skeleton-root') !== null;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/news');
  // The list answers to the reader only after it has been taken over.
  await page.getByRole('tab', { name: '奖学金' }).click();
  await expect(page).toHaveURL(/category=/);
  expect(await page.evaluate(() => (window as unknown as { emptied: boolean }).emptied)).toBe(false);
});

test('an item opened directly is whole in the server’s HTML, and counts a reader once', async ({
  visit,
  member,
}) => {
  const { id, title, summary } = await publishedBy(await member(), { title: `整页 ${ownWord()}` });
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

test('an item’s own page leads on to the next one and back, by keyboard too', async ({ visit, member }) => {
  const author = await member();
  await publishedBy(author, { title: `${ownWord()} 前门` });
  const { id, title } = await publishedBy(author, { title: `${ownWord()} 后门` });
  expect(await (await fetch(`${origin()}/news/${id}`)).text()).toContain('下一篇');
  const page = await visit();
  await page.goto(`/news/${id}`);
  const beside = page.getByRole('navigation', { name: '上一篇与下一篇' });
  await expectAccessible(page);
  const older = beside.getByRole('link', { name: /^下一篇/ });
  const name = (await older.textContent())?.replace('下一篇', '') ?? '';
  await older.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // Nothing is ever published between two items.
  await beside.getByRole('link', { name: `上一篇 ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
  await expect(page).toHaveURL(`/news/${id}`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('tabs, page size and search stand in the address, and the server renders them', async ({
  visit,
  member,
}) => {
  const word = ownWord();
  const author = await member();
  await publishedBy(author, { title: `${word} 遺產之夜`, category: 'alliance' });
  await publishedBy(author, { title: `${word} 遗产之日`, category: 'culture' });
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

test('without a mouse: search, tabs, an item, and back to its place', async ({ visit, member }) => {
  const word = ownWord();
  const { title } = await publishedBy(await member(), { title: `${word} 石桥`, category: 'academic' });
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
    const long = `${ownWord()}${'a-very-long-word'.repeat(4)}`;
    const { id } = await publishedBy(await member(), { title: long, content: `<p>${long.repeat(4)}</p>` });
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

/** Each would raise a dialog if any of it ran. */
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

/** Counts what was raised. */
function raised(page: Page): () => number {
  let count = 0;
  page.on('dialog', (dialog) => {
    count += 1;
    void dialog.dismiss();
  });
  return () => count;
}

test('texts that mean harm never run', async ({ visit, member }) => {
  const author = await member({ full_name: '<img src=x onerror=alert(1)>' });
  const word = ownWord();
  const ids: string[] = [];
  for (const [place, payload] of payloads.entries()) {
    const content = richPayloads[place] ?? '<p>x</p>';
    ids.push((await publishedBy(author, { title: `${word} ${payload}`, summary: payload, content })).id);
  }
  const page = await visit(author);
  const count = raised(page);
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

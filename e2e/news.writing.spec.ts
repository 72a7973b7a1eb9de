/** Writing news: publishing, drafts, concurrent edits, deleting, featuring and hiding. */
import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectUncovered,
  setColorScheme,
} from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { emailTo } from './mailbox.ts';
import {
  editor,
  fillForm,
  newsDialog,
  newsLink,
  openEdit,
  openPublish,
  publishAs,
  searchNews,
  uniqueWord,
  updateAs,
} from './news.ts';

test('an empty form shows errors at the missing fields', async ({ visit, member }) => {
  const page = await visit(await member());
  await page.goto('/news');
  const dialog = await openPublish(page);
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  for (const message of ['请输入新闻标题', '请选择新闻分类', '请输入新闻摘要', '请输入新闻内容'])
    await expect(dialog.getByText(message)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: '标题' })).toBeFocused();
  await expectAccessible(page);
  await setColorScheme(page, 'dark');
  await expectAccessible(page, 'colours');
});

test('a member publishes an item with a cover, finds it in the other script, edits and deletes it', async ({
  visit,
  member,
}) => {
  const word = uniqueWord();
  const page = await visit(await member({ full_name: '林见南', verified: true }));
  await page.goto('/news');
  const dialog = await openPublish(page);
  await fillForm(dialog, {
    title: `${word} 文化遺產`,
    category: 'culture',
    summary: '傳統技藝',
    content: '鐘聲越過屋脊',
  });
  const picker = dialog.locator('input[type=file]');
  await picker.setInputFiles({ name: '封面.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(dialog.getByText('只能上传图片文件！')).toBeVisible();
  await picker.setInputFiles({ name: '封面.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(dialog.getByRole('img', { name: '封面预览' })).toHaveAttribute('src', /\.webp$/);
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  const newsPage = newsDialog(page);
  await expect(newsPage.getByRole('heading', { level: 2, name: `${word} 文化遺產` })).toBeVisible();
  await expect(newsPage.getByRole('img', { name: `${word} 文化遺產的配图` })).toBeVisible();

  const reader = await visit();
  await reader.goto('/news');
  await searchNews(reader, `${word} 遗产`);
  await expect(newsLink(reader, `${word} 文化遺產`)).toBeVisible();

  const form = await openEdit(page);
  await form.getByRole('textbox', { name: '标题' }).fill(`${word} 文化遺產日`);
  await form.getByRole('button', { name: '移除图片' }).click();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(newsPage.getByRole('heading', { level: 2, name: `${word} 文化遺產日` })).toBeVisible();
  await expect(newsPage.getByRole('img', { name: /的配图$/ })).toHaveCount(0);

  await newsPage.getByRole('button', { name: '删除' }).click();
  const confirmDialog = page.getByRole('dialog', { name: '删除这篇新闻？' });
  await expect(confirmDialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirmDialog).toBeHidden();
  await expect(newsPage).toBeVisible();
  await newsPage.getByRole('button', { name: '删除' }).click();
  await confirmDialog.getByRole('button', { name: '删除' }).click();
  await expect(newsPage).toBeHidden();
  await expect(page).toHaveURL('/news');
  await reader.reload();
  await expect(reader.getByText('没有找到相符的新闻')).toBeVisible();
});

test('a conflicting save shows both versions and preserves the input', async ({
  visit,
  member,
  browserErrors,
}) => {
  browserErrors.expectError(/status of 409/);
  const author = await member({ verified: true });
  const word = uniqueWord();
  const { id } = await publishAs(author, { title: `${word} 初稿` });
  const [authorPage, editorPage] = [await visit(author), await visit(await editor())];
  await authorPage.goto(`/news/${id}`);
  await editorPage.goto(`/news/${id}`);
  const [authorForm, editorForm] = [await openEdit(authorPage), await openEdit(editorPage)];
  await authorForm.getByRole('textbox', { name: '标题' }).fill(`${word} 作者稿`);
  await editorForm.getByRole('textbox', { name: '标题' }).fill(`${word} 编辑稿`);
  await editorForm.getByRole('button', { name: '保存' }).click();
  await expect(editorPage.getByRole('heading', { level: 1, name: `${word} 编辑稿` })).toBeVisible();

  await authorForm.getByRole('button', { name: '保存' }).click();
  await expect(authorForm.getByRole('article', { name: '我的版本' })).toContainText(`${word} 作者稿`);
  await expect(authorForm.getByRole('article', { name: '对方的版本' })).toContainText(`${word} 编辑稿`);
  await expectAccessible(authorPage);
  await setColorScheme(authorPage, 'dark');
  await expectAccessible(authorPage, 'colours');
  await authorForm.getByRole('button', { name: '采用对方的版本' }).click();
  await expect(authorForm.getByRole('textbox', { name: '标题' })).toHaveValue(`${word} 编辑稿`);
  await authorForm.getByRole('button', { name: '换回我的版本' }).click();
  await expect(authorForm.getByRole('textbox', { name: '标题' })).toHaveValue(`${word} 作者稿`);
  await authorForm.getByRole('button', { name: '保存' }).click();
  await expect(authorPage.getByRole('heading', { level: 1, name: `${word} 作者稿` })).toBeVisible();

  // One click overwrites the newer version.
  const [editorRetry, authorRetry] = [await openEdit(editorPage), await openEdit(authorPage)];
  await authorRetry.getByRole('textbox', { name: '标题' }).fill(`${word} 作者再改`);
  await editorRetry.getByRole('textbox', { name: '标题' }).fill(`${word} 编辑再改`);
  await authorRetry.getByRole('button', { name: '保存' }).click();
  await expect(authorPage.getByRole('heading', { level: 1, name: `${word} 作者再改` })).toBeVisible();
  await editorRetry.getByRole('button', { name: '保存' }).click();
  await editorRetry.getByRole('button', { name: '保留我的版本' }).click();
  await expect(editorPage.getByRole('heading', { level: 1, name: `${word} 编辑再改` })).toBeVisible();
});

test('switching to the other version and back restores the own cover', async ({
  visit,
  member,
  browserErrors,
}) => {
  browserErrors.expectError(/status of 409/);
  const author = await member({ verified: true });
  const { id, title } = await publishAs(author, { title: `${uniqueWord()} 影壁` });
  const page = await visit(author, { viewport: { width: 375, height: 740 } });
  await page.goto(`/news/${id}`);
  const form = await openEdit(page);
  const picture = { name: '封面.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await form.locator('input[type=file]').setInputFiles(picture);
  const preview = form.getByRole('img', { name: '封面预览' });
  await expect(preview).toHaveAttribute('src', /\.webp$/);
  const cover = (await preview.getAttribute('src')) ?? '';
  await updateAs(await editor(), id, { title: `${title}（编辑）` });
  await form.getByRole('button', { name: '保存' }).click();
  const heading = form.getByRole('heading', { name: '这篇新闻已被他人修改，请比较两个版本' });
  await expect(heading).toBeFocused();
  await expectUncovered(heading);
  await form.getByRole('button', { name: '采用对方的版本' }).click();
  await expect(preview).toHaveCount(0);
  await form.getByRole('button', { name: '换回我的版本' }).click();
  await expect(preview).toHaveAttribute('src', cover);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('img', { name: `${title}的配图` })).toBeVisible();
});

test('an unpublished item is restored as a draft for its author only', async ({ visit, member }) => {
  const page = await visit(await member());
  await page.goto('/about');
  await page.goto('/news');
  const dialog = await openPublish(page);
  await dialog.getByRole('textbox', { name: '标题' }).fill('只写了一半');
  await dialog.getByRole('textbox', { name: '正文' }).fill('正文也只有一半');
  const confirmDialog = page.getByRole('dialog', { name: '离开编辑？' });
  await page.keyboard.press('Escape');
  await confirmDialog.getByRole('button', { name: '继续编辑' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await confirmDialog.getByRole('button', { name: '离开' }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await openPublish(page);
  await expect(dialog.getByText('已接着上次的草稿')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: '标题' })).toHaveValue('只写了一半');
  await expect(dialog.getByRole('textbox', { name: '正文' })).toHaveText('正文也只有一半');
  await dialog.getByRole('button', { name: '放弃草稿，重新写' }).click();
  await expect(dialog.getByRole('textbox', { name: '标题' })).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('Back and links ask for confirmation when there are unsaved changes', async ({ visit, member }) => {
  const author = await member({ verified: true });
  const { title } = await publishAs(author, { title: `${uniqueWord()} 驿站` });
  const page = await visit(author);
  await page.goto('/news?view=mine');
  await newsLink(page, title).click();
  const dialog = await openEdit(page, newsDialog(page));
  await dialog.getByRole('textbox', { name: '摘要' }).fill('改了一半');
  await page.goBack();
  const confirmDialog = page.getByRole('dialog', { name: '离开编辑？' });
  await confirmDialog.getByRole('button', { name: '继续编辑' }).click();
  await expect(dialog.getByRole('textbox', { name: '摘要' })).toHaveValue('改了一半');
  await page.goBack();
  await confirmDialog.getByRole('button', { name: '离开' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/news?view=mine');
});

test('an anonymous visitor logs in and returns to the publish dialog', async ({ visit, member }) => {
  const { user, password } = await member();
  const page = await visit();
  await page.goto('/news?category=culture');
  await page.getByRole('button', { name: '发布新闻' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('用户名或邮箱').fill(user.username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '发布新闻' })).toBeVisible();
  await expect(page).toHaveURL('/news?category=culture');
});

/** Hides the open item, with a reason. */
async function hide(page: Page): Promise<void> {
  await page.getByRole('button', { name: '隐藏' }).click();
  const confirmDialog = page.getByRole('dialog', { name: '隐藏这条新闻？' });
  await confirmDialog.getByRole('textbox', { name: '理由' }).fill('来源待核');
  await confirmDialog.getByRole('button', { name: '确认隐藏' }).click();
}

test('only editors and the author can open a hidden item', async ({ visit, member, browserErrors }) => {
  browserErrors.expectError(/status of 404/);
  const author = await member({ verified: true });
  const { id, title } = await publishAs(author, { title: `${uniqueWord()} 角楼` });
  const page = await visit(await editor());
  const note = '已隐藏 · 只有作者和编辑读得到这一篇';
  const heading = (on: typeof page) => on.getByRole('heading', { level: 1, name: title });
  await page.goto(`/news/${id}`);
  await hide(page);
  await expect(page).toHaveURL('/news');

  for (const who of [null, await member()]) {
    const other = await visit(who);
    expect((await other.goto(`/news/${id}`))?.status()).toBe(404);
    await other.waitForLoadState('networkidle');
    await expect(other.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
    await expect(other).toHaveTitle('页面不存在 · 中轴');
  }
  const authorPage = await visit(author);
  for (const reader of [page, authorPage]) {
    await reader.goto(`/news/${id}`);
    await expect(heading(reader)).toBeVisible();
    await expect(reader.getByText(note)).toBeVisible();
    await expect(reader).toHaveTitle(`${title} · 中轴`);
    await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(reader.getByText('匠人用了三年。')).toBeVisible();
  }
  await expectAccessible(page);

  // Their lists open it too, in the dialog.
  await authorPage.goto('/news?view=mine');
  await newsLink(authorPage, title).click();
  await expect(newsDialog(authorPage).getByText(note)).toBeVisible();
  await authorPage.keyboard.press('Escape');
  await expect(newsLink(authorPage, title)).toBeFocused();

  // Edits appear immediately; after unhiding, all visitors see the item.
  const form = await openEdit(page);
  await form.getByRole('textbox', { name: '标题' }).fill(`${title}（修）`);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title}（修）` })).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
  await page.getByRole('button', { name: '恢复显示' }).click();
  await expect(page.getByText(note)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: `${title}（修）` })).toBeVisible();
  expect((await page.request.get(`/news/${id}`)).status()).toBe(200);
});

test('editors feature and hide an item, which its author still sees in their own list', async ({
  visit,
  member,
}) => {
  const author = await member({ verified: true });
  const { id, title } = await publishAs(author, { title: `${uniqueWord()} 灯会` });
  const page = await visit(await editor());
  await page.goto(`/news/${id}`);
  await page.getByRole('button', { name: '推荐' }).click();
  await expect(page.getByRole('button', { name: '取消推荐' })).toBeVisible();
  await hide(page);
  await expect(page).toHaveURL('/news');
  expect((await page.request.get(`/news/${id}`)).status()).toBe(404);

  const authorPage = await visit(author, { viewport: { width: 375, height: 740 } });
  await authorPage.goto('/news?view=mine');
  const row = authorPage.getByRole('article').filter({ hasText: title });
  await expect(row).toContainText('已隐藏');
  await expect(row.getByRole('button', { name: '恢复显示' })).toHaveCount(0);
  await expectNoSidewaysScroll(authorPage);
  await expectAccessible(authorPage);

  await page.goto('/news?view=moderation&state=hidden');
  await searchNews(page, title);
  await expectAccessible(page);
  await page.getByRole('article').getByRole('button', { name: '恢复显示' }).click();
  await expect(page.getByText('没有找到相符的新闻')).toBeVisible();
  expect((await page.request.get(`/news/${id}`)).status()).toBe(200);

  await authorPage.goto('/news?view=moderation');
  await expect(authorPage.getByText('没有权限访问')).toBeVisible();
});

test("a member's news waits for a verified address, and for an editor before it is in the feed", async ({
  visit,
  member,
  browserErrors,
}) => {
  browserErrors.expectError(/status of 403/);
  const author = await member();
  const page = await visit(author);
  const title = `${uniqueWord()} 城门`;
  await page.goto('/news');
  const dialog = await openPublish(page);
  const notice = dialog.getByRole('alert', { name: '发布新闻需要先验证邮箱' });
  await expect(notice).toContainText(author.user.email);
  await fillForm(dialog, { title, category: 'culture', summary: '青绿与朱红', content: '匠人用了三年。' });
  const publish = dialog.getByRole('button', { name: '发布', exact: true });
  await publish.click();
  await expect(dialog.getByText('请先在个人资料中验证邮箱，再发布新闻')).toBeVisible();
  await expectAccessible(page);

  // The link opens in another tab; what was written stays.
  const [address = ''] =
    /\/verify-email\?token=\S+/.exec(await emailTo(author.user.email, '/verify-email')) ?? [];
  const tab = await page.context().newPage();
  await tab.goto(address);
  await expect(tab.getByRole('status')).toContainText('邮箱验证成功');
  await tab.close();
  await publish.click();
  await expect(newsDialog(page).getByRole('heading', { level: 2, name: title })).toBeVisible();

  await page.goto('/news?view=mine');
  const row = page.getByRole('article').filter({ hasText: title });
  await expect(row).toContainText('待审核');
  await expect(row).toContainText('编辑审核通过后');
  const inFeed = async () => (await (await page.request.get('/news/feed.xml')).text()).includes(title);
  expect(await inFeed()).toBe(false);

  const editorPage = await visit(await editor(), { viewport: { width: 375, height: 740 } });
  await editorPage.goto('/news?view=moderation&state=unapproved');
  await searchNews(editorPage, title);
  const listed = editorPage.getByRole('article').filter({ hasText: title });
  await listed.getByRole('button', { name: '通过审核' }).click();
  await expect(editorPage.getByText('没有找到相符的新闻')).toBeVisible();
  await expectNoSidewaysScroll(editorPage);
  await expect.poll(inFeed).toBe(true);
  await page.reload();
  await expect(row).not.toContainText('待审核');
});

/** Writing news: publishing, drafts, editing against one another, deleting, and what editors decide. */
import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectUncovered,
  setColorScheme,
} from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import {
  changedBy,
  editor,
  newsDialog,
  newsLink,
  openEdit,
  openPublish,
  ownWord,
  publishedBy,
  searchNews,
  write,
} from './news.ts';

test('an empty form says what is missing, beside the fields', async ({ visit, member }) => {
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

test('publish with a cover, find it in the other script, edit and delete it', async ({ visit, member }) => {
  const word = ownWord();
  const page = await visit(await member({ full_name: '林见南' }));
  await page.goto('/news');
  const dialog = await openPublish(page);
  await write(dialog, {
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
  const shown = newsDialog(page);
  await expect(shown.getByRole('heading', { level: 2, name: `${word} 文化遺產` })).toBeVisible();
  await expect(shown.getByRole('img', { name: `${word} 文化遺產的配图` })).toBeVisible();

  const reader = await visit();
  await reader.goto('/news');
  await searchNews(reader, `${word} 遗产`);
  await expect(newsLink(reader, `${word} 文化遺產`)).toBeVisible();

  const form = await openEdit(page);
  await form.getByRole('textbox', { name: '标题' }).fill(`${word} 文化遺產日`);
  await form.getByRole('button', { name: '移除图片' }).click();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(shown.getByRole('heading', { level: 2, name: `${word} 文化遺產日` })).toBeVisible();
  await expect(shown.getByRole('img', { name: /的配图$/ })).toHaveCount(0);

  await shown.getByRole('button', { name: '删除' }).click();
  const question = page.getByRole('dialog', { name: '删除这篇新闻？' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(shown).toBeVisible();
  await shown.getByRole('button', { name: '删除' }).click();
  await question.getByRole('button', { name: '删除' }).click();
  await expect(shown).toBeHidden();
  await expect(page).toHaveURL('/news');
  await reader.reload();
  await expect(reader.getByText('没有找到相符的新闻')).toBeVisible();
});

test('whoever saves later sees both versions and loses nothing', async ({ visit, member, browserErrors }) => {
  browserErrors.expectError(/status of 409/);
  const author = await member();
  const word = ownWord();
  const { id } = await publishedBy(author, { title: `${word} 初稿` });
  const [mine, theirs] = [await visit(author), await visit(await editor())];
  await mine.goto(`/news/${id}`);
  await theirs.goto(`/news/${id}`);
  const [my, their] = [await openEdit(mine), await openEdit(theirs)];
  await my.getByRole('textbox', { name: '标题' }).fill(`${word} 作者稿`);
  await their.getByRole('textbox', { name: '标题' }).fill(`${word} 编辑稿`);
  await their.getByRole('button', { name: '保存' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: `${word} 编辑稿` })).toBeVisible();

  await my.getByRole('button', { name: '保存' }).click();
  await expect(my.getByRole('article', { name: '我的版本' })).toContainText(`${word} 作者稿`);
  await expect(my.getByRole('article', { name: '对方的版本' })).toContainText(`${word} 编辑稿`);
  await expectAccessible(mine);
  await setColorScheme(mine, 'dark');
  await expectAccessible(mine, 'colours');
  await my.getByRole('button', { name: '采用对方的版本' }).click();
  await expect(my.getByRole('textbox', { name: '标题' })).toHaveValue(`${word} 编辑稿`);
  await my.getByRole('button', { name: '换回我的版本' }).click();
  await expect(my.getByRole('textbox', { name: '标题' })).toHaveValue(`${word} 作者稿`);
  await my.getByRole('button', { name: '保存' }).click();
  await expect(mine.getByRole('heading', { level: 1, name: `${word} 作者稿` })).toBeVisible();

  // Knowingly over the newer one, with one press.
  const [again, late] = [await openEdit(theirs), await openEdit(mine)];
  await late.getByRole('textbox', { name: '标题' }).fill(`${word} 作者再改`);
  await again.getByRole('textbox', { name: '标题' }).fill(`${word} 编辑再改`);
  await late.getByRole('button', { name: '保存' }).click();
  await expect(mine.getByRole('heading', { level: 1, name: `${word} 作者再改` })).toBeVisible();
  await again.getByRole('button', { name: '保存' }).click();
  await again.getByRole('button', { name: '保留我的版本' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: `${word} 编辑再改` })).toBeVisible();
});

test('who takes the other version and thinks better of it has their own cover again', async ({
  visit,
  member,
  browserErrors,
}) => {
  browserErrors.expectError(/status of 409/);
  const author = await member();
  const { id, title } = await publishedBy(author, { title: `${ownWord()} 影壁` });
  const page = await visit(author, { viewport: { width: 375, height: 740 } });
  await page.goto(`/news/${id}`);
  const form = await openEdit(page);
  const picture = { name: '封面.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await form.locator('input[type=file]').setInputFiles(picture);
  const preview = form.getByRole('img', { name: '封面预览' });
  await expect(preview).toHaveAttribute('src', /\.webp$/);
  const cover = (await preview.getAttribute('src')) ?? '';
  await changedBy(await editor(), id, { title: `${title}（编辑）` });
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

test('what was not published waits as a draft, for its writer only', async ({ visit, member }) => {
  const page = await visit(await member());
  await page.goto('/about');
  await page.goto('/news');
  const dialog = await openPublish(page);
  await dialog.getByRole('textbox', { name: '标题' }).fill('只写了一半');
  await dialog.getByRole('textbox', { name: '正文' }).fill('正文也只有一半');
  const question = page.getByRole('dialog', { name: '离开编辑？' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: '离开' }).click();
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

test('Back and links ask before they leave what is unsaved', async ({ visit, member }) => {
  const author = await member();
  const { title } = await publishedBy(author, { title: `${ownWord()} 驿站` });
  const page = await visit(author);
  await page.goto('/news?view=mine');
  await newsLink(page, title).click();
  const dialog = await openEdit(page, newsDialog(page));
  await dialog.getByRole('textbox', { name: '摘要' }).fill('改了一半');
  await page.goBack();
  const question = page.getByRole('dialog', { name: '离开编辑？' });
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect(dialog.getByRole('textbox', { name: '摘要' })).toHaveValue('改了一半');
  await page.goBack();
  await question.getByRole('button', { name: '离开' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/news?view=mine');
});

test('an anonymous visitor logs in first and is led back to the publish dialog', async ({
  visit,
  member,
}) => {
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
  const question = page.getByRole('dialog', { name: '隐藏这条新闻？' });
  await question.getByRole('textbox', { name: '理由' }).fill('来源待核');
  await question.getByRole('button', { name: '确认隐藏' }).click();
}

test('what is hidden is read at its address by the editors and its author, and by nobody else', async ({
  visit,
  member,
  browserErrors,
}) => {
  browserErrors.expectError(/status of 404/);
  const author = await member();
  const { id, title } = await publishedBy(author, { title: `${ownWord()} 角楼` });
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
  const own = await visit(author);
  for (const reader of [page, own]) {
    await reader.goto(`/news/${id}`);
    await expect(heading(reader)).toBeVisible();
    await expect(reader.getByText(note)).toBeVisible();
    await expect(reader).toHaveTitle(`${title} · 中轴`);
    await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(reader.getByText('匠人用了三年。')).toBeVisible();
  }
  await expectAccessible(page);

  // From their lists too, over the list.
  await own.goto('/news?view=mine');
  await newsLink(own, title).click();
  await expect(newsDialog(own).getByText(note)).toBeVisible();
  await own.keyboard.press('Escape');
  await expect(newsLink(own, title)).toBeFocused();

  // What is edited here is there at once; shown again, it is everybody's.
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

test('editors feature and hide; the author still sees it among their own', async ({ visit, member }) => {
  const author = await member();
  const { id, title } = await publishedBy(author, { title: `${ownWord()} 灯会` });
  const page = await visit(await editor());
  await page.goto(`/news/${id}`);
  await page.getByRole('button', { name: '推荐' }).click();
  await expect(page.getByRole('button', { name: '取消推荐' })).toBeVisible();
  await hide(page);
  await expect(page).toHaveURL('/news');
  expect((await page.request.get(`/news/${id}`)).status()).toBe(404);

  const own = await visit(author, { viewport: { width: 375, height: 740 } });
  await own.goto('/news?view=mine');
  const row = own.getByRole('article').filter({ hasText: title });
  await expect(row).toContainText('已隐藏');
  await expect(row.getByRole('button', { name: '恢复显示' })).toHaveCount(0);
  await expectNoSidewaysScroll(own);
  await expectAccessible(own);

  await page.goto('/news?view=desk&state=hidden');
  await searchNews(page, title);
  await expectAccessible(page);
  await page.getByRole('article').getByRole('button', { name: '恢复显示' }).click();
  await expect(page.getByText('没有找到相符的新闻')).toBeVisible();
  expect((await page.request.get(`/news/${id}`)).status()).toBe(200);

  await own.goto('/news?view=desk');
  await expect(own.getByText('没有权限访问')).toBeVisible();
});

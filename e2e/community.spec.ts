/** The community board: publishing, replies, marks, editing, deleting, reports, and reading without an account. */
import { expectAccessible, expectNoSidewaysScroll, setColorScheme } from './accessibility.ts';
import { postAs, replyAs, topicCard, topicDialog, uniqueTitle } from './community.ts';
import { expect, test } from './fixtures.ts';
import { editor } from './news.ts';

test('a topic with 12 images is published, previewed, and its draft survives a reload', async ({
  visit,
  member,
}) => {
  const page = await visit(await member());
  await page.goto('/community');
  const title = uniqueTitle();
  await page.getByRole('button', { name: '发布话题' }).click();
  const form = page.getByRole('region', { name: '发布话题' });
  await form.getByRole('button', { name: '发布', exact: true }).click();
  await expect(form.getByText('请选择分类')).toBeVisible();
  await form.getByRole('textbox', { name: '标题' }).fill('短');
  await form.getByRole('textbox', { name: '内容' }).fill('鼓声\n传得很远');
  await form.getByRole('button', { name: '发布', exact: true }).click();
  await expect(form.getByText('标题长度在 5 到 100 个字符')).toBeVisible();
  await expect(form.getByText('内容长度在 10 到 2000 个字符')).toBeVisible();
  await form.getByRole('textbox', { name: '标题' }).fill(title);
  await form.getByRole('combobox', { name: '分类' }).selectOption('文化交流');

  await page.reload();
  await page.getByRole('button', { name: '发布话题' }).click();
  await expect(form.getByText('已接着上次的草稿')).toBeVisible();
  await expect(form.getByRole('textbox', { name: '标题' })).toHaveValue(title);
  await form.getByRole('textbox', { name: '内容' }).fill('今晚的鼓声传得很远，\n听见的人请举手。');
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } });
  const images = Array.from({ length: 12 }, (_, index) => ({
    name: `${index}.png`,
    mimeType: 'image/png',
    buffer,
  }));
  await form
    .locator('input[type=file]')
    .setInputFiles([{ name: '假.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }, ...images]);
  await expect(form.getByText('只能上传图片文件！')).toBeVisible();
  await expect(form.getByRole('listitem')).toHaveCount(12);
  await form.getByRole('button', { name: '第 2 张前移' }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: '发布', exact: true }).click();

  const dialog = topicDialog(page);
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /查看第 \d 张图片，共 12 张/ })).toHaveCount(9);
  await expect(dialog.getByText('+3')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '查看第 9 张图片，共 12 张' }).click();
  const preview = page.getByRole('dialog', { name: '图片预览' });
  await expect(preview.getByRole('status')).toHaveText('第 9 张，共 12 张');
  await page.keyboard.press('ArrowRight');
  await expect(preview.getByRole('status')).toHaveText('第 10 张，共 12 张');
  await page.keyboard.press('+');
  await expect(preview.getByRole('img', { name: '第 10 张图片' })).toHaveCSS('transform', /matrix\(1\.5/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(dialog.getByRole('button', { name: '查看第 9 张图片，共 12 张' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: '我的话题' }).click();
  await expect(topicCard(page, title)).toBeVisible();
});

test('two members reply, quote, mention and mark; everyone sees the counts', async ({ visit, member }) => {
  const [author, reader] = [await member({ full_name: '苏问钟' }), await member({ full_name: '林听鼓' })];
  const post = await postAs(author, { content: '听鼓的地方在钟鼓楼之间，不见不散。' });
  await replyAs(author, post.id, '第一个到的请客。');
  const page = await visit(reader);
  await page.goto('/community?sort=latest');
  await topicCard(page, post.title).getByRole('link', { name: post.title }).click();
  const topic = topicDialog(page);
  const first = topic.getByRole('article', { name: '1 楼' });
  await first.getByRole('button', { name: /^点赞/ }).click();
  await expect(first.getByRole('button', { name: '点赞 1' })).toHaveAttribute('aria-pressed', 'true');
  await first.getByRole('button', { name: '回复', exact: true }).click();
  const field = topic.getByRole('textbox', { name: '写回复' });
  await expect(field).toBeFocused();
  await page.keyboard.type('算我一个 @苏');
  await expect(topic.getByRole('option', { name: '苏问钟' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('算我一个 @苏问钟 ');
  await topic.getByRole('button', { name: '回复', exact: true }).last().click();
  const second = topic.getByRole('article', { name: '2 楼' });
  await expect(second.getByRole('link', { name: '@苏问钟' })).toHaveAttribute(
    'href',
    `/members/${author.user.id}`,
  );
  await expect(second.getByRole('button', { name: /#1 苏问钟：第一个到的请客。/ })).toBeVisible();
  await topic.getByRole('button', { name: '点赞 0' }).first().click();
  await topic.getByRole('button', { name: '收藏 0' }).click();
  await expect(topic.getByRole('button', { name: '收藏 1' })).toHaveAttribute('aria-pressed', 'true');

  await field.fill('没有写完的话');
  await page.reload();
  await expect(page.getByRole('textbox', { name: '写回复' })).toHaveValue('没有写完的话');
  await page.goto('/community?tab=collected');
  await expect(topicCard(page, post.title).getByRole('button', { name: '收藏 1' })).toBeVisible();

  const other = await visit(author);
  await other.goto(`/community/${post.id}`);
  await expect(other.getByRole('button', { name: '点赞 1' }).first()).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(other.getByRole('article', { name: '2 楼' })).toContainText('林听鼓');
});

test('a mark that the server refuses is taken back', async ({ visit, member, browserErrors }) => {
  browserErrors.expectError(/ERR_FAILED.*like/);
  const post = await postAs(await member());
  const page = await visit(await member());
  await page.route('**/api/community/posts/*/like', (route) => route.abort());
  await page.goto(`/community/${post.id}`);
  await page.getByRole('button', { name: '点赞 0' }).click();
  await expect(page.getByText('网络错误，请检查网络连接')).toBeVisible();
  await expect(page.getByRole('button', { name: '点赞 0' })).toHaveAttribute('aria-pressed', 'false');
});

test('an author edits with a public history, deletes and undoes; nobody else sees the buttons', async ({
  visit,
  member,
}) => {
  const author = await member();
  const post = await postAs(author);
  const other = await visit(await member());
  await other.goto(`/community/${post.id}`);
  await expect(other.getByRole('button', { name: '举报' })).toBeVisible();
  await expect(other.getByRole('button', { name: '编辑', exact: true })).toBeHidden();
  await expect(other.getByRole('button', { name: '删除' })).toBeHidden();

  const page = await visit(author);
  await page.goto(`/community/${post.id}`);
  await page.getByRole('button', { name: '编辑', exact: true }).click();
  const form = page.getByRole('dialog', { name: '编辑话题' });
  await form.getByRole('textbox', { name: '内容' }).fill('今晚的鼓声改到明晚，请相互转告。');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('今晚的鼓声改到明晚，请相互转告。')).toBeVisible();

  await page.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog', { name: '删除这个话题？' }).getByRole('button', { name: '删除' }).click();
  await expect(page).toHaveURL('/community');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText('已恢复')).toBeVisible();

  await other.reload();
  await other.getByRole('button', { name: '已编辑' }).click();
  const versions = other.getByRole('dialog', { name: '编辑记录' });
  await expect(versions.getByText('今晚的鼓声传得很远。')).toBeVisible();
  await expectAccessible(other);
});

test('a report reaches the editors, who hide the topic with a reason', async ({ visit, member }) => {
  const author = await member();
  const post = await postAs(author);
  const page = await visit(await member());
  await page.goto(`/community/${post.id}`);
  await page.getByRole('button', { name: '举报' }).click();
  const report = page.getByRole('dialog', { name: '举报' });
  await report.getByRole('button', { name: '提交举报' }).click();
  await expect(report.getByText('请选择举报原因')).toBeVisible();
  await report.getByRole('radio', { name: '广告或刷屏' }).check();
  await report.getByRole('button', { name: '提交举报' }).click();
  await expect(page.getByText('举报已提交')).toBeVisible();

  const staff = await visit(await editor());
  await staff.goto('/community/moderation');
  const entry = topicCard(staff, post.title);
  await expect(entry).toContainText('广告或刷屏');
  await expectAccessible(staff);
  await entry.getByRole('button', { name: '隐藏' }).click();
  const dialog = staff.getByRole('dialog', { name: '隐藏这个话题？' });
  await dialog.getByRole('textbox', { name: '理由' }).fill('广告');
  await dialog.getByRole('button', { name: '确认隐藏' }).click();
  await expect(entry).toBeHidden();

  const own = await visit(author);
  await own.goto('/community?tab=mine');
  await expect(topicCard(own, post.title)).toContainText('已隐藏');
  await expect(topicCard(own, post.title)).toContainText('广告');
});

test('visitors read a topic rendered on the server and meet 请先登录', async ({ visit }) => {
  const post = await postAs(await editor(), {
    content: '一行<script>alert(1)</script>\n两行\u202E反了，见 https://example.org/drum 。',
  });
  const page = await visit();
  const response = await page.goto(`/community/${post.id}`);
  const html = (await response?.text()) ?? '';
  expect(html).toContain('DiscussionForumPosting');
  expect(html).toContain(`<title>${post.title} · 中轴</title>`);
  expect(html).not.toContain('<script>alert(1)');
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://example.org/drum' })).toHaveAttribute(
    'rel',
    'nofollow ugc noopener',
  );
  for (const name of [/^点赞/, /^收藏/, '写回复']) {
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByText('请先登录')).toBeVisible();
    await page.getByRole('button', { name: '关闭提示' }).click();
    await expect(page.getByText('请先登录')).toBeHidden();
  }
  await expectAccessible(page);
  await setColorScheme(page, 'dark');
  await expectAccessible(page, 'colours');
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: '写回复' }).click();
  await page.getByRole('link', { name: '去登录' }).click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`/community/${post.id}`)}`);
});

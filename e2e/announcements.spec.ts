/** Announcements of the scholarship: members read and download, editors write. */
import { readFile } from 'node:fs/promises';
import { login } from '@features/accounts/contract/login';
import { readDemoAccount } from '@features/accounts/demo';
import type { AnnouncementDraft } from '@features/announcements/contract/announcement';
import {
  downloadAttachment,
  listAnnouncements,
  showAnnouncement,
} from '@features/announcements/contract/reading';
import {
  createAnnouncement,
  deleteAnnouncement,
  publishAnnouncement,
  updateAnnouncement,
} from '@features/announcements/contract/writing';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, setColorScheme } from './accessibility.ts';
import { call } from './api.ts';
import { test } from './fixtures.ts';
import type { Member } from './members.ts';
import { origin } from './portal.ts';

// Not parallel: the first test checks counts that the others increase.
test.describe.configure({ mode: 'default' });

const path = '/scholarship/announcements';

const list = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('time, h3') });
const listLink = (page: Page, title: string): Locator =>
  page.locator('h3').getByRole('link', { name: title });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: '公告详情' });
const carousel = (page: Page): Locator => page.getByRole('region', { name: '重要公告' });

/** The editor of the sample data. */
async function editor(): Promise<Member> {
  const { username, password } = await readDemoAccount('editor');
  return { ...(await call(login, { body: { login: username, password } })), password };
}

const draft: AnnouncementDraft = {
  title: '走查用的公告',
  summary: '只在走查里出现。',
  category: 'event',
  author: '奖学金秘书处',
  content: '<p>正文。</p>',
  isTop: false,
  isUrgent: false,
};

test('a member finds an announcement in the other script, reads it and downloads its file', async ({
  visit,
  member,
}) => {
  const reader = await member();
  const page = await visit(reader);
  await page.goto(path);
  await expect(page.getByText('共 19 则')).toBeVisible();
  await expect(listLink(page, '第三届申请进入最后两周')).toBeVisible();
  await expectAccessible(page);
  await setColorScheme(page, 'dark');
  await expectAccessible(page, 'colours');

  await page.getByRole('navigation', { name: '公告类别' }).getByRole('link', { name: '结果公示' }).click();
  await expect(page).toHaveURL(`${path}?category=result`);
  await expect(page.getByText('共 4 则')).toBeVisible();
  await page.getByRole('link', { name: '全部', exact: true }).click();
  const year = page.getByLabel('年份');
  const [first = ''] = (await year.getByRole('option').allTextContents()).slice(-1);
  const [, of = '', count = ''] = /^(\d{4}) 年（(\d+)）$/.exec(first) ?? [];
  await year.selectOption({ label: first });
  await expect(page).toHaveURL(`${path}?year=${of}`);
  await expect(page.getByText(`共 ${count} 则`)).toBeVisible();
  await year.selectOption('全部年份');
  await page.getByLabel('每页数量').selectOption('每页 20 则');
  await expect(list(page)).toHaveCount(19);
  await page.getByLabel('每页数量').selectOption('每页 10 则');
  await page.getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(`${path}?page=2`);
  await expect(listLink(page, '《中轴青年奖学金章程》公布')).toBeVisible();

  const searchField = page.getByRole('searchbox', { name: '搜索公告' });
  await searchField.fill('頒獎典禮 鼓樓');
  await page.keyboard.press('Enter');
  await expect(page.getByText('共 1 则')).toBeVisible();
  await expect(searchField).toBeFocused();
  await expect(page.locator('mark').first()).toHaveText('頒獎典禮');
  await searchField.fill('評審細則');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await expect(page.locator('mark').first()).toHaveText('评审细则');
  const title = '评审细则修订：多人评分、盲审与同分并列';
  await listLink(page, title).click();

  await expect(dialog(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}/[0-9a-f-]{36}$`));
  await expect(dialog(page).getByText(/^浏览 2,3\d\d$/)).toBeVisible();
  await expectAccessible(page);
  const id = new URL(page.url()).pathname.slice(-36);
  const { token } = reader;
  const before = await call(showAnnouncement, { params: { id } }, { token });
  const [attachment] = before.attachments;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: '下载 评审细则与评分表.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('评审细则与评分表.pdf');
  const { url } = await call(
    downloadAttachment,
    { params: { id, attachmentId: attachment?.id ?? '' } },
    { token },
  );
  const file = Buffer.from(await (await fetch(`${origin()}${url}`)).arrayBuffer());
  expect((await readFile(await download.path())).equals(file)).toBe(true);
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(dialog(page).getByRole('button', { name: '再次下载 评审细则与评分表.pdf' })).toBeVisible();
  expect((await call(showAnnouncement, { params: { id } }, { token })).downloads).toBe(before.downloads + 2);

  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('mark').first()).toHaveText('评审细则');
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(listLink(page, title)).toBeFocused();
});

test('the carousel has buttons, pauses on hover and focus, and does not move with reduced motion', async ({
  visit,
  member,
}) => {
  const reader = await member();
  const stillPage = await visit(reader);
  await stillPage.goto(path);
  await expect(carousel(stillPage).getByText('1 / 4')).toBeVisible();
  await expect(carousel(stillPage).getByRole('button', { name: '播放轮播' })).toBeVisible();
  await carousel(stillPage).getByRole('button', { name: '下一则' }).click();
  await expect(carousel(stillPage).getByText('2 / 4')).toBeVisible();
  await stillPage.keyboard.press('ArrowLeft');
  await stillPage.keyboard.press('ArrowLeft');
  await expect(carousel(stillPage).getByText('4 / 4')).toBeVisible();

  const movingPage = await visit(reader, { reducedMotion: 'no-preference' });
  await movingPage.clock.install();
  await movingPage.goto(path);
  await expect(carousel(movingPage).getByText('1 / 4')).toBeVisible();
  await expect(async () => {
    await movingPage.clock.runFor(3100);
    await expect(carousel(movingPage).getByText('2 / 4')).toBeVisible({ timeout: 500 });
  }).toPass();
  await carousel(movingPage).hover();
  const position = await carousel(movingPage)
    .getByText(/^\d \/ 4$/)
    .textContent();
  await movingPage.clock.runFor(9000);
  await expect(carousel(movingPage).getByText(position ?? '')).toBeVisible();
  await movingPage.mouse.move(0, 0);
  await carousel(movingPage).getByRole('button', { name: '暂停轮播' }).focus();
  await movingPage.keyboard.press('Enter');
  await movingPage.keyboard.press('Tab');
  await movingPage.clock.runFor(9000);
  await expect(carousel(movingPage).getByText(position ?? '')).toBeVisible();
});

test('an editor writes, attaches, publishes, edits and deletes', async ({ visit, member, browserErrors }) => {
  // The longest test; it loads the editor twice.
  test.slow();
  const page = await visit(await editor());
  const reader = await member();
  await page.goto(path);
  await page.getByRole('link', { name: '写公告' }).click();
  const createDialog = page.getByRole('dialog', { name: '写公告' });
  await createDialog.getByRole('button', { name: '保存草稿' }).click();
  await expect(createDialog.getByText('请输入公告标题')).toBeVisible();
  await expect(createDialog.getByRole('textbox', { name: '标题' })).toBeFocused();
  await createDialog.getByRole('textbox', { name: '标题' }).fill('端午走讀：龍舟水道');
  await createDialog.getByLabel('摘要').fill('沿着旧水道走一遍。');
  await createDialog.getByLabel('类别').selectOption('活动安排');
  await createDialog.getByRole('textbox', { name: '正文' }).fill('集合地點另行通知。');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '离开编辑？' }).getByRole('button', { name: '继续编辑' }).click();
  await expect(createDialog.getByRole('textbox', { name: '标题' })).toHaveValue('端午走讀：龍舟水道');
  await createDialog.getByRole('button', { name: '保存草稿' }).click();

  const editDialog = page.getByRole('dialog', { name: '编辑公告' });
  await editDialog.getByLabel('选择附件').setInputFiles({
    name: '路线.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  await expect(editDialog.getByRole('alert')).toContainText('附件只支持');
  browserErrors.expectError(/415/);
  await editDialog.getByLabel('选择附件').setInputFiles({
    name: '路线.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(editDialog.getByRole('alert')).toContainText('附件只支持');
  await editDialog.getByLabel('选择附件').setInputFiles({
    name: '路线（一）.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF'),
  });
  await expect(editDialog.getByText('附件（1）')).toBeVisible();
  await editDialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('公告已发布')).toBeVisible();

  await page.goto(`${path}?search=${encodeURIComponent('端午走读')}`);
  await listLink(page, '端午走讀：龍舟水道').click();
  await expect(dialog(page).getByText('路线（一）.pdf')).toBeVisible();
  const id = new URL(page.url()).pathname.slice(-36);
  const { token } = reader;
  expect((await call(showAnnouncement, { params: { id } }, { token })).title).toBe('端午走讀：龍舟水道');

  // Another editor saves first.
  await dialog(page).getByRole('link', { name: '编辑' }).click();
  await expect(editDialog.getByRole('textbox', { name: '正文' })).toContainText('集合地點');
  const { revision } = await call(showAnnouncement, { params: { id } }, { token });
  const other = await editor();
  await call(
    updateAnnouncement,
    { params: { id }, body: { ...draft, title: '端午走讀（改期）', revision } },
    { token: other.token },
  );
  await editDialog.getByRole('textbox', { name: '标题' }).fill('端午走讀：龍舟水道（修訂）');
  browserErrors.expectError(/409/);
  await editDialog.getByRole('button', { name: '保存' }).click();
  await expect(
    editDialog.getByRole('heading', { name: '公告已被其他编辑修改，请对照后再保存' }),
  ).toBeFocused();
  await expect(editDialog.getByRole('article', { name: '对方的版本' })).toContainText('端午走讀（改期）');
  await expectAccessible(page);
  // The editor can switch to the other version and back without losing their own.
  const titleField = editDialog.getByRole('textbox', { name: '标题' });
  await editDialog.getByRole('button', { name: '采用对方的版本' }).click();
  await expect(titleField).toHaveValue('端午走讀（改期）');
  await editDialog.getByRole('button', { name: '换回我的版本' }).click();
  await expect(titleField).toHaveValue('端午走讀：龍舟水道（修訂）');
  await editDialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog(page).getByRole('heading', { name: '端午走讀：龍舟水道（修訂）' })).toBeVisible();

  await dialog(page).getByRole('button', { name: '删除' }).click();
  const confirmDialog = page.getByRole('dialog', { name: '删除这则公告？' });
  await expect(confirmDialog.getByRole('button', { name: '取消' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(confirmDialog).toBeHidden();
  await dialog(page).getByRole('button', { name: '删除' }).click();
  await confirmDialog.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('公告已删除')).toBeVisible();
  await expect(page.getByText('没有找到相符的公告')).toBeVisible();
});

test('all functions are available on a phone and by keyboard', async ({ visit }) => {
  const page = await visit(await editor(), { viewport: { width: 375, height: 812 } });
  await page.goto(path);
  await expect(listLink(page, '第三届申请进入最后两周')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto(`${path}?search=xyzzy`);
  await expect(page.getByText('没有找到相符的公告')).toBeVisible();
  await page.getByRole('link', { name: '清除条件，浏览全部' }).click();
  const link = listLink(page, '第三届评审时间表');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('附件（1）')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const address = page.url();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();

  // Opened directly, the address is a separate page.
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: '第三届评审时间表' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: '编辑' }).click();
  await expect(
    page.getByRole('dialog', { name: '编辑公告' }).getByRole('textbox', { name: '正文' }),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('anonymous visitors are redirected to the login, and members without the role cannot write', async ({
  visit,
  member,
}) => {
  const stranger = await visit();
  await stranger.goto(`${path}?year=2025`);
  await expect(stranger).toHaveURL(`/login?redirect=${encodeURIComponent(`${path}?year=2025`)}`);
  const page = await visit(await member());
  await page.goto(path);
  await expect(listLink(page, '第三届评审时间表')).toBeVisible();
  await expect(page.getByRole('link', { name: '写公告' })).toBeHidden();
  await page.goto(`${path}/new`);
  await expect(page.getByRole('dialog', { name: '写公告' }).getByText('没有权限访问')).toBeVisible();
});

test('scripts in an announcement do not run', async ({ visit, member }) => {
  const { token } = await editor();
  const payloads = [
    '<img src=x onerror="document.title=1">',
    '<svg onload="document.title=1"></svg>',
    '<a href="javascript:document.title=1">点</a>',
    '<iframe srcdoc="<script>parent.document.title=1</script>"></iframe>',
    '<script>document.title=1</script>',
  ];
  const hostile = {
    ...draft,
    title: `<img src=x onerror="document.title=1">${Date.now()}`,
    summary: '<script>document.title=1</script>',
    content: `<p>文</p>${payloads.join('')}`,
  };
  const { id } = await call(createAnnouncement, { body: hostile }, { token });
  await call(publishAnnouncement, { params: { id } }, { token });
  try {
    const reader = await member();
    const page = await visit(reader);
    await page.goto(`${path}?search=${encodeURIComponent('onerror document title')}`);
    await listLink(page, hostile.title).click();
    await expect(dialog(page).getByRole('link', { name: '点' })).toHaveCount(0);
    await expect(dialog(page).getByText('文', { exact: true })).toBeVisible();
    expect(await page.title()).toContain('公告');
    const results = await call(listAnnouncements, { query: { search: 'onerror' } }, { token: reader.token });
    expect(results.announcements.map((one) => one.id)).toContain(id);
  } finally {
    await call(deleteAnnouncement, { params: { id } }, { token });
  }
});

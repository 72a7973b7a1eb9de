/** The scholarship's announcements: read and fetched by a member, written by an editor. */
import { readFile } from 'node:fs/promises';
import { login } from '@features/accounts/contract/entry';
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

// One after another: the first counts what the others add to.
test.describe.configure({ mode: 'default' });

const path = '/scholarship/announcements';

const list = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('time, h3') });
const inList = (page: Page, title: string): Locator => page.locator('h3').getByRole('link', { name: title });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: '公告详情' });
const carousel = (page: Page): Locator => page.getByRole('region', { name: '重要公告' });

/** The sample story's editor. */
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

test('a member finds an announcement in the other script, reads it and has its file', async ({
  visit,
  member,
}) => {
  const reader = await member();
  const page = await visit(reader);
  await page.goto(path);
  await expect(page.getByText('共 19 则')).toBeVisible();
  await expect(inList(page, '第三届申请进入最后两周')).toBeVisible();
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
  await expect(inList(page, '《中轴青年奖学金章程》公布')).toBeVisible();

  const words = page.getByRole('searchbox', { name: '搜索公告' });
  await words.fill('頒獎典禮 鼓樓');
  await page.keyboard.press('Enter');
  await expect(page.getByText('共 1 则')).toBeVisible();
  await expect(words).toBeFocused();
  await expect(page.locator('mark').first()).toHaveText('頒獎典禮');
  await words.fill('評審細則');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await expect(page.locator('mark').first()).toHaveText('评审细则');
  const title = '评审细则修订：多人评分、盲审与同分并列';
  await inList(page, title).click();

  await expect(dialog(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}/[0-9a-f-]{36}$`));
  await expect(dialog(page).getByText(/^浏览 2,3\d\d$/)).toBeVisible();
  await expectAccessible(page);
  const id = new URL(page.url()).pathname.slice(-36);
  const { token } = reader;
  const before = await call(showAnnouncement, { params: { id } }, { token });
  const [file] = before.attachments;
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: '下载 评审细则与评分表.pdf' }).click(),
  ]);
  expect(kept.suggestedFilename()).toBe('评审细则与评分表.pdf');
  const { url } = await call(downloadAttachment, { params: { id, attachmentId: file?.id ?? '' } }, { token });
  const sent = Buffer.from(await (await fetch(`${origin()}${url}`)).arrayBuffer());
  expect((await readFile(await kept.path())).equals(sent)).toBe(true);
  expect(sent.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(dialog(page).getByRole('button', { name: '再次下载 评审细则与评分表.pdf' })).toBeVisible();
  expect((await call(showAnnouncement, { params: { id } }, { token })).downloads).toBe(before.downloads + 2);

  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('mark').first()).toHaveText('评审细则');
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inList(page, title)).toBeFocused();
});

test('the carousel turns by hand, waits for who looks closer, and stands still for who wants less motion', async ({
  visit,
  member,
}) => {
  const reader = await member();
  const still = await visit(reader);
  await still.goto(path);
  await expect(carousel(still).getByText('1 / 4')).toBeVisible();
  await expect(carousel(still).getByRole('button', { name: '播放轮播' })).toBeVisible();
  await carousel(still).getByRole('button', { name: '下一则' }).click();
  await expect(carousel(still).getByText('2 / 4')).toBeVisible();
  await still.keyboard.press('ArrowLeft');
  await still.keyboard.press('ArrowLeft');
  await expect(carousel(still).getByText('4 / 4')).toBeVisible();

  const moving = await visit(reader, { reducedMotion: 'no-preference' });
  await moving.clock.install();
  await moving.goto(path);
  await expect(carousel(moving).getByText('1 / 4')).toBeVisible();
  await expect(async () => {
    await moving.clock.runFor(3100);
    await expect(carousel(moving).getByText('2 / 4')).toBeVisible({ timeout: 500 });
  }).toPass();
  await carousel(moving).hover();
  const shown = await carousel(moving)
    .getByText(/^\d \/ 4$/)
    .textContent();
  await moving.clock.runFor(9000);
  await expect(carousel(moving).getByText(shown ?? '')).toBeVisible();
  await moving.mouse.move(0, 0);
  await carousel(moving).getByRole('button', { name: '暂停轮播' }).focus();
  await moving.keyboard.press('Enter');
  await moving.keyboard.press('Tab');
  await moving.clock.runFor(9000);
  await expect(carousel(moving).getByText(shown ?? '')).toBeVisible();
});

test('an editor writes, attaches, publishes, edits and deletes', async ({ visit, member, browserErrors }) => {
  // The longest journey of all, with the editor loaded twice.
  test.slow();
  const page = await visit(await editor());
  const reader = await member();
  await page.goto(path);
  await page.getByRole('link', { name: '写公告' }).click();
  const desk = page.getByRole('dialog', { name: '写公告' });
  await desk.getByRole('button', { name: '保存草稿' }).click();
  await expect(desk.getByText('请输入公告标题')).toBeVisible();
  await expect(desk.getByRole('textbox', { name: '标题' })).toBeFocused();
  await desk.getByRole('textbox', { name: '标题' }).fill('端午走讀：龍舟水道');
  await desk.getByLabel('摘要').fill('沿着旧水道走一遍。');
  await desk.getByLabel('类别').selectOption('活动安排');
  await desk.getByRole('textbox', { name: '正文' }).fill('集合地點另行通知。');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '离开编辑？' }).getByRole('button', { name: '继续编辑' }).click();
  await expect(desk.getByRole('textbox', { name: '标题' })).toHaveValue('端午走讀：龍舟水道');
  await desk.getByRole('button', { name: '保存草稿' }).click();

  const editing = page.getByRole('dialog', { name: '编辑公告' });
  await editing.getByLabel('选择附件').setInputFiles({
    name: '路线.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  await expect(editing.getByRole('alert')).toContainText('附件只支持');
  browserErrors.expectError(/415/);
  await editing.getByLabel('选择附件').setInputFiles({
    name: '路线.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(editing.getByRole('alert')).toContainText('附件只支持');
  await editing.getByLabel('选择附件').setInputFiles({
    name: '路线（一）.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF'),
  });
  await expect(editing.getByText('附件（1）')).toBeVisible();
  await editing.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('公告已发布')).toBeVisible();

  await page.goto(`${path}?search=${encodeURIComponent('端午走读')}`);
  await inList(page, '端午走讀：龍舟水道').click();
  await expect(dialog(page).getByText('路线（一）.pdf')).toBeVisible();
  const id = new URL(page.url()).pathname.slice(-36);
  const { token } = reader;
  expect((await call(showAnnouncement, { params: { id } }, { token })).title).toBe('端午走讀：龍舟水道');

  // Somebody else is faster.
  await dialog(page).getByRole('link', { name: '编辑' }).click();
  await expect(editing.getByRole('textbox', { name: '正文' })).toContainText('集合地點');
  const { revision } = await call(showAnnouncement, { params: { id } }, { token });
  const other = await editor();
  await call(
    updateAnnouncement,
    { params: { id }, body: { ...draft, title: '端午走讀（改期）', revision } },
    { token: other.token },
  );
  await editing.getByRole('textbox', { name: '标题' }).fill('端午走讀：龍舟水道（修訂）');
  browserErrors.expectError(/409/);
  await editing.getByRole('button', { name: '保存' }).click();
  await expect(editing.getByRole('heading', { name: '公告已被其他编辑修改，请对照后再保存' })).toBeFocused();
  await expect(editing.getByRole('article', { name: '对方的版本' })).toContainText('端午走讀（改期）');
  await expectAccessible(page);
  // The other version can be taken and given back; what was written first is not lost.
  const titleField = editing.getByRole('textbox', { name: '标题' });
  await editing.getByRole('button', { name: '采用对方的版本' }).click();
  await expect(titleField).toHaveValue('端午走讀（改期）');
  await editing.getByRole('button', { name: '换回我的版本' }).click();
  await expect(titleField).toHaveValue('端午走讀：龍舟水道（修訂）');
  await editing.getByRole('button', { name: '保存' }).click();
  await expect(dialog(page).getByRole('heading', { name: '端午走讀：龍舟水道（修訂）' })).toBeVisible();

  await dialog(page).getByRole('button', { name: '删除' }).click();
  const question = page.getByRole('dialog', { name: '删除这则公告？' });
  await expect(question.getByRole('button', { name: '取消' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await dialog(page).getByRole('button', { name: '删除' }).click();
  await question.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('公告已删除')).toBeVisible();
  await expect(page.getByText('没有找到相符的公告')).toBeVisible();
});

test('on a phone everything is there, and by keyboard too', async ({ visit }) => {
  const page = await visit(await editor(), { viewport: { width: 375, height: 812 } });
  await page.goto(path);
  await expect(inList(page, '第三届申请进入最后两周')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto(`${path}?search=xyzzy`);
  await expect(page.getByText('没有找到相符的公告')).toBeVisible();
  await page.getByRole('link', { name: '清除条件，浏览全部' }).click();
  const link = inList(page, '第三届评审时间表');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('附件（1）')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const address = page.url();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();

  // The address alone is a page of its own.
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

test('without a login the way leads by the login page, and without the role nothing can be written', async ({
  visit,
  member,
}) => {
  const stranger = await visit();
  await stranger.goto(`${path}?year=2025`);
  await expect(stranger).toHaveURL(`/login?redirect=${encodeURIComponent(`${path}?year=2025`)}`);
  const page = await visit(await member());
  await page.goto(path);
  await expect(inList(page, '第三届评审时间表')).toBeVisible();
  await expect(page.getByRole('link', { name: '写公告' })).toBeHidden();
  await page.goto(`${path}/new`);
  await expect(page.getByRole('dialog', { name: '写公告' }).getByText('没有权限访问')).toBeVisible();
});

test('what could run in an announcement does not', async ({ visit, member }) => {
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
    await inList(page, hostile.title).click();
    await expect(dialog(page).getByRole('link', { name: '点' })).toHaveCount(0);
    await expect(dialog(page).getByText('文', { exact: true })).toBeVisible();
    expect(await page.title()).toContain('公告');
    const found = await call(listAnnouncements, { query: { search: 'onerror' } }, { token: reader.token });
    expect(found.announcements.map((one) => one.id)).toContain(id);
  } finally {
    await call(deleteAnnouncement, { params: { id } }, { token });
  }
});

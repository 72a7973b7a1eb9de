/** Courses from the upload to the certificate: an editor writes one, a member learns it on two devices. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { listStoredCourses } from '@features/courses/contract/endpoints';
import { learnPath } from '@features/courses/contract/path';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, setColorScheme } from './accessibility.ts';
import { call } from './api.ts';
import { enrolAs } from './courses.ts';
import { expect, test } from './fixtures.ts';
import { waitUntilHydrated } from './hydration.ts';
import { editor } from './news.ts';
import { origin } from './portal.ts';

const clip = (name: string) => `sample/courses/clips/${name}.mp4`;

/** Sends the first bytes of an upload that the page has begun. */
async function sendPart(address: string, token: string, bytes: Buffer): Promise<void> {
  const response = await fetch(new URL(address, origin()), {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      authorization: `Bearer ${token}`,
    },
    body: new Uint8Array(bytes),
  });
  expect(response.status).toBe(204);
}

/** The moment at which the player is, in seconds. */
const moment = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

async function playAt(page: Page, seconds: number): Promise<void> {
  await page.locator('video').evaluate(async (video: HTMLVideoElement, at) => {
    video.currentTime = at;
    await video.play();
  }, seconds);
}

test('an editor writes a course, whose upload goes on after a reload; a member learns it on two devices', async ({
  visit,
  member,
  browserErrors,
}) => {
  test.slow();
  // A lesson without a video.
  browserErrors.expectError(/409/);
  const staff = await editor();
  const page = await visit(staff);
  const title = `临帖十讲 ${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/courses');
  await waitUntilHydrated(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: '写课程' }).click();
  const dialog = page.getByRole('dialog', { name: '写课程' });
  await dialog.getByRole('textbox', { name: '课程标题' }).fill(title);
  await dialog.getByRole('textbox', { name: '副标题' }).fill('从永字八法写起');
  await dialog.getByRole('textbox', { name: '价格（元）', exact: true }).fill('0');
  await dialog.getByRole('textbox', { name: '讲师姓名' }).fill('沈砚秋');
  await dialog.getByRole('textbox', { name: '讲师头衔' }).fill('书法家');
  await dialog.getByRole('textbox', { name: '课程简介' }).fill('一笔一画，写出筋骨。');
  await dialog.getByRole('textbox', { name: '课程详情' }).fill('每周两课。');
  await dialog.getByRole('textbox', { name: '学习目标' }).fill('认识笔法\n写好横竖');
  await dialog.getByRole('button', { name: '添加章节' }).click();
  await dialog.getByRole('textbox', { name: '第 1 章的标题' }).fill('执笔');
  await dialog.getByRole('textbox', { name: '第 1 章第 1 课的标题' }).fill('坐姿');

  // The page sends nothing; half of the file arrives all the same.
  await page.route('**/api/courses/media/uploads/*', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.continue(),
  );
  const created = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.status() === 201,
  );
  await dialog.getByLabel('第 1 章第 1 课的视频：选择视频文件').setInputFiles(clip('brush'));
  const address = (await created).headers()['location'] ?? '';
  const bytes = readFileSync(clip('brush'));
  const half = Math.floor(bytes.length / 2);
  await sendPart(address, staff.token, bytes.subarray(0, half));
  await expect(dialog.getByRole('button', { name: '保存草稿' })).toBeDisabled();
  await page.reload();
  await page.unroute('**/api/courses/media/uploads/*');

  await expect(dialog.getByText('已接着上次的草稿')).toBeVisible();
  await expect(dialog.getByText('上次上传没有完成')).toBeVisible();
  const file = dialog.getByLabel('第 1 章第 1 课的视频：选择视频文件');
  await file.setInputFiles(clip('seal'));
  await expect(dialog.getByText('请选择同一个文件：brush.mp4')).toBeVisible();
  const rest = page.waitForRequest((request) => request.method() === 'PATCH');
  await file.setInputFiles(clip('brush'));
  expect((await rest).headers()['upload-offset']).toBe(String(half));
  await expect(dialog.getByRole('button', { name: /^移除视频：第 1 章第 1 课/ })).toBeVisible();

  await dialog.getByRole('button', { name: '在第 1 章添加课时' }).click();
  await dialog.getByRole('textbox', { name: '第 1 章第 2 课的标题' }).fill('起笔');
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog.getByText('至少要有一个课时，且每个课时都有视频，才能发布')).toBeVisible();
  await dialog.getByRole('button', { name: /从已上传中选择：第 1 章第 2 课/ }).click();
  const media = page.getByRole('dialog', { name: '已上传的视频' });
  await expectAccessible(page);
  await media.getByRole('button', { name: '选用', exact: true }).first().click();
  await dialog.getByRole('button', { name: '移动第 1 章第 2 课' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('已拿起课时')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('移到第 1 章第 1 个课时')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('textbox', { name: '第 1 章第 1 课的标题' })).toHaveValue('起笔');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  const { courses } = await call(listStoredCourses, { query: { search: title } }, staff);
  const course = { id: courses[0]?.id ?? '' };
  const student = await member({ full_name: '林知秋' });
  await enrolAs(student, course);

  const phone = await visit(student, { viewport: { width: 375, height: 812 } });
  await phone.goto(learnPath(course.id));
  await expect(phone.getByRole('heading', { level: 1, name: '起笔' })).toBeVisible();
  await phone.getByRole('button', { name: '播放', exact: true }).click();
  await playAt(phone, 9);
  await expect.poll(() => moment(phone)).toBeGreaterThan(9);
  await phone.getByRole('tab', { name: '笔记' }).click();
  await phone.getByRole('textbox').fill('逆锋起笔');
  await phone.getByRole('button', { name: '保存笔记' }).click();
  await expect(phone.getByRole('button', { name: /^跳到 0:\d\d$/ })).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await setColorScheme(phone, 'dark');
  await expectAccessible(phone);
  // The tab is closed while it plays.
  const stoppedAt = await moment(phone);
  await phone.close({ runBeforeUnload: true });

  const desktop = await visit(student);
  await desktop.goto(learnPath(course.id));
  await expect.poll(() => moment(desktop)).toBeGreaterThan(stoppedAt - 1.5);
  await desktop.getByRole('button', { name: '播放', exact: true }).click();
  await playAt(desktop, 22.5);
  const next = desktop.getByRole('group', { name: '下一课时' });
  await expect(next).toBeVisible();
  await expectAccessible(desktop);
  await next.getByRole('button', { name: '立即播放' }).click();
  await expect(desktop.getByRole('heading', { level: 1, name: '坐姿' })).toBeVisible();
  await expect(desktop.getByText('已学完 1 / 2 课时')).toBeVisible();
  await desktop.getByRole('button', { name: '标为已学完' }).click();
  await desktop.getByRole('link', { name: '查看证书' }).click();
  const certificate = desktop.getByRole('article', { name: '结业证书' });
  await expect(certificate).toContainText(`《${title}》`);
  await expectAccessible(desktop);
  const pages = (await desktop.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pages.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pages).toMatch(/MediaBox \[0 0 84[12][.\d]* 59[45]/);

  const number = decodeURIComponent(desktop.url().split('/').at(-1) ?? '');
  const visitor = await visit();
  await visitor.goto('/certificates');
  await waitUntilHydrated(visitor);
  await expectAccessible(visitor);
  await visitor.getByRole('textbox', { name: '证书编号' }).fill(number);
  await visitor.getByRole('button', { name: '查验' }).click();
  await expect(visitor.getByRole('article', { name: '结业证书' })).toContainText('林知秋');
});

test('captions follow the script while a lesson is played, and a failed address is renewed', async ({
  visit,
  member,
  browserErrors,
}) => {
  browserErrors.expectError(/410/);
  const staff = await editor();
  // Of the sample, whose videos have captions.
  const { courses } = await call(listStoredCourses, { query: { search: '楷书入门：从一横一竖写起' } }, staff);
  const course = { id: courses.find(({ price }) => price === 0)?.id ?? '' };
  const student = await member();
  await enrolAs(student, course);
  const page = await visit(student);
  let fails = false;
  await page.route('**/files/course-videos*', async (route) => {
    const isVideo = route.request().resourceType() === 'media';
    if (!fails || !isVideo) return route.continue();
    fails = false;
    await route.fulfill({ status: 410, body: '' });
  });
  await page.goto(learnPath(course.id));
  await page.getByRole('button', { name: '播放', exact: true }).click();
  await playAt(page, 3);
  const showing = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) =>
        [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
      );
  await expect.poll(showing).toHaveLength(1);
  await page.getByRole('button', { name: /繁體/ }).click();
  await expect.poll(showing).toEqual(['zh-Hant-HK']);
  await expect.poll(() => moment(page)).toBeGreaterThan(3);
  await page.locator('media-play-button').focus();
  await page.keyboard.press('c');
  await expect.poll(showing).toEqual([]);

  const asked = page.waitForResponse((response) => response.url().includes('/video') && response.ok());
  fails = true;
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.load());
  await asked;
  await expect.poll(() => moment(page)).toBeGreaterThan(3);
});

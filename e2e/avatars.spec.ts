/** Avatars and members' public pages: cropping by keyboard, where avatars are shown, muting, removal. */
import { removeMemberAvatar } from '@features/accounts/contract/members';
import { updateMe } from '@features/accounts/contract/user';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectNoSidewaysScroll, setColorScheme } from './accessibility.ts';
import { call } from './api.ts';
import { expect, test } from './fixtures.ts';
import { editor, publishAs, uniqueWord } from './news.ts';
import { staffMember } from './reviews.ts';

const banner = (page: Page) => page.getByRole('banner');
const cropDialog = (page: Page) => page.getByRole('dialog', { name: '调整头像' });
const avatar = 'img[src^="/files/avatar-"]';

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer });
}

/** A picture with a light circle, off the middle. */
function somePicture(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="500"><rect width="700" height="500" fill="#26443b"/><circle cx="260" cy="240" r="150" fill="#e6d09c"/></svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

async function saveAvatar(page: Page): Promise<void> {
  await page.goto('/profile');
  await choose(page, '我.png', await somePicture());
  await cropDialog(page).getByRole('button', { name: '保存头像' }).click();
  await expect(page.getByText('头像已更新')).toBeVisible();
}

for (const [width, colorScheme] of [
  [375, 'dark'],
  [1280, 'light'],
] as const) {
  test(`an avatar is cut out by keyboard at ${width} px, and shown in the header and on the public page`, async ({
    visit,
    member,
  }) => {
    const { user, token } = await member({ full_name: '林知远' });
    await call(updateMe, { body: { introduction: '行走于中轴线上。' } }, { token });
    const page = await visit({ user, token, password: '' }, { viewport: { width, height: 812 } });
    await page.goto('/profile');
    await setColorScheme(page, colorScheme);
    await choose(page, '我.png', await somePicture());
    const area = page.getByRole('application', { name: '裁剪头像' });
    await expect(area).toBeFocused();
    await expect(cropDialog(page).getByRole('status')).toHaveText('选取 500×500 像素，距左边 100，距上边 0');
    await page.keyboard.press('+');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect(cropDialog(page).getByRole('status')).toHaveText('选取 455×455 像素，距左边 78，距上边 32');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('slider', { name: '缩放' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('头像已更新')).toBeVisible();
    // Phones have no room for it beside the name.
    await expect(banner(page).locator(avatar)).toBeVisible({ visible: width > 768 });
    await expectAccessible(page);

    await page.getByRole('link', { name: '查看', exact: true }).click();
    await expect(page).toHaveURL(`/members/${user.id}`);
    await expect(page.getByRole('heading', { level: 1, name: '林知远' })).toBeVisible();
    await expect(page.getByRole('main').locator(avatar)).toBeVisible();
    await expect(page.getByRole('link', { name: '编辑资料' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const stranger = await visit();
    await stranger.goto(`/members/${user.id}`);
    await expect(stranger.getByRole('main').locator(avatar)).toBeVisible();
    await expect(stranger.getByRole('main')).toContainText('行走于中轴线上。');
    await expect(stranger).toHaveTitle('林知远 · 中轴');
    await expect(stranger.locator('meta[name="robots"]')).toHaveCount(0);
    expect(await stranger.content()).not.toContain(user.email);
  });
}

test('what is no picture, or too large, is refused with the specification’s messages', async ({
  visit,
  member,
}) => {
  const page = await visit(await member());
  await page.goto('/profile');
  await choose(page, '简历.pdf', Buffer.from('%PDF-1.7\n'));
  await expect(page.getByRole('alert')).toContainText('只能上传图片文件！');
  await choose(page, '大图.png', Buffer.alloc(2 * 1024 * 1024 + 1));
  await expect(page.getByRole('alert')).toContainText('图片大小不能超过 2MB！');
  await choose(page, '坏图.png', Buffer.from('not a picture'));
  await expect(cropDialog(page).getByRole('alert')).toHaveText('图片无法读取，请换一张');
  await expect(cropDialog(page).getByRole('button', { name: '保存头像' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(cropDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: '上传头像' })).toBeEnabled();
});

test('an avatar is removed by its member, or by an admin with a reason', async ({ visit, member }) => {
  const someone = await member({ full_name: '苏晚晴' });
  const page = await visit(someone);
  await saveAvatar(page);
  await page.getByRole('button', { name: '移除头像' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '移除', exact: true }).click();
  await expect(page.getByText('头像已移除')).toBeVisible();
  await expect(banner(page).locator(avatar)).toHaveCount(0);

  await saveAvatar(page);
  const admin = await visit(await staffMember('admin'));
  await admin.goto(`/members/${someone.user.id}`);
  await admin.getByRole('button', { name: '移除头像' }).click();
  await admin.getByLabel('理由').fill('含有广告');
  await admin.getByRole('dialog').getByRole('button', { name: '移除', exact: true }).click();
  await expect(admin.getByText(removeMemberAvatar.message ?? '')).toBeVisible();
  await expect(admin.getByRole('main').locator(avatar)).toHaveCount(0);
});

test('a news item leads to its author’s page, which lists the news', async ({ visit }) => {
  const author = await editor();
  const title = `城门上的彩画 ${uniqueWord()}`;
  const { id } = await publishAs(author, { title });
  const page = await visit();
  await page.goto(`/news/${id}`);
  await page.getByRole('main').locator(`a[href="/members/${author.user.id}"]`).click();
  await expect(page.getByRole('heading', { name: '发布的新闻' })).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/news/${id}`);
});

test('an unknown member is not found', async ({ visit, browserErrors }) => {
  const page = await visit();
  browserErrors.expectError(/status of 404/);
  const answer = await page.goto('/members/01890000-0000-7000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到这位成员');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
});

test('a member is muted, and unmuted in the profile', async ({ visit, member }) => {
  const other = await member({ full_name: '周牧云', verified: true });
  const word = uniqueWord();
  await publishAs(other, { title: `牧云 ${word}` });
  const page = await visit(await member());
  const item = page.getByRole('link', { name: word });
  await page.goto(`/news?search=${word}`);
  await expect(item).toBeVisible();
  await page.goto(`/members/${other.user.id}`);
  await page.getByRole('button', { name: '屏蔽', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '屏蔽', exact: true }).click();
  await expect(page.getByRole('button', { name: '取消屏蔽 周牧云' })).toBeVisible();
  await page.goto(`/news?search=${word}`);
  await expect(page.getByText('没有找到相符的新闻')).toBeVisible();
  await expect(item).toHaveCount(0);
  await page.goto('/profile');
  await page.getByRole('button', { name: '取消屏蔽 周牧云' }).click();
  await expect(page.getByText('没有屏蔽任何人')).toBeVisible();
});

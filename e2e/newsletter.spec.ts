/** Subscribing to the newsletter and leaving it again, by the letters that come. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { waitUntilHydrated } from './hydration.ts';
import { emailTo } from './mailbox.ts';

const box = (page: Page) => page.getByRole('region', { name: '有消息时，写信给您' });
const asked = '请查收确认邮件，点击其中的链接完成订阅';
const someEmail = () => `reader-${crypto.randomUUID()}@example.org`;

/** The path of a link in a letter. */
function linkIn(letter: string, path: string): string {
  const found = new RegExp(`https?://[^/]+(${path}\\?token=\\S+)`).exec(letter)?.[1];
  if (!found) throw new Error(`no link to ${path} in the letter`);
  return found;
}

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await box(page).getByLabel('邮箱').fill(email);
  await box(page).getByRole('button', { name: '订阅' }).click();
  await expect(box(page).getByRole('status')).toContainText(asked);
}

test('subscribe, confirm by the letter, unsubscribe by it, and think better of that', async ({
  visit,
  browserErrors,
}) => {
  const page = await visit();
  const email = someEmail();
  await subscribe(page, email);
  const letter = await emailTo(email, '确认订阅');

  await page.goto(linkIn(letter, '/newsletter/confirm'));
  await page.getByRole('button', { name: '确认订阅' }).click();
  await expect(page.getByRole('status')).toContainText('联盟动态、奖学金、文化传承、学术研究');
  await expectAccessible(page);

  // The same address again: the same words.
  await subscribe(page, email.toUpperCase());

  await page.goto(linkIn(letter, '/newsletter/unsubscribe'));
  await page.getByRole('button', { name: '确认退订' }).click();
  await expect(page.getByRole('status')).toContainText('已退订');
  await expectAccessible(page);

  // The link that confirmed is worth nothing now; the page offers another letter.
  browserErrors.expectError(/status of 400.*confirmations/);
  await page.goto(linkIn(letter, '/newsletter/confirm'));
  await page.getByRole('button', { name: '确认订阅' }).click();
  await expect(page.getByRole('alert')).toContainText('链接无效，请重新订阅');
  await page.getByLabel('邮箱').fill(email);
  await page.getByRole('button', { name: '订阅', exact: true }).click();
  await expect(page.getByRole('status')).toContainText(asked);
});

test('opening the links of a letter changes nothing by itself', async ({ visit }) => {
  const page = await visit();
  const email = someEmail();
  await subscribe(page, email);
  const letter = await emailTo(email, '确认订阅');
  // As a scanner does that looks into letters before their reader.
  for (const path of ['/newsletter/unsubscribe', '/newsletter/confirm']) {
    await page.goto(linkIn(letter, path));
    await expect(page.getByRole('button', { name: /^确认/ })).toBeEnabled();
  }
  await page.getByRole('button', { name: '确认订阅' }).click();
  await expect(page.getByRole('status')).toContainText('订阅成功');
});

test('on a phone, by keyboard: mistakes are told, a choice of kinds is kept', async ({ visit }) => {
  const page = await visit(null, { viewport: { width: 375, height: 812 } });
  await page.goto('/');
  const form = box(page);
  await waitUntilHydrated(page);
  await form.getByLabel('邮箱').focus();
  await page.keyboard.press('Enter');
  await expect(form).toContainText('请输入邮箱');
  await expect(form.getByLabel('邮箱')).toBeFocused();
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(form).toContainText('请输入正确的邮箱格式');

  await form.locator('summary').focus();
  await page.keyboard.press('Enter');
  for (const name of ['联盟动态', '奖学金', '学术研究', '文化传承']) {
    await form.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
  }
  const email = someEmail();
  await form.getByLabel('邮箱').fill(email);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('请至少选择一个栏目');
  await form.getByRole('checkbox', { name: '文化传承' }).check();
  await expect(form).toContainText('已选 1 个栏目');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByRole('button', { name: '订阅' }).click();
  await expect(form.getByRole('status')).toContainText(asked);
  expect(await emailTo(email, '确认订阅')).toContain('（文化传承）');
});

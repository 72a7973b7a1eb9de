/** Newsletter: subscribing, confirming and unsubscribing by email. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { waitUntilHydrated } from './hydration.ts';
import { emailTo } from './mailbox.ts';

const subscriptionForm = (page: Page) => page.getByRole('region', { name: '有消息时，写信给您' });
const confirmationSent = '请查收确认邮件，点击其中的链接完成订阅';
const uniqueEmail = () => `reader-${crypto.randomUUID()}@example.org`;

/** The path of a link in an email. */
function linkIn(email: string, path: string): string {
  const link = new RegExp(`https?://[^/]+(${path}\\?token=\\S+)`).exec(email)?.[1];
  if (!link) throw new Error(`no link to ${path} in the email`);
  return link;
}

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await subscriptionForm(page).getByLabel('邮箱').fill(email);
  await subscriptionForm(page).getByRole('button', { name: '订阅' }).click();
  await expect(subscriptionForm(page).getByRole('status')).toContainText(confirmationSent);
}

test('a visitor subscribes, confirms by email, unsubscribes and subscribes again', async ({
  visit,
  browserErrors,
}) => {
  const page = await visit();
  const address = uniqueEmail();
  await subscribe(page, address);
  const email = await emailTo(address, '确认订阅');

  await page.goto(linkIn(email, '/newsletter/confirm'));
  await page.getByRole('button', { name: '确认订阅' }).click();
  await expect(page.getByRole('status')).toContainText('联盟动态、奖学金、文化传承、学术研究');
  await expectAccessible(page);

  // A second subscription of the same address gets the same message.
  await subscribe(page, address.toUpperCase());

  await page.goto(linkIn(email, '/newsletter/unsubscribe'));
  await page.getByRole('button', { name: '确认退订' }).click();
  await expect(page.getByRole('status')).toContainText('已退订');
  await expectAccessible(page);

  // A confirmation link works once; the page offers another email.
  browserErrors.expectError(/status of 400.*confirmations/);
  await page.goto(linkIn(email, '/newsletter/confirm'));
  await page.getByRole('button', { name: '确认订阅' }).click();
  await expect(page.getByRole('alert')).toContainText('链接无效，请重新订阅');
  await page.getByLabel('邮箱').fill(address);
  await page.getByRole('button', { name: '订阅', exact: true }).click();
  await expect(page.getByRole('status')).toContainText(confirmationSent);
});

test('opening the links of an email changes nothing', async ({ visit }) => {
  const page = await visit();
  const address = uniqueEmail();
  await subscribe(page, address);
  const email = await emailTo(address, '确认订阅');
  // Email scanners open links before the recipient does.
  for (const path of ['/newsletter/unsubscribe', '/newsletter/confirm']) {
    await page.goto(linkIn(email, path));
    await expect(page.getByRole('button', { name: /^确认/ })).toBeEnabled();
  }
  await page.getByRole('button', { name: '确认订阅' }).click();
  await expect(page.getByRole('status')).toContainText('订阅成功');
});

test('the form shows errors and stores the selected kinds on a phone by keyboard', async ({ visit }) => {
  const page = await visit(null, { viewport: { width: 375, height: 812 } });
  await page.goto('/');
  const form = subscriptionForm(page);
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
  const email = uniqueEmail();
  await form.getByLabel('邮箱').fill(email);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('请至少选择一个栏目');
  await form.getByRole('checkbox', { name: '文化传承' }).check();
  await expect(form).toContainText('已选 1 个栏目');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByRole('button', { name: '订阅' }).click();
  await expect(form.getByRole('status')).toContainText(confirmationSent);
  expect(await emailTo(email, '确认订阅')).toContain('栏目：文化传承');
});

/** The inbox: the bell, live in every tab, the page with its filters, and the settings of mail. */
import { deleteNews, moderateNews } from '@features/news/contract/writing';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { call } from './api.ts';
import { expect, test } from './fixtures.ts';
import { execute, runJob } from './jobs.ts';
import { emailTo } from './mailbox.ts';
import { editor, publishAs, uniqueWord } from './news.ts';
import { grab, grabPacketAs, sendPacketAs, uniqueMessage } from './redpackets.ts';

const phone = { viewport: { width: 375, height: 740 } };

/** The bell with this many unread notifications. */
const bell = (page: Page, unread: number): Locator =>
  page
    .getByRole('banner')
    .getByRole('button', { name: unread > 0 ? `通知，${unread} 条未读` : '通知', exact: true });
const latest = (page: Page): Locator => page.getByRole('region', { name: '最新通知' });

test('the bell rings without a reload when somebody grabs a packet, in every tab, and leads to it', async ({
  visit,
  member,
}) => {
  const [giver, taker] = [await member(), await member({ full_name: '周亦北' })];
  const message = uniqueMessage();
  const { id } = await sendPacketAs(giver, { message });
  const [page, takerPage] = [await visit(giver), await visit(taker)];
  const tab = await page.context().newPage();
  await page.goto('/');
  await tab.goto('/notifications');
  await expect(tab.getByText('还没有通知')).toBeVisible();
  await expectAccessible(tab);
  for (const each of [page, tab]) await expect(bell(each, 0)).toBeVisible();

  await takerPage.goto(`/redpacket/${id}`);
  await grab(takerPage);
  for (const each of [page, tab]) await expect(bell(each, 1)).toBeVisible();
  const sentence = `周亦北抢了你的红包「${message}」`;
  await expect(tab.getByRole('tabpanel').getByRole('link', { name: sentence })).toBeVisible();

  await bell(page, 1).click();
  await expect(latest(page).getByRole('link', { name: sentence })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(latest(page)).toBeHidden();
  await expect(bell(page, 1)).toBeFocused();

  await grabPacketAs(await member({ full_name: '林见南' }), id);
  await bell(page, 1).click();
  await latest(page)
    .getByRole('link', { name: `林见南等 2 人抢了你的红包「${message}」` })
    .click();
  await expect(page).toHaveURL(`/redpacket/${id}`);
  await expect(latest(page)).toBeHidden();
  for (const each of [page, tab]) await expect(bell(each, 0)).toBeVisible();
});

test('the page filters by group and unread in its address, and marks all as read', async ({
  visit,
  member,
}) => {
  const [giver, taker] = [await member(), await member({ full_name: '沈中' })];
  const { id, message } = await sendPacketAs(giver, { amount: 60, count: 2, type: 'fixed' });
  await grabPacketAs(taker, id);
  await execute(`update red_packets set expires_at = now() - interval '1 second' where id = $1`, [id]);
  await runJob('expire-red-packets');
  const page = await visit(giver, phone);
  await page.goto('/notifications');
  const panel = page.getByRole('tabpanel');
  const refund = panel.getByRole('link', { name: `你的红包「${message}」已过期，退回 30 浣熊豆` });
  await expect(refund).toBeVisible({ timeout: 20_000 });
  await expect(panel.getByText('共 2 条')).toBeVisible();
  await expectAccessible(page);

  const groups = page.getByRole('navigation', { name: '类别' });
  await groups.getByRole('link', { name: '订单' }).click();
  await expect(page).toHaveURL('/notifications?group=orders');
  await expect(panel.getByText('没有找到相符的通知')).toBeVisible();
  // A tab begins without the filter of another.
  await page.getByRole('tab', { name: '未读' }).click();
  await expect(page).toHaveURL('/notifications?tab=unread');
  await groups.getByRole('link', { name: '红包' }).click();
  await expect(page).toHaveURL('/notifications?tab=unread&group=redpackets');
  await page.reload();
  await expect(refund).toBeVisible();
  await page.getByRole('button', { name: '全部标为已读' }).click();
  await expect(bell(page, 0)).toBeVisible();
  await expect(panel.getByText('没有找到相符的通知')).toBeVisible();
  await page.getByRole('tab', { name: '全部' }).click();
  await expect(refund).toBeVisible();
});

test('a thing that is gone says so, and its notification keeps the title', async ({
  visit,
  member,
  browserErrors,
}) => {
  browserErrors.expectError(/status of 404/);
  const author = await member({ verified: true });
  const title = `鐘樓 ${uniqueWord()}`;
  const { id } = await publishAs(author, { title });
  const { token } = await editor();
  await call(moderateNews, { params: { id }, body: { approved: true } }, { token });
  await call(deleteNews, { params: { id } }, { token: author.token });
  const page = await visit(author);
  await page.goto('/notifications?variant=hans');
  await page.getByRole('link', { name: `你的新闻「${title}」已通过审核` }).click();
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
});

test('members choose their mail by group, and get it', async ({ visit, member }) => {
  const [giver, taker] = [await member({ verified: true }), await member({ full_name: '顾青' })];
  const page = await visit(giver);
  await page.goto('/notifications');
  await page.getByRole('tab', { name: '设置' }).click();
  await expect(page).toHaveURL('/notifications?tab=settings');
  await expectAccessible(page);
  const choice = page.getByRole('combobox', { name: '红包通知的邮件' });
  await expect(choice).toHaveValue('none');
  await choice.selectOption('立即');
  await expect(page.getByText('设置已保存')).toBeVisible();
  await page.reload();
  await expect(choice).toHaveValue('at_once');
  const { id, message } = await sendPacketAs(giver, {});
  await grabPacketAs(taker, id);
  await runJob('mail-notifications');
  expect(await emailTo(giver.user.email, message)).toContain(`顾青抢了你的红包「${message}」`);
});

test('visitors have no bell, and the page asks them to log in', async ({ visit }) => {
  const page = await visit();
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByRole('banner').getByRole('button', { name: /^通知/ })).toHaveCount(0);
});

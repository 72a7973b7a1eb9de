/** Course sales: a seat is bought, waited for, refunded, resold; editors write, move and cancel courses. */
import { getBalanceToPay } from '@features/payments/contract/payment';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, setColorScheme } from './accessibility.ts';
import { call } from './api.ts';
import { cards, chooseMethod, fillCard, payByCard } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { waitUntilHydrated } from './hydration.ts';
import { editor } from './news.ts';
import { buySeatAs, payByWechat, resellAs, salesDialog, sellCourse } from './sales.ts';

const packet = (page: Page) => page.getByRole('dialog', { name: '新人红包' });

async function findCourse(page: Page, title: string): Promise<void> {
  await page.goto(`/course-sales?search=${encodeURIComponent(title)}`);
  await waitUntilHydrated(page);
  await page.getByRole('heading', { level: 3, name: title }).getByRole('link').click();
  await expect(salesDialog(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
}

test('the first purchase, after a declined card, shows a red packet once, and the balance has 20 yuan', async ({
  visit,
  member,
}) => {
  const course = await sellCourse({ maxStudents: 5 });
  const buyer = await member();
  const page = await visit(buyer);
  await findCourse(page, course.title);
  await salesDialog(page).getByRole('link', { name: '立即购买' }).click();
  await expect(page).toHaveURL(`/course-sales/${course.id}/purchase`);
  await expectAccessible(page);
  await chooseMethod(page, 'credit');
  await fillCard(page, cards.declined);
  await payByCard(page);
  const dialog = salesDialog(page, '购买席位');
  await expect(dialog.getByText('您的银行卡被拒绝。')).toBeVisible();
  await expect(dialog.getByRole('timer')).toHaveText(/^(30:00|2\d:\d\d)$/);
  await fillCard(page, cards.good);
  await payByCard(page);

  await packet(page).getByRole('button', { name: '拆开红包' }).click({ timeout: 20_000 });
  await expect(packet(page).getByText('已存入您的余额')).toBeVisible();
  await expectAccessible(page);
  const { available } = await call(getBalanceToPay, {}, { token: buyer.token });
  expect(available).toBe(20);
  await packet(page).getByRole('link', { name: '查看余额' }).click();
  await expect(page.getByRole('main').getByRole('region', { name: '余额', exact: true })).toContainText(
    '20.00',
  );

  await page.goto(`/course-sales/${course.id}`);
  await expect(page.getByRole('link', { name: '查看我的席位' })).toBeVisible();
  await expect(packet(page)).toHaveCount(0);
  await page.getByRole('link', { name: '查看我的席位' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /日历文件/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/[.]ics$/);
});

test('a course of one place is sold out, waited for, refunded and offered to the one who waits', async ({
  visit,
  member,
}) => {
  const course = await sellCourse();
  const [first, second] = [await member(), await member()];
  await buySeatAs(first, course);

  const waiting = await visit(second);
  await waiting.goto(`/course-sales/${course.id}`);
  await expect(waiting.getByText('已售罄')).toBeVisible();
  await waiting.getByRole('link', { name: '加入候补名单' }).click();
  const list = salesDialog(waiting, '候补名单');
  await list.getByRole('button', { name: '加入候补名单' }).click();
  await expect(list.getByText(/第 1 位/)).toBeVisible();
  await expectAccessible(waiting);

  const owner = await visit(first);
  await owner.goto('/course-sales/seats');
  await owner.getByRole('button', { name: '退款' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: '退款' }).click();
  await expect(owner.getByText('席位已退回，款项正在退还')).toBeVisible();

  await expect(list.getByRole('link', { name: '去付款' })).toBeVisible({ timeout: 20_000 });
  await expect(list.getByRole('timer')).toBeVisible();
  await list.getByRole('link', { name: '去付款' }).click();
  await payByWechat(waiting);
  await expect(packet(waiting)).toBeVisible({ timeout: 20_000 });
  await owner.goto('/course-sales/seats?view=all');
  await expect(owner.getByRole('article').filter({ hasText: course.title })).toContainText('已退款');
});

test('a seller is told the bounds, keeps what was typed over a reload, and takes the seat back', async ({
  visit,
  member,
}) => {
  const course = await sellCourse();
  const seller = await member();
  await buySeatAs(seller, course);
  const page = await visit(seller);
  await page.goto(`/course-sales/${course.id}/resell`);
  const form = salesDialog(page, '转售席位');
  await form.getByRole('textbox', { name: /转售价格/ }).fill('109');
  await form.getByRole('button', { name: '挂出转售' }).click();
  await expect(form.getByText('请填写联系方式')).toBeVisible();
  await expect(form.getByText(/转售价格须在 110.00 到 150.00 元之间/)).toBeVisible();
  await form.getByRole('textbox', { name: /转售价格/ }).fill('135');
  await form.getByRole('textbox', { name: /联系方式/ }).fill('微信 walker-13');
  await expect(form.getByText('¥138.00')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(form.getByRole('textbox', { name: /联系方式/ })).toHaveValue('微信 walker-13');
  await form.getByRole('button', { name: '挂出转售' }).click();
  await expect(page.getByText('席位已挂出转售')).toBeVisible();

  await page.goto('/course-sales/seats');
  await page.getByRole('button', { name: '撤回转售' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤回', exact: true }).click();
  await expect(page.getByText('转售已撤回，席位仍归您')).toBeVisible();
  await expect(page.getByRole('link', { name: '转售', exact: true })).toBeVisible();
});

test('two browsers buy one listing: one gets the seat and the contact, the seller sees where it went', async ({
  visit,
  member,
}) => {
  const course = await sellCourse();
  const [seller, quick, late] = [await member(), await member(), await member()];
  const purchase = await buySeatAs(seller, course);
  await resellAs(seller, purchase, 135, '微信 walker-13');

  const pages = [await visit(quick), await visit(late)] as const;
  for (const page of pages) {
    await page.goto(`/course-sales/${course.id}/listings`);
    await expect(salesDialog(page, '转售中的席位').getByText('¥135.00')).toBeVisible();
  }
  const [quickPage, latePage] = pages;
  await salesDialog(quickPage, '转售中的席位').getByRole('button', { name: '购买' }).click();
  await expect(salesDialog(quickPage, '购买席位').getByRole('timer')).toBeVisible();
  // Asked again every ten seconds.
  await expect(salesDialog(latePage, '转售中的席位').getByText('有人正在付款')).toBeVisible({
    timeout: 15_000,
  });
  await payByWechat(quickPage);
  await packet(quickPage).getByRole('button', { name: '关闭' }).click({ timeout: 20_000 });
  await quickPage.getByRole('link', { name: '查看我的席位' }).click();
  await expect(quickPage.getByText('微信 walker-13')).toBeVisible();
  await expect(latePage.getByText('现在没有转售的席位')).toBeVisible({ timeout: 15_000 });

  const sellerPage = await visit(seller);
  await sellerPage.goto(`/course-sales/seats/${purchase.id}`);
  await expect(sellerPage.getByText(/已以 ¥135.00 售出/)).toBeVisible();
  await expect(sellerPage.getByRole('list', { name: '席位的来历' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(sellerPage);
});

test('an editor writes a course, and cancels it; the owner sees why and what came back', async ({
  visit,
  member,
}) => {
  const page = await visit(await editor());
  const course = await sellCourse({ maxStudents: 3 });
  const owner = await member();
  await buySeatAs(owner, course);

  await page.goto('/course-sales/manage');
  await page.getByRole('link', { name: '写课程' }).click();
  const form = page.getByRole('dialog', { name: '写课程' });
  await form.getByRole('button', { name: '保存草稿' }).click();
  await expect(form.getByText('请输入课程名称')).toBeVisible();
  await expect(form.getByText('请选择开课时间')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await page.getByRole('link', { name: course.title }).click();
  const managed = salesDialog(page);
  await expect(managed.getByRole('heading', { name: '席位（1）' })).toBeVisible();
  await managed.getByRole('link', { name: '编辑' }).click();
  const editing = page.getByRole('dialog', { name: '编辑课程' });
  await expect(editing.getByText(/目前占用 1 个名额/)).toBeVisible();
  await editing.getByLabel('名额').fill('4');
  await editing.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('课程已保存')).toBeVisible();
  await expect(managed.getByText('1/4')).toBeVisible();
  await managed.getByRole('button', { name: '取消课程' }).click();
  const question = page.getByRole('dialog', { name: `取消「${course.title}」？` });
  await expect(question.getByText(/1 位学员共退回 ¥100.00/)).toBeVisible();
  await question.getByRole('button', { name: '取消课程' }).click();
  await expect(question.getByText('请填写取消原因')).toBeVisible();
  await question.getByLabel(/取消原因/).fill('讲师生病');
  await question.getByRole('button', { name: '取消课程' }).click();
  await expect(page.getByText('课程已取消，款项正在退还')).toBeVisible();

  const seats = await visit(owner);
  await seats.goto('/course-sales/seats?view=all');
  const seat = seats.getByRole('article').filter({ hasText: course.title });
  await expect(seat.getByText('讲师生病')).toBeVisible();
  await expect(seat.getByText(/您支付的 ¥100.00/)).toBeVisible();
});

test('the list keeps search and filters in the address, and an entry that was opened gives the focus back', async ({
  visit,
  member,
}) => {
  const course = await sellCourse({ title: '設計的留白', category: 'design' });
  const page = await visit(await member());
  await page.goto('/course-sales');
  await page.getByRole('searchbox', { name: '搜索课程' }).fill('设计的留白');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: '课程分类' }).selectOption('设计');
  await page.getByRole('navigation', { name: '课程状态' }).getByRole('link', { name: '即将开课' }).click();
  await expect(page).toHaveURL((url) => {
    const { search, category, status } = Object.fromEntries(url.searchParams);
    return search === '设计的留白' && category === 'design' && status === 'upcoming';
  });
  await expect(page.locator('mark').first()).toHaveText('設計的留白');
  await expectAccessible(page);
  await setColorScheme(page, 'dark');
  await expectAccessible(page, 'colours');
  const link = page.getByRole('heading', { level: 3, name: course.title }).getByRole('link').first();
  await link.click();
  await salesDialog(page).getByRole('link', { name: '立即购买' }).click();
  await expect(salesDialog(page, '购买席位')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(salesDialog(page, '购买席位')).toBeHidden();
  await expect(salesDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(salesDialog(page)).toBeHidden();
  await expect(link).toBeFocused();

  await page.setViewportSize({ width: 375, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.goto(`/course-sales/${course.id}`);
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

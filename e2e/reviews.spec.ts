/** The review, from a pending application to its award, for reviewer, admin and applicant. */
import { expectAccessible, expectNoSidewaysScroll, setColorScheme } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import {
  confirmDialog,
  ensureReviewer,
  expectProgress,
  openReview,
  reviewDialog,
  reviewPath,
  staffMember,
  submitApplicationAs,
  updateSettings,
} from './reviews.ts';

// Not parallel: blind review is a setting of the whole portal.
test.describe.configure({ mode: 'default' });

test('reviewer and admin review an application until disbursement, and the applicant sees each step', async ({
  visit,
  member,
}) => {
  test.setTimeout(180_000);
  const [admin, reviewer] = await Promise.all([staffMember('admin'), staffMember('reviewer')]);
  await updateSettings(admin, { blindReview: false, scoreScale: 100 });
  await ensureReviewer(admin, reviewer);
  const applicant = await member({ full_name: '陆听钟' });
  const { id, application_number: number } = await submitApplicationAs(applicant, '成绩单 陆听钟.pdf');

  const applicantPage = await visit(applicant);
  await applicantPage.goto(`/scholarship/application?id=${id}`);
  await expect(applicantPage.getByText('申请已提交')).toBeVisible();

  const adminPage = await visit(admin);
  await adminPage.goto('/scholarship');
  await adminPage.getByRole('navigation', { name: '奖学金' }).getByRole('link', { name: '评审' }).click();
  await expect(adminPage.getByRole('list', { name: '统计' })).toContainText('申请总数');
  await expectAccessible(adminPage);
  await setColorScheme(adminPage, 'dark');
  await expectAccessible(adminPage, 'colours');
  await setColorScheme(adminPage, 'light');
  const adminDialog = await openReview(adminPage, number);
  await expect(adminPage).toHaveURL((url) => url.searchParams.get('application') === id);
  await expect(adminDialog.getByText('陆听钟').first()).toBeVisible();
  await adminDialog.getByRole('button', { name: '查看完整证件号码' }).click();
  await confirmDialog(adminPage, '查看完整证件号码？', null, '查看');
  await expect(adminDialog.getByText('K1234567')).toBeVisible();
  await adminDialog.getByRole('combobox', { name: '评审人' }).selectOption({ value: reviewer.user.id });
  await adminDialog.getByRole('button', { name: '分配', exact: true }).click();
  await expect(adminDialog.getByText('0 / 1 人已评')).toBeVisible();

  const reviewerPage = await visit(reviewer);
  await reviewerPage.goto('/scholarship/admin?mine=true');
  const reviewerDialog = await openReview(reviewerPage, number);
  await reviewerDialog.getByRole('button', { name: '开始评审' }).click();
  await confirmDialog(reviewerPage, '开始评审这份申请？', '材料已收到', '开始评审');
  await expectProgress(applicantPage, '进入评审', '材料已收到');

  await reviewerDialog.getByRole('button', { name: '需要补充' }).click();
  const materialDialog = reviewerPage.getByRole('dialog', { name: '材料标为「需要补充」？' });
  await materialDialog.getByRole('button', { name: '确认' }).click();
  await expect(materialDialog.getByText('请说明需要补充的内容或未通过的原因')).toBeVisible();
  await confirmDialog(reviewerPage, '材料标为「需要补充」？', '请盖上学校的章', '确认');
  await expectProgress(applicantPage, '材料需要补充', '请盖上学校的章');

  await reviewerDialog.getByRole('textbox', { name: '给申请人留言' }).fill('请在下周前补交');
  await reviewerDialog.getByRole('button', { name: '发送' }).click();
  await expect(reviewerDialog.getByRole('list', { name: '留言' })).toContainText('请在下周前补交');
  await expectProgress(applicantPage, '请在下周前补交');

  const score = reviewerDialog.getByRole('region', { name: '我的评分' });
  await score.getByRole('textbox', { name: /分数/ }).fill('101');
  await score.getByRole('button', { name: '提交评分' }).click();
  await expect(score.getByText('请输入 0 到最高分之间的整数')).toBeVisible();
  await score.getByRole('textbox', { name: /分数/ }).fill('88');
  await score.getByRole('textbox', { name: /评语/ }).fill('田野工作扎实');
  await score.getByRole('button', { name: '提交评分' }).click();
  await expect(score.getByRole('button', { name: '修改评分' })).toBeVisible();
  await expectAccessible(reviewerPage);

  await adminPage.reload();
  const reloadedDialog = reviewDialog(adminPage);
  await expect(reloadedDialog.getByRole('region', { name: '评分', exact: true })).toContainText(
    '田野工作扎实',
  );
  await expect(reloadedDialog.getByRole('region', { name: '排名' }).locator('[aria-current]')).toContainText(
    '88',
  );
  await reloadedDialog.getByRole('button', { name: '通过', exact: true }).click();
  await expect(adminPage.getByRole('dialog', { name: '通过这份申请？' })).toBeVisible();
  await adminPage.keyboard.press('Escape');
  await expect(reloadedDialog).toBeVisible();
  await reloadedDialog.getByRole('button', { name: '通过', exact: true }).click();
  await adminPage.getByRole('textbox', { name: /提前决定的理由/ }).fill('另一位评审人出缺');
  await confirmDialog(adminPage, '通过这份申请？', '选题有价值', '确认通过');
  await expect(reloadedDialog.getByText('已通过，奖金进入发放。')).toBeVisible();
  await expectProgress(applicantPage, '申请获得通过', '选题有价值');

  await reloadedDialog.getByRole('button', { name: '关闭' }).click();
  await adminPage.getByRole('tab', { name: '奖金发放' }).click();
  const award = adminPage.getByRole('row', { name: new RegExp(number) });
  await award.getByRole('button', { name: '发放失败' }).click();
  await confirmDialog(adminPage, '标为发放失败？', '账号与姓名不符', '标为发放失败');
  await expectProgress(applicantPage, '奖金发放失败，将重新发放');
  await award.getByRole('button', { name: '重新发放' }).click();
  await confirmDialog(adminPage, '重新发放？', null, '重新发放');
  await award.getByRole('button', { name: '确认发放' }).click();
  await confirmDialog(adminPage, '确认已经发放？', '凭证 20261121', '确认已发放');
  await expect(award).toContainText('已发放');
  await expectAccessible(adminPage);
  await expectProgress(applicantPage, '奖金已发放');
});

test('a ranking with several pages opens at the application’s page, and can be paged', async ({
  visit,
  member,
}) => {
  test.setTimeout(180_000);
  const admin = await staffMember('admin');
  await updateSettings(admin, { blindReview: false });
  let last = await submitApplicationAs(await member({ full_name: '许听澜' }), '许听澜.pdf');
  const { id, scholarship_id } = last;
  for (let more = 0; more < 10; more += 1)
    last = await submitApplicationAs(await member({ full_name: `许听澜 ${more}` }), '成绩单.pdf');
  const page = await visit(admin);
  await page.goto(`${reviewPath}?scholarshipId=${scholarship_id}`);
  const panel = page.getByRole('region', { name: '排名' });
  await expect(panel.getByRole('listitem').filter({ hasText: /SA/ })).toHaveCount(10);
  await expectAccessible(page);
  await panel.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/ranked=2/);
  await expect(panel.locator('[aria-current="page"]')).toHaveText('2');
  await page.goto(`${reviewPath}?application=${last.id}`);
  const ranking = reviewDialog(page).getByRole('region', { name: '排名' });
  await expect(ranking.locator('li[aria-current]')).toContainText(last.application_number);
  await expect(ranking.locator('[aria-current="page"]')).not.toHaveText('1');
  await ranking.getByRole('link', { name: '第 1 页' }).click();
  await expect(ranking.locator('[aria-current="page"]')).toHaveText('1');
  await expect(reviewDialog(page)).toBeVisible();
  await page.goto(`${reviewPath}?application=${id}`);
  await expect(ranking.locator('li[aria-current]')).toHaveCount(1);
  await expectAccessible(page);
});

test('a member without the role sees an error and a link back', async ({ visit, member }) => {
  const page = await visit(await member());
  await page.goto(reviewPath);
  await expect(page.getByText('没有权限访问')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '返回奖学金' }).click();
  await expect(page).toHaveURL('/scholarship');
  const tabs = page.getByRole('navigation', { name: '奖学金' });
  await expect(tabs.getByRole('link', { name: '公告' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: '评审' })).toHaveCount(0);
});

test('anonymous visitors log in and return', async ({ visit }) => {
  const page = await visit();
  await page.goto('/scholarship/admin?status=pending');
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('redirect') === '/scholarship/admin?status=pending',
  );
});

test('a blind review hides applicants from reviewers', async ({ visit, member, browserErrors }) => {
  test.setTimeout(120_000);
  const [admin, reviewer] = await Promise.all([staffMember('admin'), staffMember('reviewer')]);
  await updateSettings(admin, { blindReview: false });
  const { application_number: number } = await submitApplicationAs(
    await member({ full_name: '秦望舒' }),
    '秦望舒 成绩.pdf',
  );

  const adminPage = await visit(admin);
  await adminPage.goto('/scholarship/admin?tab=settings');
  const maxApplications = adminPage.getByRole('textbox', { name: '每项奖学金的最大申请数量' });
  await maxApplications.fill('1001');
  await adminPage.getByRole('button', { name: '保存设置' }).click();
  await expect(adminPage.getByText('最大申请数量须在 1 到 1000 之间')).toBeVisible();
  await maxApplications.fill('500');
  await adminPage.getByRole('checkbox', { name: '盲审' }).click();
  await confirmDialog(adminPage, '开启盲审？', null, '开启盲审');
  await expectAccessible(adminPage);
  // Another admin has saved first.
  browserErrors.expectError(/409.*\/api\/reviews\/settings/);
  await updateSettings(admin, { maxApplications: 321 });
  await adminPage.getByRole('button', { name: '保存设置' }).click();
  const conflictView = adminPage.getByRole('region', { name: '设置已被他人修改，请核对后再保存' });
  await expect(conflictView.getByRole('article', { name: '对方的版本' })).toContainText('321');
  await conflictView.getByRole('button', { name: '保留我的版本' }).click();
  await expect(conflictView).toBeHidden();
  await expect(maxApplications).toHaveValue('500');

  const reviewerPage = await visit(reviewer);
  await reviewerPage.goto(reviewPath);
  await expect(reviewerPage.getByRole('tab')).toHaveCount(0);
  const adminDialog = await openReview(reviewerPage, number);
  await expect(adminDialog.getByText('申请人').first()).toBeVisible();
  await expect(adminDialog.getByText('成绩单', { exact: false }).first()).toBeVisible();
  await expect(reviewerPage.getByRole('main')).not.toContainText('秦望舒');
  await expect(adminDialog).not.toContainText('秦望舒');
  await expect(adminDialog).not.toContainText('岭南大学');
  await updateSettings(admin, { blindReview: false });
});

for (const width of [375, 360])
  test(`pages fit ${width} pixels`, async ({ visit, member }) => {
    const admin = await staffMember('admin');
    const { application_number: number } = await submitApplicationAs(
      await member({ full_name: '温若溪' }),
      '温若溪.pdf',
    );
    const page = await visit(admin, { viewport: { width, height: 800 } });
    for (const tab of ['applications', 'reviewers', 'disbursement', 'settings']) {
      await page.goto(`/scholarship/admin?tab=${tab}`);
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      await expect(page.getByText('正在加载')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    }
    await page.goto(reviewPath);
    const dialog = await openReview(page, number);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: new RegExp(number) })).toBeVisible();
  });

test('the filtered list can be exported for Excel', async ({ visit }) => {
  const page = await visit(await staffMember('admin'));
  await page.goto('/scholarship/admin?status=pending');
  const [adminDialog] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 CSV' }).click(),
  ]);
  expect(adminDialog.suggestedFilename()).toMatch(/^applications-\d{4}-\d{2}-\d{2}\.csv$/);
  await expect(page.getByText('申请列表已导出')).toBeVisible();
});

test('a changed reviewer profile appears in the list immediately', async ({ visit }) => {
  const [admin, reviewer] = await Promise.all([staffMember('admin'), staffMember('reviewer')]);
  await ensureReviewer(admin, reviewer);
  const page = await visit(admin);
  await page.goto(`${reviewPath}?tab=reviewers`);
  const row = page.locator(`[data-row="${reviewer.user.id}"]`);
  await row.getByRole('button', { name: '编辑' }).click();
  const dialog = page.getByRole('dialog', { name: '编辑评审人' });
  await dialog.getByLabel('专业领域').fill('古籍与碑刻');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('古籍与碑刻');
});

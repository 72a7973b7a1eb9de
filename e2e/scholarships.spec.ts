/** Scholarships: finding, applying, following and withdrawing. */
import { endAllSessions } from '@features/accounts/contract/sessions';
import { listMyApplications } from '@features/scholarships/contract/application';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { call } from './api.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import {
  createDraftAs,
  field,
  fillForm,
  form,
  formPath,
  formValues,
  saveStatus,
  scholarshipOf,
  submitApplicationAs,
} from './scholarships.ts';

/** Open for applications in the sample data. */
const open = '营造法式研修奖学金';
/** Its deadline has passed. */
const closed = '海外青年寻根奖学金';

test('a student finds a scholarship, fills the form, reloads, and submits once', async ({
  visit,
  member,
}) => {
  const student = await member({ full_name: '沈知秋' });
  const page = await visit(student);
  await page.goto('/scholarship');
  const searchField = page.getByRole('searchbox', { name: '搜索奖学金' });
  await searchField.fill('營造');
  await searchField.press('Enter');
  await expect(page.locator('mark').first()).toHaveText('营造');
  await expect(searchField).toBeFocused();
  await page.getByRole('button', { name: `申请：${open}` }).click();

  // Name and address of the account are prefilled.
  await expect(field(page, 'full_name')).toHaveValue('沈知秋');
  await expect(field(page, 'email')).toHaveValue(student.user.email);
  await field(page, 'institution').fill(formValues.institution);
  await field(page, 'id_number').fill('Z1234567(8)');
  await expect(saveStatus(page)).toContainText('已保存');
  await field(page, 'personal_statement').fill('写到一半');
  const storedText = await page.evaluate(() => JSON.stringify(localStorage));
  expect(storedText).toContain('写到一半');
  expect(storedText).not.toContain('Z1234567');
  await page.reload();
  await expect(field(page, 'personal_statement')).toHaveValue('写到一半');
  await expect(field(page, 'institution')).toHaveValue(formValues.institution);
  await expect(field(page, 'id_number')).toHaveValue('Z******8)');

  await form(page).getByRole('button', { name: '提交申请' }).click();
  await expect(form(page)).toContainText('请选择出生日期');
  await expect(field(page, 'date_of_birth')).toBeFocused();
  await fillForm(page);
  await form(page).getByRole('button', { name: '提交申请' }).click();
  const confirmDialog = page.getByRole('dialog', { name: '确认提交申请？' });
  await expect(confirmDialog).toContainText('不能再修改');
  await expect(confirmDialog.getByRole('button', { name: '再检查一下' })).toBeFocused();
  await confirmDialog.getByRole('button', { name: '确认提交' }).dblclick();
  await expect(page.getByRole('heading', { name: '申请已提交' })).toBeFocused();
  await expect(page.getByRole('article', { name: '申请回执' })).toContainText(/SA\d{4}-\d+/);
  await expectAccessible(page);

  const { applications } = await call(listMyApplications, {}, { token: student.token });
  expect(applications.map(({ status }) => status)).toEqual(['submitted']);
  await page.goto(await formPath(open));
  await expect(page.getByText('您已申请过该奖学金')).toBeVisible();
});

test('two tabs edit the same draft: the later one selects between conflicting values, the rest is merged', async ({
  visit,
  member,
  browserErrors,
}) => {
  browserErrors.expectError(/status of 409.*scholarship-applications/);
  const student = await member();
  const first = await visit(student);
  const path = await formPath(open);
  await first.goto(path);
  await field(first, 'major').fill('建筑学');
  await expect(saveStatus(first)).toContainText('已保存');
  const second = await first.context().newPage();
  await second.goto(path);
  await expect(field(second, 'major')).toHaveValue('建筑学');
  await field(second, 'major').fill('城市规划');
  await field(second, 'nationality').fill('中国');
  await expect(saveStatus(second)).toContainText('已保存');

  await first.bringToFront();
  await field(first, 'major').fill('建筑历史');
  const confirmDialog = first.getByRole('dialog', { name: '草稿已在别处修改，请核对后再保存' });
  await expect(confirmDialog).toBeVisible();
  await expect(confirmDialog).toContainText('城市规划');
  await expectAccessible(first);
  await confirmDialog.getByRole('radio', { name: /另一处/ }).check();
  await confirmDialog.getByRole('button', { name: '按所选合并并保存' }).click();
  await expect(confirmDialog).toBeHidden();
  await expect(field(first, 'major')).toHaveValue('城市规划');
  await expect(field(first, 'nationality')).toHaveValue('中国');
  await expect(saveStatus(first)).toContainText('已保存');
});

test('inputs are preserved when the network fails or the session ends', async ({
  visit,
  member,
  browserErrors,
}) => {
  const student = await member();
  const page = await visit(student);
  await page.goto(await formPath(open));
  await expect(form(page)).toBeVisible();
  browserErrors.expectError(/ERR_FAILED.*scholarship-applications/);
  await page.route('**/api/scholarship-applications', (route) => route.abort());
  await field(page, 'achievements').fill('一张拓片');
  await expect(saveStatus(page)).toContainText('保存草稿失败');
  await page.unroute('**/api/scholarship-applications');
  // The page reads the new draft, too, and must not learn that the session has ended by that.
  const read = page.waitForResponse((response) =>
    /GET .*scholarship-applications\/[\w-]{36}$/.test(`${response.request().method()} ${response.url()}`),
  );
  await form(page).getByRole('button', { name: '重试' }).click();
  await expect(saveStatus(page)).toContainText('已保存');
  await read;

  await call(endAllSessions, { query: {} }, { token: student.token });
  browserErrors.expectError(/status of 401.*scholarship-applications/);
  await field(page, 'achievements').fill('一张拓片，两张照片');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('用户名或邮箱').fill(student.user.username);
  await page.getByLabel('密码', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(field(page, 'achievements')).toHaveValue('一张拓片，两张照片');
  await expect(saveStatus(page)).toContainText('已保存');
});

test('materials are uploaded, rejected when they have the wrong type, and deleted', async ({
  visit,
  member,
}) => {
  const page = await visit(await member());
  await page.goto(await formPath(open));
  await expect(form(page)).toBeVisible();
  const chooser = form(page).locator('input[type="file"]').last();
  await chooser.setInputFiles({ name: '脚本.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(form(page).getByRole('alert')).toContainText('只能上传');
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  await chooser.setInputFiles({ name: '成绩单.pdf', mimeType: 'application/pdf', buffer: pdf });
  const line = form(page).getByRole('listitem').filter({ hasText: '成绩单.pdf' });
  await expect(line).toBeVisible();
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await line.getByRole('button', { name: /^下载/ }).click();
  expect((await downloading).suggestedFilename()).toContain('成绩单');
  await line.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog', { name: '删除这份材料？' }).getByRole('button', { name: '删除' }).click();
  await expect(line).toHaveCount(0);
});

test('an applicant follows an application, writes a message, checks the receipt, and withdraws', async ({
  visit,
  member,
}) => {
  const student = await member();
  const { application_number } = await submitApplicationAs(student, open);
  const page = await visit(student);
  await page.goto('/scholarship/application');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(open);
  await expect(page.getByRole('list', { name: '申请进度' }).locator('[aria-current="step"]')).toContainText(
    '已提交',
  );
  await expect(page.getByRole('list', { name: '申请的经过' })).toContainText('申请已提交');

  await page.getByLabel('给评审组留言').fill('请问面谈在什么时候？');
  await page.getByRole('button', { name: '发送' }).dblclick();
  await expect(page.getByRole('list', { name: '留言' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByLabel('给评审组留言')).toHaveValue('');

  const receipt = page.getByRole('article', { name: '申请回执' }).filter({ hasText: application_number });
  await expect(receipt.first()).toBeVisible();
  await page.getByRole('button', { name: '核验回执' }).click();
  await expect(page.getByText('本机重新计算的校验码与回执一致')).toBeVisible();
  await expect(page.getByText('评审组看到的内容与您提交时一致')).toBeVisible();
  const hash = (await receipt.first().locator('[data-hash]').getAttribute('data-hash')) ?? '';
  for (const [enteredHash, message] of [
    [` ${hash.toUpperCase()} `, '回执的校验码与您保存的一致'],
    ['0'.repeat(64), '回执的校验码与您保存的不一致'],
  ] as const) {
    await page.getByLabel('您保存的校验码').fill(enteredHash);
    await page.getByRole('button', { name: '核验回执' }).click();
    await expect(page.getByText(message)).toBeVisible();
  }

  await page.goto('/scholarship?tab=mine');
  const row = page.getByRole('row').filter({ hasText: application_number });
  await row.getByRole('button', { name: '详情' }).click();
  const detail = page.getByRole('dialog', { name: '申请详情' });
  await expect(detail).toContainText(formValues.personal_statement);
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await row.getByRole('button', { name: '撤回' }).click();
  const confirmDialog = page.getByRole('dialog', { name: '撤回这份申请？' });
  await expect(confirmDialog.getByRole('button', { name: '暂不撤回' })).toBeFocused();
  await confirmDialog.getByRole('button', { name: '撤回申请' }).click();
  await expect(row).toContainText('已撤回');
  await row.getByRole('link', { name: '重新申请' }).click();
  await expect(field(page, 'institution')).toHaveValue('');
});

test('a form that is only opened is no draft, and invalid fields are marked', async ({ visit, member }) => {
  const student = await member({ full_name: '沈知秋' });
  const page = await visit(student);
  await page.goto(await formPath(open));
  await field(page, 'full_name').focus();
  await field(page, 'institution').focus();
  await field(page, 'full_name').focus();
  await expect(saveStatus(page)).toContainText('填写后自动保存');
  const { applications } = await call(listMyApplications, { query: {} }, { token: student.token });
  expect(applications).toEqual([]);

  await field(page, 'email').fill('not-an-address');
  await expect(saveStatus(page)).toContainText('1 项填写有误');
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
});

test('a draft is found again, edited and deleted', async ({ visit, member }) => {
  const student = await member();
  await createDraftAs(student, open);
  const page = await visit(student);
  await page.goto('/scholarship?tab=mine');
  await page.getByRole('link', { name: '编辑并提交' }).click();
  await expect(field(page, 'personal_statement')).toHaveValue(formValues.personal_statement);
  await page.getByRole('navigation', { name: '奖学金' }).getByRole('link', { name: '我的申请' }).click();
  await page.getByRole('button', { name: '删除' }).click();
  const confirmDialog = page.getByRole('dialog', { name: '删除这份草稿？' });
  await confirmDialog.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('还没有申请')).toBeVisible();
});

test('an anonymous visitor logs in and returns', async ({ visit, member }) => {
  const { user, password } = await member();
  const page = await visit();
  await page.goto('/scholarship?tab=mine');
  await expect(page.getByRole('main').getByText('请先登录')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '去登录' }).click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/scholarship?tab=mine')}`);

  await page.goto('/scholarship?sort=amount_desc');
  await page.getByRole('button', { name: `申请：${open}` }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('用户名或邮箱').fill(user.username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(form(page).getByRole('heading', { name: open })).toBeVisible();
  await page.goto('/scholarship?tab=apply');
  await expect(page.getByRole('heading', { name: '请先选择要申请的奖学金' })).toBeVisible();
});

test('a closed scholarship accepts no applications', async ({ visit, member }) => {
  const page = await visit(await member());
  await page.goto(`/scholarship?search=${encodeURIComponent(closed)}`);
  const card = page.getByRole('article').filter({ hasText: closed });
  await expect(card).toContainText('申请截止日期已过');
  await expect(card).toContainText('香港时间');
  await expect(card.getByRole('button')).toHaveCount(0);
  await page.goto(await formPath(closed));
  await expect(page.getByRole('main').getByText('申请截止日期已过')).toBeVisible();
});

test('a list that fails to load shows an error and a retry button', async ({ visit, browserErrors }) => {
  const page = await visit();
  await page.goto('/scholarship');
  browserErrors.expectError(/status of 503.*api\/scholarships/);
  await page.route('**/api/scholarships?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('navigation', { name: '类别' }).getByRole('link', { name: '专题研究' }).click();
  await expect(page.getByRole('alert')).toContainText('加载奖学金列表失败');
  await page.unroute('**/api/scholarships?*');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the form can be filled by keyboard', async ({ visit, member }) => {
  const page = await visit(await member());
  const { title } = await scholarshipOf(open);
  await page.goto('/scholarship?tab=apply');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: title }));
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeVisible();
  for (const name of ['full_name', 'institution', 'personal_statement'] as const) {
    await tabTo(page, field(page, name));
    await page.keyboard.insertText(formValues[name]);
  }
  await tabTo(page, field(page, 'education_level'));
  await page.keyboard.press('ArrowDown');
  await field(page, 'date_of_birth').fill(formValues.date_of_birth);
  await tabTo(page, form(page).getByRole('button', { name: '提交申请' }));
  await page.keyboard.press('Enter');
  const confirmDialog = page.getByRole('dialog', { name: '确认提交申请？' });
  await tabTo(page, confirmDialog.getByRole('button', { name: '确认提交' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '申请已提交' })).toBeFocused();
});

test('the form and its errors fit a narrow phone', async ({ visit, member }) => {
  const page = await visit(await member(), { viewport: { width: 360, height: 740 } });
  await page.goto(await formPath(open));
  await form(page).getByRole('button', { name: '提交申请' }).click();
  await expect(form(page)).toContainText('请输入个人陈述');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

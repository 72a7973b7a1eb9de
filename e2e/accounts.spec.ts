/** Accounts: login, sessions, passwords, names and logout. */
import { login, logout } from '@features/accounts/contract/login';
import { readMe } from '@features/accounts/contract/user';
import type { Page } from '@playwright/test';
import { call } from './api.ts';
import { cartEntry } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { emailTo } from './mailbox.ts';
import { newName, storageOf } from './members.ts';

async function logIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('用户名或邮箱').fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

const storedSession = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userInfo')]);
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: '登录' });

test('a wrong password shows the server’s message and clears the stored session', async ({
  visit,
  member,
  browserErrors,
}) => {
  const { user } = await member();
  const page = await visit();
  await page.goto('/login');
  browserErrors.expectError(/status of 401.*users\/login/);
  await logIn(page, user.username, 'not-the-password');
  await expect(page.getByRole('alert')).toContainText('用户名或密码错误');
  await expect(page.getByLabel('用户名或邮箱')).toHaveValue(user.username);
  expect(await storedSession(page)).toEqual([null, null]);

  await logIn(page, 'nobody_of_that_name', 'not-the-password');
  await expect(page.getByRole('alert')).toContainText('用户名或密码错误');
});

test('a response without a message shows 登录失败', async ({ visit, browserErrors }) => {
  const page = await visit();
  await page.goto('/login');
  browserErrors.expectError(/status of 418/);
  await page.route('**/api/users/login', (route) => route.fulfill({ status: 418, body: 'teapot' }));
  await logIn(page, 'somebody', 'a-password');
  await expect(page.getByRole('alert')).toContainText('登录失败');
});

test('empty forms show the specification’s messages for missing fields', async ({ visit }) => {
  const page = await visit();
  await page.goto('/register');
  await page.getByRole('button', { name: '注册' }).click();
  for (const message of ['请输入用户名', '请输入邮箱', '请输入密码']) {
    await expect(page.getByRole('main')).toContainText(message);
  }
  await page.getByLabel('邮箱').fill('no-address');
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page.getByRole('main')).toContainText('请输入正确的邮箱格式');
});

test('a password can be shown by keyboard', async ({ visit }) => {
  const page = await visit();
  await page.goto('/login');
  const password = page.getByLabel('密码', { exact: true });
  await password.fill('south-by-the-axis');
  const toggle = page.getByRole('button', { name: '显示密码' });
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'password');
});

test('a guarded page redirects to the login and back to its full address', async ({ visit, member }) => {
  const { user, password } = await member();
  const page = await visit();
  const target = '/library?category=traditional_music&sort=price_asc';
  await page.goto(target);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(target)}`);
  await logIn(page, user.email, password);
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1, name: '商城' })).toBeVisible();
});

test('the header’s login returns to the page, except to account pages such as registration', async ({
  visit,
  member,
}) => {
  const { user, password } = await member();
  const page = await visit();
  await page.goto('/register?redirect=/orders');
  await loginLink(page).click();
  await expect(page).toHaveURL('/login?redirect=%2Forders');
  await page.goto('/forgot-password');
  await loginLink(page).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/news?category=culture');
  await loginLink(page).click();
  await logIn(page, user.username, password);
  await expect(page).toHaveURL('/news?category=culture');
});

for (const address of ['/library', '/orders', '/orders/1', '/paypal-payment', '/profile']) {
  test(`${address} needs a login`, async ({ visit }) => {
    const page = await visit();
    await page.goto(address);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`);
  });
}

test('a member stays logged in after a reload and is redirected from the login page', async ({
  visit,
  member,
}) => {
  const { user, password } = await member();
  const page = await visit();
  await page.goto('/login');
  await logIn(page, user.username, password);
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByRole('button', { name: user.username })).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('only members have cart and orders in the menu', async ({ visit, member }) => {
  const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
  const anonymous = await visit();
  await anonymous.goto('/');
  await expect(menu(anonymous).getByRole('link', { name: '商城' })).toBeVisible();
  await expect(menu(anonymous).getByRole('link', { name: /购物车|我的订单/ })).toHaveCount(0);
  await expect(loginLink(anonymous)).toBeVisible();
  const memberPage = await visit(await member());
  await memberPage.goto('/');
  await expect(menu(memberPage).getByRole('link', { name: '我的订单' })).toBeVisible();
  await expect(cartEntry(memberPage)).toHaveText('购物车');
  await expect(loginLink(memberPage)).toHaveCount(0);
});

test('logging out invalidates the token', async ({ visit, member, browserErrors }) => {
  const buyer = await member();
  const page = await visit(buyer);
  await page.goto('/');
  await page.getByRole('button', { name: buyer.user.username }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(loginLink(page)).toBeVisible();
  expect(await storedSession(page)).toEqual([null, null]);
  await expect.poll(() => call(readMe, {}, { token: buyer.token }).catch(({ status }) => status)).toBe(401);

  const other = await visit(buyer);
  browserErrors.expectError(/status of 401/);
  await other.goto('/orders');
  await expect(other).toHaveURL(/\/login\?redirect=%2Forders/);
  await expect(other.getByText('登录已过期，请重新登录')).toBeVisible();
  expect(await storedSession(other)).toEqual([null, null]);
});

test('logging out works without the server', async ({ visit, member, browserErrors }) => {
  const buyer = await member();
  const page = await visit(buyer);
  await page.goto('/orders');
  await expect(page.getByText('还没有订单')).toBeVisible();
  browserErrors.expectError(/ERR_FAILED.*users\/logout/);
  await page.route('**/api/users/logout', (route) => route.abort());
  await page.getByRole('button', { name: buyer.user.username }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await storedSession(page)).toEqual([null, null]);
});

test('logging out or in applies to other tabs', async ({ visit, member }) => {
  const buyer = await member();
  const page = await visit(buyer);
  const tab = await page.context().newPage();
  await page.goto('/');
  await tab.goto('/orders');
  await expect(tab.getByText('还没有订单')).toBeVisible();
  await page.getByRole('button', { name: buyer.user.username }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(tab).toHaveURL(/\/login\?redirect=%2Forders/);
  await logIn(tab, buyer.user.username, buyer.password);
  await expect(tab).toHaveURL('/orders');
  await expect(page.getByRole('button', { name: buyer.user.username })).toBeVisible();
});

test('a forgotten password is reset by email, which ends all sessions', async ({ visit, member }) => {
  const { user, token } = await member();
  const page = await visit();
  await page.goto('/login');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await page.getByLabel('邮箱', { exact: true }).fill(user.email);
  await page.getByRole('button', { name: '发送重置邮件' }).click();
  await expect(page.getByRole('status')).toContainText('一小时内');
  const email = await emailTo(user.email, 'reset-password');
  const [link = ''] = /http\S+reset-password\S+/.exec(email) ?? [];
  await page.goto(link);
  await page.getByLabel('新密码').fill('a-shorter-walk-south');
  await page.getByRole('button', { name: '保存新密码' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, user.username, 'a-shorter-walk-south');
  await expect(page.getByRole('button', { name: user.username })).toBeVisible();
  expect(await call(readMe, {}, { token }).catch(({ status }) => status)).toBe(401);
});

test('a used or forged link is rejected', async ({ visit, browserErrors }) => {
  const page = await visit();
  browserErrors.expectError(/status of 400.*password/);
  await page.goto('/reset-password?token=forged');
  await page.getByLabel('新密码').fill('a-shorter-walk-south');
  await page.getByRole('button', { name: '保存新密码' }).click();
  await expect(page.getByRole('alert')).toContainText('链接无效或已过期，请重新获取');
});

test('the email after registration verifies the address', async ({ visit, member }) => {
  const buyer = await member();
  const email = await emailTo(buyer.user.email, 'verify-email');
  const [link = ''] = /http\S+verify-email\S+/.exec(email) ?? [];
  const page = await visit(buyer);
  await page.goto('/profile');
  await expect(page.getByText('未验证')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('status')).toContainText('邮箱验证成功');
  await page.goto('/profile');
  await expect(page.getByText('已验证', { exact: true })).toBeVisible();
});

test('the header shows full name, username, name, address or 用户', async ({ visit, member }) => {
  const buyer = await member();
  const { id, role } = buyer.user;
  const cases: [object, string][] = [
    [{ full_name: '林知远', username: 'lin', name: 'L', email: 'a@b.cn' }, '林知远'],
    [{ full_name: '', username: 'lin', name: 'L', email: 'a@b.cn' }, 'lin'],
    [{ name: '远', email: 'a@b.cn' }, '远'],
    [{ email: 'walker@b.cn' }, 'walker'],
    [{}, '用户'],
  ];
  const page = await visit();
  await page.goto('/about');
  for (const [user, name] of cases) {
    const entries = storageOf({ token: buyer.token, user: { id, role, ...user } as typeof buyer.user });
    await page.evaluate((pairs) => {
      for (const pair of pairs) localStorage.setItem(pair.name, pair.value);
    }, entries);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name, exact: true })).toBeVisible();
  }
});

test('a name is not converted in either script', async ({ visit, member }) => {
  const page = await visit(await member({ full_name: '蕭钟' }));
  for (const script of ['hans', 'hant']) {
    await page.goto(`/about?variant=${script}`);
    await page.getByRole('button', { name: '蕭钟' }).click();
    await expect(page.locator('#account-menu')).toContainText('蕭钟');
  }
});

test('a changed name appears immediately', async ({ visit, member }) => {
  const page = await visit(await member({ full_name: '旧名' }));
  await page.goto('/profile');
  await page.getByLabel('姓名', { exact: true }).fill('顾青岚');
  await page.getByRole('button', { name: '保存资料' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: '顾青岚' })).toBeVisible();
});

test('a member logs out all other devices', async ({ visit, member }) => {
  const buyer = await member();
  const other = await call(login, { body: { login: buyer.user.username, password: buyer.password } });
  const page = await visit(buyer);
  await page.goto('/profile');
  await page.getByRole('button', { name: '退出所有设备' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '全部退出' }).click();
  await expect(page.getByText('其他设备已全部退出登录')).toBeVisible();
  expect(await call(readMe, {}, { token: other.token }).catch(({ status }) => status)).toBe(401);
  expect((await call(readMe, {}, { token: buyer.token })).id).toBe(buyer.user.id);
  await call(logout, {}, { token: buyer.token });
});

test('an existing username is an error of its field, and all inputs are preserved', async ({
  visit,
  member,
  browserErrors,
}) => {
  const { user } = await member();
  const page = await visit();
  const { email, password } = newName();
  await page.goto('/register');
  browserErrors.expectError(/status of 409.*users\/register/);
  await page.getByLabel('用户名').fill(user.username.toUpperCase());
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page.getByRole('main')).toContainText('该用户名已被使用');
  await expect(page.getByLabel('邮箱')).toHaveValue(email);
});

test('a demo account logs in with one click', async ({ visit }) => {
  const page = await visit();
  await page.goto('/login?redirect=/orders');
  await page.getByRole('region', { name: '演示账号' }).getByRole('button', { name: '访客' }).click();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('button', { name: '林知远' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

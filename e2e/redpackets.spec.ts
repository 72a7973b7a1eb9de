/** Red packets between people: sent here, grabbed there, remembered on both sides, and proved to be fair. */
import { expectAccessible } from './accessibility.ts';
import { showWechatCode } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { execute, runJob } from './jobs.ts';
import {
  envelope,
  grab,
  grabbedBy,
  historyRow,
  ownWish,
  send,
  sendForm,
  sentBy,
  write,
} from './redpackets.ts';
import { option } from './wallet.ts';

const phone = { viewport: { width: 375, height: 740 } };

test('send here, grab there, and both remember it', async ({ visit, member }) => {
  const [giver, taker] = [await member({ full_name: '林见南' }), await member({ full_name: '周亦北' })];
  const wish = ownWish();
  const [here, there] = [await visit(giver), await visit(taker)];
  await here.goto('/redpacket');
  const balance = here.getByRole('region', { name: '余额' });
  await expect(balance).toContainText('1,000');
  await sendForm(here).getByText('普通红包').click();
  await write(here, { amount: '60', count: '2', message: wish });
  await expect(sendForm(here).getByText('每人 30 浣熊豆，共 2 份')).toBeVisible();
  await expectAccessible(here);
  await send(here);
  const sent = here.getByRole('dialog', { name: '红包已发出' });
  await expect(sent).toContainText(wish);
  await expect(sent.getByRole('button', { name: '复制链接' })).toBeVisible();
  await expectAccessible(here);
  await expect(balance).toContainText('940');
  await sent.getByRole('button', { name: '再发一个' }).click();
  await expect(sendForm(here).getByRole('textbox', { name: '祝福语' })).toHaveValue('');

  await there.goto('/redpacket?tab=grab');
  await expect(envelope(there, wish)).toContainText('剩 2 / 2 个');
  const won = await grab(there, envelope(there, wish));
  await expect(won.getByRole('status')).toContainText('林见南的红包');
  await expect(won.getByRole('status')).toContainText('30');
  await expectAccessible(there);
  await won.getByRole('button', { name: '收下' }).click();
  await expect(envelope(there, wish).getByRole('link', { name: /已抢到/ })).toBeVisible();
  await expect(there.getByRole('region', { name: '余额' })).toContainText('1,030');

  await there.getByRole('tab', { name: '红包记录' }).click();
  await expect(historyRow(there, wish)).toContainText('+30');
  await expect(historyRow(there, wish)).toContainText('林见南');
  await here.getByRole('tab', { name: '红包记录' }).click();
  await expect(historyRow(here, wish)).toContainText('−60');
  await expect(historyRow(here, wish)).toContainText('进行中');
  await here.getByRole('link', { name: '抢到', exact: true }).click();
  await expect(here).toHaveURL('/redpacket?tab=history&type=received');
  await expect(here.getByText('还没有红包记录')).toBeVisible();
});

test('the form says what is missing, and what a balance or a division does not allow', async ({
  visit,
  member,
}) => {
  const page = await visit(await member());
  await page.goto('/redpacket');
  const form = sendForm(page);
  await send(page);
  for (const message of ['请输入红包金额', '请输入红包个数', '请输入祝福语'])
    await expect(form.getByText(message)).toBeVisible();
  await expect(form.getByRole('textbox', { name: '红包金额' })).toBeFocused();

  await form.getByText('普通红包').click();
  await write(page, { amount: '100', count: '3', message: '好' });
  await expect(form.getByText('100 不能平分成 3 份')).toBeVisible();
  await form.getByRole('button', { name: '改为 102' }).click();
  await expect(form.getByText('每人 34 浣熊豆，共 3 份')).toBeVisible();

  await form.getByRole('button', { name: '恭喜发财，大吉大利' }).click();
  await expect(form.getByRole('textbox', { name: '祝福语' })).toHaveValue('恭喜发财，大吉大利');
  await expect(form.getByText('9/50')).toBeVisible();

  await form.getByRole('textbox', { name: '红包金额' }).fill('5001');
  await form.getByRole('textbox', { name: '红包个数' }).fill('1');
  await send(page);
  await expect(form.getByText('余额不足，请先充值！')).toBeVisible();
  await form.getByRole('button', { name: '去充值' }).click();
  const recharge = page.getByRole('dialog', { name: '充值浣熊豆' });
  await expect(recharge).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(recharge).toBeHidden();
  await expect(form.getByRole('textbox', { name: '红包金额' })).toHaveValue('5001');
});

test('who has too little buys beans on the way and loses nothing', async ({ visit, member }) => {
  const page = await visit(await member());
  const wish = ownWish();
  await page.goto('/redpacket');
  await write(page, { amount: '1500', count: '1', message: wish });
  await send(page);
  const form = sendForm(page);
  await expect(form.getByText('余额不足，请先充值！')).toBeVisible();
  await form.getByRole('button', { name: '去充值' }).click();
  await option(page, '500').click();
  const payer = await page.context().newPage();
  await payer.goto(await showWechatCode(page));
  await payer.getByRole('button', { name: '确认支付' }).click();
  await expect(page.getByText('充值成功！获得 520 浣熊豆')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: '余额' })).toContainText('1,520');
  await expect(form.getByText('余额不足，请先充值！')).toHaveCount(0);
  await send(page);
  await expect(page.getByRole('dialog', { name: '红包已发出' })).toContainText(wish);
});

test('a private packet is for those whose names were entered, and nothing to anybody else', async ({
  visit,
  member,
  browserErrors,
}) => {
  browserErrors.expectError(/status of 40[49]/);
  const [giver, friend, stranger] = [await member(), await member({ full_name: '沈中' }), await member()];
  const wish = ownWish();
  const page = await visit(giver);
  await page.goto('/redpacket');
  const form = sendForm(page);
  await form.getByText('私密').click();
  await write(page, { amount: '8', count: '1', message: wish });
  const names = form.getByRole('textbox', { name: '收红包的人' });
  await names.fill(`${friend.user.username} nobody_of_that_name`);
  await names.press('Enter');
  await expect(form.getByText('沈中（')).toBeVisible();
  await expect(form.getByText('nobody_of_that_name：没有这个用户名')).toBeVisible();
  await names.fill(giver.user.username);
  await names.press('Enter');
  await expect(form.getByText(`${giver.user.username}：不能把红包发给自己`)).toBeVisible();
  await send(page);
  await expect(form.getByText('请先移除无法使用的用户名')).toBeVisible();
  await names.press('Backspace');
  await form.getByRole('button', { name: '移除 nobody_of_that_name' }).click();
  await expectAccessible(page);
  await send(page);
  await page.getByRole('link', { name: '看看这个红包' }).click();
  await expect(page).toHaveURL(/\/redpacket\/[0-9a-f-]{36}$/);
  const address = page.url();
  await expect(page.getByText('这个红包是发给别人的')).toBeVisible();
  await expect(page.getByText('发给 沈中', { exact: true })).toBeVisible();

  const chosen = await visit(friend);
  await chosen.goto(address);
  await expect(chosen.getByText(wish)).toBeVisible();
  const won = await grab(chosen);
  await expect(won.getByRole('status')).toContainText('8');

  for (const other of [await visit(stranger), await visit()]) {
    const answer = await other.goto(address);
    expect(answer?.status()).toBe(404);
    expect(await answer?.text()).not.toContain(wish);
    await expect(other.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
    await expect(other).toHaveTitle(/^页面不存在/);
    await expect(other.getByText(wish)).toHaveCount(0);
  }
});

test('whoever comes too late learns it, and every browser can compute the shares again', async ({
  visit,
  member,
  browserErrors,
}) => {
  browserErrors.expectError(/status of 409/);
  const [giver, quick, lucky, late] = await Promise.all([member(), member(), member(), member()]);
  const { id } = await sentBy(giver, { amount: 50, count: 2 });
  // Nothing is told to this page, and it has asked all that it asks by itself: it stays behind.
  const page = await visit(late);
  await page.routeWebSocket(/\/api\/live/, () => {});
  await page.goto(`/redpacket/${id}`, { waitUntil: 'networkidle' });
  await expect(page.getByText('剩 2 / 2 个')).toBeVisible();
  await expect(page.getByText('红包抢完或过期后公布')).toBeVisible();
  const shares = [(await grabbedBy(quick, id)).amount, (await grabbedBy(lucky, id)).amount];
  const failed = await grab(page);
  await expect(failed.getByRole('status')).toHaveText('红包已被抢完或您来晚了！');
  await expectAccessible(page);
  await failed.getByRole('button', { name: '知道了' }).click();

  await expect(page.getByText('手气最佳')).toBeVisible();
  await page.getByRole('button', { name: '在我的浏览器里验证' }).click();
  await expect(page.getByText('验证通过：这个红包分得公平。')).toBeVisible();
  for (const [place, share] of shares.entries())
    await expect(page.getByRole('row').nth(place + 1)).toContainText(String(share));
});

test('a proof that does not agree says so', async ({ visit, member }) => {
  const [giver, taker] = [await member(), await member()];
  const { id } = await sentBy(giver, { amount: 9, count: 1 });
  await grabbedBy(taker, id);
  const page = await visit(giver);
  await page.route(`**/api/red-packets/${id}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { claims: { amount: number }[] } };
    for (const claim of body.data.claims) claim.amount -= 1;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`/redpacket/${id}`);
  await page.getByRole('button', { name: '在我的浏览器里验证' }).click();
  await expect(page.getByText('验证未通过：有数据对不上，请联系我们。')).toBeVisible();
  await expect(page.getByText('有的份额与算出的不同')).toBeVisible();
});

test('counts fall, finished packets leave and new ones are announced while one looks', async ({
  visit,
  member,
}) => {
  const [giver, first, second, reader] = await Promise.all([member(), member(), member(), member()]);
  const wish = ownWish();
  const { id } = await sentBy(giver, { amount: 30, count: 2, message: wish });
  const [list, single] = [await visit(reader), await visit()];
  await list.goto('/redpacket?tab=grab');
  await single.goto(`/redpacket/${id}`);
  const shown = envelope(list, wish);
  await expect(shown).toContainText('剩 2 / 2 个');
  await expect(single.getByText('还没有人抢到，第一个会是谁？')).toBeVisible();

  // Whoever listens has joined when the first share is seen to fall.
  await grabbedBy(first, id);
  await expect(shown).toContainText('剩 1 / 2 个');
  await expect(single.getByText('剩 1 / 2 个')).toBeVisible();
  await expect(single.getByRole('listitem').filter({ hasText: first.user.username })).toBeVisible();

  await grabbedBy(second, id);
  await expect(shown).toHaveCount(0);
  await expect(single.getByText('已抢完')).toBeVisible();
  await expect(single.getByRole('button', { name: '在我的浏览器里验证' })).toBeVisible();

  const next = ownWish();
  await sentBy(giver, { message: next });
  await list.getByRole('button', { name: /^\d+ 个新红包$/ }).click();
  await expect(envelope(list, next)).toBeVisible();
});

test('beans that come back are seen on a page that is open', async ({ visit, member }) => {
  const giver = await member();
  const { id } = await sentBy(giver, { amount: 60, count: 2 });
  const page = await visit(giver);
  await page.goto('/redpacket?tab=history');
  await expect(page.getByRole('region', { name: '余额' })).toContainText('940');
  await execute(`update red_packets set expires_at = now() - interval '1 second' where id = $1`, [id]);
  await runJob('expire-red-packets');
  await expect(page.getByRole('region', { name: '余额' })).toContainText('1,000', { timeout: 20_000 });
  await expect(page.getByRole('tabpanel')).toContainText('+60');
});

test('an anonymous visitor sees a shared packet, logs in and grabs it', async ({ visit, member }) => {
  const [giver, taker] = [await member({ full_name: '王桥' }), await member()];
  const wish = ownWish();
  const { id } = await sentBy(giver, { type: 'fixed', amount: 10, count: 2, message: wish });
  const page = await visit(null, phone);
  const answer = await page.goto(`/redpacket/${id}`);
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toContain(wish);
  await expect(page).toHaveTitle('王桥的红包 · 中轴');
  await expectAccessible(page);
  await page.getByRole('button', { name: '抢红包' }).click();
  await expect(page.getByText('请先登录！')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('用户名或邮箱').fill(taker.user.username);
  await page.getByLabel('密码', { exact: true }).fill(taker.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(`/redpacket/${id}`);
  const won = await grab(page);
  await expect(won.getByRole('status')).toContainText('5');
  await page.keyboard.press('Escape');
  await expect(page.getByText('您抢到 5 浣熊豆')).toBeFocused();
});

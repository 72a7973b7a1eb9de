/** Red packets between members: sending, grabbing, histories and the proof of fairness. */
import { expectAccessible } from './accessibility.ts';
import { showWechatCode } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { execute, runJob } from './jobs.ts';
import {
  envelope,
  grab,
  grabPacketAs,
  historyRow,
  send,
  sendForm,
  sendPacketAs,
  uniqueMessage,
  write,
} from './redpackets.ts';
import { option } from './wallet.ts';

const phone = { viewport: { width: 375, height: 740 } };

test('one member sends, another grabs, and both histories show it', async ({ visit, member }) => {
  const [giver, taker] = [await member({ full_name: '林见南' }), await member({ full_name: '周亦北' })];
  const text = uniqueMessage();
  const [senderPage, takerPage] = [await visit(giver), await visit(taker)];
  await senderPage.goto('/redpacket');
  const balance = senderPage.getByRole('region', { name: '余额' });
  await expect(balance).toContainText('1,000');
  await sendForm(senderPage).getByText('普通红包').click();
  await write(senderPage, { amount: '60', count: '2', message: text });
  await expect(sendForm(senderPage).getByText('每人 30 浣熊豆，共 2 份')).toBeVisible();
  await expectAccessible(senderPage);
  await send(senderPage);
  const sent = senderPage.getByRole('dialog', { name: '红包已发出' });
  await expect(sent).toContainText(text);
  await expect(sent.getByRole('button', { name: '复制链接' })).toBeVisible();
  await expectAccessible(senderPage);
  await expect(balance).toContainText('940');
  await sent.getByRole('button', { name: '再发一个' }).click();
  await expect(sendForm(senderPage).getByRole('textbox', { name: '祝福语' })).toHaveValue(
    '恭喜发财，大吉大利',
  );

  await takerPage.goto('/redpacket?tab=grab');
  await expect(envelope(takerPage, text)).toContainText('剩 2 / 2 个');
  const won = await grab(takerPage, envelope(takerPage, text));
  await expect(won.getByRole('status')).toContainText('林见南的红包');
  await expect(won.getByRole('status')).toContainText('30');
  await expectAccessible(takerPage);
  await won.getByRole('button', { name: '收下' }).click();
  await expect(envelope(takerPage, text).getByRole('link', { name: /已抢到/ })).toBeVisible();
  await expect(takerPage.getByRole('region', { name: '余额' })).toContainText('1,030');

  await takerPage.getByRole('tab', { name: '红包记录' }).click();
  await expect(historyRow(takerPage, text)).toContainText('+30');
  await expect(historyRow(takerPage, text)).toContainText('林见南');
  await senderPage.getByRole('tab', { name: '红包记录' }).click();
  await expect(historyRow(senderPage, text)).toContainText('−60');
  await expect(historyRow(senderPage, text)).toContainText('进行中');
  await senderPage.getByRole('link', { name: '抢到', exact: true }).click();
  await expect(senderPage).toHaveURL('/redpacket?tab=history&type=received');
  await expect(senderPage.getByText('还没有红包记录')).toBeVisible();
});

test('the form shows errors for missing fields, balance and division', async ({ visit, member }) => {
  const page = await visit(await member());
  await page.goto('/redpacket');
  const form = sendForm(page);
  await form.getByRole('textbox', { name: '祝福语' }).fill('');
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

test('a sender with too few beans buys some, and the form is preserved', async ({ visit, member }) => {
  const page = await visit(await member());
  const text = uniqueMessage();
  await page.goto('/redpacket');
  await write(page, { amount: '1500', count: '1', message: text });
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
  await expect(page.getByRole('dialog', { name: '红包已发出' })).toContainText(text);
});

test('only the entered recipients can see a private packet', async ({ visit, member, browserErrors }) => {
  browserErrors.expectError(/status of 40[49]/);
  const [giver, friend, stranger] = [await member(), await member({ full_name: '沈中' }), await member()];
  const text = uniqueMessage();
  const page = await visit(giver);
  await page.goto('/redpacket');
  const form = sendForm(page);
  await form.getByText('私密').click();
  await write(page, { amount: '8', count: '1', message: text });
  const names = form.getByRole('textbox', { name: '收红包的人' });
  await names.fill(`${friend.user.username}，nobody_of_that_name`);
  await names.press('Enter');
  await expect(form.getByText(`沈中（${friend.user.username}）`, { exact: true })).toBeVisible();
  await expect(form.getByText('nobody_of_that_name：没有这个用户')).toBeVisible();
  await names.fill(giver.user.username);
  await names.press('Enter');
  await expect(form.getByText(`${giver.user.username}：不能把红包发给自己`)).toBeVisible();
  await send(page);
  await expect(form.getByText('请先移除找不到的收红包的人')).toBeVisible();
  await names.press('Backspace');
  await form.getByRole('button', { name: '移除 nobody_of_that_name' }).click();
  await expectAccessible(page);
  await send(page);
  await page.getByRole('link', { name: '看看这个红包' }).click();
  await expect(page).toHaveURL(/\/redpacket\/[0-9a-f-]{36}$/);
  const address = page.url();
  await expect(page.getByText('这个红包是发给别人的')).toBeVisible();
  await expect(page.getByText('发给 沈中', { exact: true })).toBeVisible();

  const friendPage = await visit(friend);
  await friendPage.goto(address);
  await expect(friendPage.getByText(text)).toBeVisible();
  const won = await grab(friendPage);
  await expect(won.getByRole('status')).toContainText('8');

  for (const other of [await visit(stranger), await visit()]) {
    const answer = await other.goto(address);
    expect(answer?.status()).toBe(404);
    expect(await answer?.text()).not.toContain(text);
    await expect(other.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
    await expect(other).toHaveTitle(/^页面不存在/);
    await expect(other.getByText(text)).toHaveCount(0);
  }
});

test('a late visitor sees that the packet is finished, and every browser can verify the shares', async ({
  visit,
  member,
  browserErrors,
}) => {
  browserErrors.expectError(/status of 409/);
  const [giver, quick, lucky, late] = await Promise.all([member(), member(), member(), member()]);
  const { id } = await sendPacketAs(giver, { amount: 50, count: 2 });
  // This page gets no live message and has loaded all its data: it stays outdated.
  const page = await visit(late);
  await page.routeWebSocket(/\/api\/live/, () => {});
  await page.goto(`/redpacket/${id}`, { waitUntil: 'networkidle' });
  await expect(page.getByText('剩 2 / 2 个')).toBeVisible();
  await expect(page.getByText('红包抢完或过期后公布')).toBeVisible();
  const shares = [(await grabPacketAs(quick, id)).amount, (await grabPacketAs(lucky, id)).amount];
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

test('an incorrect proof shows an error', async ({ visit, member }) => {
  const [giver, taker] = [await member(), await member()];
  const { id } = await sendPacketAs(giver, { amount: 9, count: 1 });
  await grabPacketAs(taker, id);
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

test('an open list updates counts, removes finished packets and announces new ones', async ({
  visit,
  member,
}) => {
  const [giver, first, second, reader] = await Promise.all([member(), member(), member(), member()]);
  const text = uniqueMessage();
  const { id } = await sendPacketAs(giver, { amount: 30, count: 2, message: text });
  const [list, single] = [await visit(reader), await visit(await member())];
  await list.goto('/redpacket?tab=grab');
  await single.goto(`/redpacket/${id}`);
  const card = envelope(list, text);
  await expect(card).toContainText('剩 2 / 2 个');
  await expect(single.getByText('还没有人抢到，第一个会是谁？')).toBeVisible();

  // The page has joined its room when the first count changes.
  await grabPacketAs(first, id);
  await expect(card).toContainText('剩 1 / 2 个');
  await expect(single.getByText('剩 1 / 2 个')).toBeVisible();
  await expect(single.getByRole('listitem').filter({ hasText: first.user.username })).toBeVisible();

  await grabPacketAs(second, id);
  await expect(card).toHaveCount(0);
  await expect(single.getByText('已抢完')).toBeVisible();
  await expect(single.getByRole('button', { name: '在我的浏览器里验证' })).toBeVisible();

  const next = uniqueMessage();
  await sendPacketAs(giver, { message: next });
  await list.getByRole('button', { name: /^\d+ 个新红包$/ }).click();
  await expect(envelope(list, next)).toBeVisible();
});

test('an open page shows returned beans', async ({ visit, member }) => {
  const giver = await member();
  const { id } = await sendPacketAs(giver, { amount: 60, count: 2 });
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
  const text = uniqueMessage();
  const { id } = await sendPacketAs(giver, { type: 'fixed', amount: 10, count: 2, message: text });
  const page = await visit(null, phone);
  const answer = await page.goto(`/redpacket/${id}`);
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toContain(text);
  await expect(page).toHaveTitle('王**的红包 · 中轴');
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

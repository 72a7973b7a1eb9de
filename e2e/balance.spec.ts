/** Paying from the wallet's balance: a part beside WeChat, all of it alone. */
import { getOrder } from '@features/orders/contract/order';
import { getBalanceToPay } from '@features/payments/contract/payment';
import { expectAccessible } from './accessibility.ts';
import { call } from './api.ts';
import { chooseMethod, expectPaid, paymentPanel, showWechatCode } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { demoMember } from './members.ts';
import { orderBy } from './orders.ts';

test('a part from the balance and the rest by WeChat, then the next order from what is left', async ({
  visit,
}) => {
  // The sample story gives this visitor a balance.
  const buyer = await demoMember();
  const available = async () => (await call(getBalanceToPay, {}, { token: buyer.token })).available;
  const before = await available();
  expect(before).toBeGreaterThan(0);
  const page = await visit(buyer);

  // One that the balance covers: the part is not offered, the whole is.
  const cheap = await orderBy(buyer, 'yuxian-paper-cut');
  await page.goto(`/orders/${cheap.id}`);
  const panel = paymentPanel(page);
  await expect(panel.getByRole('radio', { name: /^余额支付/ })).toBeEnabled();
  await expect(panel.getByRole('checkbox', { name: /余额抵扣/ })).toHaveCount(0);

  // One that it doesn't cover.
  const dear = await orderBy(buyer, 'carved-red-lacquer-box');
  await page.goto(`/orders/${dear.id}`);
  await chooseMethod(page, 'balance');
  await expect(panel.getByRole('button', { name: /^余额支付/ })).toBeDisabled();
  await chooseMethod(page, 'wechat');
  const { totalPrice } = await call(getOrder, { params: { id: dear.id } }, { token: buyer.token });
  const part = panel.getByRole('checkbox', { name: /余额抵扣/ });
  await part.check();
  const rest = (totalPrice - before).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await expect(panel.getByRole('button', { name: `微信扫码支付 ¥${rest}` })).toBeVisible();
  await expectAccessible(page);
  await showWechatCode(page);
  expect(await available()).toBe(0);
  await page.getByRole('button', { name: '取消支付' }).click();
  await expect.poll(available).toBe(before);

  await page.goto(`/orders/${cheap.id}`);
  await chooseMethod(page, 'balance');
  await panel.getByRole('button', { name: /^余额支付/ }).click();
  await expectPaid(page);
  expect(await available()).toBeLessThan(before);

  await page.goto(`/orders/${dear.id}`);
  await chooseMethod(page, 'wechat');
  await panel.getByRole('checkbox', { name: /余额抵扣/ }).check();
  const phone = await visit();
  await phone.goto(await showWechatCode(page));
  await phone.getByRole('button', { name: '确认支付' }).click();
  await expectPaid(page);
  expect(await available()).toBe(0);
  const paid = await call(getOrder, { params: { id: dear.id } }, { token: buyer.token });
  expect(paid.payments[0]).toMatchObject({ provider: 'wechat', state: 'completed' });
});

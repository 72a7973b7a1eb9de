/** Paying with the wallet's balance: in part together with WeChat, or in full. */
import { getOrder } from '@features/orders/contract/order';
import { getBalanceToPay } from '@features/payments/contract/payment';
import { expectAccessible } from './accessibility.ts';
import { call } from './api.ts';
import { chooseMethod, expectPaid, paymentPanel, showWechatCode } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { demoMember } from './members.ts';
import { placeOrderAs } from './orders.ts';

test('the balance pays a part of one order, with the rest by WeChat, and the next order in full', async ({
  visit,
}) => {
  // The demo visitor has a balance in the sample data.
  const buyer = await demoMember();
  const available = async () => (await call(getBalanceToPay, {}, { token: buyer.token })).available;
  const before = await available();
  expect(before).toBeGreaterThan(0);
  const page = await visit(buyer);

  // An order that the balance covers: full payment is offered, partial payment is not.
  const affordable = await placeOrderAs(buyer, 'yuxian-paper-cut');
  await page.goto(`/orders/${affordable.id}`);
  const panel = paymentPanel(page);
  await expect(panel.getByRole('radio', { name: /^余额支付/ })).toBeEnabled();
  await expect(panel.getByRole('checkbox', { name: /余额抵扣/ })).toHaveCount(0);

  // An order that it doesn't cover.
  const expensive = await placeOrderAs(buyer, 'carved-red-lacquer-box');
  await page.goto(`/orders/${expensive.id}`);
  await chooseMethod(page, 'balance');
  await expect(panel.getByRole('button', { name: /^余额支付/ })).toBeDisabled();
  await chooseMethod(page, 'wechat');
  const { totalPrice } = await call(getOrder, { params: { id: expensive.id } }, { token: buyer.token });
  const part = panel.getByRole('checkbox', { name: /余额抵扣/ });
  await part.check();
  const remaining = (totalPrice - before).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await expect(panel.getByRole('button', { name: `微信扫码支付 ¥${remaining}` })).toBeVisible();
  await expectAccessible(page);
  await showWechatCode(page);
  expect(await available()).toBe(0);
  await page.getByRole('button', { name: '取消支付' }).click();
  await expect.poll(available).toBe(before);

  await page.goto(`/orders/${affordable.id}`);
  await chooseMethod(page, 'balance');
  await panel.getByRole('button', { name: /^余额支付/ }).click();
  await expectPaid(page);
  expect(await available()).toBeLessThan(before);

  await page.goto(`/orders/${expensive.id}`);
  await chooseMethod(page, 'wechat');
  await panel.getByRole('checkbox', { name: /余额抵扣/ }).check();
  const phone = await visit();
  await phone.goto(await showWechatCode(page));
  await phone.getByRole('button', { name: '确认支付' }).click();
  await expectPaid(page);
  expect(await available()).toBe(0);
  const paid = await call(getOrder, { params: { id: expensive.id } }, { token: buyer.token });
  expect(paid.payments[0]).toMatchObject({ provider: 'wechat', state: 'completed' });
});

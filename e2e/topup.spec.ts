/** The balance: topped up by WeChat, spent on a part of an order, withdrawn and paid out by an admin. */
import { randomUUID } from 'node:crypto';
import { getOrder } from '@features/orders/contract/order';
import { topUpOutOfRange } from '@features/wallet/contract/recharge';
import { refuseWithdrawal, requestWithdrawal } from '@features/wallet/contract/withdrawal';
import { expectAccessible } from './accessibility.ts';
import { call } from './api.ts';
import { chooseMethod, expectPaid, paymentPanel, showWechatCode } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { placeOrderAs } from './orders.ts';
import { staffMember } from './reviews.ts';
import { account, movements, openTopUp, openWithdrawal } from './wallet.ts';

test('a member tops up, pays a part of an order, and withdraws; admins pay one request and refuse another', async ({
  visit,
  member,
  browserErrors,
}) => {
  browserErrors.expectError(/status of 409/);
  const buyer = await member();
  const [page, phone] = [await visit(buyer), await visit()];
  const payByPhone = async () => {
    await phone.goto(await showWechatCode(page));
    await phone.getByRole('button', { name: '确认支付' }).click();
  };

  await page.goto('/wallet?tab=money');
  const dialog = await openTopUp(page);
  const other = dialog.getByLabel('其他金额（元）');
  await other.fill('9.99');
  await dialog.getByRole('button', { name: /^微信扫码支付/ }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: topUpOutOfRange })).toBeVisible();
  await expect(other).toBeFocused();
  await dialog.getByRole('radio', { name: '¥200', exact: true }).click();
  await expect(other).toHaveValue('');
  await payByPhone();
  await expect(page.getByRole('status').filter({ hasText: '充值成功！余额增加 200 元' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(dialog).toBeHidden();
  await expect(account(page, '余额')).toContainText('¥200.00');
  await expect(movements(page).first()).toContainText(/充值.*\+¥200\.00/);

  const open = await openWithdrawal(page);
  await open.getByLabel('提现金额（元）').fill('40');
  await open.getByLabel('收款方式').selectOption('支付宝');
  await open.getByLabel('收款账号').fill('13800138000');
  await open.getByLabel('收款人姓名').fill('林清和');
  await open.getByRole('button', { name: '申请提现' }).click();
  await expect(open).toBeHidden();
  await expect(account(page, '余额')).toContainText('¥160.00');
  await expect(account(page, '余额')).toContainText('¥40.00');
  const second = { amount: 100, method: 'bank', account: '6222021009876543', holder: '林清和' } as const;
  const { id } = await call(requestWithdrawal, { body: second }, { token: buyer.token, key: randomUUID() });

  // What is held for the withdrawal can't pay the order.
  const order = await placeOrderAs(buyer, 'longquan-celadon-mallet');
  await page.goto(`/orders/${order.id}`);
  await chooseMethod(page, 'wechat');
  await paymentPanel(page).getByRole('checkbox', { name: '用余额抵扣 ¥60.00' }).check();
  await payByPhone();
  await expectPaid(page);
  const paid = await call(getOrder, { params: { id: order.id } }, { token: buyer.token });
  expect(paid.payments[0]).toMatchObject({ state: 'completed', balancePart: 60 });

  const admin = await staffMember('admin');
  const adminPage = await visit(admin);
  await adminPage.goto('/wallet/withdrawals?status=requested');
  const row = adminPage.getByRole('row').filter({ hasText: /支付宝 138.*8000（林/ });
  await expect(row).toContainText('支付宝 138****8000（林**）');
  await row.getByRole('button', { name: '查看完整账号' }).click();
  await expect(row).toContainText('支付宝 13800138000（林清和）');
  await expectAccessible(adminPage);
  await row.getByRole('button', { name: '标为已打款' }).click();
  const confirm = adminPage.getByRole('dialog', { name: '确认已经打款？' });
  await confirm.getByRole('button', { name: '确认已打款' }).click();
  await expect(confirm.getByText('请输入打款流水号')).toBeVisible();
  await confirm.getByLabel('打款流水号').fill('2026112200001');
  await confirm.getByRole('button', { name: '确认已打款' }).click();
  await expect(row).toHaveCount(0);

  // Another admin was faster: the dialog tells so.
  const refused = adminPage.getByRole('row').filter({ hasText: '银行卡 622****6543' });
  await refused.getByRole('button', { name: '标为已打款' }).click();
  await confirm.getByLabel('打款流水号').fill('2026112200002');
  const refusal = { params: { id }, body: { reason: '姓名与账号不符' } };
  await call(refuseWithdrawal, refusal, { token: admin.token, key: randomUUID() });
  await confirm.getByRole('button', { name: '确认已打款' }).click();
  await expect(confirm.getByRole('alert')).toHaveText('提现申请已经处理，请刷新后查看');
  await confirm.getByRole('button', { name: '取消' }).click();
  await expect(refused).toHaveCount(0);

  await page.goto('/wallet?tab=withdrawals');
  await expect(account(page, '余额')).toContainText('¥100.00');
  await expect(page.getByRole('table', { name: '提现记录' })).toContainText('姓名与账号不符');
  const withdrawn = page.getByRole('table', { name: '提现记录' });
  await expect(withdrawn).toContainText('已打款');
  await expect(withdrawn).toContainText('2026112200001');
  await page.getByRole('tab', { name: '余额明细' }).click();
  await expect(movements(page).first()).toContainText(/提现.*\u2212¥40\.00/);
});

import type { PaymentState, PaymentStatus } from '@features/payments/contract/lifecycle';
import { expect, it } from 'vitest';
import type { RechargeStatus } from '../contract/recharge.ts';
import { resultText } from './result.rules.ts';

const cases: [RechargeStatus, PaymentStatus, PaymentState[], title: string, text: RegExp][] = [
  ['pending', 'pending', [], '等待付款', /选择支付方式/],
  ['pending', 'failed', ['failed'], '等待付款', /选择支付方式/],
  ['pending', 'pending', ['cancelled'], '等待付款', /选择支付方式/],
  ['pending', 'processing', ['processing', 'failed'], '正在确认支付结果…', /自动更新/],
  ['completed', 'completed', ['completed'], '充值成功！获得 520 浣熊豆', /记入您的钱包/],
  ['failed', 'failed', ['cancelled'], '充值未完成', /没有在时限内/],
  ['failed', 'processing', ['refunding'], '充值未完成', /原路退回/],
  ['failed', 'refunded', ['refunded'], '充值未完成', /原路退回/],
];

it.each(cases)('%s, paid %s, attempts %o: %s', (status, payment_status, states, title, text) => {
  const payments = states.map((state) => ({ state }));
  const result = resultText({ asset: 'BEAN', amount: 500, bonus: 20, status, payment_status, payments });
  expect(result.title).toBe(title);
  expect(result.text).toMatch(text);
});

it('names the money of a top-up', () => {
  const recharge = { asset: 'CNY', amount: 88.8, bonus: 0, payments: [] } as const;
  const result = resultText({ ...recharge, status: 'completed', payment_status: 'completed' });
  expect(result.title).toBe('充值成功！余额增加 88.8 元');
});

import { expect, it } from 'vitest';
import { purchaseStatuses } from '../../contract/lifecycle.ts';
import { entriesOf, resultOf } from './purchase.rules.ts';

it('has one text for each state', () => {
  const titles = purchaseStatuses.map((status) => resultOf({ status, payments: [] }).title);
  expect(titles).toEqual(['等待付款', '已付款，开通中', '购买成功', '已过期', '已退款']);
});

it('puts a payment before what it causes', () => {
  const at = '2026-03-01T02:00:00.000Z';
  const entries = entriesOf(
    [
      { event: 'created', at: '2026-03-01T01:00:00.000Z', note: null },
      { event: 'paid', at, note: null },
    ],
    [{ side: 'right', label: '已收到付款', tone: 'good', at }],
  );
  expect(entries.map(({ side, label }) => `${side} ${label}`)).toEqual([
    'left 已提交购买',
    'right 已收到付款',
    'left 已收到付款',
  ]);
});

/** The options for buying beans agree with the specification. */
import { describe, expect, it, test } from 'vitest';
import {
  createRecharge,
  rechargedAmount,
  rechargeOption,
  rechargeOptions,
  rechargeSuccess,
  topUpOutOfRange,
  topUpPresets,
} from './recharge.ts';

test('the options are those of the specification', () => {
  const written = rechargeOptions.map(({ amount, price, bonus }) => `${amount}/${price}/${bonus}`);
  expect(written.join(', ')).toBe(
    '100/10/0, 500/50/20, 1000/100/50, 2000/200/120, 5000/500/350, 10000/1000/800',
  );
});

test('the message names the sum of amount and bonus', () => {
  expect(rechargeOptions.map(rechargedAmount)).toEqual([100, 520, 1050, 2120, 5350, 10_800]);
  expect(rechargeOptions.map((option) => rechargeSuccess({ asset: 'BEAN', ...option }))[1]).toBe(
    '充值成功！获得 520 浣熊豆',
  );
});

test('a larger option never has fewer beans per yuan', () => {
  const rates = rechargeOptions.map((option) => rechargedAmount(option) / option.price);
  expect(rates).toEqual(rates.toSorted((a, b) => a - b));
});

describe('the body', () => {
  it.each([
    [{}],
    [{ amount: null }],
    [{ amount: 99 }],
    [{ amount: 0 }],
    [{ amount: -100 }],
    [{ amount: '' }],
    [{ amount: 100.5 }],
  ])('rejects %j', (body) => {
    const { error } = createRecharge.body.safeParse(body);
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['amount'], '请选择充值金额！'],
    ]);
  });

  it('accepts each offered amount', () => {
    for (const { amount } of rechargeOptions) {
      expect(createRecharge.body.parse({ amount })).toEqual({ asset: 'BEAN', amount });
      expect(rechargeOption(amount)?.amount).toBe(amount);
    }
  });
});

describe('a top-up', () => {
  const parse = (amount: number) => createRecharge.body.safeParse({ asset: 'CNY', amount });

  it.each([9.99, 0, -10, 50_000.01, 100_000, 10.005, 0.1 + 10.2 + 0.001])('rejects %d yuan', (amount) => {
    expect(parse(amount).error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['amount'], topUpOutOfRange],
    ]);
  });

  it.each([10, 50_000, 12.34, 10.1 + 0.2, ...topUpPresets])(
    'accepts %d yuan, at that price and without a bonus',
    (amount) => {
      expect(parse(amount).success).toBe(true);
      expect(rechargeOption(amount, 'CNY')).toEqual({ amount, price: amount, bonus: 0 });
      expect(rechargeSuccess({ asset: 'CNY', amount: 100, bonus: 0 })).toBe('充值成功！余额增加 100 元');
    },
  );
});

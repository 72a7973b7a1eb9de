/** The cost of a checkout and what prevents it. */
import { type CartRow, rowsOf } from '@features/cart/web/view.rules.ts';
import { describe, expect, it } from 'vitest';
import { costOf, obstacle, targetOf } from './checkout.rules.ts';

const row = (id: string, quantity: number, price: number, stock: number): CartRow[] =>
  rowsOf(
    [{ id, quantity, title: '', cover: '', price: 0, checked: true, addTime: '2026-05-01T08:00:00.000Z' }],
    [{ id, title: id, inheritor: '', category: 'traditional_craft', cover: '', price, stock }],
  );

describe('costOf', () => {
  it.each([
    ['pickup', 0, 65, 10],
    ['standard', 0, 65, 10],
    ['express', 50, 115, 17.69],
  ] as const)('with %s adds %i yuan', (delivery, shippingFee, totalPrice, usdTotal) => {
    expect(costOf(row('a', 2, 32.5, 9), delivery, 6.5)).toEqual({
      subtotal: 65,
      shippingFee,
      totalPrice,
      usdTotal,
    });
  });

  it('omits dollars until the rate is loaded', () => {
    expect(costOf(row('a', 1, 10, 9), 'pickup', undefined).usdTotal).toBeNull();
  });
});

describe('obstacle', () => {
  it('is the specification’s message for stock', () => {
    expect(obstacle(row('a', 2, 10, 2))).toBeNull();
    expect(obstacle(row('a', 3, 10, 2))).toBe('購買數量超過庫存');
    expect(obstacle([...row('b', 1, 10, 9), ...row('a', 1, 10, 0)])).toBe('商品已售完');
  });
});

describe('targetOf', () => {
  it('depends on the items, not on the order of lines or the price', () => {
    const [a, b] = [row('a', 1, 10, 9), row('b', 2, 10, 9)];
    expect(targetOf('cart', [...a, ...b])).toBe(targetOf('cart', [...row('b', 2, 12, 5), ...a]));
    expect(targetOf('cart', a)).not.toBe(targetOf('product', a));
    expect(targetOf('cart', a)).not.toBe(targetOf('cart', row('a', 2, 10, 9)));
  });
});

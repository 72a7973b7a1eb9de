import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentPath, readQuantity, refusalOf } from './purchase.rules.ts';

describe('paymentPath', () => {
  it('carries id, title, inheritor, price and cover as JSON, and the quantity', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 999 }), (title, quantity) => {
        const product = {
          id: '01890000-0000-7000-8000-000000000000',
          title,
          inheritor: '罗青料',
          price: 12.5,
          cover: '/files/a.svg',
        };
        const url = new URL(paymentPath({ ...product, ...{ stock: 3 } }, quantity), 'https://site.example');
        expect(url.pathname).toBe('/payment');
        expect(JSON.parse(url.searchParams.get('product') ?? '')).toEqual(product);
        expect(url.searchParams.get('quantity')).toBe(String(quantity));
      }),
    );
  });
});

describe('refusalOf', () => {
  it.each([
    [0, 1, '商品已售完'],
    [3, 4, '購買數量超過庫存'],
    [3, 3, null],
    [3, 1, null],
  ])('stock %i, quantity %i: %s', (stock, quantity, message) =>
    expect(refusalOf(stock, quantity)).toBe(message),
  );
});

describe('readQuantity', () => {
  it.each([
    ['1', 1],
    [' 20 ', 20],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['', null],
    ['1e3', null],
    ['一', null],
  ])('%j is %s', (text, quantity) => expect(readQuantity(text)).toBe(quantity));
});

/** Reading what to check out from the address. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readResult, readTarget, resultPath } from './target.rules.ts';

const id = '01890000-0000-7000-8000-000000000000';
const query = (product: unknown, quantity?: string) =>
  new URLSearchParams({
    product: typeof product === 'string' ? product : JSON.stringify(product),
    ...(quantity === undefined ? {} : { quantity }),
  });

describe('readTarget', () => {
  it('reads only the id and the quantity', () => {
    const product = { id, title: '青花瓶', inheritor: '罗青料', price: 0.01, cover: 'javascript:1' };
    expect(readTarget(query(product, '3'))).toEqual({ id, quantity: 3 });
    expect(readTarget(query(product))).toEqual({ id, quantity: 1 });
  });

  it.each([
    ['no query', new URLSearchParams()],
    ['no JSON', query('{id')],
    ['an id that is none', query({ id: '7' })],
    ['a list', query([id])],
    ['null', query('null')],
    ['a quantity of 0', query({ id }, '0')],
    ['half a piece', query({ id }, '1.5')],
    ['a word', query({ id }, 'many')],
    ['too many', query({ id }, '1000')],
  ])('rejects %s', (_, search) => {
    expect(readTarget(search)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (product, quantity) => {
        expect(readTarget(query(product, quantity))).toBeNull();
      }),
    );
  });
});

describe('readResult', () => {
  it('reads what resultPath wrote', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (product) => {
        fc.pre(product.trim() === product);
        const path = resultPath({ orderId: id, orderNumber: 'Z1' }, product);
        const search = new URL(path, 'http://localhost').searchParams;
        expect(readResult(search)).toEqual({ orderId: id, orderNumber: 'Z1', product });
      }),
    );
  });

  it("reads the payment’s reference from Alipay's return address", () => {
    expect(readResult(new URLSearchParams({ out_trade_no: 'P123456' }))).toMatchObject({
      orderId: 'P123456',
    });
  });
});

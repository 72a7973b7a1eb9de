/** Stock under concurrent orders. */

import { fen } from '@platform/contract/money';
import { Failure } from '@platform/server/http/failure';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import { listProducts, showProduct } from '../contract/endpoints.ts';
import { makeProduct } from './factory.ts';
import { countSales, returnStock, type StockLine, takeStock } from './stock.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

const take = (lines: StockLine[]) => portal.portal.db.transaction((tx) => takeStock(tx, lines));
const returnLines = (lines: StockLine[]) => portal.portal.db.transaction((tx) => returnStock(tx, lines));

async function read(id: string) {
  portal.portal.cache.invalidate('products');
  return await portal.ok(showProduct, { params: { id } });
}

const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => {
    if (result.status === 'fulfilled') return 'taken';
    if (result.reason instanceof Failure) return result.reason.entry.code;
    throw result.reason;
  });

describe('takeStock', () => {
  it('returns prices in fen, and counts nothing as sold before it is paid', async () => {
    const { id, title } = await makeProduct(portal.portal, { price: 1280, stock: 20, sales: 3 });
    expect(await take([{ productId: id, quantity: 4 }])).toEqual([
      expect.objectContaining({ productId: id, quantity: 4, price: fen(1280), title }),
    ]);
    expect(await read(id)).toMatchObject({ stock: 16, sales: 3 });
  });

  it('sells exactly the stock to 500 concurrent buyers', async () => {
    const { id } = await makeProduct(portal.portal, { stock: 20 });
    const wishes = Array.from({ length: 500 }, () => take([{ productId: id, quantity: 1 }]));
    const codes = codesOf(await Promise.allSettled(wishes));
    expect(codes.filter((code) => code === 'taken')).toHaveLength(20);
    expect(codes.filter((code) => code === 'SOLD_OUT')).toHaveLength(480);
    expect(await read(id)).toMatchObject({ stock: 0, sales: 0 });
  });

  it('never deadlocks on lines in opposite order', async () => {
    const a = await makeProduct(portal.portal, { stock: 100 });
    const b = await makeProduct(portal.portal, { stock: 100 });
    const one = (productId: string) => ({ productId, quantity: 1 });
    const wishes = Array.from({ length: 100 }, (_, at) =>
      take(at % 2 ? [one(a.id), one(b.id)] : [one(b.id), one(a.id)]),
    );
    expect(new Set(codesOf(await Promise.allSettled(wishes)))).toEqual(new Set(['taken']));
    expect(await read(a.id)).toMatchObject({ stock: 0 });
    expect(await read(b.id)).toMatchObject({ stock: 0 });
  });

  it('takes all lines or none', async () => {
    const plenty = await makeProduct(portal.portal, { stock: 5 });
    const scarce = await makeProduct(portal.portal, { stock: 1, title: '孤品' });
    const order = take([
      { productId: plenty.id, quantity: 2 },
      { productId: scarce.id, quantity: 2 },
    ]);
    await expect(order).rejects.toMatchObject({
      entry: { code: 'STOCK_EXCEEDED', message: '購買數量超過庫存' },
      details: { productId: scarce.id, title: '孤品', stock: 1 },
    });
    expect(await read(plenty.id)).toMatchObject({ stock: 5, sales: 0 });
  });

  it('distinguishes sold out, too many, and an unknown product', async () => {
    const { id } = await makeProduct(portal.portal, { stock: 0 });
    await expect(take([{ productId: id, quantity: 1 }])).rejects.toMatchObject({
      entry: { code: 'SOLD_OUT', message: '商品已售完' },
    });
    const unknown = portal.portal.random.id();
    await expect(take([{ productId: unknown, quantity: 1 }])).rejects.toMatchObject({
      entry: { code: 'PRODUCT_NOT_FOUND' },
    });
  });

  it('keeps the sum of stock and taken pieces', async () => {
    const step = fc.record({ quantity: fc.integer({ min: 1, max: 9 }), back: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { id } = await makeProduct(portal.portal, { stock: 20 });
        let out = 0;
        for (const { quantity, back } of steps) {
          const line = [{ productId: id, quantity }];
          if (back && out >= quantity) {
            await returnLines(line);
            out -= quantity;
          } else if (!back) {
            const [code] = codesOf(await Promise.allSettled([take(line)]));
            expect(code === 'taken').toBe(out + quantity <= 20);
            if (code === 'taken') out += quantity;
          }
        }
        expect(await read(id)).toMatchObject({ stock: 20 - out, sales: 0 });
      }),
      { numRuns: 15 },
    );
  });
});

describe('the in-stock filter', () => {
  async function listed(search: string) {
    portal.portal.cache.invalidate('products');
    const query = { search, inStock: 'true' };
    return (await portal.ok(listProducts, { query })).products.map(({ title }) => title);
  }

  it('follows the last piece of a product', async () => {
    const { id: productId } = await makeProduct(portal.portal, { stock: 2, title: '孔雀蓝釉' });
    await take([{ productId, quantity: 1 }]);
    expect(await listed('孔雀')).toEqual(['孔雀蓝釉']);
    await take([{ productId, quantity: 1 }]);
    expect(await listed('孔雀')).toEqual([]);
    await returnLines([{ productId, quantity: 1 }]);
    expect(await listed('孔雀')).toEqual(['孔雀蓝釉']);
  });

  it('follows every line of an order', async () => {
    const last = await makeProduct(portal.portal, { stock: 1, title: '霁红釉碗' });
    const more = await makeProduct(portal.portal, { stock: 2, title: '霁红釉盘' });
    const lines = [last, more].map(({ id }) => ({ productId: id, quantity: 1 }));
    await take(lines);
    expect(await listed('霁红')).toEqual(['霁红釉盘']);
    await returnLines(lines);
    expect((await listed('霁红')).sort()).toEqual(['霁红釉盘', '霁红釉碗'].sort());
  });

  it('is correct after every interleaving of orders and returns', async () => {
    const title = '洒蓝描金';
    const { id } = await makeProduct(portal.portal, { stock: 3, title });
    const one = [{ productId: id, quantity: 1 }];
    for (let round = 0; round < 5; round += 1) {
      const wishes = Array.from({ length: 8 }, () => take(one).then(() => returnLines(one)));
      await Promise.allSettled([...wishes, ...Array.from({ length: 4 }, () => take(one))]);
      const { stock } = await read(id);
      expect(await listed('洒蓝')).toEqual(stock > 0 ? [title] : []);
      if (stock < 3) await returnLines([{ productId: id, quantity: 3 - stock }]);
    }
  });
});

describe('returnStock', () => {
  it('loses no piece in concurrent orders and returns', async () => {
    const { id } = await makeProduct(portal.portal, { stock: 50 });
    await take([{ productId: id, quantity: 50 }]);
    const back = Array.from({ length: 50 }, () => returnLines([{ productId: id, quantity: 1 }]));
    const taken = Array.from({ length: 50 }, () => take([{ productId: id, quantity: 1 }]));
    const [, takes] = await Promise.all([Promise.all(back), Promise.allSettled(taken)]);
    const sold = codesOf(takes).filter((code) => code === 'taken').length;
    expect(await read(id)).toMatchObject({ stock: 50 - sold, sales: 0 });
  });
});

describe('countSales', () => {
  it('counts paid pieces, and no longer those returned', async () => {
    const { id } = await makeProduct(portal.portal, { stock: 5, sales: 1 });
    const count = (quantity: number, change: 'sold' | 'returned') =>
      portal.portal.db.transaction((tx) => countSales(tx, [{ productId: id, quantity }], change));
    await count(3, 'sold');
    expect(await read(id)).toMatchObject({ stock: 5, sales: 4 });
    await count(2, 'returned');
    expect(await read(id)).toMatchObject({ stock: 5, sales: 2 });
  });
});

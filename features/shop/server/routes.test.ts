/** Single products, categories and offers over the real server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import { productCategories } from '../contract/category.ts';
import {
  listProductCategories,
  listProducts,
  listProductsByIds,
  listRelatedProducts,
  showProduct,
} from '../contract/endpoints.ts';
import { makeProduct } from './factory.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

const unknown = '01890000-0000-7000-8000-000000000000';

describe('showProduct', () => {
  it('returns prices in yuan and the rating with its decimal', async () => {
    const product = await makeProduct(portal.portal, { price: 580_050, originalPrice: 660_000, rating: 47 });
    const data = await portal.ok(showProduct, { params: { id: product.id } });
    expect(data).toEqual({ ...product, price: 5800.5, originalPrice: 6600, rating: 4.7 });
  });

  it('treats markup as text', async () => {
    const title = `<script>alert('1')</script>"; drop table products; --`;
    const { id } = await makeProduct(portal.portal, { title });
    const data = await portal.ok(showProduct, { params: { id } });
    expect(data.title).toBe(title);
  });

  describe('PRODUCT_NOT_FOUND', () => {
    it('for an unknown id', async () => {
      await portal.refuses(showProduct, { params: { id: unknown } }, 'PRODUCT_NOT_FOUND', {
        message: '请求的资源不存在',
      });
    });
  });

  describe('VALIDATION_FAILED', () => {
    it('for an invalid id', async () => {
      for (const id of ['1', 'x', "' or 1=1", '../x']) {
        await portal.refuses(showProduct, { params: { id } }, 'VALIDATION_FAILED');
      }
    });
  });
});

describe('listProductCategories', () => {
  const counts = async () => {
    const data = await portal.ok(listProductCategories, {});
    return Object.fromEntries(data.map(({ key, count }) => [key, count]));
  };

  it('lists all seven in order, with correct counts after every change', async () => {
    const data = await portal.ok(listProductCategories, {});
    expect(data.map(({ key }) => key)).toEqual(productCategories);
    expect(data.map(({ name }) => name)).toContain('传统技艺');
    const before = await counts();
    const adding = Array.from({ length: 8 }, (_, at) =>
      makeProduct(portal.portal, { category: at % 2 ? 'folk_customs' : 'traditional_opera' }),
    );
    await Promise.all(adding);
    expect(await counts()).toEqual({
      ...before,
      folk_customs: (before['folk_customs'] ?? 0) + 4,
      traditional_opera: (before['traditional_opera'] ?? 0) + 4,
    });
  });

  it('counts a product of a known slug only once', async () => {
    await makeProduct(portal.portal, { slug: 'once', category: 'folk_customs' });
    const before = await counts();
    await expect(makeProduct(portal.portal, { slug: 'once', category: 'folk_customs' })).rejects.toThrow(
      'taken',
    );
    expect(await counts()).toEqual(before);
  });

  it('agrees with the list', async () => {
    for (const [category, count] of Object.entries(await counts())) {
      const data = await portal.ok(listProducts, { query: { category: category as 'folk_customs' } });
      expect(data.pagination).toMatchObject({ total: count, relation: 'exact' });
    }
  });
});

describe('listProductsByIds', () => {
  it('returns current price and stock in the requested order, without unknown and duplicate ids', async () => {
    const cup = await makeProduct(portal.portal, { price: 990, stock: 0 });
    const fan = await makeProduct(portal.portal, { price: 12_300, stock: 3 });
    const data = await portal.ok(listProductsByIds, {
      query: { ids: [fan.id, unknown, cup.id, fan.id].join(',') },
    });
    expect(data).toEqual([
      expect.objectContaining({ id: fan.id, price: 123, stock: 3 }),
      expect.objectContaining({ id: cup.id, price: 9.9, stock: 0 }),
    ]);
    expect(Object.keys(data[0] ?? {}).sort()).toEqual([
      'category',
      'cover',
      'id',
      'inheritor',
      'price',
      'stock',
      'title',
    ]);
  });

  describe('VALIDATION_FAILED', () => {
    it('for more than a hundred ids, for none, and for an invalid one', async () => {
      const many = Array.from({ length: 101 }, () => portal.portal.random.id()).join(',');
      for (const ids of [many, '', 'x', `${unknown},`]) {
        expect(await portal.call(listProductsByIds, { query: { ids } })).toMatchObject({ status: 422 });
      }
      const hundred = many.split(',').slice(1).join(',');
      expect(await portal.ok(listProductsByIds, { query: { ids: hundred } })).toEqual([]);
    });
  });
});

describe('listRelatedProducts', () => {
  it('returns four others of the category, the bestsellers first', async () => {
    const category = 'traditional_dance' as const;
    const ids = [];
    for (const sales of [5, 50, 500, 20, 30, 40])
      ids.push(await makeProduct(portal.portal, { category, sales }));
    const [, , best] = ids;
    const data = await portal.ok(listRelatedProducts, { params: { id: best?.id ?? '' } });
    expect(data.map(({ sales }) => sales)).toEqual([50, 40, 30, 20]);
  });

  describe('PRODUCT_NOT_FOUND', () => {
    it('for an unknown id', async () => {
      await portal.refuses(listRelatedProducts, { params: { id: unknown } }, 'PRODUCT_NOT_FOUND');
    });
  });
});

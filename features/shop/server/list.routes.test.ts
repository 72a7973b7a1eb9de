/** Lists, filters and searches over the real server, in a small shop and by each strategy in a large one. */
import { maxOffset } from '@platform/contract/search';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import { productCategories, regions } from '../contract/category.ts';
import { listProducts } from '../contract/endpoints.ts';
import { pageSizes, priceBounds, priceRanges, ratings, searchTypes, sorts } from '../contract/filter.ts';
import type { ListedProduct } from '../contract/product.ts';
import { makeManyProducts, makeProduct } from './factory.ts';

let portal: TestPortal;

type Query = NonNullable<Parameters<typeof list>[0]>;

async function list(
  query: NonNullable<Parameters<typeof portal.call<typeof listProducts>>[1]['query']> = {},
) {
  const answer = await portal.call(listProducts, { query });
  if (!answer.success) throw new Error(`${answer.status} ${answer.message}`);
  return answer.data;
}

beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

describe('listProducts in a small shop', () => {
  beforeAll(async () => {
    await makeProduct(portal.portal, {
      title: '剔红牡丹漆盒·非物质文化遗产手作',
      inheritor: '满延红',
      brand: '朱府雕漆',
      price: 880_000,
      region: 'beijing',
      rating: 50,
      createdAt: new Date('2026-01-03T00:00:00Z'),
    });
    await makeProduct(portal.portal, {
      title: '苏绣金鱼绷框',
      inheritor: '沈绣衣',
      brand: '锦溪绣庄',
      price: 9_999,
      stock: 0,
      sales: 90,
      rating: 39,
      region: 'jiangsu',
      category: 'folk_customs',
      createdAt: new Date('2026-01-02T00:00:00Z'),
    });
    await makeProduct(portal.portal, {
      title: '中国画与中轴',
      inheritor: '金漆娘',
      brand: '国轴居',
      price: 10_000,
      sales: 7,
      rating: 40,
      category: 'folk_literature',
      createdAt: new Date('2026-01-01T00:00:00Z'),
    });
  });

  const titles = async (query: Query) => (await list(query)).products.map(({ title }) => title[0]);

  it.each([
    [{}, ['剔', '苏', '中']],
    [{ sort: 'popular' }, ['苏', '中', '剔']],
    [{ sort: 'price_asc' }, ['苏', '中', '剔']],
    [{ sort: 'price_desc' }, ['剔', '中', '苏']],
    [{ category: 'folk_customs' }, ['苏']],
    [{ category: 'traditional_music' }, []],
    [{ region: 'beijing' }, ['剔']],
    [{ rating: 4 }, ['剔', '中']],
    [{ rating: '5' }, ['剔']],
    [{ inStock: 'true' }, ['剔', '中']],
    [{ inStock: 'false' }, ['剔', '苏', '中']],
    [{ priceRange: '0-100' }, ['苏']],
    [{ priceRange: '100-500' }, ['中']],
    [{ priceRange: '5000+' }, ['剔']],
    [{ search: '遺產' }, ['剔']],
    [{ search: '漆' }, ['剔', '中']],
    [{ search: '漆', searchType: 'title' }, ['剔']],
    [{ search: '漆', searchType: 'inheritor' }, ['中']],
    [{ search: '漆', searchType: 'brand', category: 'traditional_craft' }, ['剔']],
    [{ search: '國軸' }, ['中']],
    [{ search: '国轴', searchType: 'title' }, []],
    [{ search: '中国画与' }, ['中']],
    [{ search: '画与轴', searchType: 'title' }, []],
    [{ search: '漆盒 牡丹' }, ['剔']],
    [{ search: '  ' }, ['剔', '苏', '中']],
    [{ search: "'; drop table products; --" }, []],
    [{ search: '%' }, []],
    [{ search: '<b>漆</b>' }, []],
  ] satisfies [Query, string[]][])('%j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('highlights the searched words in the original text', async () => {
    const { products } = await list({ search: '遺產' });
    expect(products[0]?.highlights).toEqual({ title: [[12, 14]] });
    expect((await list()).products[0]).not.toHaveProperty('highlights');
  });

  it('shows changes at once', async () => {
    const before = (await list()).pagination.total;
    await makeProduct(portal.portal, { title: '新到' });
    expect((await list()).pagination.total).toBe(before + 1);
  });

  describe('VALIDATION_FAILED', () => {
    it.each([
      [{ page: 0 }],
      [{ page: -1 }],
      [{ page: 1.5 }],
      [{ page: 'NaN' }],
      [{ page: 1e9 }],
      [{ limit: 0 }],
      [{ limit: 101 }],
      [{ category: 'all' }],
      [{ sort: 'id; drop table products' }],
      [{ searchType: 'description' }],
      [{ priceRange: '0-1' }],
      [{ region: 'mars' }],
      [{ rating: 1 }],
      [{ inStock: 'perhaps' }],
      [{ search: '字'.repeat(51) }],
      [{ search: '\u0000' }],
    ])('%j', async (query) => {
      const answer = await portal.refuses(listProducts, { query: query as Query }, 'VALIDATION_FAILED');
      expect(answer.details).toContainEqual(expect.objectContaining({ field: Object.keys(query)[0] }));
    });

    it('names the last page when the page is beyond it', async () => {
      for (const limit of pageSizes) {
        const last = Math.ceil(maxOffset / limit);
        expect((await portal.call(listProducts, { query: { page: last, limit } })).status).toBe(200);
        expect(await portal.call(listProducts, { query: { page: last + 1, limit } })).toMatchObject({
          status: 422,
          message: `只能翻看前 ${maxOffset} 件商品，请缩小筛选范围`,
        });
      }
    });
  });
});

describe('listProducts in a large shop', () => {
  let all: ListedProduct[];

  beforeAll(async () => {
    await makeManyProducts(portal.portal, 2200);
    // Large enough for estimated totals; the listed products must be the same.
    const pages = Array.from({ length: 20 }, (_, at) =>
      list({ page: at + 1, limit: 100, sort: 'price_asc' }),
    );
    const others = Array.from({ length: 20 }, (_, at) =>
      list({ page: at + 1, limit: 100, sort: 'price_desc' }),
    );
    const products = (await Promise.all([...pages, ...others])).flatMap(({ products }) => products);
    all = [...new Map(products.map((product) => [product.id, product])).values()];
  });

  const keyOf = {
    latest: ({ createdAt }: ListedProduct) => -Date.parse(createdAt),
    popular: ({ sales }: ListedProduct) => -sales,
    price_asc: ({ price }: ListedProduct) => price,
    price_desc: ({ price }: ListedProduct) => -price,
  };

  function expected(query: Query): ListedProduct[] {
    const {
      category,
      region,
      rating,
      inStock,
      priceRange,
      search,
      searchType = 'all',
      sort = 'latest',
    } = query;
    const bounds = priceRange ? priceBounds[priceRange] : { from: 0, to: null };
    const textOf = (product: ListedProduct) =>
      searchType === 'all'
        ? [product.title, product.subtitle, product.inheritor, product.brand, product.description].join('\n')
        : product[searchType];
    return all
      .filter((product) => !category || product.category === category)
      .filter((product) => !region || product.region === region)
      .filter((product) => !rating || product.rating >= Number(rating))
      .filter((product) => inStock !== 'true' || product.stock > 0)
      .filter(({ price }) => price >= bounds.from && (bounds.to === null || price < bounds.to))
      .filter((product) => !search || textOf(product).includes(search))
      .sort((a, b) => keyOf[sort](a) - keyOf[sort](b));
  }

  const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const queries = fc.record({
    sort: fc.constantFrom(...sorts),
    category: optional(productCategories),
    region: optional(regions),
    rating: optional(ratings),
    inStock: optional(['true', 'false']),
    priceRange: optional(priceRanges),
    search: optional(['青花', '茶壶', '云锦山水', '赵', '钱文', '不存在']),
    searchType: fc.constantFrom(...searchTypes),
    page: fc.integer({ min: 1, max: 4 }),
    limit: fc.constantFrom(...pageSizes),
  });

  it('lists the same as a plain query, by each strategy', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const { products, pagination } = await list(query as Query);
        const matches = expected(query as Query);
        const key = keyOf[query.sort];
        const start = (query.page - 1) * query.limit;
        expect(products.map(key)).toEqual(matches.slice(start, start + query.limit).map(key));
        const ids = new Set(matches.map(({ id }) => id));
        expect(products.every(({ id }) => ids.has(id))).toBe(true);
        if (pagination.relation === 'exact') expect(pagination.total).toBe(matches.length);
        else expect(pagination.total).toBeGreaterThanOrEqual(start + products.length);
      }),
      { numRuns: 150 },
    );
  });

  it('lists every product once over all pages', async () => {
    const seen = new Set<string>();
    for (let page = 1; page <= 20; page += 1) {
      for (const { id } of (await list({ page, limit: 100, sort: 'popular' })).products) seen.add(id);
    }
    expect(seen.size).toBe(2000);
  });

  it.each([
    ['玄圭', 'the most popular of all', 10_000],
    ['素缣', 'the least popular of all', 0],
  ])('finds %s by popularity, %s', async (word, _, least) => {
    const sold = Array.from({ length: 60 }, (_, n) => least + ((n * 7) % 60));
    for (const sales of sold) await makeProduct(portal.portal, { title: word, sales });
    const pages = [1, 2].map((page) => list({ search: word, sort: 'popular', page, limit: 12 }));
    const sales = (await Promise.all(pages)).flatMap(({ products }) => products.map(({ sales }) => sales));
    expect(sales).toEqual(sold.toSorted((a, b) => b - a).slice(0, 24));
  });

  it('is correct when the planner overestimates', async () => {
    // Statistics from before the region became empty.
    for (const table of ['products', 'product_listings'])
      await portal.portal.db.execute(
        sql`update ${sql.identifier(table)} set region = 'other' where region = 'beijing'`,
      );
    portal.portal.cache.invalidate('products');
    const { products, pagination } = await list({ region: 'beijing' });
    expect(products).toEqual([]);
    expect(pagination).toMatchObject({ total: 0, relation: 'exact', last_page: 1 });
  });
});

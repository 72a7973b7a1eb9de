/** The sample products of a new demo portal. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../../apps/server/testing.ts';
import { listProductCategories, listProducts } from '../contract/endpoints.ts';
import type { ListedProduct } from '../contract/product.ts';
import { seedShop } from './seed.ts';

let portal: TestPortal;
let products: ListedProduct[];

const all = async () => {
  const pages = [1, 2].map((page) => portal.call(listProducts, { query: { page, limit: 96 } }));
  return (await Promise.all(pages)).flatMap(({ data }) => data.products);
};

beforeAll(async () => {
  portal = await testPortal();
  await seedShop(portal.portal);
  products = await all();
});
afterAll(() => portal.stop());

describe('seedShop', () => {
  it('adds at least 84 products in all seven categories, some sold out, some with low stock', async () => {
    expect(products.length).toBeGreaterThanOrEqual(84);
    const { data } = await portal.call(listProductCategories, {});
    expect(data.every(({ count }) => count > 0)).toBe(true);
    expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(products.length);
    expect(products.filter(({ stock }) => stock === 0).length).toBeGreaterThan(2);
    expect(products.filter(({ stock }) => stock > 0 && stock <= 5).length).toBeGreaterThan(2);
  });

  it('adds nothing the second time', async () => {
    await seedShop(portal.portal);
    expect(await all()).toEqual(products);
  });

  it('stores each drawing and a share card of 1200 by 630', async () => {
    expect(new Set(products.map(({ cover }) => cover)).size).toBe(products.length);
    for (const { cover, shareImage } of products.slice(0, 5)) {
      const drawing = await portal.portal.http.inject({ url: cover });
      expect(drawing.headers['content-type']).toBe('image/svg+xml');
      const card = await portal.portal.http.inject({ url: shareImage });
      expect(await sharp(card.rawPayload).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
    }
  });

  it('does nothing in production', async () => {
    const env = { ...portal.portal.env, PORTAL_MODE: 'production' as const };
    const db = new Proxy(portal.portal.db, { get: () => expect.unreachable('the database was asked') });
    await seedShop({ ...portal.portal, env, db });
  });
});

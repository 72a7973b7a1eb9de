import { describe, expect, it } from 'vitest';
import type { ListedProduct } from '../contract/product.ts';
import { elsewhere } from './hits.rules.ts';
import { jsonLdOf, summaryOf } from './summary.ts';

const product: ListedProduct = {
  id: '01890000-0000-7000-8000-000000000000',
  slug: 'cup',
  title: '青花瓷杯',
  subtitle: '高温釉下彩',
  inheritor: '罗青料',
  brand: '昌江窑',
  category: 'traditional_craft',
  region: 'other',
  price: 12.5,
  originalPrice: 15,
  sales: 3,
  stock: 2,
  rating: 4.8,
  description: '一只可以每天用的杯子，杯底有窑工的名字，杯口薄得透光，握在手里像一片雪。',
  cover: '/files/products/a.svg',
  shareImage: '/files/products/a.jpg',
  createdAt: '2026-01-01T00:00:00.000Z',
};

describe('jsonLdOf', () => {
  const read = (overrides: Partial<ListedProduct>) =>
    jsonLdOf({ ...product, ...overrides }, (path) => `https://site.example${path}`);

  it('names price, stock and absolute addresses', () => {
    expect(read({}).offers).toEqual({
      '@type': 'Offer',
      url: `https://site.example/library/${product.id}`,
      price: '12.50',
      priceCurrency: 'CNY',
      availability: 'https://schema.org/InStock',
    });
    expect(read({ stock: 0 }).offers.availability).toBe('https://schema.org/OutOfStock');
    expect(read({}).image).toEqual([
      'https://site.example/files/products/a.jpg',
      'https://site.example/files/products/a.svg',
    ]);
  });
});

describe('summaryOf', () => {
  it('names the inheritor within the length', () => {
    expect(summaryOf(product)).toMatch(/^高温釉下彩。传统技艺传承人罗青料作品。一只/);
    expect([...summaryOf({ ...product, description: '长'.repeat(500) })]).toHaveLength(120);
  });
});

describe('elsewhere', () => {
  it('is null when the card shows a hit, or without a search', () => {
    expect(elsewhere(product)).toBeNull();
    expect(elsewhere({ ...product, highlights: { title: [[0, 1]], description: [[0, 1]] } })).toBeNull();
  });

  it('is an excerpt of the description with highlights', () => {
    const at = product.description.indexOf('透光');
    const hit = elsewhere({ ...product, highlights: { description: [[at, at + 2]] } });
    const [[start, end] = [0, 0]] = hit?.spans ?? [];
    expect(hit?.text.slice(start, end)).toBe('透光');
    expect(hit?.text).toMatch(/^….*…$/);
  });

  it('prefers the brand over the description', () => {
    const hit = elsewhere({ ...product, highlights: { brand: [[0, 2]], description: [[0, 1]] } });
    expect(hit).toEqual({ text: '昌江窑', spans: [[0, 2]] });
  });
});

/** The sample products tell a sound story, and each has a drawing of its own. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { productCategories, regions } from '../../contract/category.ts';
import { drawCover } from './drawings/cover.ts';
import { sampleProducts } from './products.ts';

const count = (test: (product: (typeof sampleProducts)[number]) => boolean) =>
  sampleProducts.filter(test).length;

describe('sample products', () => {
  it('are at least 88, with slugs that serve as addresses and never repeat', () => {
    expect(sampleProducts.length).toBeGreaterThanOrEqual(88);
    expect(new Set(sampleProducts.map((product) => product.slug)).size).toBe(sampleProducts.length);
    for (const { slug } of sampleProducts) expect(slug).toMatch(/^[a-z]+(-[a-z]+)+$/);
  });

  it.each(productCategories)('has at least twelve in %s', (category) => {
    expect(count((product) => product.category === category)).toBeGreaterThanOrEqual(12);
  });

  it.each(regions)('has some from %s', (region) => {
    expect(count((product) => product.region === region)).toBeGreaterThanOrEqual(5);
  });

  it('has sane prices in every price range of the shop', () => {
    for (const { slug, price, originalPrice } of sampleProducts) {
      expect(price, slug).toBeGreaterThan(0);
      expect(originalPrice, slug).toBeGreaterThanOrEqual(price);
      expect(Number(price.toFixed(2)), slug).toBe(price);
      expect(Number(originalPrice.toFixed(2)), slug).toBe(originalPrice);
    }
    const bounds = [0, 100, 500, 1000, 5000, Number.POSITIVE_INFINITY];
    for (let i = 1; i < bounds.length; i++) {
      const [from = 0, to = 0] = [bounds[i - 1], bounds[i]];
      expect(count(({ price }) => price >= from && price < to)).toBeGreaterThanOrEqual(10);
    }
  });

  it('has six sold out, eight low in stock, and a popular one with exactly twenty', () => {
    for (const { slug, stock, sales } of sampleProducts) {
      expect(Number.isInteger(stock) && stock >= 0, slug).toBe(true);
      expect(Number.isInteger(sales) && sales >= 0, slug).toBe(true);
    }
    expect(count(({ stock }) => stock === 0)).toBe(6);
    expect(count(({ stock }) => stock >= 1 && stock <= 5)).toBe(8);
    expect(sampleProducts.filter(({ stock, sales }) => stock === 20 && sales > 5000)).toHaveLength(1);
  });

  it('has ratings of one decimal in each of the filter steps', () => {
    for (const { rating } of sampleProducts) {
      expect(rating).toBeGreaterThanOrEqual(1);
      expect(rating).toBeLessThanOrEqual(5);
      expect(Number(rating.toFixed(1))).toBe(rating);
    }
    for (const step of [2, 3, 4, 5]) {
      expect(count(({ rating }) => Math.floor(rating) === step)).toBeGreaterThanOrEqual(3);
    }
  });

  it('is written in both scripts, and names heritage in both', () => {
    const text = sampleProducts.map(({ title, description }) => title + description);
    const traditional = text.filter((words) => /[個這為與來們紅聲龍畫蓮絲門頭]/.test(words)).length;
    expect(traditional).toBeGreaterThanOrEqual(sampleProducts.length / 4);
    expect(traditional).toBeLessThanOrEqual(sampleProducts.length / 2);
    expect(count(({ title }) => title.includes('遗产'))).toBeGreaterThanOrEqual(2);
    expect(count(({ title }) => title.includes('遺產'))).toBeGreaterThanOrEqual(2);
  });

  it('says something about each: two sentences or more, without stray half-width punctuation', () => {
    for (const { slug, title, subtitle, description } of sampleProducts) {
      expect(description.match(/[。？！]/g)?.length ?? 0, slug).toBeGreaterThanOrEqual(2);
      expect(title + subtitle + description, slug).not.toMatch(/[,;:()]/);
    }
  });
});

describe('drawCover', () => {
  const covers = sampleProducts.map((product) => ({ slug: product.slug, svg: drawCover(product) }));

  it('gives every product a drawing of its own, the same each time', () => {
    expect(new Set(covers.map(({ svg }) => svg)).size).toBe(covers.length);
    expect(new Set(sampleProducts.map(({ drawing }) => JSON.stringify(drawing))).size).toBe(covers.length);
    for (const [i, product] of sampleProducts.entries()) expect(drawCover(product)).toBe(covers[i]?.svg);
  });

  it.each(covers)('$slug: is small, self-contained and harmless', ({ svg }) => {
    const bytes = Buffer.byteLength(svg);
    expect(bytes).toBeGreaterThan(2_000);
    expect(bytes).toBeLessThan(9_000);
    expect(svg).not.toMatch(/<(script|text|image|foreignObject|style|a)\b|\son\w+=|NaN|undefined|url\((?!#)/);
    for (const [, target] of svg.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(/^#/);
  });

  it.each(covers)('$slug: names each id once and refers only to its own', ({ svg }) => {
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]*)/g)) expect(ids).toContain(id);
  });

  it('uses no id in two drawings, so that several can stand on one page', () => {
    const ids = covers.flatMap(({ svg }) => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draws what a renderer accepts: 480 by 480, with many colours on warm paper', async () => {
    for (const { slug, svg } of covers) {
      const image = sharp(Buffer.from(svg));
      expect(await image.metadata(), slug).toMatchObject({ format: 'svg', width: 480, height: 480 });
      const { data } = await image.resize(48, 48).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const [red = 0, , blue = 0] = data;
      expect(red - blue, slug).toBeGreaterThan(10);
      const shades = new Set(Array.from({ length: 48 * 48 }, (_, i) => data.readUIntBE(i * 3, 3) & 0xf0f0f0));
      expect(shades.size, slug).toBeGreaterThan(24);
    }
  });
});

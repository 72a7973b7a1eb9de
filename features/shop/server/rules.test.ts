import fc from 'fast-check';
import { Converter } from 'opencc-js/cn2t';
import { describe, expect, it } from 'vitest';
import { priceRanges, type searchTypes } from '../contract/filter.ts';
import { fenBounds, highlightsOf, indexTerms, productSearch, type SearchedTexts } from './rules.ts';

const texts: SearchedTexts = {
  title: '剔红牡丹漆盒·非物质文化遗产手作',
  subtitle: '髹漆百道，刀走花开',
  inheritor: '满延红',
  brand: '朱府雕漆',
  description: '中国画与中轴',
};

const toTraditional = Converter({ from: 'cn', to: 'tw' });

/** Whether the index matches the product for these words. */
function offered(words: string, type: (typeof searchTypes)[number], product = texts): boolean {
  const search = productSearch(words, type);
  if (search === null || search === 'nothing') return false;
  const terms = new Set(indexTerms(product));
  return search.terms.every((term) => terms.has(term));
}

describe('productSearch', () => {
  it.each([
    ['遺產', 'all', true],
    ['遗产', 'title', true],
    ['遗产', 'inheritor', false],
    ['雕漆', 'brand', true],
    ['雕漆', 'title', false],
    ['滿延紅', 'inheritor', true],
    ['满延红', 'brand', false],
    ['刀走花開', 'all', true],
    ['刀走花开', 'title', false],
    ['青花', 'all', false],
  ] as const)('%s in %s: %s', (words, type, isFound) => expect(offered(words, type)).toBe(isFound));

  it('prefixes the terms of one field', () => {
    expect(productSearch('遗产', 'title')).toMatchObject({ terms: ['t#遗产'], type: 'title' });
    expect(productSearch('', 'title')).toBeNull();
    expect(productSearch('%_\\', 'brand')).toBe('nothing');
  });

  it('matches every product by every part of its texts, in either script', () => {
    const word = fc
      .array(fc.constantFrom(...'遗产剔红龙凤丝绣汉医药国画艺术声乐戏剧0aZ，· '), {
        minLength: 1,
        maxLength: 12,
      })
      .map((characters) => characters.join(''));
    const product = fc.record({
      title: word,
      subtitle: word,
      inheritor: word,
      brand: word,
      description: word,
    });
    fc.assert(
      fc.property(
        product,
        fc.constantFrom('title', 'inheritor', 'brand'),
        fc.nat(),
        fc.nat(),
        (texts, field, a, b) => {
          const whole = texts[field];
          const start = a % whole.length;
          const piece = whole.slice(start, start + 1 + (b % 4));
          if (productSearch(piece, field) === 'nothing' || piece.trim() === '') return;
          for (const words of [piece, toTraditional(piece)]) {
            expect(offered(words, 'all', texts)).toBe(true);
            expect(offered(words, field, texts)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('highlightsOf', () => {
  const search = (words: string, type: (typeof searchTypes)[number]) => {
    const prepared = productSearch(words, type);
    if (prepared === null || prepared === 'nothing') throw new Error('no words');
    return prepared;
  };

  it('highlights the original text, in either script', () => {
    expect(highlightsOf(texts, search('遺產', 'all'))).toEqual({ title: [[12, 14]] });
  });

  it('highlights every field for all, and only the selected one for a type', () => {
    expect(Object.keys(highlightsOf(texts, search('漆', 'all')))).toEqual(['title', 'subtitle', 'brand']);
    expect(Object.keys(highlightsOf(texts, search('漆', 'brand')))).toEqual(['brand']);
  });
});

describe('fenBounds', () => {
  it('assigns every price to exactly one range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (price) => {
        const holding = priceRanges.filter((range) => {
          const { from, to } = fenBounds(range);
          return price >= from && (to === null || price < to);
        });
        expect(holding).toHaveLength(1);
      }),
    );
  });

  it.each([
    [9_999, '0-100'],
    [10_000, '100-500'],
    [50_000, '500-1000'],
    [100_000, '1000-5000'],
    [499_999, '1000-5000'],
    [500_000, '5000+'],
  ] as const)('%i fen lie in %s', (price, range) => {
    const { from, to } = fenBounds(range);
    expect(price >= from && (to === null || price < to)).toBe(true);
  });
});

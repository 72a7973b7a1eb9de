import { maxOffset } from '@platform/contract/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productCategories, regions } from '../contract/category.ts';
import { pageSizes, priceRanges, ratings, searchTypes, sorts } from '../contract/filter.ts';
import {
  advancedCount,
  changeAddress,
  defaults,
  isNarrowed,
  modes,
  readAddress,
  type ShopAddress,
  tabs,
  widen,
  writeAddress,
} from './address.rules.ts';

const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

const addresses: fc.Arbitrary<ShopAddress> = fc.record({
  page: fc.integer({ min: 1, max: 20 }),
  limit: fc.constantFrom(...pageSizes),
  category: optional(productCategories),
  search: optional(['遺產', '<b>&?=%', '青花 瓷', "' or 1=1"]),
  searchType: fc.constantFrom(...searchTypes),
  sort: fc.constantFrom(...sorts),
  priceRange: optional(priceRanges),
  region: optional(regions),
  rating: optional(ratings),
  inStock: fc.boolean(),
  mode: fc.constantFrom(...modes),
  tab: fc.constantFrom(...tabs),
});

describe('the address', () => {
  it('brings back what was written', () => {
    fc.assert(
      fc.property(addresses, (shown) => {
        expect(readAddress(writeAddress(shown))).toEqual(strip(shown));
      }),
    );
  });

  function strip(shown: ShopAddress): Partial<ShopAddress> {
    return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined));
  }

  it('is plain for the plain list', () => {
    expect(writeAddress(defaults)).toBe('');
    expect(readAddress('')).toEqual(defaults);
    expect(defaults).toMatchObject({ page: 1, limit: 12, sort: 'latest', mode: 'card', tab: 'browse' });
  });

  it.each([
    ['?category=nonsense&region=mars', defaults],
    ['?page=0&limit=13', defaults],
    ['?page=x&rating=1&sort=&mode=wall', defaults],
    ['?page=99999', { ...defaults, page: Math.ceil(maxOffset / 12) }],
    ['?limit=96&page=22', { ...defaults, limit: 96, page: 21 }],
    [`?search=${'字'.repeat(51)}`, defaults],
    ['?rating=4&inStock=true&unknown=1', { ...defaults, rating: 4, inStock: true }],
    ['?search=%20%E9%81%97%E4%BA%A7%20', { ...defaults, search: '遗产' }],
  ])('reads %s sensibly', (search, shown) => expect(readAddress(search)).toEqual(shown));

  it('never throws over what somebody typed there', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(readAddress(`?${typed}`).page).toBeGreaterThan(0);
      }),
    );
  });
});

describe('changing it', () => {
  it('goes back to the first page, except when the page itself is turned', () => {
    const third = { ...defaults, page: 3 };
    expect(changeAddress(third, { sort: 'popular' }).page).toBe(1);
    expect(changeAddress(third, { page: 4 }).page).toBe(4);
  });

  it('widens to everything and keeps the order and the layout', () => {
    fc.assert(
      fc.property(addresses, (shown) => {
        const wide = widen(shown);
        expect(isNarrowed(wide)).toBe(false);
        expect(advancedCount(wide)).toBe(0);
        expect(wide).toMatchObject({ page: 1, sort: shown.sort, mode: shown.mode, limit: shown.limit });
      }),
    );
  });

  it('counts the filters of the advanced panel', () => {
    expect(
      advancedCount({ ...defaults, priceRange: '0-100', rating: 5, inStock: true, category: 'folk_customs' }),
    ).toBe(3);
  });
});

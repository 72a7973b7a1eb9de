import { maxOffset } from '@platform/contract/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsTabs } from '../contract/category.ts';
import { newsStates, pageSizes } from '../contract/filter.ts';
import {
  changeAddress,
  defaults,
  isNarrowed,
  type NewsAddress,
  readAddress,
  views,
  widen,
  writeAddress,
} from './address.rules.ts';

const addresses: fc.Arbitrary<NewsAddress> = fc
  .record({
    view: fc.constantFrom(...views),
    category: fc.constantFrom(...newsTabs),
    search: fc.constantFrom('', '遺產', '<b>&?=%', '中轴 申遗', "' or 1=1"),
    state: fc.constantFrom(...newsStates),
    page: fc.integer({ min: 1, max: 50 }),
    limit: fc.constantFrom(...pageSizes),
  })
  .map(({ search, ...rest }) => ({ ...rest, ...(search ? { search } : {}) }));

describe('the address', () => {
  it('brings back what was written', () => {
    fc.assert(
      fc.property(addresses, (shown) => {
        expect(readAddress(writeAddress(shown))).toEqual(shown);
      }),
    );
  });

  it('is plain for the plain list, with the specified page sizes', () => {
    expect(writeAddress(defaults)).toBe('');
    expect(readAddress('')).toEqual(defaults);
    expect(defaults).toEqual({ view: 'all', category: 'all', state: 'all', page: 1, limit: 6 });
    expect(pageSizes).toEqual([6, 12, 18, 24]);
  });

  it.each([
    ['?category=nonsense&view=secret', defaults],
    ['?page=0&limit=7', defaults],
    ['?page=99999', { ...defaults, page: Math.ceil(maxOffset / 6) }],
    ['?limit=24&page=999', { ...defaults, limit: 24, page: Math.ceil(maxOffset / 24) }],
    [`?search=${'字'.repeat(51)}`, defaults],
    ['?search=%20%20', defaults],
    ['?search=%20%E9%81%97%E4%BA%A7%20&unknown=1', { ...defaults, search: '遗产' }],
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
    expect(changeAddress(third, { category: 'culture' })).toMatchObject({ page: 1, category: 'culture' });
    expect(changeAddress(third, { page: 4 }).page).toBe(4);
  });

  it('widens to everything of the same view and page size', () => {
    fc.assert(
      fc.property(addresses, (shown) => {
        const wide = widen(shown);
        expect(isNarrowed(wide)).toBe(false);
        expect(wide).toMatchObject({ page: 1, view: shown.view, limit: shown.limit });
      }),
    );
  });
});

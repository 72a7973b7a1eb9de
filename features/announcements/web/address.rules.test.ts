import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryChoices, pageSizes } from '../contract/reading.ts';
import {
  changeAddress,
  defaults,
  isNarrowed,
  type ListAddress,
  readAddress,
  widen,
  writeAddress,
} from './address.rules.ts';

const addresses: fc.Arbitrary<ListAddress> = fc.record(
  {
    page: fc.integer({ min: 1, max: 50 }),
    limit: fc.constantFrom(...pageSizes),
    category: fc.constantFrom(...categoryChoices),
    view: fc.constantFrom('published' as const, 'drafts' as const),
    year: fc.integer({ min: 2000, max: 2100 }),
    search: fc.constantFrom('獎學金', '<b>&?=%', '申请 材料', "' or 1=1"),
  },
  { requiredKeys: ['page', 'limit', 'category', 'view'] },
);

describe('the address', () => {
  it('brings back what was written', () => {
    fc.assert(
      fc.property(addresses, (shown) => {
        expect(readAddress(writeAddress(shown))).toEqual(shown);
      }),
    );
  });

  it('is plain for the plain list', () => {
    expect(writeAddress(defaults)).toBe('');
    expect(defaults).toEqual({ page: 1, limit: 10, category: 'all', view: 'published' });
  });

  it.each([
    ['?category=news&year=1', defaults],
    ['?page=0&limit=11&view=secret', defaults],
    [`?search=${'字'.repeat(51)}`, defaults],
    ['?year=2025&limit=50&unknown=1', { ...defaults, year: 2025, limit: 50 }],
    ['?search=%20%E7%BB%93%E6%9E%9C%20', { ...defaults, search: '结果' }],
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
    expect(changeAddress(third, { category: 'event' }).page).toBe(1);
    expect(changeAddress(third, { page: 4 }).page).toBe(4);
  });

  it('widens to everything', () => {
    fc.assert(
      fc.property(addresses, (shown) => {
        expect(isNarrowed(widen(shown))).toBe(false);
        expect(widen(shown)).toMatchObject({ page: 1, limit: shown.limit });
      }),
    );
  });
});

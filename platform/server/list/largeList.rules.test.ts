/** The choice of the strategy, and the limit of paging. */
import { maxOffset } from '@platform/contract/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIndexScanCheaper, isSearchMoreSelective, paginationOf } from './largeList.rules.ts';

describe('paginationOf', () => {
  it('never returns a last page beyond the limit', () => {
    const sizes = fc.constantFrom(12, 24, 48, 96, 1, 100);
    fc.assert(
      fc.property(fc.nat(300_000), sizes, fc.boolean(), (total, limit, exact) => {
        const { last_page, relation, ...rest } = paginationOf({ total, exact }, 3, limit);
        expect(rest).toEqual({ current_page: 3, per_page: limit, total });
        expect(relation).toBe(exact ? 'exact' : 'estimated');
        expect(last_page).toBeGreaterThanOrEqual(1);
        expect((last_page - 1) * limit).toBeLessThan(maxOffset);
        expect(last_page * limit).toBeGreaterThanOrEqual(Math.min(total, maxOffset));
      }),
    );
  });
});

describe('isIndexScanCheaper', () => {
  const among = 200_000;
  const slice = { offset: 0, limit: 12 };
  const shop = { filtered: among, searched: among, matching: among };

  it.each([
    ['no filter', shop, true],
    ['a filter that matches half of the products', { ...shop, filtered: 100_000, matching: 100_000 }, true],
    ['filters that match some hundreds', { ...shop, filtered: 470, matching: 470 }, false],
    ['filters that match nothing', { ...shop, filtered: 0, matching: 0 }, false],
    ['a word in a fifth of the products', { ...shop, searched: 40_000, matching: 40_000 }, true],
    ['a word in some hundreds', { ...shop, searched: 790, matching: 790 }, false],
    [
      'a frequent word and frequent filters with few common matches',
      { filtered: 8000, searched: 10_000, matching: 400 },
      true,
    ],
    ['a frequent word and selective filters', { filtered: 470, searched: 38_000, matching: 80 }, false],
  ])('%s', (_name, expected, walking) => expect(isIndexScanCheaper(expected, among, slice)).toBe(walking));

  it('is false for a page so deep that the scan would be long', () => {
    const expected = { ...shop, searched: 10_000, matching: 10_000 };
    expect(isIndexScanCheaper(expected, among, slice)).toBe(true);
    expect(isIndexScanCheaper(expected, among, { offset: 1900, limit: 12 })).toBe(false);
  });
});

describe('isSearchMoreSelective', () => {
  it.each([
    [{ filtered: 200_000, searched: 700, matching: 700 }, true],
    [{ filtered: 470, searched: 38_000, matching: 80 }, false],
  ])('%j: %s', (expected, rarer) => expect(isSearchMoreSelective(expected)).toBe(rarer));
});

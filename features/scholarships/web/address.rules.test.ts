import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scholarshipCategories } from '../contract/category.ts';
import { scholarshipSorts } from '../contract/scholarship.ts';
import {
  type Address,
  defaults,
  pathOf,
  readAddress,
  scholarshipList,
  tabPath,
  tabs,
  writeAddress,
} from './address.rules.ts';

const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

const addresses: fc.Arbitrary<Address> = fc.record({
  tab: fc.constantFrom(...tabs),
  page: fc.integer({ min: 1, max: 500 }),
  category: optional(fc.constantFrom(...scholarshipCategories)),
  search: optional(fc.constantFrom('遺產', '<b>&?=%', '金奖 2026')),
  sort: fc.constantFrom(...scholarshipSorts),
  scholarship: optional(fc.uuid({ version: 7 })),
  application: optional(fc.uuid({ version: 7 })),
});

const present = (address: Address) =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined));

describe('the address', () => {
  it('reads what it wrote', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(readAddress(writeAddress(address))).toEqual(present(address));
      }),
    );
  });

  it('is empty for the default page', () => {
    expect(writeAddress(defaults)).toBe('');
    expect(defaults).toMatchObject({ tab: 'list', page: 1, sort: 'deadline' });
  });

  it.each([
    ['?tab=nowhere&category=nonsense', defaults],
    ['?page=0&sort=', defaults],
    [`?search=${'字'.repeat(51)}`, defaults],
    ['?scholarship=1%20or%201=1&application=x', defaults],
    ['?tab=mine&page=2', { ...defaults, tab: 'mine', page: 2 }],
  ])('reads %s', (query, address) => expect(readAddress(query)).toEqual(address));

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(readAddress(`?${query}`).page).toBeGreaterThan(0);
      }),
    );
  });
});

describe('changing it', () => {
  const third = { ...defaults, page: 3, search: '绘' };
  const scholarship = '01990000-0000-7000-8000-000000000001';

  it('resets the page, except for a dialog or another page', () => {
    expect(pathOf(third, { sort: 'latest' })).toBe('/scholarship?search=%E7%BB%98&sort=latest');
    expect(pathOf(third, { page: 4 })).toContain('page=4');
    expect(pathOf(third, { scholarship })).toContain('page=3');
    expect(pathOf({ ...third, scholarship }, { scholarship: undefined })).toBe(
      '/scholarship?page=3&search=%E7%BB%98',
    );
  });

  it('closes the dialog with every other change', () => {
    const { read, change, write } = scholarshipList;
    const state = read(`?page=3&search=%E7%BB%98&scholarship=${scholarship}`);
    expect(write(change(state, { category: 'academic' }))).toBe('?category=academic&search=%E7%BB%98');
  });

  it('starts another tab with its defaults', () => {
    expect(tabPath('list')).toBe('/scholarship');
    expect(tabPath('apply', { scholarship })).toBe(`/scholarship?tab=apply&scholarship=${scholarship}`);
  });
});

import { maxOffset, searchText } from '@platform/contract/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ListState, resourceList } from './resourceList.ts';

const categories = ['all', 'tea', 'silk'] as const;
const sizes = [6, 12] as const;

const list = resourceList({
  path: '/things',
  noun: { name: '物件', counter: '件' },
  fields: {
    category: z.enum(categories).default('all'),
    search: searchText.optional(),
    where: z.enum(['all', 'title']).default('all'),
    year: z.coerce.number().int().min(2000).max(2100).optional(),
    inStock: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
    sort: z.enum(['latest', 'price']).default('latest'),
    open: z.string().optional(),
  },
  pageSizes: sizes,
  maxOffset,
  filters: ['search', 'category', 'year', 'inStock'],
  overlays: ['open'],
  search: { label: '搜索物件', placeholder: '', scope: 'where' },
});

const states: fc.Arbitrary<ListState<typeof list>> = fc.record(
  {
    category: fc.constantFrom(...categories),
    search: fc.constantFrom('遺產', '<b>&?=%', '中轴 申遗', "' or 1=1"),
    where: fc.constantFrom('all' as const, 'title' as const),
    year: fc.integer({ min: 2000, max: 2100 }),
    inStock: fc.boolean(),
    sort: fc.constantFrom('latest' as const, 'price' as const),
    page: fc.integer({ min: 1, max: 50 }),
    limit: fc.constantFrom(...sizes),
  },
  { requiredKeys: ['category', 'where', 'inStock', 'sort', 'page', 'limit'] },
);

describe('the address of a list', () => {
  it('brings back what was written', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(list.read(list.write(state))).toEqual(state);
      }),
    );
  });

  it('has no query for the defaults, with the first page size', () => {
    expect(list.write(list.defaults)).toBe('');
    expect(list.read('')).toEqual(list.defaults);
    expect(list.defaults).toMatchObject({ page: 1, limit: 6, category: 'all' });
  });

  it.each([
    ['?category=nonsense&sort=', list.defaults],
    ['?page=0&limit=7', list.defaults],
    ['?page=x&year=1', list.defaults],
    ['?page=99999', { ...list.defaults, page: Math.ceil(maxOffset / 6) }],
    ['?limit=12&page=999', { ...list.defaults, limit: 12, page: Math.ceil(maxOffset / 12) }],
    [`?search=${'字'.repeat(51)}`, list.defaults],
    ['?search=%20%20', list.defaults],
    ['?search=%20%E9%81%97%E4%BA%A7%20&unknown=1', { ...list.defaults, search: '遗产' }],
  ])('reads %s sensibly', (query, state) => expect(list.read(query)).toEqual(state));

  it('never throws over what somebody typed there', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(list.read(`?${text}`).page).toBeGreaterThan(0);
      }),
    );
  });

  it('names its parameters for the page', () => {
    expect(list.names).toEqual(['category', 'search', 'where', 'year', 'inStock', 'sort', 'page', 'limit']);
  });
});

describe('change', () => {
  it('goes back to the first page, unless it names a page', () => {
    const third = { ...list.defaults, page: 3 };
    expect(list.change(third, { category: 'tea' })).toMatchObject({ page: 1, category: 'tea' });
    expect(list.change(third, { page: 4 }).page).toBe(4);
  });

  it('opens and closes what is over the list on the same page, and closes it with any other change', () => {
    const third = list.read('?page=3&category=tea');
    const open = list.change(third, { open: 'bowl' });
    expect(list.write(open)).toBe('?category=tea&open=bowl&page=3');
    expect(list.write(list.change(open, { open: undefined }))).toBe('?category=tea&page=3');
    expect(list.write(list.change(open, { sort: 'price' }))).toBe('?category=tea&sort=price');
  });

  it('has an address with nothing but the named values', () => {
    expect(list.pathTo({ category: 'tea' })).toBe('/things?category=tea');
    expect(list.pathTo({})).toBe('/things');
  });

  it('clears all filters, and keeps order and page size', () => {
    fc.assert(
      fc.property(states, (state) => {
        const cleared = list.change(state, list.clearFilters());
        expect(list.hasFilters(cleared)).toBe(false);
        const { sort, limit } = state;
        expect(cleared).toMatchObject({ page: 1, sort, limit, where: 'all' });
      }),
    );
  });

  it.each([
    [{ sort: 'price' as const }, false],
    [{ where: 'title' as const }, false],
    [{ category: 'silk' as const }, true],
    [{ year: 2024 }, true],
    [{ inStock: true }, true],
  ])('%o has filters: %s', (changes, has) =>
    expect(list.hasFilters({ ...list.defaults, ...changes })).toBe(has),
  );
});

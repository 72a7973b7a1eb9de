import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listAddress } from './address.ts';

const { defaults, read, write } = listAddress({
  tab: z.enum(['one', 'other']).default('one'),
  page: z.coerce.number().int().min(1).default(1),
  search: z.string().max(3).optional(),
});

describe('the address of a list', () => {
  it('is empty for the defaults', () => {
    expect(read('')).toEqual(defaults);
    expect(write(defaults)).toBe('');
  });

  it.each(['?tab=other', '?page=7', '?tab=other&page=2&search=%E8%8C%B6'])(
    'is read and written: %s',
    (query) => expect(write(read(query))).toBe(query),
  );

  it('ignores invalid values, and keeps the rest', () => {
    expect(read('?tab=third&page=0&search=longer&more=1')).toEqual(defaults);
    expect(read('?tab=third&page=3')).toEqual({ ...defaults, page: 3 });
  });

  it('has a fixed order and no empty values', () => {
    expect(write({ search: '', page: 2, tab: 'other' })).toBe('?tab=other&page=2');
    expect(write(read('?search=a&tab=other'))).toBe('?tab=other&search=a');
  });
});

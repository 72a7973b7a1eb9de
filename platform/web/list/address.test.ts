import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listAddress } from './address.ts';

const {
  defaults: plain,
  read,
  write,
} = listAddress({
  tab: z.enum(['one', 'other']).default('one'),
  page: z.coerce.number().int().min(1).default(1),
  search: z.string().max(3).optional(),
});

describe('the address of a list', () => {
  it('of the plain page is empty', () => {
    expect(read('')).toEqual(plain);
    expect(write(plain)).toBe('');
  });

  it.each(['?tab=other', '?page=7', '?tab=other&page=2&search=%E8%8C%B6'])(
    'is read and written: %s',
    (query) => expect(write(read(query))).toBe(query),
  );

  it('leaves out what makes no sense, and keeps the rest', () => {
    expect(read('?tab=third&page=0&search=longer&more=1')).toEqual(plain);
    expect(read('?tab=third&page=3')).toEqual({ ...plain, page: 3 });
  });

  it('is always in the same order, and without what is empty', () => {
    expect(write({ search: '', page: 2, tab: 'other' })).toBe('?tab=other&page=2');
    expect(write(read('?search=a&tab=other'))).toBe('?tab=other&search=a');
  });
});

import { describe, expect, it } from 'vitest';
import { leafOf, showSize } from './showing.rules.ts';

describe('showSize', () => {
  it.each([
    [0, '0 B'],
    [812, '812 B'],
    [2255, '2.2 KB'],
    [11_345, '11 KB'],
    [1024 * 1024, '1 MB'],
    [1024 * 1024 - 1, '1 MB'],
    [10 * 1024 * 1024, '10 MB'],
  ])('%i: %s', (bytes, shown) => expect(showSize(bytes)).toBe(shown));
});

describe('leafOf', () => {
  it('gives the day where the reader is', () => {
    const noon = new Date(2026, 2, 1, 12);
    expect(leafOf(noon.toISOString())).toEqual({ year: '2026', month: '3', day: '1' });
  });
});

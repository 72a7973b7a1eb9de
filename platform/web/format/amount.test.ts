import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount, formatShortYuan, formatUsd, formatYuan } from './amount.ts';

const hundredths = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }).filter((n) => n !== 0);

describe('amounts', () => {
  it.each([
    ['CNY', formatYuan],
    ['USD', formatUsd],
  ])('in %s agree with the locale', (currency, format) => {
    const expected = new Intl.NumberFormat('zh-CN', { style: 'currency', currency });
    fc.assert(fc.property(hundredths, (n) => format(n / 100) === expected.format(n / 100)));
  });

  it.each([
    [0, '¥0'],
    [5800, '¥5,800'],
    [12.5, '¥12.50'],
    [999, '¥999'],
    [1_234_567.89, '¥1,234,567.89'],
  ])('have decimals only where necessary: %d', (yuan, text) => expect(formatShortYuan(yuan)).toBe(text));
});

describe('counts', () => {
  it('agree with the locale', () => {
    fc.assert(fc.property(fc.nat(), (n) => formatCount(n) === n.toLocaleString('en-US')));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fen, fenToText, fenToYuan, textToMinor, yuan, yuanToFen } from './money.ts';

const amounts = fc.integer({ min: 0, max: 10_000_000_000 });

describe('money', () => {
  it('converts fen to yuan and back without loss', () => {
    fc.assert(fc.property(amounts, (amount) => yuanToFen(fenToYuan(fen(amount))) === amount));
  });

  it('converts fen to the providers’ text and back without loss', () => {
    fc.assert(fc.property(amounts, (amount) => textToMinor(fenToText(amount)) === amount));
  });

  it.each([
    [1230, '12.30'],
    [5, '0.05'],
    [0, '0.00'],
    [-1230, '-12.30'],
  ])('writes %i fen as %s', (amount, text) => expect(fenToText(amount)).toBe(text));

  it.each(['', '1.234', '-1', '1e3', '1,000', ' 1', '.5'])('returns null for %j', (text) => {
    expect(textToMinor(text)).toBeNull();
  });

  it('refuses fractions of a fen', () => {
    expect(() => fen(1.5)).toThrow(RangeError);
    expect(() => yuanToFen(0.001)).toThrow(RangeError);
    expect(yuan.safeParse(0.001).success).toBe(false);
    expect(yuan.safeParse(19.99).success).toBe(true);
  });
});

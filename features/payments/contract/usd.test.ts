/** Conversion of fen to US cents. */
import { fen } from '@platform/contract/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultUsdRate, usdOf } from './usd.ts';

test.each([
  [0, 6.5, 0],
  [650, 6.5, 100],
  [12_850, 6.5, 1977],
  [30_700, 6.5, 4723],
  // Half a cent is rounded up.
  [13, 2, 7],
  [12, 2, 6],
  [1, 6.5, 0],
  [100, 7.1234, 14],
])('%i fen at the rate %d are %i cents', (amount, rate, cents) => {
  expect(usdOf(fen(amount), rate)).toBe(cents);
});

test('the rounding error is at most half a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
      const doubled = BigInt(usdOf(fen(amount), defaultUsdRate)) * 13n - BigInt(amount) * 2n;
      // In halves of a cent times 13: rounding up at exactly a half is allowed, down is not.
      expect(doubled > -6.5 && doubled <= 6.5).toBe(true);
    }),
  );
});

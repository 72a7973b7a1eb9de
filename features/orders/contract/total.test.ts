/** Properties of an order's total. */
import { fen, fenToText, fenToYuan, textToMinor, yuanToFen } from '@platform/contract/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryFees, deliveryMethods } from './shipping.ts';
import { subtotalOf, totalOf } from './total.ts';

const line = fc.record({
  price: fc.integer({ min: 1, max: 10_000_000 }).map(fen),
  quantity: fc.integer({ min: 1, max: 9999 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 100 });

test('the total is the lines plus the fee, in whole fen, in any order of lines', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(...deliveryMethods), (some, delivery) => {
      const expected = some.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n);
      expect(BigInt(totalOf(some, delivery))).toBe(expected + BigInt(deliveryFees[delivery]));
      expect(subtotalOf([...some].reverse())).toBe(subtotalOf(some));
    }),
  );
});

test('only express has a fee, of 50 yuan', () => {
  expect(deliveryMethods.map((method) => fenToYuan(deliveryFees[method]))).toEqual([0, 0, 50]);
});

test('fen survive the conversion to yuan and text and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
      expect(yuanToFen(fenToYuan(fen(amount)))).toBe(amount);
      expect(textToMinor(fenToText(amount))).toBe(amount);
    }),
  );
});

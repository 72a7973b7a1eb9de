/** Signs in the history. */
import { expect, test } from 'vitest';
import { historyTypes } from '../../contract/lifecycle.ts';
import { relationOf, signedAmount } from './history.rules.ts';

test.each([
  ['sent', '−1,200'],
  ['received', '+1,200'],
  ['returned', '+1,200'],
] as const)('beans of an entry %s say %s', (type, told) => {
  expect(signedAmount({ type, amount: 1200 })).toBe(told);
});

test('every kind says how the other party has to do with it', () => {
  expect(new Set(historyTypes.map((type) => relationOf({ type }))).size).toBe(historyTypes.length);
});

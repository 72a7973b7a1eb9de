import { expect, it } from 'vitest';
import { idempotencyKeys } from './idempotency.ts';

it('repeats the key for the same content only', () => {
  const keyOf = idempotencyKeys();
  const first = keyOf({ amount: 500, purchase: 0 });
  expect(keyOf({ amount: 500, purchase: 0 })).toBe(first);
  const keys = [first, keyOf({ amount: 1000, purchase: 0 }), keyOf({ amount: 500, purchase: 1 })];
  expect(new Set(keys).size).toBe(3);
});

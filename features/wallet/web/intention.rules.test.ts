import { expect, it } from 'vitest';
import { type Intention, intentionFor } from './intention.rules.ts';

function keys() {
  let made = 0;
  return () => {
    made += 1;
    return `key-${made}`;
  };
}

it('another click for the same amount is the same intention', () => {
  const newKey = keys();
  const first = intentionFor(null, 500, newKey);
  expect(first).toEqual({ amount: 500, key: 'key-1', made: null });
  expect(intentionFor(first, 500, newKey)).toBe(first);
});

it('another amount, and the same one after it is over, is another intention', () => {
  const newKey = keys();
  const first: Intention = intentionFor(null, 500, newKey);
  expect(intentionFor(first, 1000, newKey).key).toBe('key-2');
  expect(intentionFor(null, 500, newKey).key).toBe('key-3');
});

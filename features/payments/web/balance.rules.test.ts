import { describe, expect, it } from 'vitest';
import { offeredPart, partOf, restOf } from './balance.rules.ts';

describe('partOf', () => {
  it.each([
    [0, 128.5, 0],
    [100, 128.5, 100],
    [128.49, 128.5, 128.49],
    // Enough for the whole amount, which has its own method.
    [128.5, 128.5, 0],
    [500, 128.5, 0],
  ])('of %d for %d: %d', (available, due, part) => expect(partOf(available, due)).toBe(part));
});

describe('offeredPart', () => {
  it.each([
    ['before a choice, all that is there', 0, 100, 128.5, 100],
    ['after one, what was chosen, though it has been set aside meanwhile', 100, 0, 128.5, 100],
    ['of something that has become cheaper, anew', 100, 100, 90, 0],
  ])('%s', (_, chosen, available, due, part) => expect(offeredPart(chosen, available, due)).toBe(part));
});

describe('restOf', () => {
  it.each([
    [128.5, 100, 28.5],
    [0.3, 0.1, 0.2],
    [128.5, 0, 128.5],
  ])('of %d after %d: %d', (due, part, rest) => expect(restOf(due, part)).toBe(rest));
});

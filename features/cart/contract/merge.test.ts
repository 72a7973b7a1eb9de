/** Properties of merging carts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartLine, cartLine, countOf, maxLines, maxQuantity, newestFirst } from './line.ts';
import { mergeCarts } from './merge.ts';

const line = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  quantity: fc.integer({ min: 1, max: maxQuantity }),
  checked: fc.boolean(),
  addTime: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-02T08:00:00Z'),
});
const sorted = (lines: CartLine[]) => lines.toSorted(newestFirst);
const cart = fc.uniqueArray(line, { selector: ({ id }) => id }).map(sorted);
const manyLines = fc
  .uniqueArray(
    line.chain((one) => fc.integer({ min: 0, max: 400 }).map((number) => ({ ...one, id: `p${number}` }))),
    { selector: ({ id }) => id, minLength: 60, maxLength: maxLines },
  )
  .map(sorted);
const of = (id: string, quantity: number, checked = true): CartLine => ({
  id,
  quantity,
  checked,
  addTime: '2026-01-01T00:00:00.000Z',
});

describe('mergeCarts', () => {
  it.each([
    ['takes what only one side has', [], [of('a', 2)], [of('b', 1)], { a: 2, b: 1 }],
    ['takes the larger quantity at login, never the sum', [], [of('a', 2)], [of('a', 3)], { a: 3 }],
    ['takes the side that changed', [of('a', 5)], [of('a', 2)], [of('a', 5)], { a: 2 }],
    ['takes the larger of two changes', [of('a', 5)], [of('a', 2)], [of('a', 4)], { a: 4 }],
    ['removes what one side removed', [of('a', 5)], [], [of('a', 5)], {}],
    ['keeps what one side removed and the other changed', [of('a', 5)], [], [of('a', 6)], { a: 6 }],
    ['removes what both removed', [of('a', 5)], [], [], {}],
  ])('%s', (_, base, mine, theirs, expected) => {
    const merged = mergeCarts(base, mine, theirs);
    expect(Object.fromEntries(merged.map(({ id, quantity }) => [id, quantity]))).toEqual(expected);
  });

  it('uses the check mark of the side that changed it', () => {
    const merged = mergeCarts([of('a', 1)], [of('a', 1, false)], [of('a', 4)]);
    expect(merged).toEqual([of('a', 4, false)]);
  });

  it('changes nothing when repeated, even after lost answers', () => {
    fc.assert(
      fc.property(cart, cart, cart, (base, mine, theirs) => {
        const merged = mergeCarts(base, mine, theirs);
        expect(mergeCarts(base, merged, theirs)).toEqual(merged);
        expect(mergeCarts(base, mine, merged)).toEqual(merged);
        expect(mergeCarts(base, merged, merged)).toEqual(merged);
        expect(mergeCarts([], merged, merged)).toEqual(merged);
      }),
    );
  });

  it('is symmetric', () => {
    fc.assert(
      fc.property(cart, cart, cart, (base, mine, theirs) => {
        const instants = (lines: CartLine[]) =>
          lines.map((one) => ({ ...one, addTime: Date.parse(one.addTime) }));
        expect(instants(mergeCarts(base, mine, theirs))).toEqual(instants(mergeCarts(base, theirs, mine)));
      }),
    );
  });

  it('keeps one side when the other has not changed', () => {
    fc.assert(
      fc.property(cart, cart, (base, mine) => {
        const written = ({ id, quantity, checked }: CartLine) => ({ id, quantity, checked });
        const byId = (lines: CartLine[]) => lines.map(written).sort((a, b) => (a.id < b.id ? -1 : 1));
        expect(byId(mergeCarts(base, mine, base))).toEqual(byId(mine));
      }),
    );
  });

  it('stays within the limits, the newest first, each product once', () => {
    fc.assert(
      fc.property(manyLines, manyLines, manyLines, (base, mine, theirs) => {
        const merged = mergeCarts(base, mine, theirs);
        expect(merged.length).toBeLessThanOrEqual(maxLines);
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
        expect(merged).toEqual(sorted(merged));
        for (const one of merged) expect(cartLine.parse(one)).toEqual(one);
      }),
      { numRuns: 40 },
    );
  });
});

describe('countOf', () => {
  it('is the sum of quantities', () => {
    expect(countOf([of('a', 2), of('b', 3)])).toBe(5);
    expect(countOf([])).toBe(0);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeThreeWay } from './document.ts';

const value: fc.Arbitrary<string> = fc.constantFrom('', 'a', 'b', 'c');
const version = fc.record({ title: value, text: value });

describe('mergeThreeWay', () => {
  it.each([
    ['takes what only the other side changed', 'a', 'a', 'b', { values: 'b', conflicts: 0, taken: 1 }],
    ['keeps what only this side changed', 'a', 'b', 'a', { values: 'b', conflicts: 0, taken: 0 }],
    ['sees no conflict in the same change', 'a', 'b', 'b', { values: 'b', conflicts: 0, taken: 0 }],
    ['keeps this side in a conflict and names it', 'a', 'b', 'c', { values: 'b', conflicts: 1, taken: 0 }],
  ])('%s', (_, base, mine, theirs, expected) => {
    const merged = mergeThreeWay({ base: { x: base }, mine: { x: mine }, theirs: { x: theirs } });
    const { values, conflicts, taken } = merged;
    expect({ values: values.x, conflicts: conflicts.length, taken: taken.length }).toEqual(expected);
  });

  it('names the same conflicts and resolves them alike from either side', () => {
    const resolve = { title: (one: string, other: string) => (one > other ? one : other) };
    fc.assert(
      fc.property(version, version, version, (base, mine, theirs) => {
        const here = mergeThreeWay({ base, mine, theirs }, { resolve });
        const there = mergeThreeWay({ base, mine: theirs, theirs: mine }, { resolve });
        expect(here.conflicts).toEqual(there.conflicts);
        expect(here.values.title).toBe(there.values.title);
        if (here.conflicts.length === 0) expect(here.values).toEqual(there.values);
      }),
    );
  });

  it('loses no change: each value is one side’s, and an unchanged side gives way', () => {
    fc.assert(
      fc.property(version, version, version, (base, mine, theirs) => {
        const { values } = mergeThreeWay({ base, mine, theirs });
        for (const name of ['title', 'text'] as const) {
          expect([mine[name], theirs[name]]).toContain(values[name]);
        }
        expect(mergeThreeWay({ base, mine, theirs: base }).values).toEqual(mine);
        expect(mergeThreeWay({ base, mine: base, theirs }).values).toEqual(theirs);
      }),
    );
  });

  it('changes nothing when repeated', () => {
    fc.assert(
      fc.property(version, version, version, (base, mine, theirs) => {
        const { values } = mergeThreeWay({ base, mine, theirs });
        expect(mergeThreeWay({ base, mine: values, theirs }).values).toEqual(values);
        expect(mergeThreeWay({ base: theirs, mine: values, theirs }).values).toEqual(values);
      }),
    );
  });

  it('compares fields as the caller says', () => {
    const isEqual = (_: string, one: string, other: string) => one.toLowerCase() === other.toLowerCase();
    const versions = { base: { x: 'a' }, mine: { x: 'B' }, theirs: { x: 'b' } };
    expect(mergeThreeWay(versions, { isEqual })).toEqual({ values: { x: 'B' }, conflicts: [], taken: [] });
  });
});

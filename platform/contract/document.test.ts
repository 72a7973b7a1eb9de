import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeThreeWay } from './document.ts';

const value: fc.Arbitrary<string> = fc.constantFrom('', 'a', 'b', 'c');
const version = fc.record({ title: value, text: value });

describe('mergeThreeWay', () => {
  it.each([
    ['takes a change of the other side only', 'a', 'a', 'b', { values: 'b', conflicts: 0, updated: 1 }],
    ['keeps a change of this side only', 'a', 'b', 'a', { values: 'b', conflicts: 0, updated: 0 }],
    [
      'reports no conflict for the same change on both sides',
      'a',
      'b',
      'b',
      { values: 'b', conflicts: 0, updated: 0 },
    ],
    ['keeps my value in a conflict and reports it', 'a', 'b', 'c', { values: 'b', conflicts: 1, updated: 0 }],
  ])('%s', (_, base, mine, theirs, expected) => {
    const merged = mergeThreeWay({ base: { x: base }, mine: { x: mine }, theirs: { x: theirs } });
    const { values, conflicts, updatedFields } = merged;
    expect({ values: values.x, conflicts: conflicts.length, updated: updatedFields.length }).toEqual(
      expected,
    );
  });

  it('gives the same conflicts and resolutions from either side', () => {
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

  it('takes each value from one side, and the changed value if only one side changed it', () => {
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

  it('compares fields with the given isEqual', () => {
    const isEqual = (_: string, one: string, other: string) => one.toLowerCase() === other.toLowerCase();
    const versions = { base: { x: 'a' }, mine: { x: 'B' }, theirs: { x: 'b' } };
    expect(mergeThreeWay(versions, { isEqual })).toEqual({
      values: { x: 'B' },
      conflicts: [],
      updatedFields: [],
    });
  });
});

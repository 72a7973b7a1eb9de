import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formFields, maskIdNumber } from '../contract/form.ts';
import { mergeForms, settleClashes } from './draft.rules.ts';
import { emptyForm, type Typed } from './form.rules.ts';

const word = fc.constantFrom('', '甲', '乙', '丙');
const forms = fc.record(Object.fromEntries(formFields.map((name) => [name, word]))) as fc.Arbitrary<Typed>;

describe('merging', () => {
  it('takes what was changed elsewhere and keeps what was changed here', () => {
    const merged = mergeForms(emptyForm, { ...emptyForm, major: '史' }, { ...emptyForm, phone: '123456' });
    expect(merged).toEqual({
      values: { ...emptyForm, major: '史', phone: '123456' },
      clashes: [],
      taken: ['phone'],
    });
  });

  it('names a field that both changed, and keeps what is on the screen', () => {
    const { values, clashes } = mergeForms(
      { ...emptyForm, major: '旧' },
      { ...emptyForm, major: '我' },
      { ...emptyForm, major: '他' },
    );
    expect(values.major).toBe('我');
    expect(clashes).toEqual([{ field: 'major', mine: '我', theirs: '他' }]);
  });

  it('knows an identity number behind its mask', () => {
    const number = 'A1234567';
    const masked = maskIdNumber(number);
    const mine = { ...emptyForm, id_number: number };
    expect(mergeForms(emptyForm, mine, { ...emptyForm, id_number: masked })).toEqual({
      values: mine,
      clashes: [],
      taken: [],
    });
    expect(mergeForms(emptyForm, mine, { ...emptyForm, id_number: 'B******67' }).clashes).toHaveLength(1);
  });

  it('changes nothing without a change elsewhere, and takes everything without one here', () => {
    fc.assert(
      fc.property(forms, forms, (was, other) => {
        expect(mergeForms(was, other, was)).toEqual({ values: other, clashes: [], taken: [] });
        expect(mergeForms(was, was, other).values).toEqual(other);
      }),
    );
  });

  it('loses no change: each field is as one of the sides has it, and a clash is asked about', () => {
    fc.assert(
      fc.property(forms, forms, forms, (was, mine, theirs) => {
        const { values, clashes } = mergeForms(was, mine, theirs);
        const asked = new Set(clashes.map(({ field }) => field));
        for (const name of formFields) {
          if (mine[name] !== was[name]) expect(values[name]).toBe(mine[name]);
          else expect(values[name]).toBe(theirs[name]);
          const both = mine[name] !== was[name] && theirs[name] !== was[name] && mine[name] !== theirs[name];
          expect(asked.has(name)).toBe(both);
        }
      }),
    );
  });
});

describe('settling', () => {
  it('takes the sides that were chosen', () => {
    const values = { ...emptyForm, major: '我', phone: '1' };
    const clashes = [
      { field: 'major', mine: '我', theirs: '他' },
      { field: 'phone', mine: '1', theirs: '2' },
    ] as const;
    expect(settleClashes(values, clashes, new Set(['phone']))).toEqual({ ...values, phone: '2' });
    expect(settleClashes(values, clashes, new Set())).toEqual(values);
  });
});

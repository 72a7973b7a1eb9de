/** The canonical form: one text for one meaning, and never one text for two. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from './canonical.ts';

const value = fc.jsonValue({ noUnicodeString: false }) as fc.Arbitrary<Json>;

/** The same value with the keys of every object in reverse. */
function shuffled(json: Json): Json {
  if (json === null || typeof json !== 'object') return json;
  if (Array.isArray(json)) return json.map(shuffled);
  return Object.fromEntries(
    Object.entries(json)
      .reverse()
      .map(([key, field]) => [key, shuffled(field)]),
  );
}

/** JSON has one zero, and the canonical form one way to write a character. */
const normal = (json: Json): unknown => JSON.parse(JSON.stringify(json).normalize('NFC'));

describe('canonicalJson', () => {
  it('sorts keys, leaves no white space and writes NFC', () => {
    expect(canonicalJson({ b: [1, { d: null, c: true }], a: 'e\u0301', 中: 2 })).toBe(
      '{"a":"é","b":[1,{"c":true,"d":null}],"中":2}',
    );
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(value, (json) => {
        expect(canonicalJson(shuffled(json))).toBe(canonicalJson(json));
      }),
    );
  });

  it('is JSON for the same value, and canonical itself', () => {
    fc.assert(
      fc.property(value, (json) => {
        const text = canonicalJson(json);
        expect(JSON.parse(text)).toEqual(normal(json));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });

  it('tells different values apart', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const same =
          JSON.stringify(normal(shuffledDeep(one))) === JSON.stringify(normal(shuffledDeep(other)));
        expect(canonicalJson(one) === canonicalJson(other)).toBe(same);
      }),
    );
  });

  it('refuses what JSON cannot carry', () => {
    for (const number of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => canonicalJson([number])).toThrow(RangeError);
  });
});

/** Keys in one order, by another way than the one under test. */
function shuffledDeep(json: Json): Json {
  if (json === null || typeof json !== 'object') return json;
  if (Array.isArray(json)) return json.map(shuffledDeep);
  const object = json as { readonly [key: string]: Json };
  const keys = Object.keys(object).sort();
  return Object.fromEntries(keys.map((key) => [key, shuffledDeep(object[key] ?? null)]));
}

/** The canonical form: one text per value, and different texts for different values. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from './canonical.ts';

const value = fc.jsonValue({ noUnicodeString: false }) as fc.Arbitrary<Json>;

/** The same value with the keys of every object reversed. */
function shuffled(json: Json): Json {
  if (json === null || typeof json !== 'object') return json;
  if (Array.isArray(json)) return json.map(shuffled);
  return Object.fromEntries(
    Object.entries(json)
      .reverse()
      .map(([key, field]) => [key, shuffled(field)]),
  );
}

/** JSON has one zero, and the canonical form one encoding of a character. */
const normal = (json: Json): unknown => JSON.parse(JSON.stringify(json).normalize('NFC'));

describe('canonicalJson', () => {
  it('sorts keys, removes white space and normalises to NFC', () => {
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

  it('is JSON of the same value, and idempotent', () => {
    fc.assert(
      fc.property(value, (json) => {
        const text = canonicalJson(json);
        expect(JSON.parse(text)).toEqual(normal(json));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });

  it('differs for different values', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const same =
          JSON.stringify(normal(shuffledDeep(one))) === JSON.stringify(normal(shuffledDeep(other)));
        expect(canonicalJson(one) === canonicalJson(other)).toBe(same);
      }),
    );
  });

  it('rejects values that JSON cannot represent', () => {
    for (const number of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => canonicalJson([number])).toThrow(RangeError);
  });
});

/** Sorts keys by another algorithm than the tested one. */
function shuffledDeep(json: Json): Json {
  if (json === null || typeof json !== 'object') return json;
  if (Array.isArray(json)) return json.map(shuffledDeep);
  const object = json as { readonly [key: string]: Json };
  const keys = Object.keys(object).sort();
  return Object.fromEntries(keys.map((key) => [key, shuffledDeep(object[key] ?? null)]));
}

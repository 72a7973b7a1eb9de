/** The canonical form of JSON: one text per value, so that its hash can be compared anywhere. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** JSON without white space, keys sorted by code unit, texts in NFC. Throws RangeError for a number without JSON. */
export function canonicalJson(value: Json): string {
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'));
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError(`not a JSON number: ${value}`);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const named = Object.entries(value).map(([key, field]) => [key.normalize('NFC'), field] as const);
  named.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return `{${named.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);

/** Generates inputs for fuzzing from a contract's schema: mostly plausible, sometimes hostile. */
import fc from 'fast-check';
import { z } from 'zod';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
}

const hostile = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  0,
  1e308,
  -0.000001,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  '\u0000',
  '\ud800',
  "'; drop table users; --",
  "1' or '1'='1",
  '<script>alert(1)</script>',
  '%_\\',
  '$1',
  '../../etc/passwd',
  '龘'.repeat(5000),
  'NaN',
  '1e400',
  '2026-13-45T99:99:99Z',
  [],
  {},
  [[]],
  { toString: 'no' },
  { constructor: { prototype: { polluted: true } } },
);

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('中轴', '遺產', 'a@b.example', '13800000000', '全部'),
);

function textOf(format: string | undefined): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  return words;
}

function plausible(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.type === 'string') return textOf(schema.format);
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.oneof(fc.nat(200), fc.integer(), fc.double());
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array') return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 4 });
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, arbitraryOf(field)]);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  return fc.oneof(words, fc.nat(), hostile);
}

function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 7, arbitrary: plausible(schema) }, { weight: 1, arbitrary: hostile });
}

/** Generates plausible and hostile values for a schema. */
export function inputsAround(schema: z.ZodType): fc.Arbitrary<unknown> {
  return arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
}

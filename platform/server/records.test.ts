import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkEntries, faultLine } from './records.ts';

const schema = z.strictObject({
  slug: z.string().min(1),
  price: z.number().min(1).optional(),
  place: z.string().nullable(),
  lines: z.array(z.string()).optional(),
});
const check = (text: string, path = 'cups.csv') => {
  const { entries, faults } = checkEntries(path, text, schema);
  return { entries, faults: faults.map((fault) => faultLine(path, fault)) };
};

it('reads CSV with quotes, line ends in cells, a byte order mark and empty rows', () => {
  const text = '\uFEFFslug,price,place,lines\r\n"a ""1""",12.5,,"x\r\ny"\r\n,,,\r\nb,,"京,津",\r\n';
  expect(check(text)).toEqual({
    entries: [
      { line: 2, value: { slug: 'a "1"', price: 12.5, place: null, lines: ['x', 'y'] } },
      { line: 5, value: { slug: 'b', place: '京,津' } },
    ],
    faults: [],
  });
});

it('keeps digits of a text field as text', () => {
  expect(check('slug,place\n001,12').entries).toEqual([{ line: 2, value: { slug: '001', place: '12' } }]);
});

it.each([
  ['slug,price,place\na,0,x', /^cups.csv:2: price: /],
  ['slug,price,place\na,dear,x', /^cups.csv:2: price: /],
  ['slug,place\n"a\n",x\n,y', /^cups.csv:4: slug: /],
  ['slug,place,prise\na,x,3', /^cups.csv:2: prise: /],
  ['slug,place\na,x,3', /^cups.csv:2: column 3: /],
])('names line and field: %j', (text, fault) => {
  expect(check(text).faults).toEqual([expect.stringMatching(fault)]);
});

it('names the line of a quote that is not closed', () => {
  expect(() => check('slug,place\na,x\n"b,y')).toThrow('line 3');
});

it('names the lines of a YAML list', () => {
  const { entries, faults } = check('- slug: a\n  place: x\n\n- slug: b\n', 'cups.yaml');
  expect(entries).toEqual([{ line: 1, value: { slug: 'a', place: 'x' } }]);
  expect(faults).toEqual([expect.stringMatching(/^cups.yaml:4: place: /)]);
});

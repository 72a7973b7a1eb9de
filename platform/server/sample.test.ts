import { expect, it } from 'vitest';
import { z } from 'zod';
import { fillDates, parseSample, readSample, readSampleFile } from './sample.ts';

const schema = z.strictObject({
  title: z.string(),
  price: z.number().optional(),
  content: z.string().optional(),
});

it('reads one entry or a list from YAML', () => {
  expect(parseSample('one.yaml', 'title: 杯', schema)).toEqual([{ title: '杯' }]);
  expect(parseSample('all.yaml', '- title: 杯\n- title: 碗\n  price: 12.5', schema)).toEqual([
    { title: '杯' },
    { title: '碗', price: 12.5 },
  ]);
});

it('reads the front matter of Markdown, and the text as content', () => {
  const text = '---\ntitle: 钟\n---\n<p>一\n---\n二</p>\n';
  expect(parseSample('a.md', text, schema)).toEqual([{ title: '钟', content: '<p>一\n---\n二</p>\n' }]);
});

it.each([
  ['a field of the wrong type', '- title: 杯\n- title: 碗\n  price: dear', 'sample/cups.yaml:2: price: '],
  ['a field that the schema does not know', 'title: 杯\nprise: 3', 'sample/cups.yaml:1: prise: '],
  ['a file without fields', 'just words', 'sample/cups.yaml:1: '],
])('names the file and the field of %s', (_, text, place) => {
  const read = () => parse(text);
  const parse = (from: string) => parseSample('cups.yaml', from, schema);
  expect(read).toThrow('sample/cups.yaml');
  expect(read).toThrow(place);
});

it('reads folders in the order of file names, and media files', async () => {
  const slugs = (await readSample('news', z.looseObject({ slug: z.string() }))).map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThan(1);
  expect(slugs).toEqual(slugs.toSorted());
  expect((await readSampleFile(`news/${slugs[0]}.svg`)).toString()).toMatch(/^<svg /);
});

it('writes days relative to now', () => {
  const now = new Date('2026-03-01T15:59:00Z');
  expect(fillDates('自{{date:-1}}至{{date:+31}}', now)).toBe('自2026年2月28日至2026年4月1日');
});

/** Sample data: YAML, Markdown with front matter, pictures and documents under `sample/`. Only demo portals read it. */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { portalDay } from '@platform/contract/zone';
import type { z } from 'zod';
import { after, day } from './clock.ts';
import { checkEntries, faultLine } from './records.ts';

const root = join(import.meta.dirname, '../../sample');

/** Reads a picture or a document; `path` is relative to `sample/`. */
export const readSampleFile = (path: string): Promise<Buffer> => readFile(join(root, path));

/** The entries in the text of one file: one entry, or the entries of a YAML list. Throws an Error that names file, lines and fields. */
export function parseSample<Schema extends z.ZodType>(
  path: string,
  text: string,
  schema: Schema,
): z.output<Schema>[] {
  const { entries, faults } = checkEntries(path, text, schema);
  if (faults.length > 0)
    throw new Error(faults.map((fault) => faultLine(`sample/${path}`, fault)).join('\n'));
  return entries.map(({ value }) => value);
}

/** The entries of a file, or of all YAML and Markdown files of a folder in the order of their names. */
export async function readSample<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const isFolder = extname(path) === '';
  const names = isFolder ? (await readdir(join(root, path))).map((name) => `${path}/${name}`) : [path];
  const files = names.filter((name) => ['.yaml', '.md'].includes(extname(name))).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  return files.flatMap((file, index) => parseSample(file, texts[index] ?? '', schema));
}

/** Replaces `{{date:-12}}` by the day 12 days before `now` in the portal's zone, written as 2026年3月1日. */
export function fillDates(text: string, now: Date): string {
  return text.replaceAll(/\{\{date:([+-]\d+)\}\}/g, (_, days) => {
    const [year, month, dayOfMonth] = portalDay(after(now, Number(days) * day))
      .split('-')
      .map(Number);
    return `${year}年${month}月${dayOfMonth}日`;
  });
}

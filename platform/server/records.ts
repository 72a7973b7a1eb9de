/** Entries in files that people write: YAML, CSV, Markdown with front matter; checked by a schema, each fault with its line. */
import { extname } from 'node:path';
import { LineCounter, parse, parseDocument, YAMLSeq } from 'yaml';
import { z } from 'zod';

export interface Fault {
  /** From 1: where the entry begins. */
  line: number;
  /** Empty for a fault of the entry as a whole. */
  field: string;
  message: string;
}

export interface Entry<Value> {
  line: number;
  value: Value;
}

export interface CheckedEntries<Value> {
  entries: Entry<Value>[];
  faults: Fault[];
}

/** `products.csv:3: price: …`. */
export const faultLine = (path: string, { line, field, message }: Fault): string =>
  [`${path}:${line}`, ...(field ? [field] : []), message].join(': ');

/** The front matter's fields, and the text below it as `content`. */
function readMarkdown(text: string): Entry<unknown>[] {
  const [, front = '', content = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return [{ line: 1, value: { ...parse(front), content } }];
}

/** One entry, or those of a list. Throws YAMLParseError, which names the line. */
function readYaml(text: string): Entry<unknown>[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const [error] = document.errors;
  if (error) throw error;
  const { contents } = document;
  const lineOf = (node: unknown) =>
    lineCounter.linePos((node as { range?: [number] } | null)?.range?.[0] ?? 0).line;
  const value: unknown = document.toJS();
  if (!(contents instanceof YAMLSeq) || !Array.isArray(value)) return [{ line: lineOf(contents), value }];
  return value.map((each, at) => ({ line: lineOf(contents.items[at]), value: each }));
}

/** The cells of each row (RFC 4180), trimmed. Throws an Error that names the line. */
function readRows(text: string): Entry<string[]>[] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/y;
  const rows: Entry<string[]>[] = [];
  let row: Entry<string[]> = { line: 1, value: [] };
  let line = 1;
  for (let end = ''; ; ) {
    const match = cell.exec(text);
    if (!match) throw new Error(`line ${line}: a quote is not closed, or stands inside a cell`);
    const [matched, quoted, plain = ''] = match;
    row.value.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += matched.split('\n').length - 1;
    end = match[3] ?? '';
    if (end === ',') continue;
    rows.push(row);
    if (end === '') return rows;
    row = { line, value: [] };
  }
}

/** A cell as what its field accepts: text, a number, or a list with an entry per line; an empty one is null or missing. */
function cellValue(text: string, field: z.ZodType | undefined): unknown {
  if (text === '') return field?.safeParse(null).success ? null : undefined;
  const candidates: unknown[] = [text, Number(text), text.split('\n').map((each) => each.trim())];
  const accepted = candidates.find((candidate) => field?.safeParse(candidate).success);
  if (accepted !== undefined) return accepted;
  // A number outside of its bounds gets the better message as a number.
  return Number.isNaN(Number(text)) ? text : Number(text);
}

/** Rows below a header with the names of the fields; empty rows are left out. */
function readCsv(text: string, { shape }: z.ZodObject): Entry<unknown>[] {
  const [header, ...rows] = readRows(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  const names = header?.value ?? [];
  return rows
    .filter(({ value }) => value.some((cell) => cell !== ''))
    .map(({ line, value }) => {
      const cells = value.map((cell, at) => {
        const name = names[at] || `column ${at + 1}`;
        return [name, cellValue(cell, shape[name] as z.ZodType | undefined)] as const;
      });
      return { line, value: Object.fromEntries(cells.filter(([, cell]) => cell !== undefined)) };
    });
}

function readEntries(path: string, text: string, schema: z.ZodObject | null): Entry<unknown>[] {
  const extension = extname(path);
  if (extension === '.md') return readMarkdown(text);
  if (extension === '.csv' && schema) return readCsv(text, schema);
  return readYaml(text);
}

/** One fault a field: its first. */
function faultsOf(line: number, { issues }: z.ZodError): Fault[] {
  const messages = new Map<string, string>();
  for (const { path, message, ...issue } of issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const field = [...path, ...keys].join('.');
    if (!messages.has(field)) messages.set(field, message);
  }
  return [...messages].map(([field, message]) => ({ line, field, message }));
}

/** Checks the entries of a file. Throws an Error when the file has no entries of its format. */
export function checkEntries<Schema extends z.ZodType>(
  path: string,
  text: string,
  schema: Schema,
): CheckedEntries<z.output<Schema>> {
  const checked: CheckedEntries<z.output<Schema>> = { entries: [], faults: [] };
  for (const { line, value } of readEntries(path, text, schema instanceof z.ZodObject ? schema : null)) {
    const { data, error } = schema.safeParse(value);
    if (error) checked.faults.push(...faultsOf(line, error));
    else checked.entries.push({ line, value: data });
  }
  return checked;
}

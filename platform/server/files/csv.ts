/** CSV files of lists: at a sealed address, streamed in batches, safe to open in Excel. */
import { pipeline, Readable } from 'node:stream';
import { genericErrors } from '@platform/contract/errors';
import { portalZone } from '@platform/contract/zone';
import { stringify } from 'csv-stringify';
import { z } from 'zod';
import { failure } from '../http/failure.ts';
import type { Caller, Portal } from '../portal.ts';
import { contentDisposition } from './downloads.ts';
import { sealedLinks } from './links.ts';

export type CsvCell = string | number | null;

export interface CsvColumn<Row> {
  header: string;
  cell(row: Row): CsvCell;
}

export interface CsvFile {
  name: string;
  lines: AsyncIterable<CsvCell[]>;
}

/** Seconds for which the address of an export works. */
const linkSeconds = 300;

/** The header and one line for each row. */
export async function* csvLines<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<CsvCell[]> {
  yield columns.map(({ header }) => header);
  for await (const row of rows) yield columns.map(({ cell }) => cell(row));
}

/** Reads a list `batchSize` rows at a time, so that a long one is never in memory as a whole; at most `limit` rows. */
export async function* inBatches<Row>(
  batchSize: number,
  read: (after: Row | null, limit: number) => Promise<readonly Row[]>,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<Row> {
  let remaining = limit;
  let last: Row | null = null;
  while (remaining > 0) {
    const size = Math.min(batchSize, remaining);
    const rows: readonly Row[] = await read(last, size);
    yield* rows;
    if (rows.length < size) return;
    remaining -= rows.length;
    last = rows.at(-1) ?? null;
  }
}

let format: Intl.DateTimeFormat | undefined;

/** An instant in the portal's zone: 2026-03-01 18:20:05. */
export function csvTime(instant: string): string {
  format ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: portalZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return format.format(new Date(instant));
}

// Spreadsheets skip white space before a formula's sign, and accept full-width signs.
const formula = /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * Writes the lines as UTF-8 with a byte order mark, without which Excel doesn't recognise it. All text is quoted,
 * because programs also begin a row at a lone line feed.
 */
export function csvStream(lines: AsyncIterable<CsvCell[]>, onError: (error: Error) => void) {
  const string = (text: string) => (formula.test(text) ? `'${text}` : text);
  const csv = stringify({ bom: true, quoted_string: true, record_delimiter: '\r\n', cast: { string } });
  pipeline(Readable.from(lines), csv, (error) => {
    if (error) onError(error);
  });
  return csv;
}

interface CsvExport<Request extends z.ZodType> {
  /** Names the address and the seal. */
  name: string;
  /** The content of the address: the member who exports, and the filters. */
  request: Request;
  /** The file; null when the member may no longer have it. */
  open(portal: Portal, request: z.output<Request>): Promise<CsvFile | null>;
}

/** Declares an export: call `mount` once, then `link` returns addresses. */
export function csvExport<Request extends z.ZodType>({ name, request, open }: CsvExport<Request>) {
  const path = `/files/${name}-export`;
  const links = ({ seal, clock }: Pick<Portal, 'seal' | 'clock'>) =>
    sealedLinks(path, z.object({ sessionId: z.string(), request: request as z.ZodType<z.output<Request>> }), {
      seal: seal(`${name} export`),
      clock,
    });
  return {
    /** An address that works as long as the caller's session lives, for `linkSeconds` at most. */
    link(
      portal: Pick<Portal, 'seal' | 'clock'>,
      { sessionId }: Pick<Caller, 'sessionId'>,
      content: z.output<Request>,
    ): { url: string } {
      return { url: links(portal).link({ sessionId, request: content }, linkSeconds) };
    },
    mount(portal: Portal): void {
      portal.http.get<{ Querystring: { token?: unknown } }>(path, async ({ query }, reply) => {
        const content = links(portal).open(query.token);
        const isLive = content !== null && (await portal.findLive([content.sessionId])).length > 0;
        const file = isLive ? await open(portal, content.request) : null;
        if (!file) throw failure(genericErrors.NOT_FOUND);
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', contentDisposition(file.name))
          .header('cache-control', 'private, no-store')
          .send(csvStream(file.lines, (error) => portal.log.error({ err: error }, 'CSV export failed')));
      });
    },
  };
}

import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type CsvCell, csvLines, csvStream, csvTime, inBatches } from './csv.ts';

async function* each<T>(items: readonly T[]) {
  yield* items;
}

async function csvOf(...lines: CsvCell[][]): Promise<string> {
  const csv = csvStream(each(lines), () => {});
  return (await buffer(csv)).toString();
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

describe('csvStream', () => {
  it('begins with a byte order mark, and quotes text', async () => {
    expect(await csvOf(['编号', '备注'], [1, 'a,"b"'], [null, -2.5])).toBe(
      '\uFEFF"编号","备注"\r\n1,"a,""b"""\r\n,-2.5\r\n',
    );
  });

  it.each(['=1+1', '+852', '-1', '@SUM(1)', '＝1+1', '\t=1', '\n=1', '\r\n=1', '\ntext', '  =1', '\u00A0@x'])(
    'writes %j as text and not as a formula',
    async (cell) => {
      const line = (await csvOf([cell])).slice(1);
      expect(line.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it.each(['\n', '\r', '\r\n'])('begins no row and no formula at %j within a cell', async (end) => {
    expect(await csvOf([`name${end}=1+1`])).toBe(`\uFEFF"name${end}=1+1"\r\n`);
  });

  it('leaves other text unchanged', async () => {
    expect(await csvOf(['浣熊豆', 'a=b', '3 - 2', ''])).toBe('\uFEFF"浣熊豆","a=b","3 - 2",""\r\n');
  });

  it('reports a source that fails', async () => {
    const failure = new Promise<Error>((resolve) => {
      async function* failingLines(): AsyncGenerator<CsvCell[]> {
        yield ['a'];
        throw new Error('gone');
      }
      csvStream(failingLines(), resolve).resume();
    });
    expect((await failure).message).toBe('gone');
  });
});

it('csvLines writes the headers, then a line for each row', async () => {
  const columns = [
    { header: 'n', cell: (row: number) => row },
    { header: 'square', cell: (row: number) => row * row },
  ];
  expect(await collect(csvLines(columns, each([2, 3])))).toEqual([
    ['n', 'square'],
    [2, 4],
    [3, 9],
  ]);
});

it('csvTime is the time in the portal’s zone', () => {
  expect(csvTime('2026-03-01T17:00:05Z')).toBe('2026-03-02 01:00:05');
});

describe('inBatches', () => {
  const source = (count: number) => {
    const reads: number[] = [];
    const read = async (after: number | null, limit: number) => {
      reads.push(limit);
      const from = (after ?? 0) + 1;
      return Array.from({ length: Math.max(0, Math.min(limit, count - from + 1)) }, (_, at) => from + at);
    };
    return { reads, read };
  };

  it.each([
    [0, [3]],
    [2, [3]],
    [3, [3, 3]],
    [7, [3, 3, 3]],
  ])('reads %i rows with reads of %j', async (count, reads) => {
    const rows = source(count);
    expect(await collect(inBatches(3, rows.read))).toEqual(Array.from({ length: count }, (_, at) => at + 1));
    expect(rows.reads).toEqual(reads);
  });

  it('stops at the limit', async () => {
    const rows = source(100);
    expect(await collect(inBatches(3, rows.read, 5))).toEqual([1, 2, 3, 4, 5]);
    expect(rows.reads).toEqual([3, 2]);
  });
});

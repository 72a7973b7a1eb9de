/** A sweep handles every due row, even if others fail. */

import { genericErrors } from '@platform/contract/errors';
import { describe, expect, it } from 'vitest';
import { failure } from '../http/failure.ts';
import { sweep } from './sweep.ts';

/** Numbered due rows, and the log of a sweep. */
function fixture(count: number) {
  const due = new Set(Array.from({ length: count }, (_, index) => String(index)));
  const logged: unknown[] = [];
  const next = async (limit: number, skipped: readonly string[]) =>
    [...due]
      .filter((id) => !skipped.includes(id))
      .slice(0, limit)
      .map((id) => ({ id }));
  return { due, next, logged, log: { warn: (line: unknown) => void logged.push(line) } };
}

describe.each([false, true])('a sweep, parallel %s', (parallel) => {
  it('handles all rows, batch after batch', async () => {
    const { due, next, log } = fixture(10);
    await sweep(log, { name: 'x', next, handle: async ({ id }) => due.delete(id), batchSize: 3, parallel });
    expect(due.size).toBe(0);
  });

  it('handles rows after more failing rows than a batch holds, and logs each failure once', async () => {
    const { due, next, log, logged } = fixture(9);
    const handle = async ({ id }: { id: string }) => {
      if (Number(id) < 7) throw new Error(`row ${id}`);
      return due.delete(id);
    };
    await sweep(log, { name: 'x', next, handle, batchSize: 3, parallel });
    expect([...due]).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    expect(logged).toHaveLength(7);
    expect(logged[0]).toMatchObject({ sweep: 'x', id: '0' });
  });

  it('skips rows that are no longer due without logging', async () => {
    const { due, next, log, logged } = fixture(4);
    const handle = async ({ id }: { id: string }) => {
      if (id === '1') throw failure(genericErrors.NOT_FOUND);
      return id !== '2' && due.delete(id);
    };
    await sweep(log, { name: 'x', next, handle, batchSize: 2, parallel });
    expect([[...due], logged]).toEqual([['1', '2'], []]);
  });
});

/** Sweeps: a job finds due rows in batches and handles each in a transaction of its own. */
import { and, asc, lte, notInArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import { Failure } from '../http/failure.ts';
import type { Log } from '../log.ts';

export interface Sweep<Row extends { id: string }> {
  /** The sweep's name in the log. */
  name: string;
  /** The next due rows, at most `limit`, without those that this run could not handle. */
  next(limit: number, skipped: readonly string[]): Promise<readonly Row[]>;
  /** Handles one row, in a transaction of its own that locks it; false when it is not due any more. */
  handle(row: Row): Promise<boolean>;
  batchSize?: number;
  /** Handles the rows of a batch in parallel; one after the other by default. */
  parallel?: boolean;
}

/**
 * Handles all due rows. A row that fails is logged and left to the next run, and does not delay others. A `Failure`
 * means that a concurrent change was faster; it is not logged.
 */
export async function sweep<Row extends { id: string }>(
  log: Pick<Log, 'warn'>,
  { name, next, handle, batchSize = 50, parallel = false }: Sweep<Row>,
): Promise<void> {
  const skipped: string[] = [];
  async function handleOne(row: Row): Promise<void> {
    try {
      if (await handle(row)) return;
    } catch (error) {
      if (!(error instanceof Failure))
        log.warn({ err: error, sweep: name, id: row.id }, 'due row not handled');
    }
    skipped.push(row.id);
  }
  for (;;) {
    const rows = await next(batchSize, skipped);
    if (parallel) await Promise.all(rows.map(handleOne));
    else for (const row of rows) await handleOne(row);
    if (rows.length < batchSize) return;
  }
}

/** The ids of due rows, the longest overdue first; `where` selects the rows that are still open. */
export async function overdueRows(
  db: Queryable,
  { table, dueAt, where }: { table: PgTable & { id: PgColumn }; dueAt: PgColumn; where: SQL },
  { now, limit, skipped }: { now: Date; limit: number; skipped: readonly string[] },
): Promise<{ id: string }[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(where, lte(dueAt, now), notInArray(table.id, [...skipped])))
    .orderBy(asc(dueAt))
    .limit(limit);
  return rows.map(({ id }) => ({ id: String(id) }));
}

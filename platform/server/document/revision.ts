/** Saves documents over the revision that the caller has read; see platform/contract/document.ts. */
import type { ErrorEntry } from '@platform/contract/errors';
import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { failure } from '../http/failure.ts';

export type ConflictEntry<Version> = ErrorEntry<
  'REVISION_CONFLICT',
  z.ZodType<unknown, { current: Version }>
>;

/** Throws REVISION_CONFLICT with the current version, unless it is the revision that the caller has read. */
export function assertRevision<Version extends { revision: number }>(
  entry: ConflictEntry<Version>,
  current: Version,
  revision: number,
): void {
  if (current.revision !== revision) throw failure(entry, { current });
}

/** The two parts of a conditional update: the next revision, and the condition. */
export function atRevision(column: Column, revision: number): { next: SQL<number>; matches: SQL } {
  return { next: sql<number>`${column} + 1`, matches: eq(column, revision) };
}

/** Queries for what editors write: covers, ids of lessons, accounts of instructors. */
import { people } from '@features/accounts/people';
import type { Transaction } from '@platform/server/database/database';
import { coverStore } from '@platform/server/files/covers';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { courseCovers, courseLessons, courses } from './tables.ts';

export const covers = coverStore({ name: 'course', covers: courseCovers, usedBy: courses.coverId });

/** Those of the ids that lessons of other courses have. */
export async function foreignIds(
  tx: Transaction,
  ids: readonly string[],
  courseId: string | null,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { id, courseId: owner } = courseLessons;
  const rows = await tx
    .select({ id })
    .from(courseLessons)
    .where(and(inArray(id, [...ids]), courseId === null ? undefined : ne(owner, courseId)));
  return new Set(rows.map((row) => row.id));
}

/** Whether there is an account with this id. */
export async function hasAccount(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.select({ id: people.id }).from(people).where(eq(people.id, id))).length > 0;
}

/** Subscribers for tests. */
import type { Services } from '@platform/server/portal';
import { type NewsKind, newsKinds } from '../contract/kind.ts';
import { newsletterSubscriptions } from './tables.ts';

/** Adds confirmed subscribers `reader-1@…` to `reader-<count>@…`; gives their ids in this order. */
export async function makeReaders(
  { portal: { db, random, clock } }: { portal: Services },
  count: number,
  kinds: readonly NewsKind[] = newsKinds,
): Promise<string[]> {
  const now = clock.now();
  const rows = Array.from({ length: count }, (_, at) => ({
    id: random.id(),
    email: `reader-${at + 1}@readers.example`,
    status: 'confirmed' as const,
    kinds: [...kinds],
    askedAt: now,
    confirmedAt: now,
    createdAt: now,
  }));
  await db.insert(newsletterSubscriptions).values(rows);
  return rows.map(({ id }) => id);
}

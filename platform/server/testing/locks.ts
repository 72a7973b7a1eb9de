/** Waits until statements wait for locks, so that tests of concurrent statements have a fixed order. */
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/database.ts';

/**
 * Waits until `count` statements of this database wait for a lock, or `work` has ended. Queries outside transactions,
 * because within one the result would never change.
 */
export async function waitForLocks(db: Database, count: number, work?: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  void work?.then(end, end);
  while (!hasEnded) {
    const { rows } = await db.$client.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length >= count) return;
    await setTimeout(10);
  }
}

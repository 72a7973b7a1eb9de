/** Waits until statements stand in each other's way, so that a test of a race has one order and not another. */
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/database.ts';

/**
 * Waits until `count` statements of this database wait for a lock, or `work` has ended. Asks outside every
 * transaction: within one the answer would never change.
 */
export async function waitForLocks(db: Database, count: number, work?: Promise<unknown>): Promise<void> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  void work?.then(end, end);
  while (!ended) {
    const { rows } = await db.$client.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length >= count) return;
    await setTimeout(10);
  }
}

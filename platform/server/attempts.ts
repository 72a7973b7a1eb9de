/** Counters of attempts in the database, so that every instance counts the same. */
import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './database/database.ts';
import { attempts } from './database/tables.ts';

export interface AttemptLimit {
  /** How many attempts are let through. */
  points: number;
  /** Within how many milliseconds, counted from the first. */
  duration: number;
}

export interface AttemptCounter {
  /** Counts an attempt, before it is made; gives the milliseconds to wait when there were too many, else null. */
  count(key: string): Promise<number | null>;
  /** Takes one attempt back: it did not fail. */
  revert(key: string): Promise<void>;
  /** Forgets all attempts. */
  reset(key: string): Promise<void>;
}

/** Opens the counter of a kind of attempts; kinds are told apart by their names. */
export function openAttemptCounter(
  db: Database,
  kind: string,
  { points, duration }: AttemptLimit,
): AttemptCounter {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: attempts,
    keyPrefix: kind,
    points,
    duration: duration / 1000,
    clearExpiredByTimeout: false,
  });
  return {
    async count(key) {
      try {
        await limiter.consume(key);
        return null;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
        throw refused;
      }
    },
    async revert(key) {
      await limiter.reward(key);
    },
    async reset(key) {
      await limiter.delete(key);
    },
  };
}

/** Forgets counters that have run out. */
export async function deleteExpiredAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.expire, now));
}

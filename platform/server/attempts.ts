/** Counters of attempts in the database, shared by all instances. */
import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './database/database.ts';
import { attempts } from './database/tables.ts';

export interface AttemptLimit {
  /** The number of allowed attempts. */
  points: number;
  /** The length of the window in milliseconds, from the first attempt. */
  duration: number;
}

export interface AttemptCounter {
  /** Counts an attempt, before it is made; returns the milliseconds to wait when there were too many, else null. */
  count(key: string): Promise<number | null>;
  /** Reverts one attempt that did not fail. */
  revert(key: string): Promise<void>;
  /** Deletes all attempts. */
  reset(key: string): Promise<void>;
}

/** Opens the counter of a kind of attempts; the name is unique. */
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

/** Deletes expired counters. */
export async function deleteExpiredAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.expire, now));
}

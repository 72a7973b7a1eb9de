/** Counters of attempts in the database, shared by all instances. */
import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database, Queryable } from './database/database.ts';
import { attempts } from './database/tables.ts';

export interface AttemptLimit {
  /** The number of allowed attempts. */
  points: number;
  /** The length of the window in milliseconds, from the first attempt. */
  duration: number;
}

export interface AttemptCounter {
  /** Counts an attempt before it is made; returns the milliseconds to wait after too many attempts, else null. */
  count(key: string): Promise<number | null>;
  /** Reverts one attempt that did not fail. */
  revert(key: string): Promise<void>;
  /** Deletes all attempts. */
  reset(key: string): Promise<void>;
}

/** Opens the counter of a kind of attempts; the name is unique. In a transaction, a rollback reverts what was counted. */
export function openAttemptCounter(
  db: Queryable,
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
      } catch (error) {
        if (error instanceof RateLimiterRes) return error.msBeforeNext;
        throw error;
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

/** Opens the counters of a table of limits, each under its name. */
export function openAttemptCounters<Kind extends string>(
  db: Database,
  limits: Readonly<Record<Kind, AttemptLimit>>,
): Record<Kind, AttemptCounter> {
  const kinds = Object.keys(limits) as Kind[];
  const counters = kinds.map((kind) => [kind, openAttemptCounter(db, kind, limits[kind])] as const);
  return Object.fromEntries(counters) as Record<Kind, AttemptCounter>;
}

/** The error details with the whole seconds to wait. */
export const retryAfter = (milliseconds: number) => ({
  retry_after: Math.max(1, Math.ceil(milliseconds / 1000)),
});

/** Deletes expired counters. */
export async function deleteExpiredAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.expire, now));
}

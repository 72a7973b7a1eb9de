/** Waiting in tests for an asynchronous state. */
import { vi } from 'vitest';

/**
 * Waits until `check` passes. The limit is slightly below the time limit of a test, so that the failed check is reported
 * and tests don't fail on a busy machine.
 */
export const eventually = <T>(check: () => T | Promise<T>, interval = 50): Promise<T> =>
  vi.waitFor(check, { timeout: 55_000, interval });

/** Waiting in tests for a state that comes by itself. */
import { vi } from 'vitest';

/**
 * Waits until `check` passes. Its limit is the test's own, less a moment in which to say what was missing: a busy
 * machine makes a test slower and not red.
 */
export const eventually = <T>(check: () => T | Promise<T>, interval = 50): Promise<T> =>
  vi.waitFor(check, { timeout: 25_000, interval });

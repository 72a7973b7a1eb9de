/** Time, injected: the real clock here, a clock that tests can set in testing. */

export interface Clock {
  /** The current time. */
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The instant `milliseconds` after another. */
export function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

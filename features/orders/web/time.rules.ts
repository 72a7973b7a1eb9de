/** Countdowns by the server's clock. */

/** Minutes and seconds from now (milliseconds since 1970) until an instant; null when it has passed. */
export function timeLeft(until: string, now: number): string | null {
  const milliseconds = Date.parse(until) - now;
  if (milliseconds <= 0) return null;
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** How far the server's clock is ahead of ours, from the Date header of an answer that took `took`; all in milliseconds. */
export function clockOffset(header: string | null, now: number, duration: number): number {
  const server = header === null ? Number.NaN : Date.parse(header);
  // The header has whole seconds: add half a second and half of the round trip.
  return Number.isNaN(server) ? 0 : server + 500 + duration / 2 - now;
}

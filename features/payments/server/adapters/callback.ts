/** Shared by the callback readers: headers, age, parsing. */
import { ForgedCallback, type RawCallback } from '../adapter.ts';

/** Seconds by which a signed callback's time may differ from ours (Stripe and WeChat Pay both say 300). */
const toleranceSeconds = 300;

/** A header that must occur once. Throws ForgedCallback. */
export function requiredHeader(callback: RawCallback, name: string): string {
  const value = callback.headers[name];
  if (typeof value !== 'string' || value === '') throw new ForgedCallback(`no ${name} header`);
  return value;
}

/** Throws ForgedCallback unless a Unix time in seconds lies within 300 s of now, past or future. */
export function requireFresh(timestamp: string | undefined, now: Date): void {
  const seconds = /^\d{1,12}$/.test(timestamp ?? '') ? Number(timestamp) : Number.NaN;
  const age = Math.abs(now.getTime() / 1000 - seconds);
  if (!(age <= toleranceSeconds)) throw new ForgedCallback('timestamp outside the tolerance');
}

/** Parses JSON. Throws ForgedCallback. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ForgedCallback('the body is not JSON');
  }
}

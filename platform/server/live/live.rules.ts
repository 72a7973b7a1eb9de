/** Limits of live connections, and the check of their origin. */

/** Rooms that one page may be in at a time. */
export const maxRooms = 20;

/** Connections that one network may hold on an instance at a time; every open page of a member holds one. */
export const maxConnections = 1000;

/** Bytes of the longest message that a page may send. */
export const maxRequestBytes = 4096;

/** A burst, and a sustained rate per second. */
export interface TokenBucket {
  burst: number;
  perSecond: number;
}

/** Joins of one page; after an interruption it joins all of its rooms at once. */
export const joins: TokenBucket = { burst: maxRooms, perSecond: 10 };

/** Messages of any kind from one page; a page that sends more is disconnected. */
export const messages: TokenBucket = { burst: 100, perSecond: 20 };

/** Takes from a bucket; `now` is in milliseconds of a monotonic clock. False when the bucket is empty. */
export function openTokenBucket({ burst, perSecond }: TokenBucket, now: () => number): () => boolean {
  let tokens = burst;
  let counted = now();
  return () => {
    const instant = now();
    tokens = Math.min(burst, tokens + ((instant - counted) / 1000) * perSecond);
    counted = instant;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

/** Whether a connection comes from a page of the portal; programs other than browsers send no origin. */
export function isOwnOrigin(
  { origin, host }: { origin?: string | undefined; host?: string | undefined },
  publicUrl: string,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host === host || from.origin === new URL(publicUrl).origin;
}

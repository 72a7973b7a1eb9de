/** Placing an order exactly once, over a network that loses answers. */
import { genericErrors } from '@platform/contract/errors';

/** The temporary order id: temp, timestamp, random number under 1000 (specification, section 9, checkout). */
export function temporaryId(now: Date, random: number): string {
  return `temp_${now.getTime()}_${Math.floor(random * 1000)}`;
}

/** The key of an attempt whose outcome is unknown. */
export interface AttemptKey {
  key: string;
  /** The buyer has changed the order that was placed under it: that one is cancelled first. */
  isObsolete: boolean;
}

interface Placing<Body, Placed> {
  /** Sends the order under a key. */
  send: (body: Body, key: string) => Promise<Placed>;
  /** Cancels the order that was placed under a key. Idempotent. */
  cancel: (key: string) => Promise<void>;
  newKey: () => string;
  /** Stores the key for the next attempt; it survives a reload. */
  store: (key: AttemptKey) => void;
}

/** Whether the key belongs to another order. */
function isReused(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === genericErrors.IDEMPOTENCY_KEY_REUSED.code
  );
}

/**
 * Sends an order under the key of the last attempt, if its outcome is unknown, so that a retry never creates a second
 * order. If that attempt did create one, and the buyer has changed the order since, it is cancelled first.
 * Throws what `send` and `cancel` throw; the stored key lets the next attempt continue from there.
 */
export async function placeOnce<Body, Placed>(
  placing: Placing<Body, Placed>,
  last: AttemptKey | null,
  body: Body,
): Promise<Placed> {
  const { send, cancel, newKey, store } = placing;
  if (last?.isObsolete) {
    await cancel(last.key);
    return placeOnce(placing, null, body);
  }
  const current = last ?? { key: newKey(), isObsolete: false };
  store(current);
  try {
    return await send(body, current.key);
  } catch (error) {
    if (!last || !isReused(error)) throw error;
    const obsolete = { ...current, isObsolete: true };
    store(obsolete);
    return placeOnce(placing, obsolete, body);
  }
}

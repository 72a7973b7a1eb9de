/** Placing an order exactly once, over a network that loses answers. */
import { genericErrors } from '@platform/contract/errors';

/** The temporary order id: temp, timestamp, random number under 1000 (specification, section 9, checkout). */
export function temporaryId(now: Date, random: number): string {
  return `temp_${now.getTime()}_${Math.floor(random * 1000)}`;
}

/** The key of a try whose fate is unknown. */
export interface KeptKey {
  key: string;
  /** An order was found under it that the buyer doesn't want any more: it is withdrawn before anything else. */
  doomed: boolean;
}

interface Placing<Body, Placed> {
  /** Sends the order under a key. */
  send: (body: Body, key: string) => Promise<Placed>;
  /** Cancels the order that was placed under a key; done already is done. */
  withdraw: (key: string) => Promise<void>;
  newKey: () => string;
  /** Keeps the key for the next try, over a reload too. */
  remember: (kept: KeptKey) => void;
}

/** Whether the server knows the key for another order. */
function isReused(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === genericErrors.IDEMPOTENCY_KEY_REUSED.code
  );
}

/**
 * Sends an order under the key of the last try, if its fate is unknown, so that a retry never makes a second
 * order. If that try did make one, and the buyer has changed the order since, it is withdrawn first.
 * Throws what `send` and `withdraw` throw; what is kept then lets the next try go on where this one ended.
 */
export async function placeOnce<Body, Placed>(
  placing: Placing<Body, Placed>,
  last: KeptKey | null,
  body: Body,
): Promise<Placed> {
  const { send, withdraw, newKey, remember } = placing;
  if (last?.doomed) {
    await withdraw(last.key);
    return placeOnce(placing, null, body);
  }
  const kept = last ?? { key: newKey(), doomed: false };
  remember(kept);
  try {
    return await send(body, kept.key);
  } catch (error) {
    if (!last || !isReused(error)) throw error;
    const doomed = { ...kept, doomed: true };
    remember(doomed);
    return placeOnce(placing, doomed, body);
  }
}

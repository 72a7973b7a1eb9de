/** One recharge for one intention, however often the button is pressed and whatever becomes of the answer. */
import type { Recharge } from '../contract/recharge.ts';

/** What a member is about to buy. */
export interface Intention {
  /** One of the options' amounts, in beans. */
  amount: number;
  /** The Idempotency-Key: a repeated call gets the first one's recharge. */
  key: string;
  /** The recharge, once the server has given it. */
  made: Recharge | null;
}

/** The intention that a click means: the last one, unless another amount was chosen or it is over. */
export function intentionFor(last: Intention | null, amount: number, newKey: () => string): Intention {
  return last?.amount === amount ? last : { amount, key: newKey(), made: null };
}

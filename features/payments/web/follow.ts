/** Following a payment: asking the server again and again until it knows. */
import { ApiError } from '@platform/web/api/failure';
import type { PaymentProgress } from '../contract/payment.ts';
import { type Verdict, verdictOf } from './verdict.rules.ts';

/** Milliseconds between two questions (specification, section 9, checkout). */
export const pollInterval = 3000;

/** How the following ended: with the server's word, without one, or because nobody waits any more. */
export type Followed = Verdict | { is: 'unknown' } | { is: 'left' };

interface Following {
  ask: () => Promise<PaymentProgress>;
  pause: () => Promise<void>;
  /** Nobody waits any more: the dialog was closed, the page left. */
  isOver: () => boolean;
  /** Questions without a verdict after which it gives up with what it knows last. */
  patience: number;
}

/** Failed questions in a row after which the server's word counts as unknown. */
const failuresAllowed = 4;

/** Asks until the server says something else than "waiting". Throws what is no failed call. */
export async function followPayment({ ask, pause, isOver, patience }: Following): Promise<Followed> {
  let failures = 0;
  for (let asked = 1; ; asked += 1) {
    try {
      const verdict = verdictOf(await ask());
      failures = 0;
      if (isOver()) return { is: 'left' };
      if (verdict.is !== 'waiting' || asked >= patience) return verdict;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failures += 1;
      // A call that the server refuses is refused the next time too.
      if (failures >= failuresAllowed || (error.status >= 400 && error.status < 500))
        return { is: 'unknown' };
    }
    await pause();
    if (isOver()) return { is: 'left' };
  }
}

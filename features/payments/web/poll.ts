/** Polling a payment until its outcome is known. */
import { ApiError } from '@platform/web/api/failure';
import type { PaymentProgress } from '../contract/payment.ts';
import { type Outcome, outcomeOf } from './outcome.rules.ts';

/** Milliseconds between two polls (specification, section 9, checkout). */
export const pollInterval = 3000;

/** How polling ended: with an outcome, without one, or cancelled. */
export type PollResult = Outcome | { is: 'unknown' } | { is: 'left' };

interface PollOptions {
  fetch: () => Promise<PaymentProgress>;
  wait: () => Promise<void>;
  /** Whether the dialog was closed or the page left. */
  isCancelled: () => boolean;
  /** Polls after which it ends with the last outcome, even if that is `waiting`. */
  maxPolls: number;
}

/** Failed polls in a row after which the outcome counts as unknown. */
const maxFailures = 4;

/** Polls until the outcome is not `waiting`. Throws errors that are no ApiError. */
export async function pollPayment({ fetch, wait, isCancelled, maxPolls }: PollOptions): Promise<PollResult> {
  let failures = 0;
  for (let polls = 1; ; polls += 1) {
    try {
      const outcome = outcomeOf(await fetch());
      failures = 0;
      if (isCancelled()) return { is: 'left' };
      if (outcome.is !== 'waiting' || polls >= maxPolls) return outcome;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failures += 1;
      // A refused call is refused again.
      if (failures >= maxFailures || (error.status >= 400 && error.status < 500)) return { is: 'unknown' };
    }
    await wait();
    if (isCancelled()) return { is: 'left' };
  }
}

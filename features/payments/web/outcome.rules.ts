/** The outcome of a payment's progress for the buyer. */
import { openStates, type PaymentState } from '../contract/lifecycle.ts';
import type { PaymentProgress } from '../contract/payment.ts';

export type Outcome =
  /** Nothing decided yet. */
  | { is: 'waiting' }
  | { is: 'paid' }
  /** This attempt has ended; another can be made. */
  | { is: 'failed'; reason: string | null }
  /** The order can't be paid any more, and was not. */
  | { is: 'closed' }
  /** The money was received and is refunded. */
  | { is: 'refunded' };

/** States of the payable in which it can't be paid any more. */
const closedStatuses = new Set(['cancelled', 'expired', 'failed']);

/** The outcome of a payment's progress; only `completed` is paid (design, section 7). */
export function outcomeOf({ status, payment_status, payments }: PaymentProgress): Outcome {
  if (payment_status === 'completed') return { is: 'paid' };
  const [latest] = payments;
  if (payment_status === 'refunded' || latest?.state === 'refunding') return { is: 'refunded' };
  if (closedStatuses.has(status)) return { is: 'closed' };
  if (latest?.state === 'failed') return { is: 'failed', reason: latest.timeline.at(-1)?.note ?? null };
  // Cancelled in another tab or closed at the provider, without another open attempt.
  const isOpen = ({ state }: { state: PaymentState }) => openStates.some((open) => open === state);
  if (latest?.state === 'cancelled' && !payments.some(isOpen)) return { is: 'failed', reason: null };
  return { is: 'waiting' };
}

/** What the progress of a payment means for the buyer. */
import { openStates, type PaymentState } from '../contract/lifecycle.ts';
import type { PaymentProgress } from '../contract/payment.ts';

export type Outcome =
  /** Nothing decided yet. */
  | { is: 'waiting' }
  | { is: 'paid' }
  /** This attempt is over; another may be made. */
  | { is: 'failed'; reason: string | null }
  /** The order can't be paid any more, and was not. */
  | { is: 'closed' }
  /** The money came and goes back. */
  | { is: 'refunded' };

/** States of what is paid for in which nobody waits for money. */
const closedStatuses = new Set(['cancelled', 'expired', 'failed']);

/** The outcome of a payment's progress; only `completed` is paid (design, section 7). */
export function outcomeOf({ status, payment_status, payments }: PaymentProgress): Outcome {
  if (payment_status === 'completed') return { is: 'paid' };
  const [latest] = payments;
  if (payment_status === 'refunded' || latest?.state === 'refunding') return { is: 'refunded' };
  if (closedStatuses.has(status)) return { is: 'closed' };
  if (latest?.state === 'failed') return { is: 'failed', reason: latest.timeline.at(-1)?.note ?? null };
  // Given up in another tab, or closed at the provider, and no other attempt is under way.
  const isOpen = ({ state }: { state: PaymentState }) => openStates.some((open) => open === state);
  if (latest?.state === 'cancelled' && !payments.some(isOpen)) return { is: 'failed', reason: null };
  return { is: 'waiting' };
}

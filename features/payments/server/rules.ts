/** Pure decisions about payments: what a provider's word means, and when to ask again. */
import { day, hour, minute, second } from '@platform/server/clock';
import { type PaymentState, type PaymentStatus, paymentLifecycle } from '../contract/lifecycle.ts';
import type { ProviderName } from '../contract/provider.ts';
import type { Money, ProviderState } from './adapter.ts';

/** What the rules look at: amounts in fen and US cents, and how often a job has acted. */
interface Payment {
  provider: ProviderName;
  state: PaymentState;
  amount: number;
  balancePart: number;
  usdAmount: number;
  attempts: number;
  expiresAt: Date;
}

/** What is to be done after a provider's word. */
export type Verdict =
  | { verdict: 'nothing' }
  | { verdict: 'move'; to: 'pending' | 'processing' | 'cancelled' | 'refunded' }
  | { verdict: 'fail'; reason: string }
  | { verdict: 'settle'; transactionId: string; amount: Money; paidAt: Date }
  | { verdict: 'give back'; transactionId: string; amount: Money; paidAt: Date };

const nothing: Verdict = { verdict: 'nothing' };

/** The amount that the provider must bring: US cents at PayPal, fen elsewhere. */
export function amountDue({
  provider,
  amount,
  balancePart,
  usdAmount,
}: Pick<Payment, 'provider' | 'amount' | 'balancePart' | 'usdAmount'>): Money {
  return provider === 'paypal'
    ? { currency: 'USD', minor: usdAmount }
    : { currency: 'CNY', minor: amount - balancePart };
}

function move(from: PaymentState, to: 'pending' | 'processing' | 'cancelled' | 'refunded'): Verdict {
  return from !== to && paymentLifecycle.connects(from, to) ? { verdict: 'move', to } : nothing;
}

/**
 * What a provider's word means for a payment. Words come late, twice and out of order; each is held
 * against the state, and only money of exactly the amount due settles.
 */
export function judge(payment: Omit<Payment, 'attempts' | 'expiresAt'>, word: ProviderState): Verdict {
  const { state } = payment;
  switch (word.state) {
    case 'unpaid':
      return state === 'processing' ? move(state, 'pending') : nothing;
    case 'approved':
    case 'processing':
      return move(state, 'processing');
    case 'closed':
      return move(state, 'cancelled');
    case 'refunded':
      // A refund of ours that has only begun reads the same; its own word says when it is done.
      return state === 'refunding' ? nothing : move(state, 'refunded');
    case 'failed':
      return paymentLifecycle.connects(state, 'failed') ? { verdict: 'fail', reason: word.reason } : nothing;
    case 'paid': {
      if (!paymentLifecycle.connects(state, 'completed')) return nothing;
      const due = amountDue(payment);
      const right = word.amount.currency === due.currency && word.amount.minor === due.minor;
      const { transactionId, amount, paidAt } = word;
      return { verdict: right ? 'settle' : 'give back', transactionId, amount, paidAt };
    }
  }
}

/** How the attempts stand together; they come newest first. */
export function overall(states: readonly PaymentState[]): PaymentStatus {
  if (states.includes('completed')) return 'completed';
  if (states.includes('processing') || states.includes('refunding')) return 'processing';
  if (states.includes('pending')) return 'pending';
  if (states.includes('refunded')) return 'refunded';
  return states[0] === 'failed' ? 'failed' : 'pending';
}

/** How long after its expiry a payment is still asked about. */
export const watchLateMoney = day;

const askingPauses = [30 * second, minute, 2 * minute, 5 * minute, 10 * minute, 30 * minute];
const refundPauses = [minute, 2 * minute, 5 * minute, 15 * minute, hour];

/** Milliseconds before the job acts on a payment again, or null when it need not. */
export function pauseBefore(
  payment: Pick<Payment, 'state' | 'attempts' | 'expiresAt'>,
  now: Date,
): number | null {
  const { state, attempts, expiresAt } = payment;
  if (state === 'completed' || state === 'refunded') return null;
  const pauses = state === 'refunding' ? refundPauses : askingPauses;
  const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? hour;
  const over = now.getTime() > expiresAt.getTime() + watchLateMoney;
  return over && state !== 'refunding' ? null : pause;
}

/** Our number at the provider: 2 letters, 8 digits of date, 14 at random. */
export function referenceFor(now: Date, digits: string): string {
  return `ZP${now.toISOString().slice(0, 10).replaceAll('-', '')}${digits}`;
}

/** The refund's number at the provider: a payment is refunded as a whole, so one is enough. */
export function refundReference(reference: string): string {
  return `${reference}R`;
}

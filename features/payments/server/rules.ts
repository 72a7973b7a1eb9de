/** Pure rules of the effect of a provider's status, and of the next check. */
import { day, hour, minute, second } from '@platform/server/clock';
import { type PaymentState, type PaymentStatus, paymentLifecycle } from '../contract/lifecycle.ts';
import type { ProviderName } from '../contract/provider.ts';
import type { Money, ProviderStatus } from './adapter.ts';

/** Amounts in fen and US cents; `attempts` counts the jobs' checks. */
interface Payment {
  provider: ProviderName;
  state: PaymentState;
  amount: number;
  balancePart: number;
  usdAmount: number;
  /** In fen. */
  partRefunded: number;
  attempts: number;
  expiresAt: Date;
}

type Target = 'pending' | 'processing' | 'failed' | 'cancelled' | 'refunded';

/** The effect of a provider's status on a payment: none, a move, or money to settle or to refund. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'move'; to: Target; reason: string | null }
  | { kind: 'settle' | 'refund'; transactionId: string; amount: Money; paidAt: Date };

const none: Outcome = { kind: 'none' };

/** The provider's part: US cents at PayPal, fen elsewhere. */
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

/**
 * How a refund of so much in all (in fen) is shared: the provider's part goes back first, in its minor unit, then the
 * balance's part in fen. A later refund is the difference of two shares, so that roundings never add up.
 */
export function refundShare(
  payment: Pick<Payment, 'provider' | 'amount' | 'balancePart' | 'usdAmount'>,
  refunded: number,
): { provider: number; balance: number } {
  const providerFen = payment.amount - payment.balancePart;
  const fromProvider = Math.min(refunded, providerFen);
  const due = amountDue(payment).minor;
  return {
    provider: providerFen === 0 ? 0 : Math.round((due * fromProvider) / providerFen),
    balance: refunded - fromProvider,
  };
}

function move(from: PaymentState, to: Target, reason: string | null = null): Outcome {
  return from !== to && paymentLifecycle.connects(from, to) ? { kind: 'move', to, reason } : none;
}

/**
 * Step 4 of 5: the effect of a provider's status on a payment. Statuses come late, twice and out of order, so each is compared
 * with the payment's state; only the exact amount due settles.
 */
export function decide(
  payment: Omit<Payment, 'attempts' | 'expiresAt'>,
  providerStatus: ProviderStatus,
): Outcome {
  const { state } = payment;
  switch (providerStatus.state) {
    case 'unpaid':
      return state === 'processing' ? move(state, 'pending') : none;
    case 'approved':
    case 'processing':
      return move(state, 'processing');
    case 'closed':
      return move(state, 'cancelled');
    case 'refunded':
      // Providers report this also for a refund that has only begun, and WeChat Pay for a part; the refund's own status counts.
      return state === 'refunding' || payment.partRefunded > 0 ? none : move(state, 'refunded');
    case 'failed':
      return move(state, 'failed', providerStatus.reason);
    case 'paid': {
      if (!paymentLifecycle.connects(state, 'completed')) return none;
      const due = amountDue(payment);
      const { transactionId, amount, paidAt } = providerStatus;
      const isExact = amount.currency === due.currency && amount.minor === due.minor;
      return { kind: isExact ? 'settle' : 'refund', transactionId, amount, paidAt };
    }
  }
}

/** The status of all attempts together; they come newest first. */
export function overallStatus(states: readonly PaymentState[]): PaymentStatus {
  if (states.includes('completed')) return 'completed';
  if (states.includes('processing') || states.includes('refunding')) return 'processing';
  if (states.includes('pending')) return 'pending';
  if (states.includes('refunded')) return 'refunded';
  return states[0] === 'failed' ? 'failed' : 'pending';
}

/** How long after its expiry a payment is still checked. */
export const lateMoneyPeriod = day;

const checkDelays = [30 * second, minute, 2 * minute, 5 * minute, 10 * minute, 30 * minute];
const refundDelays = [minute, 2 * minute, 5 * minute, 15 * minute, hour];

/** Milliseconds before the job acts on a payment again, or null when it need not. */
export function nextCheckDelay(
  payment: Pick<Payment, 'state' | 'attempts' | 'expiresAt'>,
  now: Date,
): number | null {
  const { state, attempts, expiresAt } = payment;
  if (state === 'completed' || state === 'refunded') return null;
  const delays = state === 'refunding' ? refundDelays : checkDelays;
  const delay = delays[Math.min(attempts, delays.length - 1)] ?? hour;
  const isOver = now.getTime() > expiresAt.getTime() + lateMoneyPeriod;
  return isOver && state !== 'refunding' ? null : delay;
}

/** Our number at the provider: 2 letters, 8 digits of date, 14 at random. */
export function referenceFor(now: Date, digits: string): string {
  return `ZP${now.toISOString().slice(0, 10).replaceAll('-', '')}${digits}`;
}

/** The number at the provider of the refund of all that is left. */
export function refundReference(reference: string): string {
  return `${reference}R`;
}

/** The number of a part's refund at the provider: unique by what was refunded before, at most 32 characters. */
export function partRefundReference(reference: string, refundedBefore: number): string {
  return `${reference}P${refundedBefore.toString(36)}`;
}

/** Milliseconds before the job tries a refund of a part again. */
export function nextRefundDelay(attempts: number): number {
  return refundDelays[Math.min(attempts, refundDelays.length - 1)] ?? hour;
}

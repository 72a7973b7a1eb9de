/** The effect of a provider's status on a payment in each state, and the delay of the next check. */
import { day, minute } from '@platform/server/clock';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type PaymentState, paymentLifecycle, paymentStates } from '../contract/lifecycle.ts';
import type { ProviderName } from '../contract/provider.ts';
import type { Money, ProviderStatus } from './adapter.ts';
import {
  decide,
  nextCheckDelay,
  overallStatus,
  referenceFor,
  refundReference,
  refundShare,
} from './rules.ts';

const now = new Date('2026-11-21T08:00:00Z');
const payment = (state: PaymentState, provider: ProviderName = 'wechat') => ({
  provider,
  state,
  amount: 12_850,
  balancePart: 0,
  usdAmount: 1977,
  partRefunded: 0,
});
const paid = (amount: Money): ProviderStatus => ({ state: 'paid', transactionId: 'T', amount, paidAt: now });
const right: Money = { currency: 'CNY', minor: 12_850 };

const statuses: Record<string, ProviderStatus> = {
  unpaid: { state: 'unpaid' },
  approved: { state: 'approved' },
  processing: { state: 'processing' },
  failed: { state: 'failed', reason: 'card_declined' },
  closed: { state: 'closed' },
  refunded: { state: 'refunded', transactionId: 'T' },
  paid: paid(right),
  wrong: paid({ currency: 'CNY', minor: 1 }),
};

/** The outcome: the state moved to, `settle`, `refund`, or a dot for nothing. */
const expected: Record<PaymentState, Record<keyof typeof statuses, string>> = {
  pending: {
    unpaid: '.',
    approved: 'processing',
    processing: 'processing',
    failed: 'failed',
    closed: 'cancelled',
    refunded: 'refunded',
    paid: 'settle',
    wrong: 'refund',
  },
  processing: {
    unpaid: 'pending',
    approved: '.',
    processing: '.',
    failed: 'failed',
    closed: 'cancelled',
    refunded: 'refunded',
    paid: 'settle',
    wrong: 'refund',
  },
  failed: {
    unpaid: '.',
    approved: '.',
    processing: '.',
    failed: '.',
    closed: 'cancelled',
    refunded: 'refunded',
    paid: 'settle',
    wrong: 'refund',
  },
  cancelled: {
    unpaid: '.',
    approved: '.',
    processing: '.',
    failed: '.',
    closed: '.',
    refunded: 'refunded',
    paid: 'settle',
    wrong: 'refund',
  },
  completed: {
    unpaid: '.',
    approved: '.',
    processing: '.',
    failed: '.',
    closed: '.',
    refunded: 'refunded',
    paid: '.',
    wrong: '.',
  },
  refunding: {
    unpaid: '.',
    approved: '.',
    processing: '.',
    failed: '.',
    closed: '.',
    refunded: '.',
    paid: '.',
    wrong: '.',
  },
  refunded: {
    unpaid: '.',
    approved: '.',
    processing: '.',
    failed: '.',
    closed: '.',
    refunded: '.',
    paid: '.',
    wrong: '.',
  },
};

describe.each(paymentStates)('decide: a payment that is %s', (state) => {
  test.each(Object.entries(statuses))('reported as %s', (name, status) => {
    const outcome = decide(payment(state), status);
    const result = outcome.kind === 'none' ? '.' : outcome.kind === 'move' ? outcome.to : outcome.kind;
    expect(result).toBe(expected[state][name]);
    if (outcome.kind === 'move') expect(paymentLifecycle.connects(state, outcome.to)).toBe(true);
  });
});

describe('refundShare', () => {
  it('takes from the provider first, then from the balance, and adds up to all', () => {
    const mixed = { provider: 'alipay' as const, amount: 10_000, balancePart: 4000, usdAmount: 923 };
    expect([0, 5000, 6000, 7000, 10_000].map((amount) => refundShare(mixed, amount))).toEqual([
      { provider: 0, balance: 0 },
      { provider: 5000, balance: 0 },
      { provider: 6000, balance: 0 },
      { provider: 6000, balance: 1000 },
      { provider: 6000, balance: 4000 },
    ]);
    const inDollars = { ...mixed, provider: 'paypal' as const };
    expect(refundShare(inDollars, 2000)).toEqual({ provider: 308, balance: 0 });
    expect(refundShare(inDollars, 6000)).toEqual({ provider: 923, balance: 0 });
    expect(refundShare({ ...mixed, provider: 'wallet', balancePart: 10_000 }, 2500)).toEqual({
      provider: 0,
      balance: 2500,
    });
  });

  it("ignores a provider's report of a refund that was of a part", () => {
    const refunded = { state: 'refunded', transactionId: 'T' } as const;
    expect(decide({ ...payment('completed'), partRefunded: 1 }, refunded)).toEqual({ kind: 'none' });
  });
});

describe('decide', () => {
  it('settles only the exact amount in the right currency', () => {
    const currency = fc.constantFrom('CNY' as const, 'USD' as const);
    fc.assert(
      fc.property(currency, fc.oneof(fc.constant(12_850), fc.constant(1977), fc.nat()), (unit, minor) => {
        const inFen = decide(payment('pending'), paid({ currency: unit, minor }));
        expect(inFen.kind).toBe(unit === 'CNY' && minor === 12_850 ? 'settle' : 'refund');
        const inCents = decide(payment('pending', 'paypal'), paid({ currency: unit, minor }));
        expect(inCents.kind).toBe(unit === 'USD' && minor === 1977 ? 'settle' : 'refund');
      }),
    );
  });
});

test.each<[PaymentState[], string]>([
  [[], 'pending'],
  [['pending'], 'pending'],
  [['failed'], 'failed'],
  [['cancelled', 'failed'], 'pending'],
  [['failed', 'cancelled'], 'failed'],
  [['pending', 'failed'], 'pending'],
  [['processing', 'pending'], 'processing'],
  [['refunding', 'completed'], 'completed'],
  [['refunding'], 'processing'],
  [['refunded', 'cancelled'], 'refunded'],
  [['refunded', 'completed'], 'completed'],
])('overallStatus: %j are together %s', (states, status) => {
  expect(overallStatus(states)).toBe(status);
});

describe('nextCheckDelay', () => {
  const open = { state: 'pending' as const, expiresAt: new Date(now.getTime() + 30 * minute) };
  it('increases, and ends a day after the expiry', () => {
    const delays = [0, 1, 2, 3, 4, 5, 6, 99].map(
      (attempts) => nextCheckDelay({ ...open, attempts }, now) ?? 0,
    );
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(delays[0]).toBe(30_000);
    expect(delays.at(-1)).toBe(30 * minute);
    expect(
      nextCheckDelay({ ...open, attempts: 9, expiresAt: new Date(now.getTime() - day - 1) }, now),
    ).toBeNull();
  });
  it('never ends for a refund, and is null for a final payment', () => {
    const longAgo = new Date(now.getTime() - 30 * day);
    expect(nextCheckDelay({ state: 'refunding', attempts: 500, expiresAt: longAgo }, now)).toBe(60 * minute);
    for (const state of ['completed', 'refunded'] as const)
      expect(nextCheckDelay({ state, attempts: 0, expiresAt: open.expiresAt }, now)).toBeNull();
  });
});

test('references have 6 to 32 letters and digits', () => {
  const reference = referenceFor(now, '12345678901234');
  for (const name of [reference, refundReference(reference)]) expect(name).toMatch(/^[A-Za-z0-9]{6,32}$/);
});

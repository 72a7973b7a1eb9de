/** What a provider's word means for a payment in each state, and when it is asked again. */
import { day, minute } from '@platform/server/clock';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type PaymentState, paymentLifecycle, paymentStates } from '../contract/lifecycle.ts';
import type { ProviderName } from '../contract/provider.ts';
import type { Money, ProviderState } from './adapter.ts';
import { judge, overall, pauseBefore, referenceFor, refundReference } from './rules.ts';

const now = new Date('2026-11-21T08:00:00Z');
const payment = (state: PaymentState, provider: ProviderName = 'wechat') => ({
  provider,
  state,
  amount: 12_850,
  balancePart: 0,
  usdAmount: 1977,
});
const paid = (amount: Money): ProviderState => ({ state: 'paid', transactionId: 'T', amount, paidAt: now });
const right: Money = { currency: 'CNY', minor: 12_850 };

const words: Record<string, ProviderState> = {
  unpaid: { state: 'unpaid' },
  approved: { state: 'approved' },
  processing: { state: 'processing' },
  failed: { state: 'failed', reason: 'card_declined' },
  closed: { state: 'closed' },
  refunded: { state: 'refunded', transactionId: 'T' },
  paid: paid(right),
  wrong: paid({ currency: 'CNY', minor: 1 }),
};

/** The verdict in a word: the state moved to, `settle`, `give back`, `fail`, or a dot for nothing. */
const expected: Record<PaymentState, Record<keyof typeof words, string>> = {
  pending: {
    unpaid: '.',
    approved: 'processing',
    processing: 'processing',
    failed: 'fail',
    closed: 'cancelled',
    refunded: 'refunded',
    paid: 'settle',
    wrong: 'give back',
  },
  processing: {
    unpaid: 'pending',
    approved: '.',
    processing: '.',
    failed: 'fail',
    closed: 'cancelled',
    refunded: 'refunded',
    paid: 'settle',
    wrong: 'give back',
  },
  failed: {
    unpaid: '.',
    approved: '.',
    processing: '.',
    failed: '.',
    closed: 'cancelled',
    refunded: 'refunded',
    paid: 'settle',
    wrong: 'give back',
  },
  cancelled: {
    unpaid: '.',
    approved: '.',
    processing: '.',
    failed: '.',
    closed: '.',
    refunded: 'refunded',
    paid: 'settle',
    wrong: 'give back',
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

describe.each(paymentStates)('judge: a payment that is %s', (state) => {
  test.each(Object.entries(words))('hears %s', (name, word) => {
    const verdict = judge(payment(state), word);
    const said =
      verdict.verdict === 'nothing' ? '.' : verdict.verdict === 'move' ? verdict.to : verdict.verdict;
    expect(said).toBe(expected[state][name]);
    if (verdict.verdict === 'move') expect(paymentLifecycle.connects(state, verdict.to)).toBe(true);
  });
});

describe('judge', () => {
  it('settles only the exact amount in the right currency', () => {
    const currency = fc.constantFrom('CNY' as const, 'USD' as const);
    fc.assert(
      fc.property(currency, fc.oneof(fc.constant(12_850), fc.constant(1977), fc.nat()), (unit, minor) => {
        const inFen = judge(payment('pending'), paid({ currency: unit, minor }));
        expect(inFen.verdict).toBe(unit === 'CNY' && minor === 12_850 ? 'settle' : 'give back');
        const inCents = judge(payment('pending', 'paypal'), paid({ currency: unit, minor }));
        expect(inCents.verdict).toBe(unit === 'USD' && minor === 1977 ? 'settle' : 'give back');
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
])('overall: %j are together %s', (states, status) => {
  expect(overall(states)).toBe(status);
});

describe('pauseBefore', () => {
  const open = { state: 'pending' as const, expiresAt: new Date(now.getTime() + 30 * minute) };
  it('grows, and ends a day after the expiry', () => {
    const pauses = [0, 1, 2, 3, 4, 5, 6, 99].map((attempts) => pauseBefore({ ...open, attempts }, now) ?? 0);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses[0]).toBe(30_000);
    expect(pauses.at(-1)).toBe(30 * minute);
    expect(
      pauseBefore({ ...open, attempts: 9, expiresAt: new Date(now.getTime() - day - 1) }, now),
    ).toBeNull();
  });
  it('never ends for a refund, and is none for what is done', () => {
    const longAgo = new Date(now.getTime() - 30 * day);
    expect(pauseBefore({ state: 'refunding', attempts: 500, expiresAt: longAgo }, now)).toBe(60 * minute);
    for (const state of ['completed', 'refunded'] as const)
      expect(pauseBefore({ state, attempts: 0, expiresAt: open.expiresAt }, now)).toBeNull();
  });
});

test('references have 6 to 32 letters and digits', () => {
  const reference = referenceFor(now, '12345678901234');
  for (const name of [reference, refundReference(reference)]) expect(name).toMatch(/^[A-Za-z0-9]{6,32}$/);
});

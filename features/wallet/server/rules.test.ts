/** Pure rules of the wallet. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { accountKinds } from '../contract/ledger.ts';
import { counterpartyLabels, type Movement, movementFilters } from '../contract/movement.ts';
import { rechargeOptions, rechargeStatuses } from '../contract/recharge.ts';
import { statementColumns, statementName } from './export.ts';
import { counterpartyLabel, presentAmount } from './movements.rules.ts';
import { walletNumber } from './number.ts';
import { creditsAccount, expiryFrom, payability, reclaimable } from './recharge.rules.ts';

const now = new Date('2026-11-21T17:30:00Z');
const option = fc.constantFrom(...rechargeOptions);

describe('a recharge', () => {
  it('has a number with the day in Hong Kong and expires after 30 minutes', () => {
    expect(walletNumber('CZ', now, '123456')).toBe('CZ20261122123456');
    expect(expiryFrom(now).toISOString()).toBe('2026-11-21T18:00:00.000Z');
  });

  it('is open, paid or closed', () => {
    const later = new Date(now.getTime() + 1);
    const at = (expiresAt: Date) =>
      rechargeStatuses.map((status) => payability({ status, expiresAt, completedAt: null }, now));
    expect(rechargeStatuses).toEqual(['pending', 'completed', 'failed']);
    expect(at(later)).toEqual(['open', 'paid', 'closed']);
    expect(at(now)).toEqual(['closed', 'paid', 'closed']);
  });

  it('is credited once, in any later state', () => {
    for (const status of rechargeStatuses) {
      expect(creditsAccount({ status, expiresAt: now, completedAt: now })).toBe(false);
      expect(creditsAccount({ status, expiresAt: now, completedAt: null })).toBe(true);
    }
  });

  it('loses at most the available beans after a refund, the bonus first', () => {
    fc.assert(
      fc.property(option, fc.nat(20_000), (bought, available) => {
        const taken = reclaimable(bought, available);
        expect(taken.amount + taken.bonus).toBe(Math.min(available, bought.amount + bought.bonus));
        expect(taken.bonus).toBe(Math.min(available, bought.bonus));
        expect(taken.amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a movement', () => {
  it('is presented in beans or in yuan', () => {
    expect([presentAmount('BEAN', -1230), presentAmount('CNY', -1230), presentAmount('CNY', 5)]).toEqual([
      -1230, -12.3, 0.05,
    ]);
  });

  it("names members, and labels the portal's own accounts", () => {
    const kinds = accountKinds.filter((kind) => kind !== 'member');
    for (const kind of kinds) {
      expect(counterpartyLabel(kind, { name: '林知远' })).toBe(counterpartyLabels[kind]);
    }
    expect(counterpartyLabel('member', { name: '林知远' })).toBe('林知远');
    expect(counterpartyLabel('member', { name: null })).toBe('用户');
  });

  it('is a CSV line without a leading minus sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(1e9), (amount, balance) => {
        const movement: Movement = {
          id: 1,
          time: now.toISOString(),
          asset: 'BEAN',
          amount,
          reason: 'gift',
          counterparty: { kind: 'promotion', label: '中轴' },
          memo: null,
          balance,
        };
        const line = statementColumns.map(({ cell }) => cell(movement));
        const cellOf = (header: string) =>
          line[statementColumns.findIndex((column) => column.header === header)];
        const [income, spent] = [cellOf('收入'), cellOf('支出')];
        expect(Number(income ?? 0) - Number(spent ?? 0)).toBe(amount);
        for (const cell of line) expect(String(cell ?? '')).not.toMatch(/^-/);
      }),
    );
  });
});

test.each([
  [{ from: '2026-11-02', to: '2026-11-01' }, 'to', '结束日期不能早于开始日期'],
  [{ from: '2026-02-30' }, 'from', '日期格式不正确'],
  [{ to: 'yesterday' }, 'to', '日期格式不正确'],
  [{ from: '0000-01-01' }, 'from', '日期格式不正确'],
])('rejects the days %j', (filters, field, message) => {
  const { error } = movementFilters.safeParse(filters);
  expect(error?.issues.map(({ path, message: actual }) => [path[0], actual])).toEqual([[field, message]]);
});

describe('statementName', () => {
  // Past midnight in Hong Kong, though not in London.
  const lateEvening = new Date('2026-03-01T17:00:00Z');
  it.each([
    [{ asset: 'BEAN' }, '浣熊豆明细 2026-03-02.csv'],
    [{ asset: 'CNY', from: '2026-02-01' }, '余额明细 2026-02-01至2026-03-02.csv'],
    [{ asset: 'BEAN', from: '2026-02-01', to: '2026-02-28' }, '浣熊豆明细 2026-02-01至2026-02-28.csv'],
    [{ asset: 'BEAN', from: '2026-02-01', to: '2026-02-01' }, '浣熊豆明细 2026-02-01.csv'],
    [{}, '钱包明细 2026-03-02.csv'],
  ] as const)('%o is %s', (filters, name) => expect(statementName(filters, lateEvening)).toBe(name));
});

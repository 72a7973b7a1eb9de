import { describe, expect, it } from 'vitest';
import { statementName, totalText } from './statement.rules.ts';

describe('statementName', () => {
  // Past midnight in Hong Kong, though not in London.
  const now = new Date('2026-03-01T17:00:00Z');
  it.each([
    [{ asset: 'BEAN' }, '浣熊豆明细 2026-03-02.csv'],
    [{ asset: 'CNY', from: '2026-02-01' }, '余额明细 2026-02-01至2026-03-02.csv'],
    [{ asset: 'BEAN', from: '2026-02-01', to: '2026-02-28' }, '浣熊豆明细 2026-02-01至2026-02-28.csv'],
    [{ asset: 'BEAN', from: '2026-02-01', to: '2026-02-01' }, '浣熊豆明细 2026-02-01.csv'],
  ] as const)('%o gives %s', (filters, name) => expect(statementName(filters, now)).toBe(name));
});

describe('totalText', () => {
  it.each([
    [{ total: 3, relation: 'exact' }, '共 3 笔'],
    [{ total: 12_000, relation: 'estimated' }, '共约 12,000 笔'],
  ] as const)('%o is %s', (pagination, text) => expect(totalText(pagination)).toBe(text));
});

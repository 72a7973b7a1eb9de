import { describe, expect, it } from 'vitest';
import { totalText } from './statement.rules.ts';

describe('totalText', () => {
  it.each([
    [{ total: 3, relation: 'exact' }, '共 3 笔'],
    [{ total: 12_000, relation: 'estimated' }, '共约 12,000 笔'],
  ] as const)('%o is %s', (pagination, text) => expect(totalText(pagination)).toBe(text));
});

/** Drafts under the rules of the contract and the balance. */
import { describe, expect, test } from 'vitest';
import { type Draft, draftSchema, emptyDraft, numberOf, sampleGreetings } from './draft.rules.ts';

const validDraft: Draft = { ...emptyDraft, amount: '100', count: '4', message: '恭喜发财' };

function refusals(draft: Draft, available: number | null = 1000): Record<string, string> {
  const { error } = draftSchema(available).safeParse(draft);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

test.each([
  ['', Number.NaN],
  ['  ', Number.NaN],
  ['12', 12],
  [' 1,200 ', 1200],
  ['１２', 12],
  ['1.5', 1.5],
  ['十', Number.NaN],
])('the number in %o is %d', (text, number) => {
  expect(numberOf(text)).toBe(number);
});

describe('the form of a packet', () => {
  test('reports each missing field', () => {
    expect(refusals({ ...emptyDraft, message: '' })).toEqual({
      amount: '请输入红包金额',
      count: '请输入红包个数',
      message: '请输入祝福语',
    });
  });

  test('accepts correct values', () => {
    expect(draftSchema(1000).parse(validDraft)).toEqual({
      type: 'random',
      amount: 100,
      count: 4,
      message: '恭喜发财',
      sendType: 'public',
      recipients: [],
    });
  });

  test('rejects an amount above the balance', () => {
    expect(refusals(validDraft, 100)).toEqual({});
    expect(refusals(validDraft, 99)).toEqual({ amount: '余额不足，请先充值！' });
    expect(refusals(validDraft, null)).toEqual({});
  });

  test('reports only the balance for too large an amount, and the other fields’ own errors', () => {
    const draft: Draft = { ...validDraft, type: 'fixed', amount: '1001', count: '101' };
    expect(refusals(draft)['amount']).toBe('余额不足，请先充值！');
    expect(refusals(draft)['count']).toBeDefined();
  });

  test.each(['0', '101', '1.5'])('rejects %s packets', (count) => {
    expect(refusals({ ...validDraft, count })['count']).toBeDefined();
  });

  test('rejects a greeting of more than 50 characters', () => {
    expect(refusals({ ...validDraft, message: '福'.repeat(50) })).toEqual({});
    expect(refusals({ ...validDraft, message: '福'.repeat(51) })['message']).toBeDefined();
  });

  test('rejects an amount that cannot be divided into equal shares', () => {
    expect(refusals({ ...validDraft, type: 'fixed', count: '3' })['amount']).toContain('整除');
    expect(refusals({ ...validDraft, type: 'fixed' })).toEqual({});
  });

  test('requires recipients of a private packet and drops those of a public one', () => {
    const chosen: Draft = { ...validDraft, count: '1', recipients: ['lin', 'zhou'] };
    expect(refusals({ ...validDraft, sendType: 'private' })['recipients']).toBeDefined();
    expect(draftSchema(1000).parse({ ...chosen, sendType: 'private' }).recipients).toEqual(['lin', 'zhou']);
    expect(draftSchema(1000).parse(chosen).recipients).toEqual([]);
  });
});

test('an empty draft has the first sample greeting', () =>
  expect(emptyDraft.message).toBe(sampleGreetings[0]));

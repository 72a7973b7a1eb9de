/** Lengths of time and endings. */
import { describe, expect, test } from 'vitest';
import { endingOf, showLength } from './words.rules.ts';

test.each([
  [0, '1 秒'],
  [8400, '8 秒'],
  [65_000, '1 分 5 秒'],
  [3_600_000, '1 小时'],
  [3_605_000, '1 小时'],
  [86_400_000 + 7_260_000, '1 天 2 小时'],
])('%d ms are %s', (length, told) => {
  expect(showLength(length)).toBe(told);
});

describe('how a packet ended', () => {
  const open = {
    state: 'open',
    createTime: '2026-11-21T08:00:00.000Z',
    endTime: null,
    totalCount: 5,
    remainingCount: 2,
    returnedAmount: 0,
  } as const;

  test('says nothing while it is open', () => expect(endingOf(open)).toBe(''));

  test('says how quickly it went', () => {
    const ended = {
      ...open,
      state: 'finished',
      remainingCount: 0,
      endTime: '2026-11-21T08:01:09.000Z',
    } as const;
    expect(endingOf(ended)).toBe('5 个红包，1 分 9 秒抢完');
  });

  test('says what went back', () => {
    const ended = {
      ...open,
      state: 'expired',
      endTime: '2026-11-22T08:00:00.000Z',
      returnedAmount: 1200,
    } as const;
    expect(endingOf(ended)).toBe('已过期：抢走 3 个，1,200 浣熊豆已退回');
  });
});

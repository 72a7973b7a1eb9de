/** Claims in the order of their events, durations, endings. */
import { describe, expect, test } from 'vitest';
import type { PacketDetail } from '../../contract/packet.ts';
import { applyClaim, endingText, formatDuration } from './packet.rules.ts';

const time = '2026-11-21T08:00:00.000Z';
const packet: PacketDetail = {
  id: '01a1ff0f-3f3b-7596-b86f-f53080e3e2c3',
  type: 'random',
  sendType: 'public',
  senderName: '林见南',
  senderAvatar: null,
  message: '恭喜发财',
  totalAmount: 100,
  totalCount: 4,
  remainingCount: 4,
  createTime: time,
  expiresAt: '2026-11-22T08:00:00.000Z',
  grabbed: false,
  state: 'open',
  endTime: null,
  commitment: '',
  seed: null,
  returnedAmount: 0,
  claims: [],
  claim: null,
  sentByCaller: false,
  forCaller: true,
  recipients: [],
};
const event = (position: number, remainingCount: number) => ({
  claim: { position, name: `第 ${position} 位`, avatar: null, amount: 5, time },
  remainingCount,
});

test('sorts claims by position; the count only falls', () => {
  const after = [event(2, 2), event(1, 3), event(3, 1)].reduce(applyClaim, packet);
  expect(after.claims.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(after.remainingCount).toBe(1);
  expect(after.claims.some(({ best, mine }) => best || mine)).toBe(false);
});

test('adds a repeated claim once and keeps the mark of the caller', () => {
  const mine = { ...packet, remainingCount: 3, claims: [{ ...event(1, 3).claim, best: false, mine: true }] };
  expect(applyClaim(mine, event(1, 3))).toEqual(mine);
  expect(applyClaim(mine, event(1, 2))).toMatchObject({ remainingCount: 2, claims: mine.claims });
});

test.each([
  [0, '1 秒'],
  [8400, '8 秒'],
  [65_000, '1 分 5 秒'],
  [3_600_000, '1 小时'],
  [3_605_000, '1 小时'],
  [86_400_000 + 7_260_000, '1 天 2 小时'],
])('formats %d ms as %s', (length, text) => {
  expect(formatDuration(length)).toBe(text);
});

describe('endingText', () => {
  const open = {
    state: 'open',
    createTime: '2026-11-21T08:00:00.000Z',
    endTime: null,
    totalCount: 5,
    remainingCount: 2,
    returnedAmount: 0,
  } as const;

  test('is empty while the packet is open', () => expect(endingText(open)).toBe(''));

  test('names the duration of a finished packet', () => {
    const ended = {
      ...open,
      state: 'finished',
      remainingCount: 0,
      endTime: '2026-11-21T08:01:09.000Z',
    } as const;
    expect(endingText(ended)).toBe('5 个红包，1 分 9 秒抢完');
  });

  test('names the returned beans of an expired packet', () => {
    const ended = {
      ...open,
      state: 'expired',
      endTime: '2026-11-22T08:00:00.000Z',
      returnedAmount: 1200,
    } as const;
    expect(endingText(ended)).toBe('已过期：抢走 3 个，1,200 浣熊豆已退回');
  });
});

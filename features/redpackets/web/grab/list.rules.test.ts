/** The list as it falls, and what stays on the screen while it does. */
import { describe, expect, test } from 'vitest';
import type { AvailablePacket } from '../../contract/packet.ts';
import {
  afterFall,
  afterGrab,
  countedWords,
  type PacketList,
  showing,
  waitingAfterFall,
  withArrivals,
  without,
} from './list.rules.ts';

const packet = (id: string, remainingCount = 5): AvailablePacket => ({
  id,
  type: 'random',
  sendType: 'public',
  senderName: '林见南',
  senderAvatar: null,
  message: '恭喜发财',
  totalAmount: 100,
  totalCount: 10,
  remainingCount,
  createTime: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-11-22T08:00:00.000Z',
  grabbed: false,
});

const list = (...packets: AvailablePacket[]): PacketList => ({
  packets,
  pagination: { current_page: 1, per_page: 12, total: packets.length },
});
const left = ({ packets }: PacketList) => packets.map(({ id, remainingCount }) => [id, remainingCount]);

describe('a share taken', () => {
  const before = list(packet('a'), packet('b'));

  test('makes the count fall', () => {
    expect(left(afterFall(before, { id: 'b', remainingCount: 3 }))).toEqual([
      ['a', 5],
      ['b', 3],
    ]);
  });

  test('changes nothing when the news is older than what is known', () => {
    expect(afterFall(before, { id: 'b', remainingCount: 6 })).toBe(before);
    expect(afterFall(before, { id: 'b', remainingCount: 5 })).toBe(before);
  });

  test('changes nothing in a list without that packet', () => {
    expect(afterFall(before, { id: 'c', remainingCount: 1 })).toBe(before);
    expect(without(before, 'c')).toBe(before);
  });

  test('takes the packet out of the list when it was the last', () => {
    const after = afterFall(before, { id: 'a', remainingCount: 0 });
    expect(left(after)).toEqual([['b', 5]]);
    expect(after.pagination.total).toBe(1);
  });

  test('by the member stands on the envelope', () => {
    const after = afterGrab(before, { id: 'a', remainingCount: 4 });
    expect(after.packets.map(({ grabbed }) => grabbed)).toEqual([true, false]);
    expect(left(after)[0]).toEqual(['a', 4]);
  });
});

describe('packets that were sent meanwhile', () => {
  test('fall as well, and never rise', () => {
    const fall = (remainingCount: number) =>
      waitingAfterFall([packet('a'), packet('b')], { id: 'b', remainingCount }).map(
        (one) => one.remainingCount,
      );
    expect([fall(3), fall(6)]).toEqual([
      [5, 3],
      [5, 5],
    ]);
  });

  test('stand first', () => {
    const after = withArrivals(list(packet('a')), [packet('c'), packet('b')]);
    expect(left(after).map(([id]) => id)).toEqual(['c', 'b', 'a']);
    expect(after.pagination.total).toBe(3);
  });

  test('push the last off a full page', () => {
    const full = {
      ...list(packet('a'), packet('b')),
      pagination: { current_page: 1, per_page: 2, total: 7 },
    };
    const after = withArrivals(full, [packet('c')]);
    expect(left(after).map(([id]) => id)).toEqual(['c', 'a']);
    expect(after.pagination.total).toBe(8);
  });

  test('are not shown twice', () => {
    const before = list(packet('a'));
    expect(withArrivals(before, [packet('a')])).toBe(before);
  });
});

describe('what is shown', () => {
  const ids = (shown: ReturnType<typeof showing>) =>
    shown.map(({ packet: { id }, leaving }) => (leaving ? `(${id})` : id));
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => packet(id)) as [
    AvailablePacket,
    AvailablePacket,
    AvailablePacket,
    AvailablePacket,
  ];

  test('keeps what leaves where it stood', () => {
    const before = showing([], [a, b, c]);
    expect(ids(showing(before, [a, c]))).toEqual(['a', '(b)', 'c']);
    expect(ids(showing(before, []))).toEqual(['(a)', '(b)', '(c)']);
  });

  test('lets new packets in where they belong', () => {
    expect(ids(showing(showing([], [b, c]), [a, b, c, d]))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('brings back what had begun to leave', () => {
    const leaving = showing(showing([], [a, b]), [a]);
    expect(ids(showing(leaving, [a, b]))).toEqual(['a', 'b']);
  });
});

test('the number that is read out is that of all pages', () => {
  expect(countedWords(list())).toBe('现在没有可以抢的红包');
  expect(
    countedWords({ ...list(packet('a')), pagination: { current_page: 1, per_page: 12, total: 30 } }),
  ).toBe('有 30 个红包可以抢');
});

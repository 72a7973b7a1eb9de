/** The list under live events, and its leaving packets. */
import { describe, expect, test } from 'vitest';
import type { AvailablePacket } from '../../contract/packet.ts';
import {
  addArrivals,
  applyCount,
  applyGrab,
  type PacketList,
  removePacket,
  updateCount,
  withLeaving,
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

describe('a taken share', () => {
  const before = list(packet('a'), packet('b'));

  test('decrements the count', () => {
    expect(left(applyCount(before, { id: 'b', remainingCount: 3 }))).toEqual([
      ['a', 5],
      ['b', 3],
    ]);
  });

  test('ignores a late event', () => {
    expect(applyCount(before, { id: 'b', remainingCount: 6 })).toEqual(before);
    expect(applyCount(before, { id: 'b', remainingCount: 5 })).toEqual(before);
  });

  test('changes nothing in a list without that packet', () => {
    expect(applyCount(before, { id: 'c', remainingCount: 1 })).toEqual(before);
    expect(removePacket(before, 'c')).toEqual(before);
  });

  test('removes the packet when it was the last', () => {
    const after = applyCount(before, { id: 'a', remainingCount: 0 });
    expect(left(after)).toEqual([['b', 5]]);
    expect(after.pagination.total).toBe(1);
  });

  test('by the member marks the envelope', () => {
    const after = applyGrab(before, { id: 'a', remainingCount: 4 });
    expect(after.packets.map(({ grabbed }) => grabbed)).toEqual([true, false]);
    expect(left(after)[0]).toEqual(['a', 4]);
  });
});

describe('new packets', () => {
  test('have counts that only fall', () => {
    const fall = (remainingCount: number) =>
      updateCount([packet('a'), packet('b')], { id: 'b', remainingCount }).map((one) => one.remainingCount);
    expect([fall(3), fall(6)]).toEqual([
      [5, 3],
      [5, 5],
    ]);
  });

  test('come first', () => {
    const after = addArrivals(list(packet('a')), [packet('c'), packet('b')]);
    expect(left(after).map(([id]) => id)).toEqual(['c', 'b', 'a']);
    expect(after.pagination.total).toBe(3);
  });

  test('remove the last of a full page', () => {
    const full = {
      ...list(packet('a'), packet('b')),
      pagination: { current_page: 1, per_page: 2, total: 7 },
    };
    const after = addArrivals(full, [packet('c')]);
    expect(left(after).map(([id]) => id)).toEqual(['c', 'a']);
    expect(after.pagination.total).toBe(8);
  });

  test('are not shown twice', () => {
    const before = list(packet('a'));
    expect(addArrivals(before, [packet('a')])).toEqual(before);
  });
});

describe('withLeaving', () => {
  const ids = (displayed: ReturnType<typeof withLeaving>) =>
    displayed.map(({ packet: { id }, leaving }) => (leaving ? `(${id})` : id));
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => packet(id)) as [
    AvailablePacket,
    AvailablePacket,
    AvailablePacket,
    AvailablePacket,
  ];

  test('keeps leaving packets in their places', () => {
    const before = withLeaving([], [a, b, c]);
    expect(ids(withLeaving(before, [a, c]))).toEqual(['a', '(b)', 'c']);
    expect(ids(withLeaving(before, []))).toEqual(['(a)', '(b)', '(c)']);
  });

  test('inserts new packets in their places', () => {
    expect(ids(withLeaving(withLeaving([], [b, c]), [a, b, c, d]))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('brings back a leaving packet that returns', () => {
    const leaving = withLeaving(withLeaving([], [a, b]), [a]);
    expect(ids(withLeaving(leaving, [a, b]))).toEqual(['a', 'b']);
  });
});

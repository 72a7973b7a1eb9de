/** Claims as they arrive, in whatever order. */
import { expect, test } from 'vitest';
import type { PacketDetail } from '../../contract/packet.ts';
import { afterClaim } from './live.rules.ts';

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

test('claims stand in the order in which they were grabbed, and the count only falls', () => {
  const late = [event(2, 2), event(1, 3), event(3, 1)].reduce(afterClaim, packet);
  expect(late.claims.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(late.remainingCount).toBe(1);
  expect(late.claims.some(({ best, mine }) => best || mine)).toBe(false);
});

test('a claim that is known already is not shown twice, nor is one’s own forgotten', () => {
  const mine = { ...packet, remainingCount: 3, claims: [{ ...event(1, 3).claim, best: false, mine: true }] };
  expect(afterClaim(mine, event(1, 3))).toBe(mine);
  expect(afterClaim(mine, event(1, 2))).toMatchObject({ remainingCount: 2, claims: mine.claims });
});

/** The rules of the sales: status, refunds, resale prices, bonus, deadlines. */
import { fen, fenToYuan, yuanToFen } from '@platform/contract/money';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { courseProblems } from '../contract/course.ts';
import { resaleBonus, resaleBounds, resaleForm, resalePriceProblem } from '../contract/resale.ts';
import {
  type CourseFacts,
  holdEnd,
  isOnSale,
  isResaleOpen,
  refundRefusalOf,
  remindersDue,
  resaleRefusalOf,
  statusOf,
} from './rules.ts';

const hour = 3_600_000;
const now = new Date('2026-11-22T10:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * hour);
const course = (overrides: Partial<CourseFacts> = {}): CourseFacts => ({
  startTime: at(48),
  endTime: at(50),
  canResell: true,
  currentStudents: 3,
  maxStudents: 10,
  listings: 0,
  publishedAt: at(-100),
  cancelledAt: null,
  rescheduledAt: null,
  ...overrides,
});

describe('statusOf', () => {
  it.each([
    ['before the start', {}, 'upcoming'],
    ['with an open listing', { listings: 1 }, 'resellable'],
    ['sold out', { currentStudents: 10 }, 'resellable'],
    ['sold out without resale', { currentStudents: 10, canResell: false }, 'upcoming'],
    ['from its start', { startTime: now, listings: 1 }, 'live'],
    ['from its end', { startTime: at(-2), endTime: now }, 'ended'],
    ['cancelled', { cancelledAt: at(-1) }, 'ended'],
  ] as const)('%s', (_, overrides, status) => expect(statusOf(course(overrides), now)).toBe(status));
});

describe('the time of sale', () => {
  it('ends with the course for places, with its start for listings', () => {
    const live = course({ startTime: at(-1), endTime: at(1) });
    expect([isOnSale(live, now), isResaleOpen(live, now)]).toEqual([true, false]);
    for (const over of [{ publishedAt: null }, { cancelledAt: now }, { startTime: at(-2), endTime: now }])
      expect(isOnSale(course(over), now)).toBe(false);
  });

  it('cuts a hold short', () => {
    expect(holdEnd(course(), 'direct', now)).toEqual(at(0.5));
    expect(holdEnd(course({ startTime: at(0.2) }), 'resale', now)).toEqual(at(0.2));
    expect(holdEnd(course({ startTime: at(-1), endTime: at(0.1) }), 'offer', now)).toEqual(at(0.1));
  });
});

describe('refundRefusalOf', () => {
  const paid = { status: 'paid', kind: 'direct', paidAt: at(-10) } as const;
  const moved = { rescheduledAt: at(-1), startTime: at(2), endTime: at(4) };
  it.each([
    ['in time', paid, {}, false, null],
    ['24 hours before the start', paid, { startTime: at(24) }, false, null],
    ['later', paid, { startTime: at(23.99) }, false, 'too_late'],
    ['listed', paid, {}, true, 'listed'],
    ['bought by a resale', { ...paid, kind: 'resale' }, {}, false, 'resold'],
    ['sold on', { ...paid, status: 'resold' }, {}, false, 'no_seat'],
    ['unpaid', { ...paid, status: 'pending', paidAt: null }, {}, false, 'no_seat'],
    ['cancelled by the organiser', paid, { cancelledAt: now }, false, 'no_seat'],
    ['after a change of time', paid, moved, false, null],
    ['bought by a resale, after a change of time', { ...paid, kind: 'resale' }, moved, false, null],
    ['listed, after a change of time', paid, moved, true, 'listed'],
    ['bought after the change', { ...paid, paidAt: at(-0.5) }, moved, false, 'too_late'],
    ['begun after a change', paid, { ...moved, startTime: now }, false, 'too_late'],
  ] as const)('%s', (_, purchase, overrides, isListed, refusal) =>
    expect(refundRefusalOf(purchase, course(overrides), isListed, now)).toBe(refusal),
  );
});

test.each([
  [{ status: 'paid' }, {}, false, null],
  [{ status: 'resold' }, {}, false, 'no_seat'],
  [{ status: 'paid' }, { canResell: false }, false, 'not_allowed'],
  [{ status: 'paid' }, { startTime: now }, false, 'begun'],
  [{ status: 'paid' }, {}, true, 'listed'],
] as const)('resaleRefusalOf(%j, %j, %s) is %s', (purchase, overrides, isListed, refusal) =>
  expect(resaleRefusalOf(purchase, course(overrides), isListed, now)).toBe(refusal),
);

test.each([
  [25, 0],
  [24, 1],
  [1.01, 1],
  [1, 2],
])('%s hours before the start, reminder %d is due', (hours, reminder) =>
  expect(remindersDue(at(hours), now)).toBe(reminder),
);

describe('resale', () => {
  const prices = fc.integer({ min: 100, max: 100_000_000 }).map(fen);

  it('is allowed from 110% to 150% of the price paid, to the fen', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 200_000_000 }), (paid, price) => {
        const isAllowed = price * 100 >= paid * 110 && price * 100 <= paid * 150;
        const { min, max } = resaleBounds(paid);
        expect(price >= min && price <= max).toBe(isAllowed);
        expect(resalePriceProblem(fenToYuan(fen(price)), fenToYuan(paid)) === null).toBe(isAllowed);
      }),
    );
  });

  it('brings a bonus of 10% of the profit, rounded down to whole yuan', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 50_000_000 }), (paid, profit) => {
        const bonus = resaleBonus(fen(paid + profit), paid);
        expect(bonus % 100).toBe(0);
        expect(bonus * 10).toBeLessThanOrEqual(profit);
        expect((bonus + 100) * 10).toBeGreaterThan(profit);
      }),
    );
    expect(resaleBonus(yuanToFen(149.99), yuanToFen(100))).toBe(400);
    expect(resaleBonus(yuanToFen(90), yuanToFen(100))).toBe(0);
  });

  it('names the bounds of the price', () => {
    expect(resalePriceProblem(109.99, 100)).toBe(
      '转售价格须在 110.00 到 150.00 元之间（购买价的 110% 到 150%）',
    );
  });

  it('needs a contact', () => {
    const { error } = resaleForm.safeParse({ price: 120, contact: '  ' });
    expect(error?.issues.map(({ message }) => message)).toEqual(['请填写联系方式']);
  });
});

test.each([
  [{ originalPrice: 99 }, ['originalPrice']],
  [{ endTime: '2026-11-22T10:00:00Z' }, ['endTime']],
  [{ duration: 2.5 }, ['duration']],
  [{}, []],
])('courseProblems(%j)', (overrides, fields) => {
  const form = {
    price: 100,
    originalPrice: 100,
    duration: 2,
    startTime: '2026-11-22T10:00:00Z',
    endTime: '2026-11-22T20:00:00+08:00',
    ...overrides,
  };
  expect(courseProblems(form).map(({ field }) => field)).toEqual(fields);
});

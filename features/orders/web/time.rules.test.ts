import { describe, expect, it } from 'vitest';
import { clockOffset, timeLeft } from './time.rules.ts';

const noon = Date.parse('2026-05-01T12:00:00.000Z');

describe('timeLeft', () => {
  it.each([
    ['2026-05-01T12:30:00.000Z', '30:00'],
    ['2026-05-01T12:00:59.200Z', '00:59'],
    ['2026-05-01T12:00:00.001Z', '00:00'],
    ['2026-05-01T12:00:00.000Z', null],
    ['2026-05-01T11:00:00.000Z', null],
    ['2026-05-01T14:05:09.000Z', '125:09'],
  ])('until %s is %s', (until, left) => {
    expect(timeLeft(until, noon)).toBe(left);
  });
});

describe('clockOffset', () => {
  it('finds the offset of a wrong clock within a second', () => {
    const slow = noon - 3 * 3_600_000;
    const offset = clockOffset('Fri, 01 May 2026 12:00:00 GMT', slow, 200);
    expect(Math.abs(offset - 3 * 3_600_000)).toBeLessThan(1000);
  });

  it.each([null, 'yesterday'])('trusts our own clock without a usable header (%s)', (header) => {
    expect(clockOffset(header, noon, 0)).toBe(0);
  });
});

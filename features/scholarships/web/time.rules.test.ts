import { describe, expect, it } from 'vitest';
import { daysLeft, showDeadline, timeLeftText, zoneName } from './time.rules.ts';

const zone = 'Asia/Hong_Kong';
/** The last minute of a day in Hong Kong. */
const deadline = '2026-12-31T15:59:00.000Z';
const at = (instant: string) => Date.parse(instant);

describe('days left', () => {
  it.each([
    ['2026-12-31T15:00:00Z', 0, '今天截止'],
    // Half an hour past midnight in Hong Kong, the day before in London.
    ['2026-12-30T16:30:00Z', 0, '今天截止'],
    ['2026-12-30T15:30:00Z', 1, '明天截止'],
    ['2026-12-01T00:00:00Z', 30, '还有 30 天'],
    ['2026-12-31T15:59:00Z', 0, '已截止'],
    ['2027-01-02T00:00:00Z', -2, '已截止'],
  ])('at %s there are %i: %s', (now, days, words) => {
    expect(daysLeft(deadline, zone, at(now))).toBe(days);
    expect(timeLeftText(deadline, zone, at(now))).toBe(words);
  });
});

describe('a deadline', () => {
  it('is formatted in its own zone', () => {
    expect(showDeadline(deadline, zone)).toMatch(/2026年12月31日.*23:59/);
    expect(showDeadline(deadline, 'UTC')).toMatch(/15:59/);
  });

  it('names the zone', () => {
    expect(zoneName(zone)).toBe('香港时间');
    expect(zoneName('Europe/Paris')).toBe('Europe/Paris');
  });
});

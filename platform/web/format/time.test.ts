import { describe, expect, it } from 'vitest';
import { formatDateTime, formatDay } from './time.ts';

describe('formatDay', () => {
  it('is the day in Hong Kong in every time zone', () => {
    expect(formatDay('2026-03-01T15:59:59Z')).toBe('2026年3月1日');
    expect(formatDay('2026-12-31T16:00:00Z')).toBe('2027年1月1日');
  });
});

describe('formatDateTime', () => {
  it("has the day and minute of the visitor's zone", () => {
    expect(formatDateTime(new Date(2026, 2, 1, 9, 5).toISOString())).toBe('2026年3月1日 09:05');
  });
});

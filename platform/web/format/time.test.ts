import { describe, expect, it } from 'vitest';
import { formatDateTime, formatDay } from './time.ts';

describe('showDay', () => {
  it("is the day in Hong Kong, whatever the reader's zone", () => {
    expect(formatDay('2026-03-01T15:59:59Z')).toBe('2026年3月1日');
    expect(formatDay('2026-12-31T16:00:00Z')).toBe('2027年1月1日');
  });
});

describe('showMoment', () => {
  it("has day and minute of the reader's own zone", () => {
    expect(formatDateTime(new Date(2026, 2, 1, 9, 5).toISOString())).toBe('2026年3月1日 09:05');
  });
});

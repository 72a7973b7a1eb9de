import { describe, expect, it } from 'vitest';
import { dayParts } from './time.rules.ts';

describe('leafOf', () => {
  it("returns the day in the reader's own zone", () => {
    const noon = new Date(2026, 2, 1, 12);
    expect(dayParts(noon.toISOString())).toEqual({ year: '2026', month: '3', day: '1' });
  });
});

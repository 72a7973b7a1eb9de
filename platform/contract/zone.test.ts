import { describe, expect, it } from 'vitest';
import { atPortalMinute, portalDay, portalMinute, portalZone } from './zone.ts';

describe('portalDay', () => {
  it('agrees with the time zone database at every midnight of fifty years', () => {
    const expected = new Intl.DateTimeFormat('sv-SE', { timeZone: portalZone, dateStyle: 'short' });
    const last = Date.parse('2030-01-01T16:00:00Z');
    for (let midnight = Date.parse('1980-01-01T16:00:00Z'); midnight < last; midnight += 86_400_000) {
      for (const instant of [new Date(midnight - 1), new Date(midnight)]) {
        if (portalDay(instant) !== expected.format(instant)) expect.fail(instant.toISOString());
      }
    }
  });

  it('changes at midnight in Hong Kong', () => {
    expect(portalDay(new Date('2026-03-01T15:59:59.999Z'))).toBe('2026-03-01');
    expect(portalDay(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02');
  });
});

describe('portalMinute', () => {
  it('is the day and minute in Hong Kong, and atPortalMinute its instant', () => {
    const minute = portalMinute(new Date('2026-12-31T16:05:59Z'));
    expect(minute).toBe('2027-01-01T00:05');
    expect(new Date(atPortalMinute(minute)).toISOString()).toBe('2026-12-31T16:05:00.000Z');
  });
});

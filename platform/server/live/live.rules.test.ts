/** Limits and origins of live connections. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwnOrigin, openTokenBucket } from './live.rules.ts';

describe('openTokenBucket', () => {
  it('allows a burst, then the sustained rate', () => {
    let now = 0;
    const take = openTokenBucket({ burst: 3, perSecond: 2 }, () => now);
    expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
    now = 499;
    expect(take()).toBe(false);
    now = 500;
    expect([take(), take()]).toEqual([true, false]);
    now = 60_000;
    expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  });

  it('never allows more than the burst and the sustained rate', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 }), (pauses) => {
        let now = 0;
        const take = openTokenBucket({ burst: 5, perSecond: 4 }, () => now);
        let taken = 0;
        for (const pause of pauses) {
          now += pause;
          if (take()) taken += 1;
        }
        expect(taken).toBeLessThanOrEqual(5 + (now / 1000) * 4);
      }),
    );
  });
});

describe('isOwnOrigin', () => {
  const publicUrl = 'https://zhongzhou.example';
  it.each([
    [true, undefined, 'localhost:3000'],
    [true, 'http://localhost:3000', 'localhost:3000'],
    [true, 'https://zhongzhou.example', '10.0.0.7:3000'],
    [false, 'http://localhost:3001', 'localhost:3000'],
    [false, 'http://zhongzhou.example', '10.0.0.7:3000'],
    [false, 'https://zhongzhou.example.evil.example', 'zhongzhou.example'],
    [false, 'null', 'zhongzhou.example'],
    [false, '', 'zhongzhou.example'],
    [false, 'https://zhongzhou.example', undefined, 'https://other.example'],
  ])('%s: %s at %s', (own, origin, host, at = publicUrl) => {
    expect(isOwnOrigin({ origin, host }, at)).toBe(own);
  });
});

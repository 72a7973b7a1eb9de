import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spansOf } from './rows.rules.ts';

const shares = { whole: 6, half: 3, third: 2 };

describe('spansOf', () => {
  it('arranges six cards as one, two and three', () => {
    expect(spansOf(6, true)).toEqual(['whole', 'half', 'half', 'third', 'third', 'third']);
    expect(spansOf(6, false)).toEqual(Array.from({ length: 6 }, () => 'third'));
  });

  it('fills every row, except for a single card', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 }), fc.boolean(), (count, lead) => {
        const spans = spansOf(count, lead);
        expect(spans).toHaveLength(count);
        const alone = count - (lead ? 1 : 0) === 1;
        const filled = spans.reduce((sum, span) => sum + shares[span], 0) - (alone ? shares.third : 0);
        expect(filled % 6).toBe(0);
      }),
    );
  });
});

/** The reviews' pure rules: institutions, points, visibility of scores, ranks. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  inScale,
  institutionKey,
  meanScore,
  pointsOf,
  rankByMean,
  reviewsBlindly,
  sameInstitution,
  seesScores,
} from './rules.ts';

test.each([
  ['香港大学', '香港大學', true],
  ['香港大学', ' 香港 大学 ', true],
  ['The University of Hong Kong', 'the university of HONG KONG.', true],
  ['ＭＩＴ', 'MIT', true],
  ['香港大学', '香港中文大学', false],
  ['', '', false],
  [null, null, false],
  ['——', '··', false],
])('%j and %j are the same institution: %j', (one, other, same) => {
  expect(sameInstitution(one, other)).toBe(same);
  expect(sameInstitution(other, one)).toBe(same);
});

test('an institution without letters has no key', () => expect(institutionKey('()')).toBeNull());

test.each([
  ['reviewer', true, true],
  ['reviewer', false, false],
  ['admin', true, false],
  ['admin', false, false],
] as const)('a %s reviews blindly, the setting being %j: %j', (role, setting, blind) => {
  expect(reviewsBlindly(role, setting)).toBe(blind);
});

test.each([
  ['admin', false, false, true],
  ['reviewer', false, false, false],
  ['reviewer', false, true, true],
  ['reviewer', true, false, true],
] as const)('a %s sees scores, decided %j and having scored %j: %j', (role, decided, scored, isVisible) => {
  expect(seesScores(role, decided, scored)).toBe(isVisible);
});

describe('points', () => {
  it('are integers in every scale, and convert back to the score', () => {
    for (const scale of [5, 10, 100]) {
      for (let score = 0; score <= scale; score += 1) {
        expect(pointsOf(score, scale) % 1).toBe(0);
        expect(inScale(pointsOf(score, scale), scale)).toBe(score);
      }
    }
  });

  it('have a mean of two decimals, null without scores', () => {
    expect(meanScore(0, 0, 100)).toBeNull();
    expect(meanScore(250, 3, 100)).toBe(83.33);
    expect(meanScore(250, 3, 5)).toBe(4.17);
  });
});

const mean = fc.record({ sum: fc.nat(500), count: fc.nat(5) });

describe('rankByMean', () => {
  it('gives equal means the same rank and skips the following ranks', () => {
    const entries = [
      { sum: 80, count: 1 },
      { sum: 270, count: 3 },
      { sum: 160, count: 2 },
      { sum: 0, count: 0 },
      { sum: 10, count: 1 },
    ];
    expect(rankByMean(entries)).toEqual([
      { rank: 2, tied: true },
      { rank: 1, tied: false },
      { rank: 2, tied: true },
      null,
      { rank: 4, tied: false },
    ]);
  });

  it('compares fractions exactly: 100/3 and 200/6 are equal', () => {
    const ranks = rankByMean([
      { sum: 100, count: 3 },
      { sum: 200, count: 6 },
    ]);
    expect(ranks).toEqual([
      { rank: 1, tied: true },
      { rank: 1, tied: true },
    ]);
  });

  it('is one more than the number of better entries', () => {
    fc.assert(
      fc.property(fc.array(mean, { maxLength: 30 }), (entries) => {
        const scored = entries.filter(({ count }) => count > 0);
        for (const [at, rank] of rankByMean(entries).entries()) {
          const { sum, count } = entries[at] ?? { sum: 0, count: 0 };
          if (count === 0) {
            expect(rank).toBeNull();
            continue;
          }
          const better = scored.filter((other) => other.sum * count > sum * other.count).length;
          const equal = scored.filter((other) => other.sum * count === sum * other.count).length;
          expect(rank).toEqual({ rank: better + 1, tied: equal > 1 });
        }
      }),
    );
  });
});

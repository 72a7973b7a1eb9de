/** The preview of the shares. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Draft, emptyDraft } from './draft.rules.ts';
import { divisionError, evenAmounts, previewOf } from './preview.rules.ts';

const draft = (type: Draft['type'], amount: string, count: string): Draft => ({
  ...emptyDraft,
  type,
  amount,
  count,
});

describe('the preview', () => {
  test.each([
    ['', ''],
    ['100', ''],
    ['', '4'],
    ['0', '1'],
    ['3', '4'],
    ['100', '101'],
    ['1.5', '1'],
    ['x', '1'],
  ])('waits for an amount and a number that can be divided: %o, %o', (amount, count) => {
    expect(previewOf(draft('random', amount, count), 0)).toBeNull();
  });

  test('shows equal shares of a fixed packet', () => {
    expect(previewOf(draft('fixed', '100', '4'), 0)).toEqual({
      shares: [25, 25, 25, 25],
      min: 25,
      max: 25,
      average: 25,
    });
    expect(previewOf(draft('fixed', '100', '3'), 0)).toBeNull();
  });

  test('divides the whole amount, within the displayed bounds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.nat(50),
        (count, more, roll) => {
          const preview = previewOf(draft('random', String(count + more), String(count)), roll);
          expect(preview?.shares).toHaveLength(count);
          expect(preview?.shares.reduce((sum, share) => sum + share, 0)).toBe(count + more);
          for (const share of preview?.shares ?? []) {
            expect(share).toBeGreaterThanOrEqual(preview?.min ?? Number.NaN);
            expect(share).toBeLessThanOrEqual(preview?.max ?? Number.NaN);
          }
        },
      ),
    );
  });

  test('divides differently when it is rolled again', () => {
    const [first, second] = [0, 1].map((roll) => previewOf(draft('random', '1000', '10'), roll)?.shares);
    expect(first).not.toEqual(second);
    expect(previewOf(draft('random', '1000', '10'), 0)?.shares).toEqual(first);
  });
});

describe('amount and number together', () => {
  test('have no error while one of them is missing', () => {
    expect(divisionError(draft('fixed', '100', ''))).toBeNull();
    expect(divisionError(draft('fixed', '', '3'))).toBeNull();
  });

  test('report an uneven division', () => {
    expect(divisionError(draft('fixed', '100', '3'))).toContain('整除');
    expect(divisionError(draft('fixed', '99', '3'))).toBeNull();
    expect(divisionError(draft('random', '100', '3'))).toBeNull();
  });

  test('report shares below one bean', () => {
    expect(divisionError(draft('random', '3', '4'))).toContain('至少 1 浣熊豆');
  });

  test('offer the next amounts that divide evenly', () => {
    expect(evenAmounts(100, 3)).toEqual([99, 102]);
    expect(evenAmounts(2, 3)).toEqual([3]);
  });
});

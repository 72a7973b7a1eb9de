/** The shortest form of path data draws the same line. */
import { describe, expect, it } from 'vitest';
import { shortest } from './pathdata.ts';

describe('shortest', () => {
  it.each([
    ['M10 10L20 10L20 20Z', 'M10 10l10 0 0 10Z'],
    ['M100 100L110 105', 'M100 100l10 5'],
    ['M 0.5 0.5 H 0.75', 'M.5.5H.75'],
    ['M100 100q5-5 10 0t10 0', 'M100 100q5-5 10 0t10 0'],
    ['M100 100C110 90 120 90 130 100', 'M100 100c10-10 20-10 30 0'],
    ['M100 100A20 20 0 0 1 140 100', 'M100 100a20 20 0 0 1 40 0'],
    ['m5 5 10 0 0 10z', 'M5 5L15 5l0 10Z'],
    ['M10 10h5ZM30 30l5 5', 'M10 10h5ZM30 30l5 5'],
  ])('%s becomes %s', (long, short) => {
    expect(shortest(long)).toBe(short);
  });

  it('is stable: the shortest form of a shortest form is itself', () => {
    const once = shortest('M40 330C90 300 110 250 150 262S190 220 240 214V440H40Z');
    expect(shortest(once)).toBe(once);
  });
});

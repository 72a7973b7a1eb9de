import { describe, expect, it } from 'vitest';
import { formatDuration, isoDuration } from './duration.rules.ts';

describe('formatDuration', () => {
  it.each([
    [0, '0 秒'],
    [50, '50 秒'],
    [60, '1 分钟'],
    [750, '12.5 分钟'],
    [3599, '59.9 分钟'],
    [3600, '1 小时'],
    [9000, '2.5 小时'],
  ])('writes %d seconds as %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
});

describe('isoDuration', () => {
  it.each([
    [10, 'PT1M'],
    [90, 'PT2M'],
    [3600, 'PT1H'],
    [5400, 'PT1H30M'],
  ])('writes %d seconds as %s', (seconds, text) => expect(isoDuration(seconds)).toBe(text));
});

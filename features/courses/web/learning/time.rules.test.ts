import { expect, it } from 'vitest';
import { showMoment } from './time.rules.ts';

it.each([
  [0, '0:00'],
  [75.9, '1:15'],
  [3599, '59:59'],
  [3661, '1:01:01'],
])('shows %d seconds as %s', (seconds, text) => expect(showMoment(seconds)).toBe(text));

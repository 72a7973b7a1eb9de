import { expect, it } from 'vitest';
import { fileNameOf, linesIn, shareOf } from './export.rules.ts';

it('lines are counted by their ends', () => {
  expect(linesIn(new TextEncoder().encode('编号,状态\r\nSA1,待审核\r\nSA2'))).toBe(2);
  expect(linesIn(new Uint8Array())).toBe(0);
});

it.each([
  [0, 10, 0],
  [1, 10, 0],
  [6, 10, 0.5],
  [11, 10, 1],
  [20, 10, 1],
  [5, 0, 0],
])('%i lines of %i applications and a heading are the share %d', (lines, expected, share) =>
  expect(shareOf(lines, expected)).toBe(share),
);

it('the file is called as the server says', () => {
  expect(fileNameOf('attachment; filename="applications-2026-11-21.csv"')).toBe(
    'applications-2026-11-21.csv',
  );
  expect(fileNameOf(null)).toBe('applications.csv');
});

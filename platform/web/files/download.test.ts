import { describe, expect, it } from 'vitest';
import { fileNameIn } from './download.ts';
import { countLines } from './ExportButton.tsx';

describe('fileNameIn', () => {
  it.each([
    [
      "attachment; filename=download.pdf; filename*=UTF-8''%E6%98%8E%E7%BB%86%20%28%E4%B8%80%29.pdf",
      '明细 (一).pdf',
    ],
    ['attachment; filename="applications-2026-11-21.csv"', 'applications-2026-11-21.csv'],
    ['attachment; filename=a.csv', 'a.csv'],
    ["attachment; filename=a.csv; filename*=UTF-8''%E6", 'a.csv'],
    ['attachment', null],
    [null, null],
  ])('%s names %s', (header, name) => expect(fileNameIn(header)).toBe(name));
});

it('countLines counts line ends', () => {
  expect(countLines(new TextEncoder().encode('编号,状态\r\nSA1,待审核\r\nSA2'))).toBe(2);
  expect(countLines(new Uint8Array())).toBe(0);
});

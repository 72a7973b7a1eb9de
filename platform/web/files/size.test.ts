import { expect, it } from 'vitest';
import { formatBytes } from './size.ts';

it.each([
  [0, '0 B'],
  [812, '812 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [2255, '2.2 KB'],
  [11_345, '11 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [1024 * 1024, '1 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%i bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

import { expect, test } from 'vitest';
import { copyForKeeping } from './bytes.ts';

test('a kept copy has the same bytes and no larger block of memory', () => {
  const pooled = Buffer.from('中轴');
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.length);
  const kept = copyForKeeping(pooled);
  expect(kept.toString()).toBe('中轴');
  expect(kept.buffer.byteLength).toBe(kept.length);
});

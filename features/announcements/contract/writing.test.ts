import { describe, expect, it } from 'vitest';
import { isWriter } from './writing.ts';

describe('isWriter', () => {
  it.each([
    ['user', false],
    ['reviewer', false],
    ['editor', true],
    ['admin', true],
  ] as const)('%s: %s', (role, writes) => expect(isWriter(role)).toBe(writes));
});

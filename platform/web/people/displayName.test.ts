import { describe, expect, it } from 'vitest';
import { displayName } from './displayName.ts';

describe('displayName', () => {
  it.each([
    [{ full_name: '林清和', username: 'lin', name: 'L', email: 'a@b.c' }, '林清和'],
    [{ full_name: '', username: 'lin', name: 'L', email: 'a@b.c' }, 'lin'],
    [{ full_name: null, username: '  ', name: 'L', email: 'a@b.c' }, 'L'],
    [{ email: 'qinghe@example.com' }, 'qinghe'],
    [{ email: '@example.com' }, '用户'],
    [{}, '用户'],
    [null, '用户'],
    [undefined, '用户'],
  ])('%j gives %s', (user, name) => {
    expect(displayName(user)).toBe(name);
  });
});

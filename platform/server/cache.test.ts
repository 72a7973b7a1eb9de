import { describe, expect, it } from 'vitest';
import { openCache } from './cache.ts';

describe('openCache', () => {
  it('computes once for concurrent callers and until the value expires', async () => {
    const cache = openCache(10);
    let computed = 0;
    const remember = () => cache.remember('t', 'k', 60, async () => ++computed);
    expect(await Promise.all([remember(), remember(), remember()])).toEqual([1, 1, 1]);
    expect(await remember()).toBe(1);
    expect(cache.peek('k')).toBe(1);
    cache.invalidate('t');
    expect(cache.peek('k')).toBeUndefined();
  });

  it('computes again after an invalidation, also during a computation', async () => {
    const cache = openCache(10);
    let stored = 'old';
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = cache.remember('t', 'k', 60, async () => {
      const read = stored;
      await waiting;
      return read;
    });
    stored = 'new';
    cache.invalidate('t');
    const next = cache.remember('t', 'k', 60, async () => stored);
    release();
    expect([await slow, await next]).toEqual(['old', 'new']);
    expect(await cache.remember('t', 'k', 60, async () => 'never')).toBe('new');
  });

  it('keeps other tags, notifies listeners, and does not cache failures', async () => {
    const cache = openCache(10);
    const invalidatedTags: string[] = [];
    cache.onInvalidate((tag) => invalidatedTags.push(tag));
    await cache.remember('a', 'k', 60, async () => 1);
    cache.invalidate('b');
    expect(await cache.remember('a', 'k', 60, async () => 2)).toBe(1);
    expect(invalidatedTags).toEqual(['b']);
    await expect(cache.remember('a', 'bad', 60, async () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    expect(await cache.remember('a', 'bad', 60, async () => 3)).toBe(3);
  });

  it('stays within its capacity', async () => {
    const cache = openCache(2);
    for (const key of ['a', 'b', 'c']) await cache.remember('t', key, 60, async () => key);
    expect(await cache.remember('t', 'a', 60, async () => 'again')).toBe('again');
    expect(await cache.remember('t', 'c', 60, async () => 'again')).toBe('c');
  });
});

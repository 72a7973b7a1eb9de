import { describe, expect, it } from 'vitest';
import { openCache } from './cache.ts';

describe('openCache', () => {
  it('computes once for everyone who asks at the same time, and while it is fresh', async () => {
    const fresh = openCache(10);
    let computed = 0;
    const ask = () => fresh.remember('t', 'k', 60, async () => ++computed);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    expect(await ask()).toBe(1);
    expect(fresh.peek('k')).toBe(1);
    fresh.invalidate('t');
    expect(fresh.peek('k')).toBeUndefined();
  });

  it('computes again after a change, also when the change came during a computation', async () => {
    const fresh = openCache(10);
    let stored = 'old';
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = fresh.remember('t', 'k', 60, async () => {
      const read = stored;
      await waiting;
      return read;
    });
    stored = 'new';
    fresh.invalidate('t');
    const next = fresh.remember('t', 'k', 60, async () => stored);
    release();
    expect([await slow, await next]).toEqual(['old', 'new']);
    expect(await fresh.remember('t', 'k', 60, async () => 'never')).toBe('new');
  });

  it('leaves other tags alone, tells listeners, and forgets failures', async () => {
    const fresh = openCache(10);
    const heard: string[] = [];
    fresh.onInvalidate((tag) => heard.push(tag));
    await fresh.remember('a', 'k', 60, async () => 1);
    fresh.invalidate('b');
    expect(await fresh.remember('a', 'k', 60, async () => 2)).toBe(1);
    expect(heard).toEqual(['b']);
    await expect(fresh.remember('a', 'bad', 60, async () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    expect(await fresh.remember('a', 'bad', 60, async () => 3)).toBe(3);
  });

  it('stays within its capacity', async () => {
    const fresh = openCache(2);
    for (const key of ['a', 'b', 'c']) await fresh.remember('t', key, 60, async () => key);
    expect(await fresh.remember('t', 'a', 60, async () => 'again')).toBe('again');
    expect(await fresh.remember('t', 'c', 60, async () => 'again')).toBe('c');
  });
});

/** Throttling: the first event at once, the latest one after the interval, none twice. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openThrottle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('openPace', () => {
  it('speaks at once, and then the last word of each interval', () => {
    const pace = openThrottle();
    const heard: string[] = [];
    const say = (key: string, word: string) => pace.say(key, 100, () => heard.push(word));
    say('a', 'a1');
    say('a', 'a2');
    say('b', 'b1');
    say('a', 'a3');
    expect(heard).toEqual(['a1', 'b1']);
    vi.advanceTimersByTime(100);
    expect(heard).toEqual(['a1', 'b1', 'a3']);
    say('a', 'a4');
    vi.advanceTimersByTime(99);
    expect(heard).toEqual(['a1', 'b1', 'a3']);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['a1', 'b1', 'a3', 'a4']);
    vi.advanceTimersByTime(100);
    say('a', 'a5');
    expect(heard).toEqual(['a1', 'b1', 'a3', 'a4', 'a5']);
    vi.advanceTimersByTime(100);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('speaks everything without an interval', () => {
    const pace = openThrottle();
    const heard: number[] = [];
    for (const word of [1, 2, 3]) pace.say('a', 0, () => heard.push(word));
    expect(heard).toEqual([1, 2, 3]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('speaks what waits when it is flushed, and no more', () => {
    const pace = openThrottle();
    const heard: number[] = [];
    for (const word of [1, 2, 3]) pace.say('a', 100, () => heard.push(word));
    pace.flush();
    expect(heard).toEqual([1, 3]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

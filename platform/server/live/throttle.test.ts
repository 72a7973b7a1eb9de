/** Throttling: sends the first event at once and the latest one after the interval. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openThrottle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('openThrottle', () => {
  it('sends the first event at once, and then the latest of each interval', () => {
    const throttle = openThrottle();
    const sent: string[] = [];
    const send = (key: string, event: string) => throttle.send(key, 100, () => sent.push(event));
    send('a', 'a1');
    send('a', 'a2');
    send('b', 'b1');
    send('a', 'a3');
    expect(sent).toEqual(['a1', 'b1']);
    vi.advanceTimersByTime(100);
    expect(sent).toEqual(['a1', 'b1', 'a3']);
    send('a', 'a4');
    vi.advanceTimersByTime(99);
    expect(sent).toEqual(['a1', 'b1', 'a3']);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(['a1', 'b1', 'a3', 'a4']);
    vi.advanceTimersByTime(100);
    send('a', 'a5');
    expect(sent).toEqual(['a1', 'b1', 'a3', 'a4', 'a5']);
    vi.advanceTimersByTime(100);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends every event without an interval', () => {
    const throttle = openThrottle();
    const sent: number[] = [];
    for (const event of [1, 2, 3]) throttle.send('a', 0, () => sent.push(event));
    expect(sent).toEqual([1, 2, 3]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends waiting events when it is flushed, once', () => {
    const throttle = openThrottle();
    const sent: number[] = [];
    for (const event of [1, 2, 3]) throttle.send('a', 100, () => sent.push(event));
    throttle.flush();
    expect(sent).toEqual([1, 3]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

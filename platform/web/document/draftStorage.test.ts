import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { draftStorage } from './draftStorage.ts';

const shape = z.object({ title: z.string() });
const of = (owner: string, id = 'new') => draftStorage({ name: 'test', owner, id }, shape);

/** A storage in memory; `refuse` makes it throw like a full or forbidden storage of a browser. */
function fakeStorage() {
  const entries = new Map<string, string>();
  const state = { refuse: false };
  const guarded = () => {
    if (state.refuse) throw new Error('refused');
    return entries;
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => guarded().get(key) ?? null,
    setItem: (key: string, value: string) => void guarded().set(key, value),
    removeItem: (key: string) => void guarded().delete(key),
  });
  return { entries, state };
}

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T02:00:00Z') });
  storage = fakeStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('draftStorage', () => {
  it('returns the written value with its time', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        expect(of('a').write({ title })).toBe(true);
        expect(of('a').read()).toEqual({ value: { title }, savedAt: '2026-03-01T02:00:00.000Z' });
      }),
    );
  });

  it('keeps the drafts of two members and of two documents apart', () => {
    of('a').write({ title: '甲' });
    expect(of('b').read()).toBeNull();
    expect(of('a', 'other').read()).toBeNull();
    of('b').remove();
    expect(of('a').read()?.value).toEqual({ title: '甲' });
  });

  it('deletes a draft 30 days after its last change', () => {
    of('a').write({ title: '旧' });
    vi.advanceTimersByTime(30 * 24 * 3_600_000);
    expect(of('a').read()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(of('a').read()).toBeNull();
    expect(storage.entries.size).toBe(0);
  });

  it.each(['{', 'null', '7', '{"value":{}}', '{"value":{"title":"x"}}'])('reads nothing from %s', (text) => {
    of('a').write({ title: 'x' });
    for (const key of storage.entries.keys()) storage.entries.set(key, text);
    expect(of('a').read()).toBeNull();
  });

  it('works without a storage, and reports it', () => {
    storage.state.refuse = true;
    expect(of('a').write({ title: 'x' })).toBe(false);
    expect(of('a').read()).toBeNull();
    expect(() => of('a').remove()).not.toThrow();
  });
});

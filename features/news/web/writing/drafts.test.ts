import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Draft,
  type DraftStorage,
  draftKey,
  dropDraft,
  isSame,
  keepDraft,
  nothingTyped,
  readDraft,
} from './drafts.ts';

function memory(): DraftStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

const refusing: DraftStorage = {
  getItem: () => {
    throw new Error('refused');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {
    throw new Error('refused');
  },
};

const draft: Draft = {
  typed: { title: '题', category: 'culture', summary: '要', content: '<p>文</p>' },
  revision: 3,
  savedAt: '2026-03-01T02:00:00.000Z',
};

describe('drafts', () => {
  it('come back as they were kept, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (title, content) => {
        const storage = memory();
        const kept = { ...draft, typed: { ...draft.typed, title, content } };
        expect(keepDraft(storage, 'key', kept)).toBe(true);
        expect(readDraft(storage, 'key')).toEqual(kept);
      }),
    );
  });

  it('belong to one member and one item', () => {
    const keys = [draftKey('a', 'new'), draftKey('b', 'new'), draftKey('a', 'item')];
    expect(new Set(keys).size).toBe(3);
  });

  it.each([['{'], ['null'], ['{"typed":{}}'], ['7']])('ignore what is none: %s', (text) => {
    const storage = memory();
    storage.setItem('key', text);
    expect(readDraft(storage, 'key')).toBeNull();
  });

  it('are gone once dropped', () => {
    const storage = memory();
    keepDraft(storage, 'key', draft);
    dropDraft(storage, 'key');
    expect(readDraft(storage, 'key')).toBeNull();
  });

  it('do without a storage that refuses, and say so', () => {
    expect(keepDraft(refusing, 'key', draft)).toBe(false);
    expect(readDraft(refusing, 'key')).toBeNull();
    expect(() => dropDraft(refusing, 'key')).not.toThrow();
  });
});

describe('isSame', () => {
  it('sees a difference in any field', () => {
    expect(isSame(draft.typed, { ...draft.typed })).toBe(true);
    for (const name of Object.keys(nothingTyped)) {
      expect(isSame(draft.typed, { ...draft.typed, [name]: '别的' })).toBe(false);
    }
  });
});

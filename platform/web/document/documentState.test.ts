import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedFields,
  changeValues,
  type DocumentState,
  discardDraft,
  draftOf,
  openDocument,
  takeMine,
  takeTheirs,
} from './documentState.ts';

interface Values {
  title: string;
  cover?: { id: string } | undefined;
}

const stored = { values: { title: '原文' } as Values, revision: 3 };
const theirs = { values: { title: '对方' } as Values, revision: 4 };
const draft = { value: { values: { title: '草稿' }, revision: 2 }, savedAt: '2026-03-01T02:00:00.000Z' };
const open = () => openDocument(stored, null);

describe('changedFields', () => {
  it('compares by content, and treats a missing value as undefined', () => {
    expect(changedFields<Values>({ title: 'a', cover: undefined }, { title: 'a' })).toEqual([]);
    expect(changedFields<Values>({ title: 'a', cover: { id: '1' } }, { title: 'b' })).toEqual([
      'title',
      'cover',
    ]);
    expect(
      changedFields<Values>({ title: 'a', cover: { id: '1' } }, { title: 'a', cover: { id: '1' } }),
    ).toEqual([]);
  });
});

describe('openDocument', () => {
  it('restores a draft with the revision that it is based on', () => {
    expect(openDocument(stored, draft)).toMatchObject({
      values: { title: '草稿' },
      revision: 2,
      restoredAt: draft.savedAt,
      isUnsaved: false,
    });
  });

  it('ignores a draft that equals the stored version', () => {
    const same = { ...draft, value: { values: stored.values, revision: 2 } };
    expect(openDocument(stored, same)).toMatchObject({ ...stored, restoredAt: null });
  });
});

describe('discardDraft', () => {
  it('restarts the form with the stored version', () => {
    const state = openDocument(stored, draft);
    const discarded = discardDraft(state);
    expect(discarded).toMatchObject({ ...stored, restoredAt: null, isUnsaved: false });
    expect(discarded.formKey).not.toBe(state.formKey);
    expect(draftOf(discarded)).toBeNull();
  });
});

describe('changeValues', () => {
  it('is unsaved until the text is the original again', () => {
    const changed = changeValues(open(), { title: '改' });
    expect(changed).toMatchObject({ isUnsaved: true, formKey: 0 });
    expect(draftOf(changed)).toEqual({ values: { title: '改' }, revision: 3 });
    const back = changeValues(changed, { title: '原文' });
    expect([back.isUnsaved, draftOf(back)]).toEqual([false, null]);
  });
});

describe('takeTheirs', () => {
  const taken = () => takeTheirs(changeValues(open(), { title: '我的' }), theirs);

  it('shows the other version and keeps the own one as the draft with its old revision', () => {
    expect(taken()).toMatchObject({ values: theirs.values, revision: 4, isUnsaved: true });
    expect(draftOf(taken())).toEqual({ values: { title: '我的' }, revision: 3 });
  });

  it('is undone by takeMine; the next save replaces the other version', () => {
    const back = takeMine(taken());
    expect(back).toMatchObject({ values: { title: '我的' }, revision: 4, ownVersion: null, isUnsaved: true });
    expect(draftOf(back)).toEqual({ values: { title: '我的' }, revision: 4 });
  });

  it('never loses the own version in any sequence of steps', () => {
    const step = fc.constantFrom('theirs', 'edit', 'mine', 'back');
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let state: DocumentState<Values> = taken();
        for (const [index, name] of steps.entries()) {
          if (name === 'theirs' && state.ownVersion === null) state = takeTheirs(state, theirs);
          if (name === 'mine') state = takeMine(state);
          if (name === 'edit' && state.ownVersion) state = changeValues(state, { title: `对方${index}` });
          if (name === 'back' && state.ownVersion) state = changeValues(state, theirs.values);
          const own = state.ownVersion?.values ?? state.values;
          expect(own.title).toBe('我的');
          expect(draftOf(state)).not.toBeNull();
        }
      }),
    );
  });
});

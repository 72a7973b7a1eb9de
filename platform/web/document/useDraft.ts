/** The state of a document in the editor, with its draft stored in this browser. */
import { useState } from 'react';
import {
  changeValues,
  type DocumentState,
  discardDraft,
  draftOf,
  openDocument,
  takeMine,
  takeTheirs,
  type Version,
} from './documentState.ts';
import type { DraftStorage } from './draftStorage.ts';

export interface Draft<Values> extends DocumentState<Values> {
  change(values: Values): void;
  /** Replaces the restored draft by the stored version. */
  discard(): void;
  takeTheirs(theirs: Version<Values>): void;
  /** Undoes `takeTheirs`. */
  takeMine(): void;
}

interface DraftOptions<Values> {
  storage: DraftStorage<Version<Values>>;
  /** The stored version; empty values for a new document. */
  stored: Version<Values>;
  onUnsaved(isUnsaved: boolean): void;
}

export function useDraft<Values extends object>(options: DraftOptions<Values>): Draft<Values> {
  const { storage, stored, onUnsaved } = options;
  const [state, setState] = useState(() => openDocument(stored, storage.read()));

  function update(next: DocumentState<Values>): void {
    setState(next);
    const draft = draftOf(next);
    if (draft) storage.write(draft);
    else storage.remove();
    onUnsaved(next.isUnsaved);
  }

  return {
    ...state,
    change: (values) => update(changeValues(state, values)),
    discard: () => update(discardDraft(state)),
    takeTheirs: (theirs) => update(takeTheirs(state, theirs)),
    takeMine: () => update(takeMine(state)),
  };
}

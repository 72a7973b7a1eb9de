/** A document while it is written: what the form holds, what is stored, and whose version stands in it. */

/** Values and the revision that they belong to; null for a document that the server doesn't have yet. */
export interface Version<Values> {
  values: Values;
  revision: number | null;
}

export interface DocumentState<Values> {
  /** Grows when the form must start anew from `values`. */
  formKey: number;
  values: Values;
  /** The revision that the next save names. */
  revision: number | null;
  /** The version on the server, as far as it is known here. */
  stored: Version<Values>;
  /** When the draft that the form began with was written; null without one. */
  restoredAt: string | null;
  /** The writer's own version while the other side's has replaced it in the form. */
  ownVersion: Version<Values> | null;
  /** Whether something was changed since it was opened and isn't saved. */
  isUnsaved: boolean;
}

/** The names of the fields in which two versions differ. */
export function changedFields<Values extends object>(one: Values, other: Values): (keyof Values & string)[] {
  const names = Object.keys({ ...one, ...other }) as (keyof Values & string)[];
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

/** The own version that would be lost with the page; null when the server has it. */
export function draftOf<Values extends object>(state: DocumentState<Values>): Version<Values> | null {
  const { values, revision, stored, ownVersion } = state;
  return changedFields(values, stored.values).length > 0 ? { values, revision } : ownVersion;
}

/** Begins with the draft that is left of an earlier visit, else with the stored version. */
export function openDocument<Values extends object>(
  stored: Version<Values>,
  draft: { value: Version<Values>; savedAt: string } | null,
): DocumentState<Values> {
  const restored = draft && changedFields(draft.value.values, stored.values).length > 0 ? draft : null;
  return {
    ...(restored?.value ?? stored),
    formKey: 0,
    stored,
    restoredAt: restored?.savedAt ?? null,
    ownVersion: null,
    isUnsaved: false,
  };
}

/** The writer has changed something. */
export function changeValues<Values extends object>(
  state: DocumentState<Values>,
  values: Values,
): DocumentState<Values> {
  const changed = { ...state, values };
  return { ...changed, isUnsaved: draftOf(changed) !== null };
}

/** Goes back from a restored draft to the stored version. */
export function discardDraft<Values>(state: DocumentState<Values>): DocumentState<Values> {
  const { stored, formKey } = state;
  return {
    ...state,
    ...stored,
    formKey: formKey + 1,
    restoredAt: null,
    ownVersion: null,
    isUnsaved: false,
  };
}

/** Puts the other side's version into the form; the own one can be taken back. */
export function takeTheirs<Values>(
  state: DocumentState<Values>,
  theirs: Version<Values>,
): DocumentState<Values> {
  const { formKey, values, revision } = state;
  return {
    ...theirs,
    formKey: formKey + 1,
    stored: theirs,
    restoredAt: null,
    ownVersion: { values, revision },
    isUnsaved: true,
  };
}

/** Takes the own version back; the next save knowingly replaces the other side's. */
export function takeMine<Values>(state: DocumentState<Values>): DocumentState<Values> {
  const { formKey, values, ownVersion } = state;
  return {
    ...state,
    values: ownVersion?.values ?? values,
    formKey: formKey + 1,
    ownVersion: null,
    isUnsaved: true,
  };
}

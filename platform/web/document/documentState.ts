/** The state of a document in the editor: the form's values, the stored version, and the own version after a conflict. */

/** Values with their revision; null for a document that is not on the server yet. */
export interface Version<Values> {
  values: Values;
  revision: number | null;
}

export interface DocumentState<Values> {
  /** Grows when the form must restart with `values`. */
  formKey: number;
  values: Values;
  /** The revision that the next save names. */
  revision: number | null;
  /** The last known version on the server. */
  stored: Version<Values>;
  /** The time of the restored draft; null without one. */
  restoredAt: string | null;
  /** The writer's own version while the form shows the other side's; else null. */
  ownVersion: Version<Values> | null;
  /** Whether there are unsaved changes since the document was opened. */
  isUnsaved: boolean;
}

/** The names of the fields in which two versions differ. */
export function changedFields<Values extends object>(one: Values, other: Values): (keyof Values & string)[] {
  const names = Object.keys({ ...one, ...other }) as (keyof Values & string)[];
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

/** The own unsaved version; null when the server has it. */
export function draftOf<Values extends object>(state: DocumentState<Values>): Version<Values> | null {
  const { values, revision, stored, ownVersion } = state;
  return changedFields(values, stored.values).length > 0 ? { values, revision } : ownVersion;
}

/** Begins with the draft of an earlier visit, else with the stored version. */
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

/** The state after a change of the form. */
export function changeValues<Values extends object>(
  state: DocumentState<Values>,
  values: Values,
): DocumentState<Values> {
  const changed = { ...state, values };
  return { ...changed, isUnsaved: draftOf(changed) !== null };
}

/** Replaces a restored draft by the stored version. */
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

/** Puts the other side's version into the form; `takeMine` undoes it. */
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

/** Restores the own version; the next save replaces the other side's. */
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

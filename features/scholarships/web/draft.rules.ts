/** A draft that may change in two places: what belongs to whom, and where a person must decide. */
import { type FormField, formFields, isMaskedIdNumber, maskIdNumber } from '../contract/form.ts';
import type { Typed } from './form.rules.ts';

/** A field that was changed here and elsewhere, in different ways. */
export interface Clash {
  field: FormField;
  mine: string;
  theirs: string;
}

export interface Merged {
  values: Typed;
  clashes: readonly Clash[];
  /** Fields that were taken over from elsewhere. */
  taken: readonly FormField[];
}

/** An identity number as the server shows it, so that one typed here can be compared with one kept there. */
function shown(field: FormField, value: string): string {
  return field === 'id_number' && value !== '' && !isMaskedIdNumber(value) ? maskIdNumber(value) : value;
}

/**
 * Three versions become one: what changed on one side only is taken from there; where both changed the same
 * field differently, the text typed here stays and the clash is named.
 */
export function mergeForms(was: Typed, mine: Typed, theirs: Typed): Merged {
  const values: Record<FormField, string> = { ...mine };
  const clashes: Clash[] = [];
  const taken: FormField[] = [];
  for (const field of formFields) {
    const [before, here, there] = [was, mine, theirs].map((form) => shown(field, form[field]));
    if (here === there || there === before) continue;
    if (here === before) {
      values[field] = theirs[field];
      taken.push(field);
    } else clashes.push({ field, mine: mine[field], theirs: theirs[field] });
  }
  return { values, clashes, taken };
}

/** The form after someone has decided about each clash. */
export function settleClashes(
  values: Typed,
  clashes: readonly Clash[],
  theirs: ReadonlySet<FormField>,
): Typed {
  const chosen = clashes.filter(({ field }) => theirs.has(field));
  return { ...values, ...Object.fromEntries(chosen.map((clash) => [clash.field, clash.theirs])) };
}

/**
 * What this browser keeps of a draft until the server has it, for each member and scholarship.
 * An identity number is never among it: it goes to the server alone, which keeps it encrypted.
 */
import { z } from 'zod';
import { type FormField, formFields } from '../contract/form.ts';
import type { Typed } from './form.rules.ts';

const someFields = z.partialRecord(z.enum(formFields), z.string());

const unsaved = z.object({
  /** What the changed fields were when the server was last heard. */
  was: someFields,
  changed: someFields,
});
export type Unsaved = z.output<typeof unsaved>;

export interface DraftBox {
  read(): Unsaved | null;
  /** False when the browser refuses: then nothing is remembered over a reload. */
  write(value: Unsaved | null): boolean;
}

/** Whether a field may lie in the browser's storage. */
export function mayLieHere(field: FormField): boolean {
  return field !== 'id_number';
}

/** The changes between two forms, as they may be kept. */
export function unsavedOf(was: Typed, now: Typed, changed: readonly FormField[]): Unsaved | null {
  const kept = changed.filter(mayLieHere);
  if (kept.length === 0) return null;
  const pick = (form: Typed) => Object.fromEntries(kept.map((field) => [field, form[field]]));
  return { was: pick(was), changed: pick(now) };
}

/** The place for one member's draft for one scholarship. */
export function draftBox(userId: string, scholarshipId: string): DraftBox {
  const key = `scholarshipDraft:${userId}:${scholarshipId}`;
  return {
    read() {
      try {
        return unsaved.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
  };
}

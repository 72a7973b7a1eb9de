/** Drafts in this browser, separate for each member, until they are saved or expire. */
import { z } from 'zod';

/** Milliseconds for which a draft is kept after its last change. */
const maxAge = 30 * 24 * 3_600_000;

export interface StoredDraft<T> {
  value: T;
  /** ISO time of the last change. */
  savedAt: string;
}

export interface DraftStorage<T> {
  /** Null without a draft, and for an expired or unreadable one. */
  read(): StoredDraft<T> | null;
  /** False if the browser rejects it, as in some private windows or when the storage is full. */
  write(value: T): boolean;
  remove(): void;
}

interface DraftKey {
  /** What kind of document it is. */
  name: string;
  /** The id of the member who writes. */
  owner: string;
  /** The id of the document, or `new`. */
  id: string;
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** The storage of one member's draft of one document. */
export function draftStorage<T>({ name, owner, id }: DraftKey, schema: z.ZodType<T>): DraftStorage<T> {
  const key = `${name}:${owner}:${id}`;
  const stored = z.object({ value: schema, savedAt: z.iso.datetime() });
  const remove = () => void attempt(() => localStorage.removeItem(key));
  return {
    remove,
    read() {
      const { data } = stored.safeParse(attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null')));
      if (!data) return null;
      if (Date.now() - Date.parse(data.savedAt) <= maxAge) return data;
      remove();
      return null;
    },
    write(value) {
      const text = JSON.stringify({ value, savedAt: new Date().toISOString() });
      return attempt(() => localStorage.setItem(key, text)) !== null;
    },
  };
}

/** Unsaved texts, kept in this browser for each member and item until they are published or thrown away. */
import { z } from 'zod';
import { newsCover } from '../../contract/news.ts';

/** What is typed; nothing of it has been checked yet. */
const typed = z.object({ title: z.string(), category: z.string(), summary: z.string(), content: z.string() });
export type Typed = z.infer<typeof typed>;

export const nothingTyped: Typed = { title: '', category: '', summary: '', content: '' };

/** The cover as the writer has left it: a picture, none, or (undefined) the one that is stored. */
const cover = newsCover.nullable().optional();
export type ChosenCover = z.infer<typeof cover>;

const draft = z.object({
  typed,
  cover,
  /** The revision of the item that the texts began with; none for a new item. */
  revision: z.int().optional(),
  savedAt: z.iso.datetime(),
});
export type Draft = z.infer<typeof draft>;

/** The part of local storage that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key of a member's draft of an item, or of a `new` one. */
export const draftKey = (memberId: string, target: string) => `newsDraft:${memberId}:${target}`;

/** Private windows of some browsers refuse local storage, and a full one refuses more. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** The draft that was kept, or null; what can't be read counts as none. */
export function readDraft(storage: DraftStorage, key: string): Draft | null {
  const kept = attempt(() => JSON.parse(storage.getItem(key) ?? 'null') as unknown);
  const read = draft.safeParse(kept);
  return read.success ? read.data : null;
}

/** Keeps a draft; whether it could be kept. */
export function keepDraft(storage: DraftStorage, key: string, kept: Draft): boolean {
  return (
    attempt(() => {
      storage.setItem(key, JSON.stringify(kept));
      return true;
    }) ?? false
  );
}

export function dropDraft(storage: DraftStorage, key: string): void {
  attempt(() => storage.removeItem(key));
}

/** Whether two texts say the same, so that nothing would be lost. */
export function isSame(one: Typed, other: Typed): boolean {
  const names = ['title', 'category', 'summary', 'content'] as const;
  return names.every((name) => one[name] === other[name]);
}

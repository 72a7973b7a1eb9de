/** What is being written outlives a reload, a lost connection and an ended session: the tab keeps it. */
import { readSheet, type Sheet } from './sheet.rules.ts';

const keyOf = (id: string | null) => `announcement ${id ?? 'new'}`;

/** Private windows of some browsers refuse storage; the sheet then lasts as long as the page. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** The sheet of an announcement (null: of a new one) that was left unsaved; null when there is none. */
export const recallSheet = (id: string | null): Sheet | null =>
  readSheet(attempt(() => sessionStorage.getItem(keyOf(id))));

/** Keeps a sheet until it is saved or thrown away. */
export function keepSheet(id: string | null, sheet: Sheet): void {
  attempt(() => sessionStorage.setItem(keyOf(id), JSON.stringify(sheet)));
}

/** Throws a sheet away. */
export function dropSheet(id: string | null): void {
  attempt(() => sessionStorage.removeItem(keyOf(id)));
}

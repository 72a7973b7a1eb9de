/** What stands before and after an item in the list that it was opened from. */

interface Listed {
  id: string;
}

/** The pages of a list around the one that is shown; those that aren't there are empty. */
interface Pages<Item extends Listed> {
  before: readonly Item[];
  shown: readonly Item[];
  after: readonly Item[];
}

export interface Neighbours<Item> {
  previous: Item | null;
  next: Item | null;
}

/** Whether an item stands at an edge of its page, so that the page beyond is needed. */
export function edgesOf(id: string, shown: readonly Listed[]): { first: boolean; last: boolean } {
  return { first: shown.at(0)?.id === id, last: shown.at(-1)?.id === id };
}

/** Both neighbours, across the edges of the page; null where there are none, or where the item isn't listed. */
export function neighboursOf<Item extends Listed>(id: string, pages: Pages<Item>): Neighbours<Item> {
  const all = [...pages.before, ...pages.shown, ...pages.after];
  const place = all.findIndex((item) => item.id === id);
  if (place < 0) return { previous: null, next: null };
  return { previous: all[place - 1] ?? null, next: all[place + 1] ?? null };
}

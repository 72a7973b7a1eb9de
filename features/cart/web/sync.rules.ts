/** The owner of the browser's cart and its merge with the server's, as pure functions. */
import { id as uuid } from '@platform/contract/text';
import { z } from 'zod';
import { type CartItem, cartItem } from '../contract/item.ts';
import { type CartLine, cartLine, maxLines, sameLines } from '../contract/line.ts';
import { mergeCarts } from '../contract/merge.ts';
import type { SavedCart } from '../contract/saved.ts';

/** The member who owns this browser's cart; stored in local storage under `cartSync`. */
export const syncState = z.object({
  /** The member's id. */
  owner: z.string(),
  /** The server's revision and lines at the last synchronisation. */
  revision: z.int(),
  base: z.array(cartLine),
  /** The member's unsaved changes from the end of their last session; null during a session. */
  unsent: z.array(cartItem).nullable(),
  /** The lines of a save without an answer yet; the next page repeats it. */
  saving: z.array(cartLine).nullable().default(null),
});

export type SyncState = z.infer<typeof syncState>;

/** The cart of a browser: its items and its owner; null for an anonymous visitor's. */
export interface CartState {
  items: readonly CartItem[];
  sync: SyncState | null;
}

/** The lines that the server can keep; ids of older releases are no UUIDs and stay in the browser. */
export function linesOf(items: readonly CartItem[]): CartLine[] {
  return items.flatMap(({ id, quantity, checked, addTime }) =>
    uuid.safeParse(id).success ? [{ id, quantity, checked, addTime }] : [],
  );
}

/** Whether the browser's cart has unsaved changes. */
export function isUnsent({ items, sync }: CartState): boolean {
  return sync !== null && !sameLines(linesOf(items), sync.base);
}

/** The next save; null when the server has everything. An unanswered save is repeated unchanged, because it may still arrive. */
export function nextSave(state: CartState): CartLine[] | null {
  return state.sync?.saving ?? (isUnsent(state) ? linesOf(state.items) : null);
}

/** Adds the products to merged lines: an item of this browser keeps the price at which it was added. */
function withProducts(lines: readonly CartLine[], ...sources: (readonly CartItem[])[]): CartItem[] {
  const byId = new Map<string, CartItem>();
  for (const item of sources.flat()) if (!byId.has(item.id)) byId.set(item.id, item);
  return lines.flatMap((line) => {
    const item = byId.get(line.id);
    return item ? [{ ...item, ...line }] : [];
  });
}

/** The session of `userId` begins or is restored: the visitor's items become theirs, another member's are removed. */
export function startSession({ items, sync }: CartState, userId: string): CartState & { sync: SyncState } {
  const state: SyncState = { owner: userId, revision: 0, base: [], unsent: null, saving: null };
  if (!sync) return { items, sync: state };
  const { owner, unsent } = sync;
  if (owner !== userId) return { items: unsent ? items : [], sync: state };
  if (!unsent) return { items, sync };
  return {
    items: withProducts(mergeCarts([], items, unsent), items, unsent),
    sync: { ...sync, unsent: null },
  };
}

/** The session ends: the member's cart is removed; unsaved changes are kept for that member. */
export function endSession(state: CartState): CartState {
  const { items, sync } = state;
  if (!sync || sync.unsent) return state;
  return { items: [], sync: isUnsent(state) ? { ...sync, unsent: [...items], saving: null } : null };
}

/**
 * Merges the server's cart with the displayed one. After a save, `sent` holds the saved lines, so that only
 * later changes count as this side's.
 */
export function receive(
  { items, sync }: CartState & { sync: SyncState },
  saved: SavedCart,
  sent: readonly CartLine[] = sync.base,
): CartState & { sync: SyncState } {
  const lines = linesOf(items);
  const unsaved = items.filter((item) => !lines.some((line) => line.id === item.id));
  const merged = mergeCarts(sent, lines, saved.items);
  return {
    items: [...withProducts(merged, items, saved.items), ...unsaved].slice(0, maxLines),
    sync: { ...sync, revision: saved.revision, base: linesOf(saved.items), saving: null },
  };
}

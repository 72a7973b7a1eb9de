/** Whose the browser's cart is, and how it meets the one on the server: pure steps between states. */
import { id as uuid } from '@platform/contract/text';
import { z } from 'zod';
import { type CartItem, cartItem } from '../contract/item.ts';
import { type CartLine, cartLine, maxLines, sameLines } from '../contract/line.ts';
import { mergeCarts } from '../contract/merge.ts';
import type { SavedCart } from '../contract/saved.ts';

/** Which member this browser's cart belongs to; stored in local storage under `cartSync`. */
export const syncState = z.object({
  /** The member's id. */
  owner: z.string(),
  /** The server's revision and lines when the two last met. */
  revision: z.int(),
  base: z.array(cartLine),
  /** What the member had changed when their session ended before it was saved; null while it lasts. */
  unsent: z.array(cartItem).nullable(),
  /** What a save carries that has no answer yet: a page that is left meanwhile leaves it to the next one. */
  saving: z.array(cartLine).nullable().default(null),
});

export type SyncState = z.infer<typeof syncState>;

/** The cart of a browser: its items, and whose it is; null for an anonymous visitor's. */
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

/** Whether the server doesn't know yet what is shown here. */
export function isUnsent({ items, sync }: CartState): boolean {
  return sync !== null && !sameLines(linesOf(items), sync.base);
}

/**
 * What to save next; null when the server has everything. A save that was left without an answer is repeated as it was:
 * it may still be on its way, and whatever it does not meet is not what the next one starts from.
 */
export function nextSave(state: CartState): CartLine[] | null {
  return state.sync?.saving ?? (isUnsent(state) ? linesOf(state.items) : null);
}

/** Adds the products to merged lines: an item of this browser keeps the price at which it was added. */
function withProducts(lines: readonly CartLine[], ...known: (readonly CartItem[])[]): CartItem[] {
  const byId = new Map<string, CartItem>();
  for (const item of known.flat()) if (!byId.has(item.id)) byId.set(item.id, item);
  return lines.flatMap((line) => {
    const item = byId.get(line.id);
    return item ? [{ ...item, ...line }] : [];
  });
}

/** The session of `userId` begins or is restored: the visitor's items become theirs, another member's go. */
export function startSession({ items, sync }: CartState, userId: string): CartState & { sync: SyncState } {
  const fresh: SyncState = { owner: userId, revision: 0, base: [], unsent: null, saving: null };
  if (!sync) return { items, sync: fresh };
  const { owner, unsent } = sync;
  if (owner !== userId) return { items: unsent ? items : [], sync: fresh };
  if (!unsent) return { items, sync };
  return {
    items: withProducts(mergeCarts([], items, unsent), items, unsent),
    sync: { ...sync, unsent: null },
  };
}

/** The session ends: a member's cart leaves the screen; what was not saved yet waits for that member alone. */
export function endSession(state: CartState): CartState {
  const { items, sync } = state;
  if (!sync || sync.unsent) return state;
  return { items: [], sync: isUnsent(state) ? { ...sync, unsent: [...items], saving: null } : null };
}

/**
 * The server's cart has come: it is merged with what is shown. After a save `sent` is what was sent,
 * so that only what changed since then counts as this side's.
 */
export function receive(
  { items, sync }: CartState & { sync: SyncState },
  saved: SavedCart,
  sent: readonly CartLine[] = sync.base,
): CartState & { sync: SyncState } {
  const lines = linesOf(items);
  const kept = items.filter((item) => !lines.some((line) => line.id === item.id));
  const merged = mergeCarts(sent, lines, saved.items);
  return {
    items: [...withProducts(merged, items, saved.items), ...kept].slice(0, maxLines),
    sync: { ...sync, revision: saved.revision, base: linesOf(saved.items), saving: null },
  };
}

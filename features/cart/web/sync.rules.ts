/** Whose the browser's cart is, and how it meets the one on the server: pure steps between states. */
import { id as uuid } from '@platform/contract/text';
import { z } from 'zod';
import { type CartItem, cartItem } from '../contract/item.ts';
import { type CartLine, cartLine, maxLines, sameLines } from '../contract/line.ts';
import { mergeCarts } from '../contract/merge.ts';
import type { SavedCart } from '../contract/saved.ts';

/** A member's bond to this browser's cart; kept in local storage under `cartSync`. */
export const bond = z.object({
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

export type Bond = z.infer<typeof bond>;

/** The cart of a browser: what is shown, and whose it is (nobody's: an anonymous visitor's). */
export interface CartState {
  items: readonly CartItem[];
  bond: Bond | null;
}

/** The lines that the server can keep; ids of older releases are no UUIDs and stay in the browser. */
export function linesOf(items: readonly CartItem[]): CartLine[] {
  return items.flatMap(({ id, quantity, checked, addTime }) =>
    uuid.safeParse(id).success ? [{ id, quantity, checked, addTime }] : [],
  );
}

/** Whether the server doesn't know yet what is shown here. */
export function isUnsent({ items, bond }: CartState): boolean {
  return bond !== null && !sameLines(linesOf(items), bond.base);
}

/**
 * What to save next; null when all is said. A save that was left without an answer is repeated as it was:
 * it may still be on its way, and whatever it does not meet is not what the next one starts from.
 */
export function toSave(state: CartState): CartLine[] | null {
  return state.bond?.saving ?? (isUnsent(state) ? linesOf(state.items) : null);
}

/** Dresses merged lines: what was here keeps its price of when it was added, the rest is as the server says. */
function dress(lines: readonly CartLine[], ...known: (readonly CartItem[])[]): CartItem[] {
  const byId = new Map<string, CartItem>();
  for (const item of known.flat()) if (!byId.has(item.id)) byId.set(item.id, item);
  return lines.flatMap((line) => {
    const item = byId.get(line.id);
    return item ? [{ ...item, ...line }] : [];
  });
}

/** The session of `userId` begins or is restored: the visitor's items become theirs, another member's go. */
export function begin({ items, bond }: CartState, userId: string): CartState & { bond: Bond } {
  const fresh: Bond = { owner: userId, revision: 0, base: [], unsent: null, saving: null };
  if (!bond) return { items, bond: fresh };
  const { owner, unsent } = bond;
  if (owner !== userId) return { items: unsent ? items : [], bond: fresh };
  if (!unsent) return { items, bond };
  return {
    items: dress(mergeCarts([], items, unsent), items, unsent),
    bond: { ...bond, unsent: null },
  };
}

/** The session ends: a member's cart leaves the screen; what was not saved yet waits for that member alone. */
export function end(state: CartState): CartState {
  const { items, bond } = state;
  if (!bond || bond.unsent) return state;
  return { items: [], bond: isUnsent(state) ? { ...bond, unsent: [...items], saving: null } : null };
}

/**
 * The server's cart has come: it is merged with what is shown. After a save `sent` is what was sent,
 * so that only what changed since then counts as this side's.
 */
export function receive(
  { items, bond }: CartState & { bond: Bond },
  saved: SavedCart,
  sent: readonly CartLine[] = bond.base,
): CartState & { bond: Bond } {
  const lines = linesOf(items);
  const kept = items.filter((item) => !lines.some((line) => line.id === item.id));
  const merged = mergeCarts(sent, lines, saved.items);
  return {
    items: [...dress(merged, items, saved.items), ...kept].slice(0, maxLines),
    bond: { ...bond, revision: saved.revision, base: linesOf(saved.items), saving: null },
  };
}

/** Merging carts: a visitor's with their account's at login, and those of two devices. */
import { type CartLine, maxLines, newestFirst } from './line.ts';

/** A value that two sides may have changed: whoever changed it wins; if both did, `both` decides. */
function settle<T>(base: T | undefined, mine: T, theirs: T, both: (mine: T, theirs: T) => T): T {
  if (mine === base) return theirs;
  if (theirs === base) return mine;
  return both(mine, theirs);
}

function mergeLine(
  base: CartLine | undefined,
  mine: CartLine | undefined,
  theirs: CartLine | undefined,
): CartLine[] {
  const quantity = settle(base?.quantity ?? 0, mine?.quantity ?? 0, theirs?.quantity ?? 0, Math.max);
  const [one = theirs, other = mine] = [mine, theirs];
  if (quantity === 0 || !one || !other) return [];
  return [
    {
      id: one.id,
      quantity,
      checked: settle(base?.checked, one.checked, other.checked, (a, b) => a || b),
      addTime: Date.parse(one.addTime) <= Date.parse(other.addTime) ? one.addTime : other.addTime,
    },
  ];
}

/**
 * Merges two carts that both started from `base` (empty when they never met, as at login).
 * A line changed on one side takes that change; changed on both, the larger quantity. Never the sum:
 * an answer lost on the way, or a second login, would double what is in the cart.
 * At most `maxLines` lines are kept, the newest.
 */
export function mergeCarts(
  base: readonly CartLine[],
  mine: readonly CartLine[],
  theirs: readonly CartLine[],
): CartLine[] {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(
    (lines) => new Map(lines.map((line) => [line.id, line])),
  );
  const ids = new Set([...mine, ...theirs].map((line) => line.id));
  return [...ids]
    .flatMap((id) => mergeLine(inBase?.get(id), inMine?.get(id), inTheirs?.get(id)))
    .sort(newestFirst)
    .slice(0, maxLines);
}

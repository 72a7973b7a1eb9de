/** Merging carts: a visitor's with their account's at login, and those of two devices. */
import { mergeThreeWay } from '@platform/contract/document';
import { type CartLine, maxLines, newestFirst } from './line.ts';

const absent = { quantity: 0, checked: undefined };

function mergeLine(
  base: CartLine | undefined,
  mine: CartLine | undefined,
  theirs: CartLine | undefined,
): CartLine[] {
  const [one = theirs, other = mine] = [mine, theirs];
  if (!one || !other) return [];
  // A line that one side has removed keeps the check mark of the other.
  const version = (line: CartLine | undefined, current: CartLine) => ({
    quantity: line?.quantity ?? 0,
    checked: current.checked,
  });
  const { quantity, checked } = mergeThreeWay<{ quantity: number; checked: boolean | undefined }>(
    { base: base ?? absent, mine: version(mine, one), theirs: version(theirs, other) },
    { resolve: { quantity: Math.max, checked: (a, b) => a || b } },
  ).values;
  if (quantity === 0) return [];
  const addTime = Date.parse(one.addTime) <= Date.parse(other.addTime) ? one.addTime : other.addTime;
  return [{ id: one.id, quantity, checked: checked ?? true, addTime }];
}

/**
 * Merges two carts that both started from `base` (empty at login). A line changed on one side takes that change; changed on both,
 * the larger quantity. Never the sum, which would double the cart after a lost answer or a second login. At most `maxLines` lines
 * are kept, the newest.
 */
export function mergeCarts(
  base: readonly CartLine[],
  mine: readonly CartLine[],
  theirs: readonly CartLine[],
): CartLine[] {
  const [baseLines, myLines, theirLines] = [base, mine, theirs].map(
    (lines) => new Map(lines.map((line) => [line.id, line])),
  );
  const ids = new Set([...mine, ...theirs].map((line) => line.id));
  return [...ids]
    .flatMap((id) => mergeLine(baseLines?.get(id), myLines?.get(id), theirLines?.get(id)))
    .sort(newestFirst)
    .slice(0, maxLines);
}

/** The part of an amount that a balance can pay beside a provider, in yuan. */

/** The offered part: the whole balance if it is smaller than the amount; else 0. */
export function partOf(available: number, due: number): number {
  return available > 0 && available < due ? available : 0;
}

/**
 * The part offered after the buyer has chosen one (0: none): it stays, since the available balance falls as soon as
 * the part is held.
 */
export function offeredPart(chosen: number, available: number, due: number): number {
  return chosen > 0 && chosen < due ? chosen : partOf(available, due);
}

/** The remaining amount, in yuan with two decimals. */
export function restOf(due: number, part: number): number {
  return Math.round((due - part) * 100) / 100;
}

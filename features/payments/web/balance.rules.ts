/** What of an amount a balance can pay beside a provider, both in yuan. */

/** The part offered: all that is there, where that is something but not enough for the whole; else nothing. */
export function partOf(available: number, due: number): number {
  return available > 0 && available < due ? available : 0;
}

/**
 * What can still be paid so once the buyer has chosen a part (0: has not): the chosen part stays, since what is
 * available falls by it as soon as it is set aside.
 */
export function offeredPart(chosen: number, available: number, due: number): number {
  return chosen > 0 && chosen < due ? chosen : partOf(available, due);
}

/** What is left to pay, in yuan with two decimals. */
export function restOf(due: number, part: number): number {
  return Math.round((due - part) * 100) / 100;
}

/** A line of the cart: product, quantity, check mark, time of adding. */
import { z } from 'zod';

/** A cart holds at most this many lines. */
export const maxLines = 100;

/** A line holds at most this many pieces. */
export const maxQuantity = 999;

const plausible = (time: number) => time > Date.UTC(2000, 0) && time < Date.UTC(2200, 0);

export const cartLine = z.object({
  /** The product's id. */
  id: z.string().min(1).max(100),
  quantity: z.int().min(1).max(maxQuantity),
  checked: z.boolean(),
  /** When the product came into the cart, in UTC. */
  addTime: z.iso.datetime().refine((time) => plausible(Date.parse(time)), '加入时间不正确'),
});

export type CartLine = z.infer<typeof cartLine>;

/** The sum of quantities: the number on the cart's badge (specification, section 4). */
export function countOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

const fingerprint = (lines: readonly CartLine[]) =>
  lines
    .map(({ id, quantity, checked }) => `${id} ${quantity} ${checked}`)
    .sort()
    .join();

/** Whether two carts have the same lines, in any order and with any times of adding. */
export function sameLines(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  return fingerprint(one) === fingerprint(other);
}

/** The newest first; lines of the same instant by id, so that every device shows one order. */
export function newestFirst(a: CartLine, b: CartLine): number {
  return Date.parse(b.addTime) - Date.parse(a.addTime) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

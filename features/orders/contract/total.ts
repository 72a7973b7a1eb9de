/** The total of an order: the rule that page and server share. */
import { type Fen, fen } from '@platform/contract/money';
import { type DeliveryMethod, deliveryFees } from './shipping.ts';

/** A line's price per piece in fen, and how many pieces. */
export interface CostLine {
  price: Fen;
  quantity: number;
}

/** The sum of the lines, in fen. Throws RangeError beyond safe integers. */
export function subtotalOf(lines: readonly CostLine[]): Fen {
  return fen(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
}

/** Subtotal plus delivery, in fen (specification, section 9, checkout). */
export function totalOf(lines: readonly CostLine[], delivery: DeliveryMethod): Fen {
  return fen(subtotalOf(lines) + deliveryFees[delivery]);
}

/** The largest order accepted, in fen: 10 million yuan. */
export const largestTotal = fen(1_000_000_000);

/** The cost of a checkout and what prevents it. */
import { type CartRow, subtotalOf } from '@features/cart/web/view.rules.ts';
import { type DeliveryMethod, deliveryFees } from '@features/orders/contract/shipping';
import { usdOf } from '@features/payments/contract/usd';
import { shopErrors } from '@features/shop/contract/errors';
import { fen, fenToYuan } from '@platform/contract/money';

/** In yuan, and in US dollars at today's rate. */
export interface Cost {
  subtotal: number;
  shippingFee: number;
  totalPrice: number;
  usdTotal: number | null;
}

/** The cost of the lines with a delivery method; the server calculates it again when the order is placed. */
export function costOf(
  rows: readonly CartRow[],
  delivery: DeliveryMethod,
  usdRate: number | undefined,
): Cost {
  const subtotal = subtotalOf(rows);
  const fee = deliveryFees[delivery];
  const total = fen(subtotal + fee);
  return {
    subtotal: fenToYuan(subtotal),
    shippingFee: fenToYuan(fee),
    totalPrice: fenToYuan(total),
    usdTotal: usdRate === undefined ? null : usdOf(total, usdRate) / 100,
  };
}

/** The specification's message for the first line that cannot be bought, or null. */
export function obstacle(rows: readonly CartRow[]): string | null {
  const line = rows.find(({ state }) => state !== 'available');
  if (!line) return null;
  return line.state === 'short' ? shopErrors.STOCK_EXCEEDED.message : shopErrors.SOLD_OUT.message;
}

/** Identifies a checkout by its items, not by its delivery. */
export function targetOf(kind: 'product' | 'cart', rows: readonly CartRow[]): string {
  const lines = rows.map(({ item }) => `${item.id}*${item.quantity}`).sort();
  return [kind, ...lines].join(' ');
}

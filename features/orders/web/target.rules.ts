/** The addresses of the checkout and of its result. */
import { maxQuantity } from '@features/cart/contract/line';
import { id } from '@platform/contract/text';
import { z } from 'zod';

/** The only fields of the address that are used (specification, section 2, shop). */
export interface ProductTarget {
  id: string;
  quantity: number;
}

const named = z.object({ id });
const pieces = z.coerce.number().int().min(1).max(maxQuantity);

/** Reads `product` (JSON) and `quantity` (1 if missing). Null if they are invalid. */
export function readTarget(search: URLSearchParams): ProductTarget | null {
  try {
    const { id } = named.parse(JSON.parse(search.get('product') ?? ''));
    return { id, quantity: pieces.parse(search.get('quantity') ?? '1') };
  } catch {
    return null;
  }
}

/** The fields of the success page's address (specification, section 2, payment success). */
export function readResult(search: URLSearchParams): {
  orderId: string | null;
  orderNumber: string | null;
  product: string | null;
} {
  const one = (...names: string[]) =>
    names.map((name) => search.get(name)?.trim().slice(0, 200)).find((value) => value) ?? null;
  // Alipay adds its own fields to the return address; the payment's reference names the order too.
  return {
    orderId: one('orderId', 'out_trade_no'),
    orderNumber: one('orderNumber'),
    product: one('product'),
  };
}

/** The address of the success page. */
export function resultPath(order: { orderId: string; orderNumber: string }, product: string): string {
  const { orderId, orderNumber } = order;
  return `/payment-success?${new URLSearchParams({ orderId, orderNumber, product })}`;
}

/** Buying from a product's page (specification, sections 2 and 5). */
import { shopErrors } from '../contract/errors.ts';
import type { Product } from '../contract/product.ts';

type Bought = Pick<Product, 'id' | 'title' | 'inheritor' | 'price' | 'cover'>;

/** Checkout's address: the product as JSON and the quantity; the server takes nothing but id and quantity from it. */
export function paymentPath({ id, title, inheritor, price, cover }: Bought, quantity: number): string {
  const product = JSON.stringify({ id, title, inheritor, price, cover });
  return `/payment?product=${encodeURIComponent(product)}&quantity=${quantity}`;
}

/** Why so many can't be bought, or null. */
export function refusalOf(stock: number, quantity: number): string | null {
  if (stock === 0) return shopErrors.SOLD_OUT.message;
  return quantity > stock ? shopErrors.STOCK_EXCEEDED.message : null;
}

/** What someone typed as a quantity; null when it is no whole number of at least one. */
export function readQuantity(typed: string): number | null {
  return /^[1-9]\d{0,5}$/.test(typed.trim()) ? Number(typed) : null;
}

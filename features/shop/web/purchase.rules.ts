/** Rules of buying on a product's page (specification, sections 2 and 5). */
import { shopErrors } from '../contract/errors.ts';
import type { Product } from '../contract/product.ts';

type Item = Pick<Product, 'id' | 'title' | 'inheritor' | 'price' | 'cover'>;

/** The address of the checkout: the product as JSON and the quantity; the server uses only id and quantity. */
export function paymentPath({ id, title, inheritor, price, cover }: Item, quantity: number): string {
  const product = JSON.stringify({ id, title, inheritor, price, cover });
  return `/payment?product=${encodeURIComponent(product)}&quantity=${quantity}`;
}

/** The error of a quantity above the stock, or null. */
export function refusalOf(stock: number, quantity: number): string | null {
  if (stock === 0) return shopErrors.SOLD_OUT.message;
  return quantity > stock ? shopErrors.STOCK_EXCEEDED.message : null;
}

/** A typed quantity; null unless it is a positive whole number. */
export function readQuantity(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text.trim()) ? Number(text) : null;
}

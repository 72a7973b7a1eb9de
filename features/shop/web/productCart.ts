/** The cart's interface for the shop's pages. The cart depends on the shop, so it registers itself here. */
import type { Product } from '../contract/product.ts';

export interface ProductCart {
  /** The cart's page. */
  path: string;
  /** Adds pieces of a product; false when the cart is full. */
  add(product: Pick<Product, 'id' | 'title' | 'cover' | 'price'>, quantity: number): boolean;
}

let registered: ProductCart | null = null;

/** Registers the cart, when the site's shell is mounted. */
export function registerProductCart(cart: ProductCart): void {
  registered = cart;
}

/** The registered cart. Throws before one is registered. */
export function productCart(): ProductCart {
  if (!registered) throw new Error('no cart is registered');
  return registered;
}

/** Changes of the cart's items, as pure functions (specification, section 4, cart). */
import type { CartItem, CartProduct } from '../contract/item.ts';
import { maxLines, maxQuantity } from '../contract/line.ts';

/** Adds pieces of a product, checked: to its item, or as a new first item. Null when the cart is full. */
export function add(
  items: readonly CartItem[],
  product: CartProduct,
  quantity: number,
  now: Date,
): CartItem[] | null {
  if (items.some((item) => item.id === product.id)) {
    return items.map((item) =>
      item.id === product.id
        ? { ...item, quantity: Math.min(item.quantity + quantity, maxQuantity), checked: true }
        : item,
    );
  }
  if (items.length >= maxLines) return null;
  const { id, title, cover, price } = product;
  const added = {
    id,
    title,
    cover,
    price,
    quantity: Math.min(quantity, maxQuantity),
    checked: true,
    addTime: now.toISOString(),
  };
  return [added, ...items];
}

/** Sets an item's quantity; 0 or below removes the item. */
export function setQuantity(items: readonly CartItem[], id: string, quantity: number): CartItem[] {
  if (quantity <= 0) return items.filter((item) => item.id !== id);
  return items.map((item) =>
    item.id === id ? { ...item, quantity: Math.min(Math.trunc(quantity), maxQuantity) } : item,
  );
}

/** Checks or unchecks the items named. */
export function check(items: readonly CartItem[], ids: ReadonlySet<string>, checked: boolean): CartItem[] {
  return items.map((item) => (ids.has(item.id) ? { ...item, checked } : item));
}

/** Restores a removed item at its index, unless it was added again. */
export function restore(items: readonly CartItem[], item: CartItem, index: number): CartItem[] {
  return items.some(({ id }) => id === item.id) ? [...items] : items.toSpliced(index, 0, item);
}

/** Removes bought products. */
export function takeOut(items: readonly CartItem[], bought: ReadonlySet<string>): CartItem[] {
  return items.filter((item) => !bought.has(item.id));
}

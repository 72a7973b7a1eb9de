/** What can be done to a cart's items, as pure functions (specification, section 4, cart). */
import type { CartItem, CartProduct } from '../contract/item.ts';
import { maxLines, maxQuantity } from '../contract/line.ts';

/** Adds pieces of a product: an item that is there already grows, a new one comes first, checked. Null: no room. */
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

/** Puts a removed item back where it was, unless it has come back by itself. */
export function restore(items: readonly CartItem[], item: CartItem, place: number): CartItem[] {
  return items.some(({ id }) => id === item.id) ? [...items] : items.toSpliced(place, 0, item);
}

/** Takes out the products that were bought. */
export function takeOut(items: readonly CartItem[], bought: ReadonlySet<string>): CartItem[] {
  return items.filter((item) => !bought.has(item.id));
}

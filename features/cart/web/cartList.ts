/** The cart of this browser, kept in local storage under `cartList` as the plain list of its items. */
import { create } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';
import type { CartItem, CartProduct } from '../contract/item.ts';
import { countOf } from '../contract/line.ts';
import * as rules from './cart.rules.ts';
import { readStored } from './stored.ts';

interface CartList {
  items: CartItem[];
}

const plainList: PersistStorage<CartList> = {
  getItem(name) {
    try {
      const text = localStorage.getItem(name);
      return text === null ? null : { state: { items: readStored(JSON.parse(text), new Date()) } };
    } catch {
      // Private windows forbid storage, and the stored text may be invalid: then the cart is empty.
      return null;
    }
  },
  setItem(name, { state }) {
    try {
      localStorage.setItem(name, JSON.stringify(state.items));
    } catch {
      // When storage is full or forbidden, the cart lasts as long as the page.
    }
  },
  removeItem: (name) => localStorage.removeItem(name),
};

/** Empty on the server and during hydration; `CartSync` then reads the storage. */
export const useCartList = create<CartList>()(
  persist((): CartList => ({ items: [] }), { name: 'cartList', storage: plainList, skipHydration: true }),
);

function change(apply: (items: CartItem[]) => CartItem[]): void {
  useCartList.setState(({ items }) => ({ items: apply(items) }));
}

/** Adds pieces of a product to the cart; false when it is full. */
export function addToCart(product: CartProduct, quantity: number): boolean {
  const items = rules.add(useCartList.getState().items, product, quantity, new Date());
  if (items) useCartList.setState({ items });
  return items !== null;
}

/** Sets the quantity of an item; 0 or below removes it. */
export function setCartQuantity(id: string, quantity: number): void {
  change((items) => rules.setQuantity(items, id, quantity));
}

/** Checks or unchecks items. */
export function checkInCart(ids: readonly string[], checked: boolean): void {
  change((items) => rules.check(items, new Set(ids), checked));
}

/** Removes an item; the returned function restores it. */
export function removeFromCart(id: string): () => void {
  const { items } = useCartList.getState();
  const index = items.findIndex((item) => item.id === id);
  const removed = items[index];
  change((list) => rules.setQuantity(list, id, 0));
  return () => {
    if (removed) change((list) => rules.restore(list, removed, index));
  };
}

/** Removes bought products. */
export function takeOutOfCart(ids: readonly string[]): void {
  change((items) => rules.takeOut(items, new Set(ids)));
}

/** The sum of quantities, for the badge. */
export function useCartCount(): number {
  return useCartList((cart) => countOf(cart.items));
}

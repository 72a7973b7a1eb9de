/** The rows of the cart: each item with its product's current offer. */
import type { ProductOffer } from '@features/shop/contract/product';
import { type Fen, fen, fenToYuan, yuanToFen } from '@platform/contract/money';
import type { CartItem } from '../contract/item.ts';

/** Whether a line can be bought: yes, only fewer pieces, sold out, or the product is deleted. */
export type LineState = 'available' | 'short' | 'sold_out' | 'gone';

export interface CartRow {
  item: CartItem;
  /** Null when the product was deleted. */
  offer: ProductOffer | null;
  state: LineState;
  /** The product's current price per piece, in yuan. */
  price: number;
  /** The price at adding, if it was another; in yuan. */
  priceBefore: number | null;
  buyable: boolean;
  /** Checked and buyable. */
  chosen: boolean;
}

function stateOf({ quantity }: CartItem, offer: ProductOffer | undefined): LineState {
  if (!offer) return 'gone';
  if (offer.stock === 0) return 'sold_out';
  return offer.stock < quantity ? 'short' : 'available';
}

/** Joins items and offers, in the order of the cart. */
export function rowsOf(items: readonly CartItem[], offers: readonly ProductOffer[]): CartRow[] {
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  return items.map((item) => {
    const offer = byId.get(item.id);
    const state = stateOf(item, offer);
    const buyable = state === 'available' || state === 'short';
    const changed = offer !== undefined && buyable && item.price > 0 && offer.price !== item.price;
    return {
      item,
      offer: offer ?? null,
      state,
      buyable,
      price: offer?.price ?? item.price,
      priceBefore: changed ? item.price : null,
      chosen: item.checked && buyable,
    };
  });
}

/** The cost of a row, in yuan. */
export function lineTotal({ price, item }: CartRow): number {
  return fenToYuan(fen(yuanToFen(price) * item.quantity));
}

/** The cost of the chosen rows together, in fen. */
export function subtotalOf(rows: readonly CartRow[]): Fen {
  return fen(
    rows.reduce((sum, { chosen, price, item }) => (chosen ? sum + yuanToFen(price) * item.quantity : sum), 0),
  );
}

/** An item of the list that the browser keeps under `cartList`: a line with the product as it was when added. */
import { yuan } from '@platform/contract/money';
import { z } from 'zod';
import { cartLine } from './line.ts';

export const cartItem = cartLine.extend({
  title: z.string(),
  cover: z.string(),
  /** Per piece, in yuan, when the item was added. */
  price: yuan,
});

export type CartItem = z.infer<typeof cartItem>;

/** The fields of a product that the cart uses. */
export type CartProduct = Pick<CartItem, 'id' | 'title' | 'cover' | 'price'>;

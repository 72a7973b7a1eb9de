/** The end of a checkout in the browser, after the server has confirmed its payment. */
import { takeOutOfCart } from '@features/cart/web/cartList.ts';
import { syncCart } from '@features/cart/web/syncCart.ts';
import { shippingStorage } from './shipping.rules.ts';
import { checkoutStorage } from './tabStorage.ts';

/** Removes the bought items from the cart and the drafts from this tab. Idempotent. */
export async function finishCheckout(orderId: string): Promise<void> {
  const draft = checkoutStorage.read();
  const isMine = draft?.orderId === orderId;
  if (isMine) {
    checkoutStorage.write(null);
    shippingStorage.write(null);
  }
  // The server has removed them from the member's cart; reading it first prevents a conflict of the two.
  await syncCart();
  if (isMine) takeOutOfCart(draft.fromCart);
}

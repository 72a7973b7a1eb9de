/** What happens in the browser once the server says that an order is paid. */
import { takeOutOfCart } from '@features/cart/web/cartList.ts';
import { syncCart } from '@features/cart/web/syncCart.ts';
import { checkoutMemory } from './checkoutMemory.ts';
import { forgetShippingDraft } from './useShippingForm.ts';

/** The bought items leave the cart, and this tab's checkout is over. Doing it twice does no harm. */
export async function concludeCheckout(orderId: string): Promise<void> {
  const memory = checkoutMemory.read();
  const mine = memory?.orderId === orderId;
  if (mine) {
    checkoutMemory.write(null);
    forgetShippingDraft();
  }
  // The server has taken them out of the member's cart; reading it first keeps the two from disagreeing.
  await syncCart();
  if (mine) takeOutOfCart(memory.fromCart);
}

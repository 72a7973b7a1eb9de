/** Keeps the cart: reads it from local storage, follows other tabs, and keeps a member's on the server. */
import { registerProductCart } from '@features/shop/web/productCart.ts';
import { useSession } from '@platform/web/session/session';
import { useEffect } from 'react';
import { addToCart, useCartList } from './cartList.ts';
import { leaveCart, syncCart } from './syncCart.ts';

/** Milliseconds of quiet before changes are sent: pressing + five times is one call. */
const quiet = 500;

/** Follows the session: a login brings the carts together, its end takes the member's away. */
function followMember(): () => void {
  const arrive = () => void (useSession.getState().isLoggedIn ? syncCart() : leaveCart());
  if (useSession.getState().restored) arrive();
  return useSession.subscribe((now, before) => {
    const same = now.restored === before.restored && now.userInfo?.id === before.userInfo?.id;
    if (now.restored && !same) arrive();
  });
}

/** Sends what changes here; what comes from another tab is sent by that tab. */
function sendChanges(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let foreign = false;
  const onStorage = async (event: StorageEvent) => {
    if (event.key !== 'cartList' && event.key !== null) return;
    foreign = true;
    await useCartList.persist.rehydrate();
    foreign = false;
  };
  const stop = useCartList.subscribe(() => {
    if (foreign) return;
    clearTimeout(timer);
    timer = setTimeout(() => void syncCart('save'), quiet);
  });
  window.addEventListener('storage', onStorage);
  return () => {
    clearTimeout(timer);
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

/** Looks for what other devices did when the visitor comes back to this one. */
function followDevices(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void syncCart();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}

/** Mounted once, in the site's frame; draws nothing. */
export function CartKeeper() {
  useEffect(() => {
    registerProductCart({ add: addToCart });
    void useCartList.persist.rehydrate();
    const stops = [followMember(), sendChanges(), followDevices()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}

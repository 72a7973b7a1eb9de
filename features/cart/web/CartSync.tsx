/** Synchronises the cart with local storage, with other tabs and, for a member, with the server. */
import { registerProductCart } from '@features/shop/web/productCart.ts';
import { useSession } from '@platform/web/session/session';
import { useEffect } from 'react';
import { addToCart, useCartList } from './cartList.ts';
import { leaveCart, syncCart } from './syncCart.ts';

/** Milliseconds after the last change until it is sent: pressing + five times is one call. */
const saveDelay = 500;

/** Merges the carts at login and removes the member's at the end of the session. */
function watchSession(): () => void {
  const onSession = () => void (useSession.getState().isLoggedIn ? syncCart() : leaveCart());
  if (useSession.getState().restored) onSession();
  return useSession.subscribe((now, before) => {
    const same = now.restored === before.restored && now.userInfo?.id === before.userInfo?.id;
    if (now.restored && !same) onSession();
  });
}

/** Sends only changes of this tab; other tabs send their own. */
function sendChanges(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFromAnotherTab = false;
  const onStorage = async (event: StorageEvent) => {
    if (event.key !== 'cartList' && event.key !== null) return;
    isFromAnotherTab = true;
    await useCartList.persist.rehydrate();
    isFromAnotherTab = false;
  };
  const stop = useCartList.subscribe(() => {
    if (isFromAnotherTab) return;
    clearTimeout(timer);
    timer = setTimeout(() => void syncCart('save'), saveDelay);
  });
  window.addEventListener('storage', onStorage);
  return () => {
    clearTimeout(timer);
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

/** Loads the changes of other devices when the visitor returns to the page. */
function watchVisibility(): () => void {
  const onReturn = () => {
    if (document.visibilityState === 'visible') void syncCart();
  };
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('online', onReturn);
  return () => {
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('online', onReturn);
  };
}

/** Mounted once, in the site's shell; renders nothing. */
export function CartSync() {
  useEffect(() => {
    registerProductCart({ path: '/cart', add: addToCart });
    void useCartList.persist.rehydrate();
    const stops = [watchSession(), sendChanges(), watchVisibility()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}

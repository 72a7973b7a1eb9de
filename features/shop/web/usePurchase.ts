/** Buying and adding to the cart, with the messages of the specification's section 8. */
import { notices } from '@platform/web/notices';
import { loginPath } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Product } from '../contract/product.ts';
import { productCart } from './productCart.ts';
import { paymentPath, refusalOf } from './purchase.rules.ts';
import { productQuery } from './queries.ts';

const loginNeeded = '請先登錄';
const unexpected = '購買失敗';

export function usePurchase(product: Product) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  /** Opens the checkout with a quantity, through the login page if needed. */
  async function buy(quantity: number): Promise<void> {
    const target = paymentPath(product, quantity);
    const { token, isLoggedIn } = useSession.getState();
    if (token === null || !isLoggedIn) {
      notices.warning(loginNeeded);
      await navigate(loginPath(target));
      return;
    }
    setBusy(true);
    try {
      // The stock may have changed since the page was loaded; the order checks it again.
      const { stock } = await client.fetchQuery({ ...productQuery(product.id), staleTime: 0 });
      const refusal = refusalOf(stock, quantity);
      if (refusal) notices.warning(refusal);
      else await navigate(target);
    } catch {
      notices.error(unexpected);
    } finally {
      setBusy(false);
    }
  }

  function addToCart(quantity: number): void {
    const { id, title, cover, price, stock } = product;
    const refusal = refusalOf(stock, quantity);
    if (refusal) notices.warning(refusal);
    else if (productCart().add({ id, title, cover, price }, quantity))
      notices.success('已加入购物车', { to: productCart().path, label: '去购物车' });
    else notices.warning('购物车已满');
  }

  return { buy, addToCart, busy };
}

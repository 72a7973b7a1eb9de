/** The queries of checkout and orders. */
import type { CartItem } from '@features/cart/contract/item';
import { useCartList } from '@features/cart/web/cartList.ts';
import { useCartRows } from '@features/cart/web/queries.ts';
import type { OrderStatus } from '@features/orders/contract/lifecycle';
import { getLastShipping, getOrder, listOrders } from '@features/orders/contract/order';
import { query } from '@platform/web/api/api';
import { useSession } from '@platform/web/session/session';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductTarget } from './target.rules.ts';

/** The target of a checkout: one product, or the cart's checked items. */
export type Source = { kind: 'product'; target: ProductTarget } | { kind: 'cart' };

/** A product as the only item of a cart; the shop completes it. */
function asItem({ id, quantity }: ProductTarget): CartItem {
  return { id, quantity, title: '', cover: '', price: 0, checked: true, addTime: new Date(0).toISOString() };
}

/** The lines to check out, at today's price and stock. */
export function useCheckoutRows(source: Source) {
  const items = useCartList((cart) => cart.items);
  const requested =
    source.kind === 'product' ? [asItem(source.target)] : items.filter((item) => item.checked);
  const { data, ...rest } = useCartRows(requested);
  return { ...rest, data: data?.filter(({ state }) => state !== 'gone') };
}

/** The address used last, for members. */
export function useLastShipping() {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  return useQuery({ ...query(getLastShipping), enabled: isLoggedIn });
}

/** One page of the member's orders. */
export function useOrders(page: number, status: OrderStatus | undefined) {
  return useQuery({
    ...query(listOrders, { query: { page, ...(status ? { status } : {}) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** An order with its timelines; `id` may be its number or the temporary id too. */
export function useOrder(id: string | null, refetchInterval: number | false = false) {
  return useQuery({
    ...query(getOrder, { params: { id: id ?? '' } }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval,
  });
}

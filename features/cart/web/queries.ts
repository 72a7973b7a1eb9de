/** Queries of the cart's page. */
import { listProductsByIds } from '@features/shop/contract/endpoints';
import { query } from '@platform/web/api/api';
import { useQuery } from '@tanstack/react-query';
import type { CartItem } from '../contract/item.ts';
import { linesOf } from './sync.rules.ts';
import { type CartRow, rowsOf } from './view.rules.ts';

/** Milliseconds between two queries of price and stock while the page is open. */
const refresh = 60_000;

/** The items with current prices and stock. */
export function useCartRows(items: readonly CartItem[]) {
  // Sorted, so that the order of items does not change the query.
  const ids = linesOf(items)
    .map(({ id }) => id)
    .sort();
  const offers = useQuery({
    ...query(listProductsByIds, { query: { ids: ids.join(',') } }),
    enabled: ids.length > 0,
    refetchInterval: refresh,
    staleTime: 0,
    // Keeps the rows while a changed cart is queried.
    placeholderData: (earlier) => earlier,
  });
  const rows: CartRow[] | undefined =
    ids.length === 0 ? rowsOf(items, []) : offers.data && rowsOf(items, offers.data);
  return { ...offers, data: rows };
}

/** What the cart's page asks of the shop. */
import { listProductsByIds } from '@features/shop/contract/endpoints';
import { query } from '@platform/web/api/api';
import { useQuery } from '@tanstack/react-query';
import type { CartItem } from '../contract/item.ts';
import { linesOf } from './sync.rules.ts';
import { type CartRow, rowsOf } from './view.rules.ts';

/** Milliseconds after which price and stock are asked again while the page is open. */
const refresh = 60_000;

/** The items beside today's prices and stock. */
export function useCartRows(items: readonly CartItem[]) {
  // Sorted, so that moving lines about asks nothing anew.
  const ids = linesOf(items)
    .map(({ id }) => id)
    .sort();
  const offers = useQuery({
    ...query(listProductsByIds, { query: { ids: ids.join(',') } }),
    enabled: ids.length > 0,
    refetchInterval: refresh,
    staleTime: 0,
    // Removing or adding an item asks again; what is known stays on the screen meanwhile.
    placeholderData: (earlier) => earlier,
  });
  const rows: CartRow[] | undefined =
    ids.length === 0 ? rowsOf(items, []) : offers.data && rowsOf(items, offers.data);
  return { ...offers, rows };
}

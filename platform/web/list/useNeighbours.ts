/** The previous and the next entry in the list, across the list's pages. */
import type { Data, Endpoint } from '@platform/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import type { query } from '../api/api.ts';
import type { ListPage } from './resourceList.ts';

interface NeighboursOptions<State, E extends Endpoint, Item> {
  /** Null disables the queries. */
  id: string | null;
  state: State;
  pageQuery: (state: State) => ReturnType<typeof query<E>>;
  items: (data: Data<E>) => readonly Item[];
  lastPage: (data: Data<E>) => number;
}

export function useNeighbours<State extends ListPage, E extends Endpoint, Item extends { id: string }>(
  options: NeighboursOptions<State, E, Item>,
): { previous: Item | null; next: Item | null } {
  const { id, state, pageQuery, items, lastPage } = options;
  const pageAt = (page: number) => pageQuery({ ...state, page: Math.max(1, page) });
  const itemsOf = (data: Data<E> | undefined) => (data === undefined ? [] : items(data));
  const { data } = useQuery({ ...pageAt(state.page), enabled: id !== null });
  const pageItems = itemsOf(data);
  // The adjacent pages are loaded only at the edges.
  const hasBefore = state.page > 1 && pageItems.at(0)?.id === id;
  const hasAfter = data !== undefined && state.page < lastPage(data) && pageItems.at(-1)?.id === id;
  const before = useQuery({ ...pageAt(state.page - 1), enabled: hasBefore });
  const after = useQuery({ ...pageAt(state.page + 1), enabled: hasAfter });
  const index = pageItems.findIndex((item) => item.id === id);
  if (index < 0) return { previous: null, next: null };
  return {
    previous: pageItems[index - 1] ?? (hasBefore ? itemsOf(before.data).at(-1) : null) ?? null,
    next: pageItems[index + 1] ?? (hasAfter ? itemsOf(after.data).at(0) : null) ?? null,
  };
}

/** A list's state as the address says it, and the ways to change it. */
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListPage, ResourceList } from './resourceList.ts';

/** Methods, so that a component of the kit takes the view of any list. */
export interface ListView<State extends object = ListPage> {
  list: ResourceList<State>;
  state: State;
  hasFilters: boolean;
  /** `replace` for changes while typing, so that Back does not lead through every letter. */
  change(changes: Partial<State>, replace?: boolean): void;
  /** The address after a change, for links. */
  pathOf(changes: Partial<State>): string;
}

/** `search` is the list's query, also while an entry is open over the list. */
export function useList<State extends object>(list: ResourceList<State>, search: string): ListView<State> {
  const navigate = useNavigate();
  // Controls show a choice at once, before the navigation has finished.
  const [displayed, setDisplayed] = useState({ search, since: search });
  if (displayed.since !== search) setDisplayed({ search, since: search });
  const state = useMemo(() => list.read(displayed.search), [list, displayed.search]);
  const queryOf = (changes: Partial<State>) => list.write(list.change(state, changes));
  return {
    list,
    state,
    hasFilters: list.hasFilters(state),
    pathOf: (changes) => list.path + queryOf(changes),
    change(changes, replace = false) {
      const query = queryOf(changes);
      setDisplayed({ search: query, since: search });
      // The list changes where the visitor is; the page does not scroll.
      void navigate(list.path + query, { preventScrollReset: true, replace });
    },
  };
}

/** A list's state from the address, and the functions that change it. */
import { useMemo, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { ListPage, Option, ResourceList } from './resourceList.ts';

/** With methods, so that components of the kit accept the view of any list. */
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
  // Controls show a change at once, before the navigation has finished.
  const [displayed, setDisplayed] = useState({ search, since: search });
  if (displayed.since !== search) setDisplayed({ search, since: search });
  // Also those of a link, and further changes are added to them.
  const { location: next } = useNavigation();
  const nextSearch = next?.pathname === list.path ? next.search : displayed.search;
  const state = useMemo(() => list.read(nextSearch), [list, nextSearch]);
  const queryOf = (changes: Partial<State>) => list.write(list.change(state, changes));
  return {
    list,
    state,
    hasFilters: list.hasFilters(state),
    pathOf: (changes) => list.path + queryOf(changes),
    change(changes, replace = false) {
      const query = queryOf(changes);
      setDisplayed({ search: query, since: search });
      // The page does not scroll.
      void navigate(list.path + query, { preventScrollReset: true, replace });
    },
  };
}

/** A component for one field of a list. */
export interface FieldChoice<State extends object> {
  view: ListView<State>;
  field: keyof State & string;
  /** The tabs of a page: each starts without what was chosen in another. */
  ofPage?: boolean;
}

/** The changes that choose a value of a field. */
export function changesOf<State extends object>(
  { view, field, ofPage = false }: FieldChoice<State>,
  value: Option['value'] | undefined,
): Partial<State> {
  const others = ofPage ? Object.keys(view.state).map((name) => [name, undefined]) : [];
  const defaults = ofPage ? view.list.defaults : {};
  return { ...Object.fromEntries(others), ...defaults, [field]: value } as Partial<State>;
}

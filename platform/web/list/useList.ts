/** A list's state as the address says it, and the ways to change it. */
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListPage, Option, ResourceList } from './resourceList.ts';

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
  const [chosen, setChosen] = useState({ search, since: search });
  if (chosen.since !== search) setChosen({ search, since: search });
  const state = useMemo(() => list.read(chosen.search), [list, chosen.search]);
  const queryOf = (changes: Partial<State>) => list.write(list.change(state, changes));
  return {
    list,
    state,
    hasFilters: list.hasFilters(state),
    pathOf: (changes) => list.path + queryOf(changes),
    change(changes, replace = false) {
      const query = queryOf(changes);
      setChosen({ search: query, since: search });
      // The list changes where the visitor is; the page does not scroll.
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

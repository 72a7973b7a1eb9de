/** An entry that is open over its list. The state is in the history entry, so that it also works with Back and Forward. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useOutletContext } from 'react-router';

/** The state of a link that opens an entry over the list at `key`; `place` distinguishes several links to one entry. */
export const openOverList = ({ key }: Location, place = 'list') => ({ overList: key, place });

const fieldOf = (state: unknown, name: string): string | null => {
  const value = typeof state === 'object' && state !== null && name in state ? state[name as never] : null;
  return typeof value === 'string' ? value : null;
};

/** The history entry of the list over which an entry was opened; null when there was none. */
export const backgroundKeyOf = (state: unknown): string | null => fieldOf(state, 'overList');

/** The place of the link that opened an entry. */
export const openerPlaceOf = (state: unknown): string => fieldOf(state, 'place') ?? 'list';

/** The id of a link to an entry; the focus returns to it when the entry is closed. */
export const entryLinkId = (id: string, place = 'list') => `entry-${place}-${id}`;

/** The kind of a route below a list's path: the list, an entry, or a dialog that is always over the list. */
export type RouteKind = 'list' | 'entry' | 'overlay';

export interface Background {
  /** Whether an entry is open over the list, which is the previous history entry. */
  isModal: boolean;
  /** The list's query; null without a visible list. */
  listSearch: string | null;
}

/** For the layout: the visible list, alone or behind an entry. */
export function useBackgroundList(kind: RouteKind): Background {
  const { search, key, state } = useLocation();
  const currentList = useMemo(() => ({ search: kind === 'list' ? search : '', key }), [kind, search, key]);
  // Set initially: an update during hydration would replace the server's list by its skeleton.
  const [lastList, setLastList] = useState<typeof currentList | null>(kind === 'list' ? currentList : null);
  const backgroundList = lastList?.key === backgroundKeyOf(state) ? lastList : null;
  const visibleList =
    kind === 'list' || (kind === 'overlay' && !backgroundList) ? currentList : backgroundList;
  useEffect(() => {
    if (kind !== 'overlay') setLastList(visibleList);
  }, [kind, visibleList]);
  return { isModal: kind !== 'list' && visibleList !== null, listSearch: visibleList?.search ?? null };
}

/** The layout's list behind an entry. */
export const useBackground = () => useOutletContext<Background>();

/** Closes an entry over a list by going back. During the navigation a second Esc does nothing. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-1);
  };
}

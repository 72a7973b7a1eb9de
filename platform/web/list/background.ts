/** An entry that opens over the list it was chosen from; the history entry says so, so that back and forward know it too. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useOutletContext } from 'react-router';

/** The state of a link that opens an entry over the list which is the history entry `key`. */
export const openOverList = ({ key }: Location) => ({ openOverList: key });

/** Which history entry is the list that an entry was opened over; null when there was none. */
export function backgroundKeyOf(state: unknown): string | null {
  const over = typeof state === 'object' && state !== null && 'overList' in state ? state.overList : null;
  return typeof over === 'string' ? over : null;
}

/** For the layout: the list's query while it is shown and while an entry is open over it; null when there is no list below. */
export function useBackgroundList(isEntry: boolean): string | null {
  const { search, key, state } = useLocation();
  const list = useMemo(() => ({ search, key }), [search, key]);
  // From the start, because an update while the server's list is taken over would show its places instead.
  const [listed, setListed] = useState<typeof list | null>(isEntry ? null : list);
  const shown = isEntry ? (listed?.key === backgroundKeyOf(state) ? listed : null) : list;
  useEffect(() => setListed(shown), [shown]);
  return shown?.search ?? null;
}

interface BackgroundList {
  /** The list is there, with the entry over it, and is the history entry before it. */
  isModal: boolean;
  /** The list's query, '' when there is none. */
  listSearch: string;
}

/** What the layout says about the list below. */
export function useBackground(): BackgroundList {
  return useOutletContext<BackgroundList>();
}

/** Closes what is open over a list by going back to it. Going back takes a moment, in which a second Esc does nothing. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const going = useRef(false);
  return () => {
    if (going.current) return;
    going.current = true;
    void navigate(-1);
  };
}

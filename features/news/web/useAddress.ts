/** The list's state as the address says it, and the ways to change it. */
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { changeAddress, type NewsAddress, readAddress, writeAddress } from './address.rules.ts';
import { newsPath } from './path.ts';

/** `replace` for what changes letter by letter, so that Back doesn't lead through every letter. */
export type Change = (wanted: Partial<NewsAddress>, replace?: boolean) => void;

/** The address after a change, for links. */
export type PathOf = (wanted: Partial<NewsAddress>) => string;

export function useAddress(search: string): { shown: NewsAddress; change: Change; pathOf: PathOf } {
  const navigate = useNavigate();
  // A control shows at once what was chosen, not only when the navigation is through.
  const [chosen, setChosen] = useState({ search, since: search });
  if (chosen.since !== search) setChosen({ search, since: search });
  const shown = useMemo(() => readAddress(chosen.search), [chosen.search]);
  const queryOf = (wanted: Partial<NewsAddress>) => writeAddress(changeAddress(shown, wanted));
  return {
    shown,
    pathOf: (wanted) => newsPath + queryOf(wanted),
    change(wanted, replace = false) {
      const query = queryOf(wanted);
      setChosen({ search: query, since: search });
      // The list changes under the visitor's hands; the page stays where it is.
      void navigate(newsPath + query, { preventScrollReset: true, replace });
    },
  };
}

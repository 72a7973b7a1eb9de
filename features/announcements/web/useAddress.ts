/** The list's state as the address says it, and the ways to change it. */
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  announcementsPath,
  changeAddress,
  type ListAddress,
  readAddress,
  writeAddress,
} from './address.rules.ts';

export type Change = (wanted: Partial<ListAddress>) => void;

/** The address after a change, for links. */
export type PathOf = (wanted: Partial<ListAddress>) => string;

export interface AddressParts {
  shown: ListAddress;
  change: Change;
  pathOf: PathOf;
}

export function useAddress(search: string): AddressParts {
  const navigate = useNavigate();
  // A control shows at once what was chosen, not only when the navigation is through.
  const [chosen, setChosen] = useState({ search, since: search });
  if (chosen.since !== search) setChosen({ search, since: search });
  const shown = useMemo(() => readAddress(chosen.search), [chosen.search]);
  const queryOf = (wanted: Partial<ListAddress>) => writeAddress(changeAddress(shown, wanted));
  return {
    shown,
    pathOf: (wanted) => announcementsPath + queryOf(wanted),
    change(wanted) {
      const query = queryOf(wanted);
      setChosen({ search: query, since: search });
      // The list changes under the reader's hands; the page stays where it is.
      void navigate(announcementsPath + query, { preventScrollReset: true });
    },
  };
}

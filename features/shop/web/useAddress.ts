/** The list's state as the address says it, and the ways to change it. */
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { changeAddress, readAddress, type ShopAddress, writeAddress } from './address.rules.ts';

export type Change = (wanted: Partial<ShopAddress>) => void;

/** The address after a change, for links. */
export type PathOf = (wanted: Partial<ShopAddress>) => string;

const path = '/library';

export function useAddress(search: string): { shown: ShopAddress; change: Change; pathOf: PathOf } {
  const navigate = useNavigate();
  // A control shows at once what was chosen, not only when the navigation is through.
  const [chosen, setChosen] = useState({ search, since: search });
  if (chosen.since !== search) setChosen({ search, since: search });
  const shown = useMemo(() => readAddress(chosen.search), [chosen.search]);
  const queryOf = (wanted: Partial<ShopAddress>) => writeAddress(changeAddress(shown, wanted));
  return {
    shown,
    pathOf: (wanted) => path + queryOf(wanted),
    change(wanted) {
      const query = queryOf(wanted);
      setChosen({ search: query, since: search });
      // The list changes under the visitor's hands; the page stays where it is.
      void navigate(path + query, { preventScrollReset: true });
    },
  };
}

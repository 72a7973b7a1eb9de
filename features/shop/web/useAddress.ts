/** The list's state as the address says it, and the ways to change it. */
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { changeAddress, readAddress, type ShopAddress, writeAddress } from './address.rules.ts';

export type Change = (wanted: Partial<ShopAddress>) => void;

/** The address after a change, for links. */
export type PathOf = (wanted: Partial<ShopAddress>) => string;

const path = '/library';

export function useAddress(search: string): { shown: ShopAddress; change: Change; pathOf: PathOf } {
  const navigate = useNavigate();
  const shown = useMemo(() => readAddress(search), [search]);
  const pathOf: PathOf = (wanted) => path + writeAddress(changeAddress(shown, wanted));
  return {
    shown,
    pathOf,
    // The list changes under the visitor's hands; the page stays where it is.
    change: (wanted) => void navigate(pathOf(wanted), { preventScrollReset: true }),
  };
}

/** The state in the page's address, and its changes. */
import { useNavigate } from 'react-router';
import { type Address, pathOf } from './address.rules.ts';

/** Navigates to a changed address; keeps the scroll position. */
export type Change = (change: Partial<Address>) => void;

export function useChange(address: Address): Change {
  const navigate = useNavigate();
  return (change) => void navigate(pathOf(address, change), { preventScrollReset: true });
}

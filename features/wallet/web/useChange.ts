/** The way to change what the page shows, by its address. */
import { useNavigate } from 'react-router';
import { type Address, pathOf } from './address.rules.ts';

/** Goes to a changed address; the page stays where it is under the visitor's hands. */
export function useChange(shown: Address): (change: Partial<Address>) => void {
  const navigate = useNavigate();
  return (change) => void navigate(pathOf(shown, change), { preventScrollReset: true });
}

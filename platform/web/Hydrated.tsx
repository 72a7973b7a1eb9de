/** What only the browser knows: local storage, the query of the address, the visitor. */
import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its HTML is taken over, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Shows `fallback` in the server's HTML and `children` once the browser has taken over. */
export function ClientOnly({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  return useHydrated() ? children : fallback;
}

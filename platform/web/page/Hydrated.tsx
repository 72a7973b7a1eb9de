/** What only the browser knows: local storage, the query of the address, the visitor. */
import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its HTML is taken over, true ever after. What follows gives way to the visitor's input. */
export function useHydrated(): boolean {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(hydrated);
}

/** Shows `fallback` in the server's HTML and `children` once the browser has taken over. */
export function ClientOnly({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  return useHydrated() ? children : fallback;
}

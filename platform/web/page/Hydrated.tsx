/** Rendering that needs the browser: local storage, the address's query, the visitor. */
import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, then true. The update has low priority. */
export function useHydrated(): boolean {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(hydrated);
}

/** Shows `fallback` until hydration, then `children`. */
export function ClientOnly({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  return useHydrated() ? children : fallback;
}

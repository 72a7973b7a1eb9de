/** Leaving the desk: what is unsaved is not lost by a slip. */
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

export interface Leaving {
  /** Says whether there is anything unsaved; takes effect at once. */
  setUnsaved: (unsaved: boolean) => void;
  /** Whether the editor is being asked. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
}

export function useLeaving(): Leaving {
  const unsaved = useRef(false);
  // An ended session leads to /login whatever is unsaved; the tab keeps it until the editor is back.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current &&
      nextLocation.pathname !== '/login' &&
      nextLocation.pathname !== currentLocation.pathname,
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return {
    setUnsaved: useCallback((now: boolean) => {
      unsaved.current = now;
    }, []),
    asking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}

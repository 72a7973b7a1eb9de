/** Asks before something unsaved is left: by closing, by a link or Back, and by closing the window. */
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';

interface Leaving {
  setUnsaved(unsaved: boolean): void;
  /** Closes, or asks first. */
  ask(): void;
  asking: boolean;
  leave(): void;
  stay(): void;
}

export function useLeaving(onClose: () => void): Leaving {
  const unsaved = useRef(false);
  const [closing, setClosing] = useState(false);
  // Where the session has ended the guard leads to the login; what was typed is kept as a draft.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved.current && to.pathname !== from.pathname && to.pathname !== '/login',
  );

  useEffect(() => {
    const keepOpen = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', keepOpen);
    return () => window.removeEventListener('beforeunload', keepOpen);
  }, []);

  return {
    setUnsaved: (now) => {
      unsaved.current = now;
    },
    ask() {
      if (!unsaved.current) return onClose();
      // Not before the key press is over: the question would take the same Escape for its answer.
      window.setTimeout(() => setClosing(true));
    },
    asking: closing || blocker.state === 'blocked',
    leave() {
      unsaved.current = false;
      if (blocker.state === 'blocked') blocker.proceed();
      else onClose();
    },
    stay() {
      setClosing(false);
      if (blocker.state === 'blocked') blocker.reset();
    },
  };
}

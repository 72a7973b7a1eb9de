/** Asks before unsaved work is left: by closing, by a link or Back, and by closing the window. */
import { useCallback, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

export interface LeaveGuard {
  /** Takes effect at once, also for a navigation in the same event. */
  setUnsaved(isUnsaved: boolean): void;
  /** Closes, or asks first. */
  close(): void;
  isAsking: boolean;
  leave(): void;
  stay(): void;
}

export function useLeaveGuard(onClose: () => void): LeaveGuard {
  const unsaved = useRef(false);
  const [isClosing, setClosing] = useState(false);
  // An expired session leads to the login whatever is unsaved; the draft is there afterwards.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved.current && to.pathname !== from.pathname && to.pathname !== '/login',
  );
  useBeforeUnload(
    useCallback((event) => {
      if (unsaved.current) event.preventDefault();
    }, []),
  );

  return {
    setUnsaved: useCallback((isUnsaved: boolean) => {
      unsaved.current = isUnsaved;
    }, []),
    close() {
      if (!unsaved.current) return onClose();
      // Not before the key press is over: the question would take the same Escape for its answer.
      window.setTimeout(() => setClosing(true));
    },
    isAsking: isClosing || blocker.state === 'blocked',
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

/** Asks for confirmation before unsaved changes are left: by closing the dialog, navigating, or closing the window. */
import { useCallback, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

export interface LeaveGuard {
  /** Effective at once, also for a navigation in the same event. */
  setUnsaved(isUnsaved: boolean): void;
  /** Closes, after a confirmation if there are unsaved changes. */
  close(): void;
  isAsking: boolean;
  leave(): void;
  stay(): void;
}

export function useLeaveGuard(onClose: () => void): LeaveGuard {
  const unsaved = useRef(false);
  const [isClosing, setClosing] = useState(false);
  // An expired session always leads to the login; the draft is restored afterwards.
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
      // After the key press: the confirmation would be closed by the same Escape.
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

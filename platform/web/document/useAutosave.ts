/** Autosave in a page: saves before the page is hidden, and warns if closing it would lose changes. */
import { useCallback, useEffect, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import { useStore } from 'zustand';
import { type Autosave, type AutosaveOptions, type AutosaveState, createAutosave } from './autosave.ts';

/** Only the first `options` are used. */
export function useAutosave<const Name extends string>(
  options: AutosaveOptions<Name>,
): AutosaveState<Name> & { autosave: Autosave<Name> } {
  const [autosave] = useState(() => createAutosave(options));
  const state = useStore(autosave.store);

  useEffect(() => {
    autosave.start();
    const onHide = () => {
      if (document.visibilityState === 'hidden') void autosave.flush();
    };
    const onOnline = () => void autosave.flush();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('online', onOnline);
      void autosave.flush().finally(() => autosave.stop());
    };
  }, [autosave]);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (autosave.wouldLose()) event.preventDefault();
      },
      [autosave],
    ),
  );

  return { ...state, autosave };
}

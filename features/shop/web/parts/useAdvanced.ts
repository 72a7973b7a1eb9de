/** Whether the advanced-search panel is open, and whether it was ever wanted: it is fetched only then. */
import { useRef, useState } from 'react';

export function useAdvanced() {
  const [opened, setOpened] = useState(false);
  const [isLoaded, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    opened,
    isLoaded: isLoaded,
    /** What opens it, and gets the focus back when it closes. */
    button,
    close() {
      setOpened(false);
      button.current?.focus();
    },
    toggle() {
      setWanted(true);
      setOpened((before) => !before);
    },
  };
}

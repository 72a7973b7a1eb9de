/** Whether the advanced-search panel is open, and whether it was ever opened: it is loaded only then. */
import { useRef, useState } from 'react';

export function useAdvanced() {
  const [opened, setOpened] = useState(false);
  const [isLoaded, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    opened,
    isLoaded: isLoaded,
    /** The button that opens it; gets the focus back. */
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

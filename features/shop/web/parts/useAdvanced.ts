/** Whether the advanced-search panel is open, and whether it was ever wanted: it is fetched only then. */
import { useState } from 'react';

export function useAdvanced() {
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  return {
    opened,
    wanted,
    close: () => setOpened(false),
    toggle() {
      setWanted(true);
      setOpened((before) => !before);
    },
  };
}

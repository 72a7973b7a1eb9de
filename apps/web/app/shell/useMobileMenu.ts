/** The mobile menu: toggles, and closes above 768 px, on Escape, on a click elsewhere and after a choice. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const wide = '(min-width: 768.02px)';

interface MobileMenu {
  opened: boolean;
  toggle(): void;
  /** The button gets the focus back when Escape closes the menu. */
  button: RefObject<HTMLButtonElement | null>;
}

export function useMobileMenu(): MobileMenu {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // Every navigation closes the menu.
  useEffect(() => setOpened(false), [key]);

  useEffect(() => {
    if (!opened) return;
    const media = window.matchMedia(wide);
    const onWide = () => media.matches && setOpened(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpened(false);
      button.current?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('header')) setOpened(false);
    };
    media.addEventListener('change', onWide);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      media.removeEventListener('change', onWide);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [opened]);

  return { opened, toggle: () => setOpened((now) => !now), button };
}

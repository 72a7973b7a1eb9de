/** A part that a button opens and closes; Escape, a press outside and every navigation close it too. */
import { useDidUpdate } from '@mantine/hooks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

interface Disclosure<Frame extends HTMLElement> {
  opened: boolean;
  toggle(): void;
  close(): void;
  /** The element around the button and the opened part; a press outside closes. */
  frame: RefObject<Frame | null>;
  /** Gets the focus back when Escape closes. */
  button: RefObject<HTMLButtonElement | null>;
}

/** With `media`, it closes as well when the media query begins to match. */
export function useDisclosure<Frame extends HTMLElement>(media?: string): Disclosure<Frame> {
  const [opened, setOpened] = useState(false);
  const frame = useRef<Frame>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // Every navigation closes it. The first run of an effect may come after a click during hydration.
  useDidUpdate(() => setOpened(false), [key]);

  useEffect(() => {
    if (!opened) return;
    const list = media === undefined ? null : window.matchMedia(media);
    const onMedia = () => list?.matches && setOpened(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpened(false);
      button.current?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpened(false);
    };
    list?.addEventListener('change', onMedia);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      list?.removeEventListener('change', onMedia);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [opened, media]);

  return { opened, toggle: () => setOpened((now) => !now), close: () => setOpened(false), frame, button };
}

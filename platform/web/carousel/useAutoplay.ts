/** Advances a carousel by a timer, except while a pointer or the focus is on it, or if the visitor prefers reduced motion. */
import { useReducedMotion } from '@mantine/hooks';
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/** Milliseconds per slide (specification, section 9). */
const interval = 3000;

interface Carousel {
  /** The current slide, from 0. */
  index: number;
  count: number;
  /** Shows the next slide. A stable function: a new one restarts the timer. */
  next: () => void;
}

/** `playing` is the visitor's choice; `running` is false while a pointer or the focus is on the carousel. */
export function useAutoplay({ index, count, next }: Carousel) {
  const reducedMotion = useReducedMotion();
  const [preference, setPreference] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // With reduced motion it plays only after the button was pressed.
  const playing = preference ?? !reducedMotion;
  const running = playing && !hovered && !focused && count > 1;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      // Not while the page is in the background.
      if (!document.hidden) next();
    }, interval);
    return () => clearInterval(timer);
    // Selecting a slide restarts the timer.
  }, [running, next, index]);

  return {
    reducedMotion,
    playing,
    running,
    toggle: () => setPreference(!playing),
    /** Props of the carousel's element. */
    frame: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}

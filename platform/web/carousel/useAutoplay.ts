/** Moves a carousel on by the clock, except while a pointer or the focus is on it, or where less motion is preferred. */
import { useReducedMotion } from '@mantine/hooks';
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/** Milliseconds for which a slide stays (specification, section 9). */
const interval = 3000;

interface Carousel {
  /** The slide that is shown, from 0. */
  index: number;
  count: number;
  /** Shows the next one; the same function from render to render, or the clock begins anew. */
  next: () => void;
}

/** `playing` is what the visitor has chosen; `running` is false while a pointer or the focus is there. */
export function useAutoplay({ index, count, next }: Carousel) {
  const reducedMotion = useReducedMotion();
  const [preference, setPreference] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // Where less motion is preferred, it plays only after the button was pressed.
  const playing = preference ?? !reducedMotion;
  const running = playing && !hovered && !focused && count > 1;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      // A page in the background is not seen.
      if (!document.hidden) next();
    }, interval);
    return () => clearInterval(timer);
    // A slide that was chosen by hand stays as long as any other.
  }, [running, next, index]);

  return {
    reducedMotion,
    playing,
    running,
    toggle: () => setPreference(!playing),
    /** For the element that holds the carousel. */
    frame: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}

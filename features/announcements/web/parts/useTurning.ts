/** When the carousel turns by itself: by the clock, and not while somebody looks closer or wants less motion. */
import { useReducedMotion } from '@mantine/hooks';
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/** Milliseconds for which a slide stays (specification, section 9). */
const interval = 3000;

/** `playing` is what the reader wants; `turning` is false while a pointer or the focus is there. */
export function useTurning({ at, count, next }: { at: number; count: number; next: () => void }) {
  const calm = useReducedMotion(false, { getInitialValueInEffect: false });
  const [wish, setWish] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // Whoever wants less motion gets it only by pressing the button.
  const playing = wish ?? !calm;
  const turning = playing && !hovered && !focused && count > 1;

  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => {
      // Nobody sees a slide of a page in the background.
      if (!document.hidden) next();
    }, interval);
    return () => clearInterval(timer);
    // A slide that was turned by hand stays as long as any other.
  }, [turning, next, at]);

  return {
    calm,
    playing,
    turning,
    toggle: () => setWish(!playing),
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

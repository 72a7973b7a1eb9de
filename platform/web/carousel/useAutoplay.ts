/** When a carousel turns by itself: by the clock, and not while somebody looks closer or wants less motion. */
import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds for which a slide stays (specification, section 9). */
const interval = 3000;

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

function onMotionChange(changed: () => void): () => void {
  const query = matchMedia(reducedMotionQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onMotionChange,
    () => matchMedia(reducedMotionQuery).matches,
    () => false,
  );
}

interface Carousel {
  /** The slide that is shown, from 0. */
  index: number;
  count: number;
  /** Shows the next one; the same function from render to render, or the clock begins anew. */
  next: () => void;
}

/** `playing` is what the visitor wants; `turning` is false while a pointer or the focus is there. */
export function useAutoplay({ index, count, next }: Carousel) {
  const reducedMotion = useReducedMotion();
  const [preference, setPreference] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // Whoever wants less motion gets it only by pressing the button.
  const playing = preference ?? !reducedMotion;
  const running = playing && !hovered && !focused && count > 1;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      // Nobody sees a slide of a page in the background.
      if (!document.hidden) next();
    }, interval);
    return () => clearInterval(timer);
    // A slide that was turned by hand stays as long as any other.
  }, [running, next, index]);

  return {
    reducedMotion: reducedMotion,
    playing,
    running: running,
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

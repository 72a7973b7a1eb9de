/** The banner's turning: by the clock, by hand, and not at all while somebody looks closer. */
import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds for which a slide stays (specification, section 9). */
export const interval = 3000;

/** Pixels that a finger travels before it counts as a swipe. */
const swipe = 40;

const calm = '(prefers-reduced-motion: reduce)';

function onCalmChange(changed: () => void): () => void {
  const query = matchMedia(calm);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function useCalm(): boolean {
  return useSyncExternalStore(
    onCalmChange,
    () => matchMedia(calm).matches,
    () => false,
  );
}

/** Turns `count` slides. `playing` is what the visitor wants; `turning` is false while a pointer or the focus is there. */
export function useRotation(count: number) {
  const calmWanted = useCalm();
  const [at, setAt] = useState(0);
  const [wish, setWish] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  // Whoever wants less motion gets it only when they press the button.
  const playing = wish ?? !calmWanted;
  const turning = playing && !hovered && !focused;
  const go = (to: number) => setAt((to + count) % count);

  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => {
      // Nobody sees a slide of a page in the background.
      if (!document.hidden) setAt((now) => (now + 1) % count);
    }, interval);
    return () => clearInterval(timer);
  }, [turning, count, at]);

  return {
    at,
    playing,
    turning,
    go,
    toggle: () => setWish(!playing),
    /** For the element that holds the banner. */
    frame: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
    /** For the element that is swiped. */
    swiped: {
      onPointerDown: ({ pointerType, clientX }: PointerEvent) =>
        setPressedAt(pointerType === 'mouse' ? null : clientX),
      onPointerUp({ clientX }: PointerEvent) {
        const travelled = pressedAt === null ? 0 : clientX - pressedAt;
        setPressedAt(null);
        if (Math.abs(travelled) >= swipe) go(at - Math.sign(travelled));
      },
    },
  };
}

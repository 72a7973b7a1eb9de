/** The banner's turning: by the clock and by hand, that is by dots, keys and swipes. */
import { useAutoplay } from '@platform/web/carousel/useAutoplay';
import { type PointerEvent, useCallback, useState } from 'react';

/** Pixels that a finger travels before it counts as a swipe. */
const swipe = 40;

/** Turns `count` slides. */
export function useRotation(count: number) {
  const [at, setAt] = useState(0);
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const next = useCallback(() => setAt((now) => (now + 1) % count), [count]);
  const { playing, running: turning, toggle, frame } = useAutoplay({ index: at, count, next });
  const go = (to: number) => setAt((to + count) % count);

  return {
    ...{ at, playing, turning, go, toggle, frame },
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

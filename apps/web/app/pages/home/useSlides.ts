/** The current slide of the banner: changed by a timer, dots, keys and swipes. */
import { useAutoplay } from '@platform/web/carousel/useAutoplay';
import { type PointerEvent, useCallback, useState } from 'react';

/** The minimum distance of a swipe in pixels. */
const minSwipe = 40;

/** The state of `count` slides. */
export function useSlides(count: number) {
  const [index, setIndex] = useState(0);
  const [pointerX, setPointerX] = useState<number | null>(null);
  const next = useCallback(() => setIndex((now) => (now + 1) % count), [count]);
  const { playing, running, toggle, frame } = useAutoplay({ index, count, next });
  const go = (to: number) => setIndex((to + count) % count);

  return {
    ...{ index, playing, running, go, toggle, frame },
    /** Props of the swiped element. */
    swiped: {
      onPointerDown: ({ pointerType, clientX }: PointerEvent) =>
        setPointerX(pointerType === 'mouse' ? null : clientX),
      onPointerUp({ clientX }: PointerEvent) {
        const distance = pointerX === null ? 0 : clientX - pointerX;
        setPointerX(null);
        if (Math.abs(distance) >= minSwipe) go(index - Math.sign(distance));
      },
    },
  };
}

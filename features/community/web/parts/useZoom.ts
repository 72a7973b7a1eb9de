/** Zooming by wheel, pinch, double click or tap, and keys; a magnified image is moved by dragging. */
import { type PointerEvent, useCallback, useRef, useState } from 'react';
import { move, noZoom, zoomBy } from './zoom.rules.ts';

/** Of one step by key or button, and of a double click. */
const stepFactor = 1.5;
const doubleFactor = 2.5;
/** Wheel distance, in pixels, that magnifies e times. */
const wheelDistance = 300;

interface Point {
  x: number;
  y: number;
}

export function useZoom() {
  const [zoom, setZoom] = useState(noZoom);
  const frame = useRef<HTMLDivElement | null>(null);
  const pointers = useRef(new Map<number, Point>());

  const box = () => frame.current?.getBoundingClientRect() ?? new DOMRect();
  const by = useCallback((factor: number, at?: Point) => {
    const { left, top, width, height } = box();
    const point = at ? { x: at.x - left - width / 2, y: at.y - top - height / 2 } : { x: 0, y: 0 };
    setZoom((before) => zoomBy(before, factor, point, { width, height }));
  }, []);

  // React's own listener of wheels is passive, and the page behind would scroll.
  const attach = useCallback(
    (node: HTMLDivElement) => {
      const onWheel = (event: WheelEvent) => {
        event.preventDefault();
        by(Math.exp(-event.deltaY / wheelDistance), { x: event.clientX, y: event.clientY });
      };
      frame.current = node;
      node.addEventListener('wheel', onWheel, { passive: false });
      return () => node.removeEventListener('wheel', onWheel);
    },
    [by],
  );

  const at = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });
  const lift = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

  function onPointerMove(event: PointerEvent): void {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      by(distance(now, other) / Math.max(1, distance(before, other)), middle);
    } else setZoom((zoomBefore) => move(zoomBefore, now.x - before.x, now.y - before.y, box()));
  }

  return {
    zoom,
    zoomIn: () => by(stepFactor),
    zoomOut: () => by(1 / stepFactor),
    reset: useCallback(() => setZoom(noZoom), []),
    frame: {
      ref: attach,
      onPointerDown: (event: PointerEvent) => void pointers.current.set(event.pointerId, at(event)),
      onPointerMove,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
      onDoubleClick: ({ clientX: x, clientY: y }: { clientX: number; clientY: number }) =>
        zoom.scale > 1 ? setZoom(noZoom) : by(doubleFactor, { x, y }),
    },
  };
}

/** The magnification of an image in the preview, and how far it is moved from the middle, in pixels. */
interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export const noZoom: Zoom = { scale: 1, x: 0, y: 0 };
const maxScale = 5;

/** Half of what a magnified frame of this size has beyond its edges. */
const reach = (size: number, scale: number) => (size * (scale - 1)) / 2;
const clamp = (value: number, bound: number) => Math.min(bound, Math.max(-bound, value)) || 0;

interface Frame {
  width: number;
  height: number;
}

/** Moves the image, but not beyond its edges. */
export function move({ scale, x, y }: Zoom, dx: number, dy: number, { width, height }: Frame): Zoom {
  return { scale, x: clamp(x + dx, reach(width, scale)), y: clamp(y + dy, reach(height, scale)) };
}

/** Magnifies so that the point (from the middle of the frame) stays where it is. */
export function zoomBy(zoom: Zoom, factor: number, point: { x: number; y: number }, frame: Frame): Zoom {
  const scale = Math.min(maxScale, Math.max(1, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  const dx = (point.x - zoom.x) * (1 - ratio);
  const dy = (point.y - zoom.y) * (1 - ratio);
  return move({ ...zoom, scale }, dx, dy, frame);
}

/** The square that is cut out of a picture, always inside of it. Lengths are in pixels of the picture. */
import type { Crop } from '../../contract/avatar.ts';

export interface Size {
  width: number;
  height: number;
}

/** The closest zoom; 1 is the largest square. */
export const maxZoom = 5;

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The largest square of a picture, in the middle. */
export function initialCrop({ width, height }: Size): Crop {
  const size = Math.min(width, height);
  return { x: Math.floor((width - size) / 2), y: Math.floor((height - size) / 2), size };
}

/** Moves the square, as far as the picture goes. */
export function moveCrop({ x, y, size }: Crop, { width, height }: Size, right: number, down: number): Crop {
  return {
    x: between(Math.round(x + right), 0, width - size),
    y: between(Math.round(y + down), 0, height - size),
    size,
  };
}

/** How often the side of the square fits into that of the largest one. */
export const zoomOf = ({ size }: Crop, { width, height }: Size): number => Math.min(width, height) / size;

/** Zooms about the middle of the square. */
export function zoomCrop(crop: Crop, picture: Size, zoom: number): Crop {
  const largest = Math.min(picture.width, picture.height);
  const size = Math.max(1, Math.round(largest / between(zoom, 1, maxZoom)));
  const shift = (crop.size - size) / 2;
  return moveCrop({ ...crop, size }, picture, shift, shift);
}

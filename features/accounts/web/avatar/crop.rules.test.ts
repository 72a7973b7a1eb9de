import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Crop } from '../../contract/avatar.ts';
import { initialCrop, maxZoom, moveCrop, type Size, zoomCrop, zoomOf } from './crop.rules.ts';

const picture = { width: 700, height: 400 };

describe('crop', () => {
  it.each([
    [picture, { x: 150, y: 0, size: 400 }],
    [
      { width: 401, height: 600 },
      { x: 0, y: 99, size: 401 },
    ],
    [
      { width: 1, height: 1 },
      { x: 0, y: 0, size: 1 },
    ],
  ])('begins with the largest square of %j', (size, crop) => expect(initialCrop(size)).toEqual(crop));

  it('moves as far as the picture goes', () => {
    expect(moveCrop(initialCrop(picture), picture, 20.4, 10)).toEqual({ x: 170, y: 0, size: 400 });
    expect(moveCrop(initialCrop(picture), picture, -1000, 0)).toEqual({ x: 0, y: 0, size: 400 });
  });

  it('zooms about its middle, and back', () => {
    const near = zoomCrop(initialCrop(picture), picture, 2);
    expect(near).toEqual({ x: 250, y: 100, size: 200 });
    expect(zoomOf(near, picture)).toBe(2);
    expect(zoomCrop(near, picture, 1)).toEqual(initialCrop(picture));
    expect(zoomOf(zoomCrop(near, picture, 99), picture)).toBe(maxZoom);
  });

  it('stays inside of the picture, in whole pixels', () => {
    const side = fc.integer({ min: 1, max: 12_000 });
    const distance = fc.double({ min: -20_000, max: 20_000, noNaN: true });
    const step = fc.oneof(
      fc.record({ right: distance, down: distance }),
      fc.record({ zoom: fc.double({ min: 0, max: 20, noNaN: true }) }),
    );
    const follow = (crop: Crop, size: Size, change: { zoom: number } | { right: number; down: number }) =>
      'zoom' in change ? zoomCrop(crop, size, change.zoom) : moveCrop(crop, size, change.right, change.down);
    fc.assert(
      fc.property(fc.record({ width: side, height: side }), fc.array(step), (size, steps) => {
        const crop = steps.reduce((current, change) => follow(current, size, change), initialCrop(size));
        expect(Object.values(crop).every(Number.isInteger)).toBe(true);
        expect(Math.min(crop.x, crop.y, crop.size - 1)).toBeGreaterThanOrEqual(0);
        expect(crop.x + crop.size).toBeLessThanOrEqual(size.width);
        expect(crop.y + crop.size).toBeLessThanOrEqual(size.height);
      }),
    );
  });
});

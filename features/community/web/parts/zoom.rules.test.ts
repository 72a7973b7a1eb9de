import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { move, noZoom, zoomBy } from './zoom.rules.ts';

const frame = { width: 400, height: 300 };
const middle = { x: 0, y: 0 };

describe('zoomBy', () => {
  it('magnifies from 1 to 5 times', () => {
    expect(zoomBy(noZoom, 2, middle, frame)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(zoomBy(noZoom, 0.5, middle, frame)).toEqual(noZoom);
    expect(zoomBy(noZoom, 99, middle, frame).scale).toBe(5);
  });

  it('keeps the point under the pointer', () => {
    const zoom = zoomBy(noZoom, 2, { x: 100, y: 50 }, frame);
    // The same point of the picture, at twice the distance from the middle.
    expect({ x: 100 * 2 + zoom.x, y: 50 * 2 + zoom.y }).toEqual({ x: 100, y: 50 });
  });
});

describe('move', () => {
  it('never shows what is beyond the edges', () => {
    const distance = fc.integer({ min: -2000, max: 2000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), distance, distance, (scale, dx, dy) => {
        const { x, y } = move({ scale, x: 0, y: 0 }, dx, dy, frame);
        expect(Math.abs(x)).toBeLessThanOrEqual((frame.width * (scale - 1)) / 2);
        expect(Math.abs(y)).toBeLessThanOrEqual((frame.height * (scale - 1)) / 2);
      }),
    );
  });
});

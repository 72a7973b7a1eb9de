/** Faces: the calm one of dancers and puppets, and the eyes and fur of beasts. */
import { at, type Brush, disc, ink, line, type Point, plane, rice, skin, sym, vermilion } from './kit.ts';

/** A calm face around (240, y), r is half its height. */
export function face(y: number, r: number, fill = skin): string {
  const k = r / 24;
  return (
    plane(
      sym([
        [0, y - r],
        [r * 0.72, y - r * 0.5],
        [r * 0.76, y + r * 0.2],
        [r * 0.4, y + r * 0.85],
        [0, y + r],
      ]),
      fill,
      1.8,
    ) +
    at(
      240,
      y,
      line('M-13-1q5-4 9 1M4 0q4-5 9-1M-14-8q5-4 10-1M4-9q5-3 10 1M-1 7h3', 1.5) +
        disc(-11, 8, 4, '#eab49b') +
        disc(11, 8, 4, '#eab49b') +
        plane('M-4 14Q0 11 4 14Q0 19-4 14Z', vermilion),
      k,
    )
  );
}

export const eye = (x: number, y: number, r: number, iris: string): string =>
  disc(x, y, r, rice, 2) +
  disc(x, y, r * 0.66, iris, 1.2) +
  disc(x, y, r * 0.36, ink) +
  disc(x + r * 0.2, y - r * 0.26, r * 0.14, '#fff');

/** Tufts of fur along an arc on the right of the axis. */
export function fur(brush: Brush, places: readonly Point[], r: number, fill: string): string {
  return brush.mirror(
    brush.copies(
      disc(0, 0, r, fill, 1.5) + line(`M${-r * 0.4} ${r * 0.2}q${r * 0.4} ${r * 0.5} ${r * 0.8} 0`, 0.9),
      places,
    ),
  );
}

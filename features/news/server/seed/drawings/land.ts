/** Sky, hills, water, trees: what the scenes stand in. */
import { axis, type Brush, disc, line, n, plane, ring, times } from './kit.ts';

/** The sky, from its colour above to that at the horizon. */
export function sky(brush: Brush, above: string, below: string): string {
  const id = brush.id();
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient><rect width="960" height="540" fill="url(#${id})"/>`;
}

/** The sun or moon on the axis, with the rings of its light. */
export const sun = (y: number, r: number, colour: string): string =>
  disc(axis, y, r * 1.9, colour, 0.1) + disc(axis, y, r * 1.4, colour, 0.16) + disc(axis, y, r, colour, 0.92);

/** A range of hills, the same on both sides, its feet at y. */
export function hills(brush: Brush, y: number, height: number, fill: string, opacity = 1): string {
  const steps = 8;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const tall = 0.35 + 0.65 * brush.random();
    return [(i * axis) / steps, y - height * (i % 2 ? tall : tall * 0.55)] as const;
  });
  const right = points.map(([x, top]) => [axis + x, top] as const);
  const left = points.slice(1).map(([x, top]) => [axis - x, top] as const);
  const all = [...left.toReversed(), ...right];
  let d = `M0 540V${n(all[0]?.[1] ?? y)}`;
  for (let i = 1; i < all.length; i += 1) {
    const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = []] = [all[i - 1], all[i]];
    d += `C${n(x0 + (x1 - x0) / 2)} ${n(y0)} ${n(x0 + (x1 - x0) / 2)} ${n(y1)} ${n(x1)} ${n(y1)}`;
  }
  return plane(`${d}V540Z`, fill, opacity);
}

/** The ground, from y down. */
export const ground = (y: number, fill: string): string => plane(`M0 ${y}H960V540H0Z`, fill);

/** A paved way along the axis, from the horizon at y to the viewer. */
export function way(y: number, fill: string, joint: string): string {
  const rows = times(7, (i) => {
    const down = y + (540 - y) * ((i + 1) / 8) ** 1.6;
    const half = 26 + ((down - y) / (540 - y)) * 190;
    return `M${n(axis - half)} ${n(down)}H${n(axis + half)}`;
  });
  return (
    plane(`M${axis - 26} ${y}H${axis + 26}L${axis + 216} 540H${axis - 216}Z`, fill) +
    line(`${rows}M${axis - 10} ${y}L${axis - 78} 540M${axis + 10} ${y}L${axis + 78} 540`, 1.4, joint, 0.55)
  );
}

/** Ripples on water from y down. */
export function ripples(brush: Brush, y: number, colour: string, rows = 7): string {
  const d = times(rows, (i) => {
    const down = y + 8 + i * i * 2.2 + i * 6;
    const from = 20 + brush.random() * 200;
    const long = 60 + brush.random() * 130;
    return `M${n(axis + from)} ${n(down)}q${n(long / 4)} -4 ${n(long / 2)} 0t${n(long / 2)} 0M${n(axis + from + long + 40)} ${n(down + 4)}h${n(long / 2)}`;
  });
  return brush.mirror(line(d, 1.6, colour, 0.6));
}

/** A ruyi cloud's lines. */
export const cloud = (x: number, y: number, scale: number, colour: string, opacity = 0.7): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${line('M-70 12H-20C-34 12-36-6-22-8C-20-24 4-26 10-14C22-22 38-10 30 2C44 0 48 12 38 12H80M-50 22H50', 2.4 / scale, colour, opacity)}</g>`;

/** A cypress, narrow and dark. */
export const cypressTree = (x: number, y: number, scale: number, leaf: string, trunk: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${line('M0 0V-40', 9, trunk)}${plane('M0-210C26-160 34-110 28-60C24-34 12-24 0-24C-12-24-24-34-28-60C-34-110-26-160 0-210Z', leaf)}</g>`;

/** A leafy street tree. */
export const roundTree = (x: number, y: number, scale: number, leaf: string, trunk: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${line('M0 0C2-30-2-50 0-80M0-50L16-72M0-40L-14-60', 6, trunk)}${disc(0, -104, 38, leaf)}${disc(-28, -84, 26, leaf)}${disc(28, -84, 26, leaf)}${disc(-8, -124, 24, leaf)}</g>`;

/** Birds far away. */
export const birds = (x: number, y: number, colour: string, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${line('M0 0q8-9 14 0q6-9 14 0M36 16q6-7 11 0q5-7 11 0M-30 22q6-7 11 0q5-7 11 0', 2, colour)}</g>`;

/** Stars, the same on both sides. */
export const stars = (brush: Brush, colour: string, count = 18): string =>
  brush.mirror(
    times(count, () =>
      disc(
        axis + 20 + brush.random() * 450,
        20 + brush.random() * 190,
        0.8 + brush.random() * 1.3,
        colour,
        0.8,
      ),
    ),
  );

/** Rings of light on the axis. */
export const halo = (y: number, colour: string, radii: readonly number[]): string =>
  radii.map((r) => ring(axis, y, r, 1.2, colour, 0.4)).join('');

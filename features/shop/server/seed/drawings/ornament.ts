/** Ornaments that several motifs share: clouds, bands, waves, tassels, stands, smoke, characters. */
import { at, type Brush, disc, gold, ink, line, n, plane, sym, times, vermilion } from './kit.ts';

/** A ruyi cloud, symmetrical, centred. */
export function cloud(x: number, y: number, s: number, fill: string, stroke = ink, width = 1.3): string {
  const d = 'M-46 14C-60 14-60-4-46-4C-44-16-28-18-22-9C-20-26 20-26 22-9C28-18 44-16 46-4C60-4 60 14 46 14Z';
  const curls =
    'M-40 6C-34 8-32 0-38-1M40 6C34 8 32 0 38-1M-8 2C-14 0-12-10-4-9C4-8 6 4-2 7M14 5C18 5 20-1 15-3';
  return at(x, y, plane(d, fill, width / s, stroke) + line(curls, (width * 0.8) / s, stroke), s);
}

/** A ruyi head (a trefoil lobe hanging down from y). */
export function ruyi(x: number, y: number, s: number, fill: string, stroke = ink, width = 1.2): string {
  const d =
    'M0 26C-6 20-12 20-16 22C-28 26-34 12-26 4C-22-1-16 0-14 4C-16-8-8-14 0-14C8-14 16-8 14 4C16 0 22-1 26 4C34 12 28 26 16 22C12 20 6 20 0 26Z';
  return at(x, y, plane(d, fill, width / s, stroke), s);
}

/** A band of meander (key fret) between two x. */
export function meander(x0: number, x1: number, y: number, h: number, colour: string, width = 1.4): string {
  const count = Math.max(1, Math.round((x1 - x0) / (h * 1.25)));
  const w = (x1 - x0) / count;
  const u = h / 4;
  const one = times(count, (i) => {
    const x = x0 + i * w;
    return `M${n(x)} ${n(y + h)}V${n(y)}H${n(x + w * 0.8)}V${n(y + h - u)}H${n(x + w * 0.3)}V${n(y + u * 1.7)}H${n(x + w * 0.55)}M${n(x)} ${n(y + h)}H${n(x + w)}`;
  });
  return line(one, width, colour);
}

/** A row of lotus-petal arches between two x, opening downwards (h > 0) or upwards (h < 0) from y. */
export function petals(
  x0: number,
  x1: number,
  y: number,
  h: number,
  count: number,
  fill: string,
  stroke = ink,
  width = 1.3,
): string {
  const w = (x1 - x0) / count;
  const d = times(count, (i) => {
    const x = x0 + i * w;
    return `M${n(x)} ${n(y)}C${n(x)} ${n(y + h * 0.75)} ${n(x + w * 0.3)} ${n(y + h * 0.85)} ${n(x + w / 2)} ${n(y + h)}C${n(x + w * 0.7)} ${n(y + h * 0.85)} ${n(x + w)} ${n(y + h * 0.75)} ${n(x + w)} ${n(y)}`;
  });
  return plane(d, fill, width, stroke);
}

/** Fish-scale waves: rows of concentric arcs from y downwards. */
export function waves(
  x0: number,
  x1: number,
  y: number,
  r: number,
  rows: number,
  fill: string,
  stroke = ink,
  width = 1.1,
): string {
  const count = Math.ceil((x1 - x0) / (2 * r)) + 1;
  const arcs = (k: number) =>
    `M${n(r - r * k)} ${n(r)}${times(count, () => `a${n(r * k)} ${n(r * k)} 0 0 1 ${n(2 * r * k)} 0${k < 1 ? `m${n(2 * r * (1 - k))} 0` : ''}`)}`;
  const row = plane(arcs(1), fill, width, stroke) + line(arcs(0.66) + arcs(0.33), width * 0.8, stroke);
  return times(rows, (i) => at(x0 - (i % 2 ? 0 : r), y + i * r * 0.55, row));
}

/** A tassel hanging from (x, y). */
export function tassel(x: number, y: number, long: number, colour = vermilion, cap = gold): string {
  const w = Math.max(4, long * 0.11);
  const skirt = `M${n(-w * 0.6)} 9C${n(-w)} ${n(long * 0.5)} ${n(-w)} ${n(long * 0.8)} ${n(-w * 1.2)} ${n(long)}H${n(w * 1.2)}C${n(w)} ${n(long * 0.8)} ${n(w)} ${n(long * 0.5)} ${n(w * 0.6)} 9Z`;
  const threads = `M0 12V${n(long)}M${n(-w * 0.5)} 12L${n(-w * 0.6)} ${n(long)}M${n(w * 0.5)} 12L${n(w * 0.6)} ${n(long)}`;
  return at(x, y, plane(skirt, colour, 1.2) + line(threads, 0.7) + disc(0, 5, 5, cap, 1.2));
}

/** The character for double happiness, drawn as strokes in a box of the given size around (x, y). */
export function doubleHappiness(x: number, y: number, size: number, colour: string): string {
  const half =
    'M-38-36H-6M-22-46V-27M-34-27H-10M-32-19H-12V-8H-32ZM-28-8L-26 1M-16-8L-18 1M-40 2H-4M-32 12H-12V30H-32Z';
  const both =
    line(half, 4.6, colour) +
    `<g transform="scale(-1 1)">${line(half, 4.6, colour)}</g>` +
    line('M-6 2H6', 4.6, colour);
  return at(x, y + (size / 100) * 6, both, size / 100);
}

/** A pool of fish-scale waves seen from the shore, its far edge at y. */
export function pool(brush: Brush, y: number, half: number, depth: number): string {
  const shore = sym([
    [0, y],
    [half * 0.72, y + depth * 0.16],
    [half, y + depth * 0.5],
    [half * 0.72, y + depth * 0.84],
    [0, y + depth],
  ]);
  return brush.form(
    shore,
    '#a4c0c2',
    waves(240 - half, 240 + half, y - 8, 20, Math.ceil(depth / 11), '#a4c0c2', '#33558b', 1.2),
    0,
    0.7,
  );
}

/** A low wooden stand with curled feet, its top at y. */
export function stand(y: number, half: number, fill = '#5b2c20', cx = 240): string {
  const d = sym(
    [
      [half, y, 1],
      [half + 5, y + 5],
      [half, y + 10, 1],
      [half - 6, y + 13, 1],
      [half - 4, y + 22],
      [half + 3, y + 28, 1],
      [half - 12, y + 28, 1],
      [half - 20, y + 19],
      [half * 0.4, y + 19, 1],
      [0, y + 24],
    ],
    cx,
  );
  return plane(d, fill, 1.8) + line(`M${n(cx - half)} ${n(y + 10)}H${n(cx + half)}`, 1, gold);
}

/** Smoke or steam rising along the axis from y, in symmetrical curls. */
export function smoke(y: number, high: number, colour = ink, width = 1.6): string {
  const k = high / 100;
  const half = (s: number) =>
    `M240 ${n(y)}C${n(240 + 14 * s * k)} ${n(y - 26 * k)} ${n(240 - 12 * s * k)} ${n(y - 44 * k)} ${n(240 + 6 * s * k)} ${n(y - 68 * k)}C${n(240 + 18 * s * k)} ${n(y - 92 * k)} ${n(240 + 42 * s * k)} ${n(y - 92 * k)} ${n(240 + 40 * s * k)} ${n(y - 74 * k)}C${n(240 + 38 * s * k)} ${n(y - 60 * k)} ${n(240 + 22 * s * k)} ${n(y - 64 * k)} ${n(240 + 26 * s * k)} ${n(y - 74 * k)}`;
  return line(half(1) + half(-1), width, colour, ' stroke-opacity=".6"');
}

/** Columns of small brush strokes that read as handwriting from afar. */
export function handwriting(
  x: number,
  y: number,
  columns: number,
  rows: number,
  step: number,
  colour = ink,
): string {
  const strokes = [
    'M0 2V6H6V2M3 0V6',
    'M1 0H5V6H1ZM1 3H5',
    'M0 2H6V5H0ZM3 0V7',
    'M0 0H6M0 3H6M0 6H6M3 0V6',
    'M0 0H6V6H0ZM0 3H6M3 0V6',
    'M1 2H5M3 0V6M0 6H6',
    'M0 2H6M3 0V7M3 2L0 6M3 2L6 6',
  ];
  const d = times(columns * rows, (i) => {
    const cx = x + Math.floor(i / rows) * step;
    const cy = y + (i % rows) * step;
    return (strokes[(i * 5 + Math.floor(i / 3)) % 7] ?? '').replace(
      /([MHVL])([\d.]+)(?: ([\d.]+))?/g,
      (_, command: string, a: string, b?: string) => {
        if (command === 'V') return `V${n(cy + (Number(a) * step) / 10)}`;
        const px = n(cx + (Number(a) * step) / 10);
        return b === undefined ? `${command}${px}` : `${command}${px} ${n(cy + (Number(b) * step) / 10)}`;
      },
    );
  });
  return line(d, step > 11 ? 1.2 : 0.9, colour);
}

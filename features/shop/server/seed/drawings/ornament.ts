/** Ornaments that several motifs share: blossoms, clouds, waves, bands, tassels, small animals. */
import { at, type Brush, disc, gold, ink, line, n, oval, plane, sym, times, vermilion } from './kit.ts';

/** A lotus blossom seen from the side, its base at (x, y). */
export function lotus(x: number, y: number, s: number, fill: string, stroke = ink, width = 1.3): string {
  const petal = plane('M0 0C-12-14-10-30 0-40C10-30 12-14 0 0Z', fill, width / s, stroke);
  return at(x, y, [-72, 72, -46, 46, -22, 22, 0].map((turn) => at(0, 0, petal, 1, turn)).join(''), s);
}

/** A closed ring of lobes around the origin: their tips at radius r, their valleys at radius v. */
function lobes(count: number, r: number, v: number, turn: number): string {
  const corner = (i: number) => {
    const a = ((i + turn) * Math.PI * 2) / count - Math.PI / 2;
    return `${n(Math.cos(a) * v)} ${n(Math.sin(a) * v)}`;
  };
  const bow = n(((v * Math.sin(Math.PI / count)) ** 2 + (r - v) ** 2) / (2 * (r - v)) || r);
  return `M${corner(0)}${times(count, (i) => `A${bow} ${bow} 0 0 1 ${corner(i + 1)}`)}Z`;
}

/** A peony seen from the front. */
export function peony(x: number, y: number, r: number, fill: string, heart = gold, stroke = ink): string {
  const s = r / 30;
  const ring = (count: number, size: number, turn: number) =>
    plane(lobes(count, size, size * 0.76, turn), fill, 1.2 / s, stroke);
  return at(
    x,
    y,
    ring(7, 30, 0) + ring(7, 23, 0.5) + ring(5, 15.5, 0) + ring(4, 9, 0.5) + disc(0, 0, 3, heart),
    s,
  );
}

/** A five-petalled plum blossom. */
export function plum(
  x: number,
  y: number,
  r: number,
  fill: string,
  heart = gold,
  stroke = ink,
  width = 1,
): string {
  const s = r / 10;
  const stamens = width
    ? line('M0-3V-7M3-1L6.500-2M2 2.500L4 5.500M-2 2.500L-4 5.500M-3-1L-6.500-2', 0.7 / s, stroke)
    : '';
  return at(x, y, plane(lobes(5, 10, 6, 0.5), fill, width / s, stroke) + stamens + disc(0, 0, 2.4, heart), s);
}

/** A pointed leaf from the origin point, turned clockwise from straight up. */
export function leaf(x: number, y: number, long: number, turn: number, fill: string, stroke = ink): string {
  const w = long * 0.24;
  const d = `M0 0C${n(-w)} ${n(-long * 0.3)} ${n(-w)} ${n(-long * 0.65)} 0 ${n(-long)}C${n(w)} ${n(-long * 0.65)} ${n(w)} ${n(-long * 0.3)} 0 0Z`;
  return at(x, y, plane(d, fill, 1, stroke) + line(`M0 0V${n(-long * 0.75)}`, 0.8, stroke), 1, turn);
}

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

/** A butterfly with spread wings, head up. */
export function butterfly(x: number, y: number, s: number, fill: string, spot: string, turn = 0): string {
  const wing = 'M0-4C10-30 40-34 44-20C46-8 26 2 0 2C20 4 30 14 24 24C16 34 4 22 0 6Z';
  const left = `<g transform="scale(-1 1)">${plane(wing, fill, 1.5 / s)}${disc(30, -18, 5, spot)}${disc(16, 16, 4, spot)}</g>`;
  const right = plane(wing, fill, 1.5 / s) + disc(30, -18, 5, spot) + disc(16, 16, 4, spot);
  const body = oval(0, 2, 3, 14, ink) + line('M-1-12C-4-22-10-26-14-27M1-12C4-22 10-26 14-27', 1.1 / s);
  return at(x, y, left + right + body, s, turn);
}

/** A carp or goldfish swimming right, centred; scale it for size. */
export function fish(x: number, y: number, s: number, fill: string, fin: string, turn = 0): string {
  const tail = 'M-34 0C-50-6-58-24-74-28C-68-14-66-6-70 0C-66 6-68 14-74 28C-58 24-50 6-34 0Z';
  const body = 'M44 0C34-22 0-28-36-2C0 30 34 22 44 0Z';
  const scales = times(9, (i) => {
    const px = -22 + Math.floor(i / 3) * 14 + (i % 2) * 2;
    return `M${px} ${-11 + (i % 3) * 10}q7 3 0 9`;
  });
  return at(
    x,
    y,
    plane(tail, fin, 1.4 / s) +
      plane(
        'M-4-16C2-34 18-34 24-26C20-22 18-18 20-14ZM4 16C4 28-4 32-12 30C-8 26-8 20-6 15Z',
        fin,
        1.4 / s,
      ) +
      plane(body, fill, 1.6 / s) +
      line(`${scales}M20-17C13-8 13 8 20 17M-40 0L-66-18M-42 0H-64M-40 0L-66 18`, 1 / s) +
      disc(30, -5, 4, '#fff', 1 / s) +
      disc(31, -5, 1.8, ink),
    s,
    turn,
  );
}

/** A crane or magpie in flight, head to the right. */
export function bird(x: number, y: number, s: number, fill: string, wing: string, turn = 0): string {
  const body =
    'M40-6C30-12 22-10 14-4C0-8-18-4-30 4C-50 6-60 14-70 22C-52 22-36 18-24 12C-6 16 12 12 20 2C28 0 34-4 40-6Z';
  const near = 'M10-2C0-26-22-42-46-46C-40-36-40-30-44-26C-34-24-34-18-36-14C-26-12-22-4-18 4Z';
  return at(
    x,
    y,
    plane(near, wing, 1.4 / s) +
      plane(body, fill, 1.4 / s) +
      disc(31, -7, 1.6, ink) +
      line('M-38-38C-24-30-8-16 2-2M-36-22C-22-18-10-8-4 0', 0.9 / s),
    s,
    turn,
  );
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

/** The round longevity character: a symmetrical medallion of bars. */
export function longevity(x: number, y: number, r: number, colour: string): string {
  const d =
    'M0-42V42M-20-34H20M-32-22H32M-36-8H-10V4H-36M36-8H10V4H36M-36 16H36M-26 28H-10V38M26 28H10V38M-22-8V4M22-8V4';
  return at(x, y, disc(0, 0, 46, 'none', 4, colour) + line(d, 4.4, colour), r / 48);
}

/** A bamboo stalk with leaves is a leaf pair on a node, pointing outwards from (x, y). */
export function bambooLeaves(x: number, y: number, s: number, fill: string, turn = 0): string {
  const blade = (angle: number, long: number) =>
    at(
      0,
      0,
      plane(
        `M0 0C${-long * 0.1} ${-long * 0.4} ${-long * 0.06} ${-long * 0.8} 0 ${-long}C${long * 0.08} ${-long * 0.7} ${long * 0.12} ${-long * 0.3} 0 0Z`,
        fill,
      ),
      1,
      angle,
    );
  return at(x, y, blade(-38, 44) + blade(0, 54) + blade(36, 46) + blade(70, 34), s, turn);
}

/** A ruyi collar seen from the front: lobes around a neck. */
export function collar(y: number, half: number, fill: string): string {
  return plane(
    sym([
      [half * 0.35, y, 1],
      [half * 0.8, y + 8],
      [half, y + 24],
      [half * 0.6, y + 34, 1],
      [half * 0.34, y + 46],
      [0, y + 34, 1],
    ]),
    fill,
    1.5,
  );
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

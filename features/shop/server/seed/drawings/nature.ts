/** Flowers, leaves and small animals that several motifs share. */
import { at, disc, gold, ink, line, n, oval, plane, times } from './kit.ts';

/** A closed ring of lobes around the origin: their tips at radius r, their valleys at radius v. */
function lobes(count: number, r: number, v: number, turn: number): string {
  const corner = (i: number) => {
    const a = ((i + turn) * Math.PI * 2) / count - Math.PI / 2;
    return `${n(Math.cos(a) * v)} ${n(Math.sin(a) * v)}`;
  };
  const bow = n(((v * Math.sin(Math.PI / count)) ** 2 + (r - v) ** 2) / (2 * (r - v)) || r);
  return `M${corner(0)}${times(count, (i) => `A${bow} ${bow} 0 0 1 ${corner(i + 1)}`)}Z`;
}

/** A lotus blossom seen from the side, its base at (x, y). */
export function lotus(x: number, y: number, s: number, fill: string, stroke = ink, width = 1.3): string {
  const petal = plane('M0 0C-12-14-10-30 0-40C10-30 12-14 0 0Z', fill, width / s, stroke);
  return at(x, y, [-72, 72, -46, 46, -22, 22, 0].map((turn) => at(0, 0, petal, 1, turn)).join(''), s);
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
    ? line('M0-3V-7M3-1L6.5-2M2 2.5L4 5.5M-2 2.5L-4 5.5M-3-1L-6.5-2', 0.7 / s, stroke)
    : '';
  return at(x, y, plane(lobes(5, 10, 6, 0.5), fill, width / s, stroke) + stamens + disc(0, 0, 2.4, heart), s);
}

/** A pointed leaf from the origin point, turned clockwise from straight up. */
export function leaf(x: number, y: number, long: number, turn: number, fill: string, stroke = ink): string {
  const w = long * 0.24;
  const d = `M0 0C${n(-w)} ${n(-long * 0.3)} ${n(-w)} ${n(-long * 0.65)} 0 ${n(-long)}C${n(w)} ${n(-long * 0.65)} ${n(w)} ${n(-long * 0.3)} 0 0Z`;
  return at(x, y, plane(d, fill, 1, stroke) + line(`M0 0V${n(-long * 0.75)}`, 0.8, stroke), 1, turn);
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

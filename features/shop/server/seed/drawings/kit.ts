/** The drawing kit: palette, marks, smooth symmetrical outlines, and a brush with unique ids and seeded chance. */

/** The restrained palette of all drawings, with the few tints that flat shading needs. */
export const ink = '#2b2724';
export const vermilion = '#c3402b';
export const celadon = '#7fa08a';
export const gold = '#b8913f';
export const indigo = '#2f4a6b';
export const porcelain = '#33558b';
export const lacquer = '#5b2c20';
export const rice = '#f6f0e3';
export const paleCeladon = '#c3d3c2';
export const deepCeladon = '#4f7663';
export const paleGold = '#e3cd97';
export const blush = '#e3a58f';
export const crimson = '#98291c';
export const mist = '#bccad3';
export const clay = '#a9673f';
export const wood = '#85583a';
export const silver = '#d9dad4';
export const skin = '#f3dcc0';

/** The axis of every drawing. */
export const axis = 240;

/** A point; a third element of 1 makes it a corner instead of a place that the curve passes smoothly. */
export type Point = readonly [x: number, y: number, corner?: 0 | 1];

/** Writes a coordinate with at most one decimal. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function segment(before: Point, from: Point, to: Point, after: Point): string {
  const k = 6;
  const start: Point = from[2]
    ? [from[0] + (to[0] - from[0]) / 3, from[1] + (to[1] - from[1]) / 3]
    : [from[0] + (to[0] - before[0]) / k, from[1] + (to[1] - before[1]) / k];
  const end: Point = to[2]
    ? [to[0] - (to[0] - from[0]) / 3, to[1] - (to[1] - from[1]) / 3]
    : [to[0] - (after[0] - from[0]) / k, to[1] - (after[1] - from[1]) / k];
  if (from[2] && to[2]) return `L${n(to[0])} ${n(to[1])}`;
  const [x1, y1, x2, y2] = [start[0], start[1], end[0], end[1]].map(Math.round);
  return `C${x1} ${y1} ${x2} ${y2} ${n(to[0])} ${n(to[1])}`;
}

/** Path data of a smooth curve through the points; corners stay corners. */
function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] ?? [0, 0];
  const first = at(0);
  let d = `M${n(first[0])} ${n(first[1])}`;
  const segments = closed ? count : count - 1;
  for (let i = 0; i < segments; i++) d += segment(at(i - 1), at(i), at(i + 1), at(i + 2));
  return closed ? `${d}Z` : d;
}

/** Path data of a closed shape symmetrical about x = cx: its right outline as [distance from cx, y], top to bottom. */
export function sym(outline: readonly Point[], cx = axis): string {
  const right = outline.map(([dx, y, corner]): Point => [cx + dx, y, corner ?? 0]);
  const left = outline
    .filter(([dx]) => dx !== 0)
    .map(([dx, y, corner]): Point => [cx - dx, y, corner ?? 0])
    .reverse();
  return curve([...right, ...left], true);
}

/** The attributes that every drawing's root sets, so that marks name only what differs: ink lines, no fill. */
export const defaults = `fill="none" stroke="${ink}" stroke-width="0" stroke-linejoin="round" stroke-linecap="round"`;

function marks(fill: string, width: number, stroke: string): string {
  const colour = width && stroke !== ink ? ` stroke="${stroke}"` : '';
  return (fill === 'none' ? '' : ` fill="${fill}"`) + colour + (width ? ` stroke-width="${n(width)}"` : '');
}

/** A filled shape; with a width it gets an ink outline. */
export function plane(d: string, fill: string, width = 0, stroke = ink): string {
  return `<path d="${d}"${marks(fill, width, stroke)}/>`;
}

/** A line along a path. */
export function line(d: string, width = 1.5, stroke = ink, more = ''): string {
  return `<path d="${d}"${marks('none', width, stroke)}${more}/>`;
}

/** A disc; with a width it gets an outline. */
export function disc(x: number, y: number, r: number, fill: string, width = 0, stroke = ink): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${marks(fill, width, stroke)}/>`;
}

/** An ellipse; with a width it gets an outline. */
export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  width = 0,
  stroke = ink,
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${marks(fill, width, stroke)}/>`;
}

/** A rectangle centred on cx, from the top y. */
export function slab(
  cx: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  stroke = 2,
  r = 0,
  colour = ink,
): string {
  const round = r ? ` rx="${n(r)}"` : '';
  return `<rect x="${n(cx - width / 2)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round}${marks(fill, stroke, colour)}/>`;
}

/** Moves, scales and turns what was drawn around the origin. */
export function at(x: number, y: number, content: string, scale = 1, turn = 0): string {
  const rotate = turn ? ` rotate(${n(turn)})` : '';
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${n(x)} ${n(y)})${rotate}${size}">${content}</g>`;
}

/** Makes a group paler. */
export function faint(opacity: number, content: string): string {
  return `<g opacity="${opacity}">${content}</g>`;
}

/** Draws once for each i from 0 to count - 1. */
export function times(count: number, draw: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}

/** What a motif draws with: ids unique to one drawing, repetition by reference, and chance that never changes. */
export interface Brush {
  /** A new id. */
  id(): string;
  /** The next number of the drawing's own random sequence, from 0 up to 1. */
  random(): number;
  /** The content and its mirror image about the axis. */
  mirror(content: string, cx?: number): string;
  /** The content (count) times around a centre, the first copy as drawn. */
  around(count: number, cx: number, cy: number, content: string): string;
  /** Copies of content drawn around the origin, one per place. */
  copies(content: string, places: readonly Point[]): string;
  /** A solid form: fill, what lies on it (clipped), a flat shade along its edge, and the ink outline. */
  form(d: string, fill: string, inside?: string, shade?: number, width?: number): string;
}

function seedOf(slug: string): number {
  let hash = 2166136261;
  for (const char of slug) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}

/** A brush for the drawing with this slug. */
export function brushFor(slug: string): Brush {
  let state = seedOf(slug);
  let count = 0;
  const prefix = `z${(state % 36 ** 4).toString(36)}`;
  const id = () => `${prefix}-${(count++).toString(36)}`;
  return {
    id,
    random() {
      state = (state + 0x6d2b79f5) >>> 0;
      let t = Math.imul(state ^ (state >>> 15), state | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    },
    mirror(content, cx = axis) {
      const name = id();
      return `<g id="${name}">${content}</g><use href="#${name}" transform="matrix(-1 0 0 1 ${n(cx * 2)} 0)"/>`;
    },
    around(turns, cx, cy, content) {
      const name = id();
      const more = times(turns - 1, (i) => {
        const angle = n(((i + 1) * 360) / turns);
        return `<use href="#${name}" transform="rotate(${angle} ${n(cx)} ${n(cy)})"/>`;
      });
      return `<g id="${name}">${content}</g>${more}`;
    },
    copies(content, places) {
      const name = id();
      const more = places.map(([x, y]) => `<use href="#${name}" x="${n(x)}" y="${n(y)}"/>`).join('');
      return `<defs><g id="${name}">${content}</g></defs>${more}`;
    },
    form(d, fill, inside = '', shade = 22, width = 2.2) {
      const clip = id();
      const shape = id();
      const edge = shade ? `<use href="#${shape}" stroke-opacity=".1" stroke-width="${n(shade)}"/>` : '';
      return (
        `<clipPath id="${clip}"><path id="${shape}" d="${d}"/></clipPath>` +
        `<g clip-path="url(#${clip})"><use href="#${shape}" fill="${fill}"/>${inside}${edge}</g>` +
        `<use href="#${shape}" stroke-width="${n(width)}"/>`
      );
    },
  };
}

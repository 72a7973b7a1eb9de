/** The drawing kit of the covers: 960 by 540, composed on the axis x = 480; palette, marks, and a brush with seeded chance. */

export const ink = '#2b2724';
export const vermilion = '#c3402b';
export const brick = '#9a3b2a';
export const celadon = '#7fa08a';
export const pine = '#45685a';
export const gold = '#c19a49';
export const paper = '#f6f0e3';
export const stone = '#d8cdb8';
export const slate = '#5d6670';
export const indigo = '#2f4a6b';

/** The axis of every drawing. */
export const axis = 480;

/** Writes a coordinate with at most one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const faded = (opacity: number) => (opacity === 1 ? '' : ` opacity="${opacity}"`);

/** A filled shape. */
export const plane = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${faded(opacity)}/>`;

/** A line along a path. */
export const line = (d: string, width = 2, stroke = ink, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${faded(opacity)}/>`;

/** A disc. */
export const disc = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${faded(opacity)}/>`;

/** A circle's outline. */
export const ring = (x: number, y: number, r: number, width = 2, stroke = ink, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${faded(opacity)}/>`;

/** An ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${faded(opacity)}/>`;

/** A rectangle centred on cx, from the top y. */
export const slab = (
  cx: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
  r = 0,
) =>
  `<rect x="${n(cx - width / 2)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${r ? ` rx="${r}"` : ''} fill="${fill}"${faded(opacity)}/>`;

/** Draws once for each i from 0 to count - 1. */
export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Moves and scales what was drawn around the origin. */
export const at = (x: number, y: number, content: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`}">${content}</g>`;

/** What a scene draws with: ids unique to one drawing, and chance that never changes. */
export interface Brush {
  id(): string;
  /** The next number of the drawing's own sequence, from 0 up to 1. */
  random(): number;
  /** The content and its mirror image about the axis. */
  mirror(content: string): string;
}

/** A brush for the drawing of this name. */
export function brushFor(name: string): Brush {
  let state = 2166136261;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  let count = 0;
  const id = () => `z${(count++).toString(36)}`;
  return {
    id,
    random() {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    },
    mirror(content) {
      const group = id();
      return `<g id="${group}">${content}</g><use href="#${group}" transform="matrix(-1 0 0 1 ${axis * 2} 0)"/>`;
    },
  };
}

/** Drawings that sample applicants hand in: a caisson ceiling from below, a bracket set, a town on its axis. */
import sharp from 'sharp';

const ink = '#2b2622';
const red = '#a8382c';
const paper = '#f6f0e2';
const side = 900;
const middle = side / 2;

const polygon = (sides: number, radius: number, turn: number) =>
  Array.from({ length: sides }, (_, at) => {
    const angle = turn + (at * 2 * Math.PI) / sides;
    return `${(middle + radius * Math.cos(angle)).toFixed(1)},${(middle + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');

/** A caisson: squares turned into octagons, ribs between them, a round well in the middle. */
function caisson(): string {
  const rings = [400, 340, 285, 230].map(
    (radius, at) =>
      `<polygon points="${polygon(8, radius, Math.PI / 8)}" stroke-width="${at % 2 ? 2 : 5}"/>` +
      `<polygon points="${polygon(4, radius * 1.04, at % 2 ? 0 : Math.PI / 4)}" stroke-width="1.5"/>`,
  );
  const ribs = Array.from({ length: 32 }, (_, at) => {
    const angle = (at * Math.PI) / 16;
    const point = (radius: number) =>
      `${(middle + radius * Math.cos(angle)).toFixed(1)} ${(middle + radius * Math.sin(angle)).toFixed(1)}`;
    return `<path d="M${point(170)} L${point(225)} M${point(60)} Q${point(110)} ${point(165)}" stroke="${red}"/>`;
  });
  const wells = [170, 120, 60, 18].map((radius) => `<circle cx="450" cy="450" r="${radius}"/>`);
  return [...rings, ...ribs, ...wells].join('');
}

/** A bracket set in elevation: arms stepping out in tiers, a block under the end of each. */
function brackets(): string {
  const block = (x: number, y: number, wide: number) =>
    `<path d="M${x - wide / 2} ${y} h${wide} v${wide * 0.3} l${-wide * 0.18} ${wide * 0.3} h${-wide * 0.64} l${-wide * 0.18} ${-wide * 0.3} z" fill="${paper}" stroke="${ink}"/>`;
  const tiers = [0, 1, 2, 3].map((tier) => {
    const y = 610 - tier * 130;
    const half = 110 + tier * 85;
    const arm = `<path d="M${450 - half} ${y - 60} v34 q6 30 60 34 h${(half - 60) * 2} q54 -4 60 -34 v-34 z" stroke="${red}" stroke-width="4"/>`;
    const ends = [-half + 28, 0, half - 28].map((x) => block(450 + x, y - 118, 74));
    return arm + ends.join('');
  });
  return `${block(450, 612, 150)}<path d="M390 702 V860 M510 702 V860 M90 66 H810 M90 98 H810" stroke-width="5"/>${tiers.join('')}`;
}

/** A walled town: gates and halls on one line, lanes to both sides. */
function town(): string {
  const halls = [120, 235, 330, 430, 560, 690, 780].map((y, at) => {
    const wide = [70, 120, 90, 190, 120, 90, 150][at] ?? 90;
    return `<rect x="${450 - wide / 2}" y="${y - 22}" width="${wide}" height="44" fill="${paper}" stroke="${red}" stroke-width="4"/>`;
  });
  const lanes = [190, 280, 380, 495, 625, 735].map((y) => `<path d="M110 ${y} H400 M500 ${y} H790"/>`);
  const columns = [200, 300, 600, 700].map((x) => `<path d="M${x} 90 V810" stroke-width="1.5"/>`);
  return `<rect x="90" y="70" width="720" height="760" stroke-width="7"/><path d="M450 30 V870" stroke="${red}" stroke-dasharray="14 8"/>${lanes.join('')}${columns.join('')}${halls.join('')}`;
}

const drawings = { caisson, brackets, town };
export type DrawingName = keyof typeof drawings;

async function draw(name: DrawingName): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" fill="none" stroke="${ink}" stroke-width="3"><rect width="${side}" height="${side}" fill="${paper}" stroke="none"/>${drawings[name]()}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer();
}

const drawn = new Map<DrawingName, Promise<Buffer>>();

/** A drawing as a PNG of 900 by 900 pixels; several applicants hand in the same. */
export function drawPng(name: DrawingName): Promise<Buffer> {
  const png = drawn.get(name) ?? draw(name);
  drawn.set(name, png);
  return png;
}

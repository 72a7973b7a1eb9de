/** What lies behind and around every object: rice paper, a garden window, the hairline axis, the seal. */
import type { ProductCategory } from '../../../contract/category.ts';
import {
  axis,
  type Brush,
  celadon,
  disc,
  faint,
  gold,
  indigo,
  ink,
  lacquer,
  line,
  n,
  plane,
  times,
  vermilion,
} from './kit.ts';
import { bambooLeaves } from './nature.ts';
import { cloud, waves } from './ornament.ts';

const papers = ['#f4ecdb', '#f1e8d6', '#f5ead8', '#efe7d3', '#f3e9dd'];

/** Each category's windows open on a ground of its own tint. */
const tints: Readonly<Record<ProductCategory, readonly [sky: string, far: string]>> = {
  traditional_medicine: ['#dfe2cd', celadon],
  traditional_craft: ['#e9dcbd', gold],
  folk_literature: ['#dde0dc', indigo],
  traditional_music: ['#e6dccb', lacquer],
  traditional_dance: ['#eed9c5', vermilion],
  traditional_opera: ['#e8d6c6', lacquer],
  folk_customs: ['#efdcc0', vermilion],
};

const round = (lobes: number, r: number, turn: number): string => {
  const points = Array.from({ length: lobes }, (_, i) => {
    const a = ((i + turn) * Math.PI * 2) / lobes - Math.PI / 2;
    return [axis + Math.cos(a) * r, 226 + Math.sin(a) * r] as const;
  });
  const side = 2 * r * Math.sin(Math.PI / lobes);
  const arcs = points.map(
    ([x, y], i) => `${i ? `A${n(side * 0.56)} ${n(side * 0.56)} 0 0 1 ` : 'M'}${n(x)} ${n(y)}`,
  );
  const [x, y] = points[0] ?? [0, 0];
  return `${arcs.join('')}A${n(side * 0.56)} ${n(side * 0.56)} 0 0 1 ${n(x)} ${n(y)}Z`;
};

/** The garden windows: moon, begonia, plum blossom, octagon, gate, drum. */
const windows = [
  'M240 46A180 180 0 0 1 240 406A180 180 0 0 1 240 46Z',
  round(4, 142, 0.5),
  round(5, 150, 0.5),
  'M164 52H316L400 136V318L318 400H162L80 318V136Z',
  'M92 400V214C92 112 158 52 240 52C322 52 388 112 388 214V400Z',
  round(8, 168, 0.5),
];

/** Distant scenes seen through the window, in one pale colour. */
const scenes: readonly ((far: string, brush: Brush) => string)[] = [
  (far) =>
    faint(
      0.16,
      plane(
        'M40 330C90 300 110 250 150 262C176 270 190 220 240 214C290 220 304 270 330 262C370 250 390 300 440 330V440H40Z',
        far,
      ),
    ) +
    faint(
      0.16,
      plane('M40 372C100 340 150 330 190 352C220 366 260 366 290 352C330 330 380 340 440 372V440H40Z', far),
    ),
  (far, brush) =>
    faint(
      0.3,
      brush.mirror(
        cloud(120, 130, 0.8, 'none', far, 2) +
          cloud(104, 300, 1, 'none', far, 2) +
          cloud(176, 84, 0.5, 'none', far, 2),
      ),
    ),
  (far) => faint(0.3, waves(60, 420, 316, 30, 6, 'none', far, 1.4)),
  (far) =>
    faint(
      0.2,
      line(
        times(
          24,
          (i) =>
            `M240 226L${Math.round(240 + Math.cos((i * Math.PI) / 12) * 200)} ${Math.round(226 + Math.sin((i * Math.PI) / 12) * 200)}`,
        ),
        1.2,
        far,
      ) + disc(240, 226, 118, 'none', 1.2, far),
    ),
  (far, brush) =>
    faint(
      0.26,
      brush.mirror(
        line('M96 410C104 300 100 180 112 60M138 410C136 320 144 260 140 190', 4, far) +
          bambooLeaves(108, 130, 0.9, far, 60) +
          bambooLeaves(102, 220, 0.9, far, 100) +
          bambooLeaves(140, 240, 0.7, far, 70) +
          bambooLeaves(112, 80, 0.7, far, 20),
      ),
    ),
  (far, brush) =>
    faint(
      0.2,
      brush.mirror(
        line(
          'M240 66H150V110H110V160H200V66M110 160V330H150V380H240M110 246H150M200 380V330H150M150 110V160',
          1.6,
          far,
        ),
      ),
    ),
];

/** The red seal of the house: the character for centre, itself symmetrical about an axis. */
function seal(x: number, y: number): string {
  return (
    `<rect x="${x}" y="${y}" width="26" height="26" rx="3" fill="${vermilion}"/>` +
    `<path d="M${x + 6} ${y + 8.5}H${x + 20}V${y + 16.5}H${x + 6}ZM${x + 13} ${y + 4}V${y + 22}" stroke="#f6f0e3" stroke-width="2.2"/>`
  );
}

/** Paper, window, scene and axis: drawn before the object. */
export function ground(brush: Brush, category: ProductCategory): string {
  const pick = (count: number) => Math.floor(brush.random() * count);
  const paper = papers[pick(papers.length)] ?? '#f4ecdb';
  const [sky, far] = tints[category];
  const window = windows[pick(windows.length)] ?? '';
  const scene = scenes[pick(scenes.length)];
  const clip = brush.id();
  return (
    `<rect width="480" height="480" fill="${paper}"/>` +
    `<clipPath id="${clip}"><path id="${clip}w" d="${window}"/></clipPath>` +
    `<g clip-path="url(#${clip})"><rect width="480" height="480" fill="${sky}"/>${scene ? scene(far, brush) : ''}</g>` +
    `<use href="#${clip}w" stroke-opacity=".45" stroke-width="1.2"/>` +
    line('M240 14V466', 0.9, ink, ' stroke-opacity=".55"') +
    plane('M240 10L244 17L240 24L236 17ZM240 456L244 463L240 470L236 463Z', vermilion)
  );
}

/** The frame and the seal: drawn after the object. */
export function signature(): string {
  const corner = 'M16 44V16H44M22 38V22H38';
  const corners = ['', 'matrix(-1 0 0 1 480 0)', 'matrix(1 0 0 -1 0 480)', 'matrix(-1 0 0 -1 480 480)']
    .map((t) => `<path d="${corner}"${t ? ` transform="${t}"` : ''}/>`)
    .join('');
  return `<g stroke-width="1" stroke-opacity=".4">${corners}</g>${seal(424, 424)}`;
}

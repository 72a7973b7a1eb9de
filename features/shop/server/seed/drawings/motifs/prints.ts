/** Motifs of folk tales on single leaves: cards, a colour woodcut, bookplates. */
import {
  at,
  blush,
  celadon,
  deepCeladon,
  disc,
  gold,
  indigo,
  ink,
  lacquer,
  line,
  mist,
  oval,
  type Point,
  paleGold,
  plane,
  porcelain,
  rice,
  slab,
  sym,
  times,
  vermilion,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { leaf, plum } from '../nature.ts';
import { cloud, waves } from '../ornament.ts';

/** Nursery-rhyme cards fanned out, a rabbit on the middle one. */
export const rhymeCards: Painter<'rhymeCards'> = (brush) => {
  const card = (fill: string) => slab(0, -150, 160, 236, rice, 2, 12) + slab(0, -140, 140, 216, fill, 1, 6);
  const snail =
    line('M-20 30H30Q38 24 34 14M38 10l4-8M34 12l-2-9', 4, lacquer) +
    disc(4, 10, 22, '#c98a55', 1.8) +
    line('M4 10m-3 0a5 5 0 1 1 6 4a10 10 0 1 1 6-12a16 16 0 0 1-8 22', 1.6);
  const side =
    card('#dfe6d3') +
    at(26, -62, snail, 1.1) +
    leaf(26, 50, 44, -30, celadon) +
    leaf(32, 52, 40, 24, deepCeladon);
  const rabbit =
    plane(
      sym([
        [10, 168],
        [18, 130],
        [26, 118],
        [34, 132],
        [32, 164],
        [24, 184],
        [40, 204],
        [40, 228],
        [24, 246],
        [44, 270],
        [48, 304],
        [30, 322],
        [0, 324],
      ]),
      '#fbf7ec',
      2,
    ) +
    brush.mirror(
      plane('M262 132C256 148 256 160 260 172C266 164 270 146 266 132Z', blush) +
        disc(256, 214, 3.4, vermilion) +
        disc(268, 228, 6, '#f0c3b0') +
        line('M252 274C246 284 248 296 252 304M262 322C252 312 252 304 264 302', 1.6),
    ) +
    plane('M240 226l-5-5h10Z', vermilion) +
    line('M240 226V231M240 231q-5 4-8 0M240 231q5 4 8 0', 1.4);
  return (
    brush.mirror(at(330, 262, side, 0.9, 15)) +
    at(240, 264, card('#f0d9bd')) +
    disc(240, 186, 62, '#f7ecc9', 1.2, gold) +
    rabbit +
    plane(
      'M222 282C222 268 234 268 240 278C246 268 258 268 258 282C258 300 240 306 240 306C240 306 222 300 222 282Z',
      '#e2803a',
      0,
    ) +
    plane('M240 316L230 276C236 272 244 272 250 276Z', '#e2803a', 1.6) +
    line('M236 286h5M238 296h5', 1.1) +
    leaf(238, 276, 22, -24, celadon) +
    leaf(242, 276, 22, 24, celadon) +
    brush.mirror(plum(186, 308, 9, vermilion, paleGold) + cloud(184, 138, 0.3, rice)) +
    leaf(180, 336, 22, -30, celadon) +
    leaf(300, 336, 22, 30, celadon) +
    slab(240, 366, 76, 22, vermilion, 1.6, 11) +
    line('M216 377H264', 1.4, paleGold, ' stroke-dasharray="6 5"')
  );
};

/** The nine-tailed fox, a colour woodcut. */
export const beastPrint: Painter<'beastPrint'> = (brush) => {
  const tail =
    plane('M0 0C-26-30-34-84-14-126C-8-138-2-146 2-152C8-140 24-118 24-84C24-50 12-24 0 0Z', '#d98a4a', 1.8) +
    plane('M-14-126C-8-138-2-146 2-152C8-140 18-126 22-108C10-112-6-116-18-108Z', rice, 1.4) +
    line('M-2-20C-10-50-12-80-4-100M6-24C10-50 12-70 10-92', 1.1);
  const tails = [-84, 84, -63, 63, -42, 42, -21, 21, 0].map((a) => at(240, 280, tail, 1, a)).join('');
  return (
    slab(240, 60, 320, 350, '#f3ead4', 2) +
    slab(240, 72, 296, 326, '#e4e0c6', 2.4) +
    brush.form('M92 346H388V398H92Z', '#9fb9b4', waves(92, 388, 342, 20, 5, '#9fb9b4', indigo, 1.3), 0, 2.4) +
    disc(240, 164, 78, vermilion) +
    brush.mirror(cloud(128, 104, 0.6, rice) + cloud(122, 334, 0.6, rice)) +
    tails +
    plane(
      sym([
        [0, 246],
        [30, 252],
        [46, 300],
        [44, 352],
        [56, 372, 1],
        [24, 374, 1],
        [18, 346],
        [0, 342],
      ]),
      '#d98a4a',
      2.2,
    ) +
    plane(
      sym([
        [0, 268],
        [16, 286],
        [12, 320],
        [0, 342],
      ]),
      rice,
      1.4,
    ) +
    line('M232 346V374M248 346V374', 1.6) +
    plane(
      sym([
        [16, 192],
        [30, 156],
        [42, 148, 1],
        [44, 186],
        [56, 222, 1],
        [30, 240],
        [0, 268],
      ]),
      '#d98a4a',
      2.2,
    ) +
    brush.mirror(
      plane('M274 160C266 174 264 184 266 194L280 190Z', rice, 1.2) +
        plane('M248 214C258 206 270 206 276 212C270 220 256 222 248 214Z', rice, 1.4) +
        disc(262, 213, 3.6, ink) +
        plane('M240 262C250 250 270 244 292 226C284 242 262 252 246 262Z', rice, 1),
    ) +
    plane('M240 266l-6-6h12Z', ink) +
    plane('M240 176L246 190L240 204L234 190Z', vermilion, 1.4) +
    `<rect x="366" y="376" width="14" height="14" fill="${vermilion}"/>`
  );
};

/** Nine bookplates of the central axis, the gate in the middle. */
export const bookplates: Painter<'bookplates'> = () => {
  const frame = (fill: string) => slab(0, -50, 92, 100, rice, 1.6) + slab(0, -44, 80, 88, fill, 1.2);
  const roof = (y: number, w: number, fill = indigo) =>
    plane(
      `M${-w} ${y}C${-w * 0.7} ${y - 3} ${-w * 0.6} ${y - 10} ${-w * 0.5} ${y - 14}H${w * 0.5}C${w * 0.6} ${y - 10} ${w * 0.7} ${y - 3} ${w} ${y}Z`,
      fill,
      1.3,
    );
  const tower =
    slab(0, 12, 64, 24, '#a9a294', 1.3) +
    plane('M-8 36V24A8 8 0 0 1 8 24V36Z', ink) +
    slab(0, -6, 50, 18, vermilion, 1.2) +
    line('M-15-6V12M-5-6V12M5-6V12M15-6V12', 1) +
    roof(-4, 38) +
    slab(0, -24, 34, 8, vermilion, 1.1) +
    roof(-22, 30);
  const bell =
    plane('M-16 22C-12 6-14-16-8-24H8C14-16 12 6 16 22Z', gold, 1.5) +
    line('M-14 12H14M-12-6H12', 1) +
    disc(0, -28, 5, 'none', 2) +
    disc(0, 28, 4, ink);
  const drum =
    plane('M-26-16C-32-6-32 12-26 22H26C32 12 32-6 26-16Z', vermilion, 1.5) +
    oval(0, -16, 26, 8, '#e9d9b0', 1.4) +
    times(7, (i) => disc(-21 + i * 7, -4, 1.4, gold));
  const altar =
    roof(-14, 16) +
    slab(0, -14, 24, 6, vermilion, 1) +
    roof(-2, 26) +
    slab(0, -2, 36, 6, vermilion, 1) +
    roof(12, 36) +
    slab(0, 12, 46, 10, vermilion, 1.1) +
    slab(0, 22, 62, 6, rice, 1.1) +
    slab(0, 28, 72, 8, rice, 1.1) +
    disc(0, -34, 4, gold, 1);
  const bridge =
    plane('M-36 24C-20 22-16 0 0 0C16 0 20 22 36 24V16C22 12 14-8 0-8C-14-8-22 12-36 16Z', rice, 1.4) +
    plane('M-10 24A10 12 0 0 1 10 24Z', mist, 1.2) +
    line('M-34 30q8-4 16 0M2 32q8-4 16 0', 1.2, porcelain) +
    disc(0, -26, 9, vermilion);
  const hill =
    plane('M-38 32C-26 10-18 16-12 4C-6-6 6-6 12 4C18 16 26 10 38 32Z', celadon, 1.3) +
    slab(0, -12, 18, 10, vermilion, 1) +
    roof(-10, 16) +
    roof(-20, 11, gold) +
    line('M-24 24q4-8 8 0M16 24q4-8 8 0', 1);
  const swift =
    disc(0, -14, 17, '#e8c88f', 1) +
    at(
      0,
      -2,
      plane(
        'M0 2C-6-12-22-22-36-20C-22-12-14-2-7 8L-10 28L0 17L10 28L7 8C14-2 22-12 36-20C22-22 6-12 0 2Z',
        ink,
      ),
      0.9,
    ) +
    line('M-34 36q8-6 17 0t17 0 17 0 17 0', 1.3, porcelain);
  const places: Point[] = Array.from(
    { length: 9 },
    (_, i): Point => [130 + (i % 3) * 110, 116 + Math.floor(i / 3) * 122],
  );
  const fills = [
    '#e6dcc0',
    '#dfe2d4',
    '#e6dcc0',
    '#d9dfe0',
    '#f0d6c0',
    '#d9dfe0',
    '#e6dcc0',
    '#dfe2d4',
    '#e6dcc0',
  ];
  const images = [bell, altar, drum, bridge, tower, bridge, swift, hill, swift];
  return places.map(([x, y], i) => at(x, y, frame(fills[i] ?? rice) + (images[i] ?? ''))).join('');
};

/** Motifs of folk literature on single leaves: cards, prints, bookplates, the mad monk's fan, the thangka. */
import {
  at,
  blush,
  celadon,
  crimson,
  deepCeladon,
  disc,
  faint,
  gold,
  indigo,
  ink,
  lacquer,
  line,
  mist,
  n,
  oval,
  type Point,
  paleCeladon,
  paleGold,
  plane,
  porcelain,
  rice,
  skin,
  slab,
  sym,
  times,
  vermilion,
  wood,
} from './kit.ts';
import type { Painter } from './motif.ts';
import { cloud, handwriting, leaf, lotus, meander, petals, plum, ruyi, tassel, waves } from './ornament.ts';

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

/** The mad monk's torn palm-leaf fan with a wine gourd. */
export const palmFan: Painter<'palmFan'> = (brush) => {
  const blade =
    'M240 300C200 300 120 270 104 200C96 150 118 112 146 100L158 128L168 84C192 66 214 60 228 60L236 96L246 60C278 62 306 76 318 88L320 132L338 102C364 122 384 160 376 200C360 270 280 300 240 300Z';
  const rays = times(19, (i) => {
    const a = ((i - 9) * 9.2 * Math.PI) / 180;
    return `M240 290L${n(240 + Math.sin(a) * 200)} ${n(290 - Math.cos(a) * 230)}`;
  });
  const gourd =
    plane(
      sym(
        [
          [6, 0, 1],
          [8, 8],
          [18, 20],
          [18, 34],
          [10, 44],
          [28, 64],
          [30, 88],
          [16, 104],
          [0, 106],
        ],
        0,
      ),
      '#c98f45',
      2,
    ) +
    line('M-12 46Q0 52 12 46', 4, vermilion) +
    slab(0, -10, 10, 12, lacquer, 1.6, 3) +
    plane('M-14 66H14V90H-14Z', vermilion, 1.2) +
    line('M-7 72H7M0 68V86M-7 80H7', 1.6, paleGold);
  return (
    brush.form(
      blade,
      '#d6bb7c',
      line(rays, 1.2, '#9a7a3c') +
        line('M150 250C170 210 310 210 330 250M124 200C160 150 320 150 356 200', 1, '#9a7a3c') +
        slab(186, 170, 42, 34, '#8fa18b', 1.4) +
        line('M168 174h38M168 200h38M170 174v26M204 174v26', 1, ink, ' stroke-dasharray="3 3"') +
        slab(302, 220, 34, 28, '#b8705a', 1.4) +
        line('M288 224h28M288 244h28', 1, ink, ' stroke-dasharray="3 3"'),
      18,
    ) +
    line('M134 214C160 286 214 298 240 298C266 298 320 286 346 214', 3, wood) +
    slab(240, 286, 18, 134, '#b58a4c', 2, 6) +
    line('M232 300H248M232 308H248M232 316H248M232 324H248', 2.4, vermilion) +
    line('M236 340V410M244 340V410', 0.9) +
    line('M248 330C300 330 330 316 344 322', 2.4, vermilion) +
    at(350, 326, gourd, 0.8, -6) +
    line('M232 330C180 330 150 316 136 322', 2.4, vermilion) +
    tassel(134, 322, 76) +
    disc(134, 320, 6, celadon, 1.4)
  );
};

/** King Gesar riding, a thangka in a brocade mount. */
export const thangka: Painter<'thangka'> = (brush) => {
  const flame = plane('M0 0C-12-10-6-22-10-34C0-28 4-20 4-12C8-16 8-22 8-26C16-14 12-4 0 0Z', '#d9703c', 1);
  const horse =
    plane(
      'M176 306C170 276 186 260 214 262C240 268 262 266 280 254C288 232 296 214 316 204L322 192L330 204C344 214 352 228 350 240L332 240C322 238 316 246 314 258C310 284 300 292 296 302L306 344H292L280 308C262 316 226 316 208 308L196 344H182L188 310C184 312 178 310 176 306Z',
      '#c4553a',
      2,
    ) +
    line('M178 286C160 286 152 304 158 330C166 316 170 312 180 304', 1.6) +
    plane('M178 284C156 282 146 306 154 336C164 318 170 312 182 302Z', '#f0e4cc', 1.6) +
    line('M302 220C292 232 290 246 284 254M308 212C300 226 298 240 294 256', 5, '#f0e4cc') +
    disc(334, 218, 2.2, ink) +
    line('M330 238L316 230L314 258M316 230L346 232', 1.4, paleGold) +
    plane('M214 262C230 256 252 258 266 262L270 290H212Z', indigo, 1.6) +
    meander(214, 268, 280, 7, paleGold, 1);
  const king =
    plane('M214 266C206 236 216 214 240 212C264 214 274 236 266 266Z', '#d8b450', 2) +
    times(9, (i) => line(`M${224 + (i % 3) * 12} ${228 + Math.floor(i / 3) * 11}q5 6 10 0`, 1)) +
    disc(240, 194, 17, skin, 1.8) +
    line('M232 193q3-2 6 0M242 193q3-2 6 0M236 203q4 3 8 0M232 200q-2 8 0 10M248 200q2 8 0 10', 1.2) +
    plane('M220 188C224 166 256 166 260 188C248 182 232 182 220 188Z', gold, 1.6) +
    line('M240 170V138', 1.6) +
    plane('M240 138L262 146L240 156Z', vermilion, 1.3) +
    brush.mirror(plane('M222 190L212 176L226 178Z', vermilion, 1.2)) +
    line('M218 234C204 240 198 226 196 212M196 172V262', 2.2) +
    plane('M196 150L202 172H190Z', '#d9dad4', 1.3) +
    plane('M196 186L170 194L196 204Z', celadon, 1.2) +
    line('M262 232C274 236 282 232 290 222', 3, gold);
  return (
    slab(240, 48, 296, 372, indigo, 2.2) +
    `<g opacity=".8">${brush.copies(plum(0, 0, 8, 'none', gold, paleGold), [
      [108, 76],
      [108, 130],
      [108, 184],
      [108, 238],
      [108, 292],
      [108, 346],
      [108, 396],
      [372, 76],
      [372, 130],
      [372, 184],
      [372, 238],
      [372, 292],
      [372, 346],
      [372, 396],
    ])}</g>` +
    slab(240, 66, 236, 334, vermilion, 1.4) +
    slab(240, 74, 220, 318, gold, 1.2) +
    brush.form(
      'M136 80H344V386H136Z',
      '#8fb3b0',
      plane(
        'M136 260C160 230 190 250 210 230C240 200 270 240 300 226C320 236 336 240 344 250V390H136Z',
        deepCeladon,
      ) +
        plane('M136 330C170 310 200 330 240 316C280 330 310 310 344 330V390H136Z', celadon, 1.2) +
        disc(240, 216, 84, '#2f4a6b', 1.4, gold) +
        disc(240, 216, 76, '#4f7d86', 1.2, gold) +
        brush.around(12, 240, 216, at(240, 142, flame, 0.9)) +
        brush.mirror(cloud(170, 112, 0.5, rice) + cloud(160, 372, 0.46, paleCeladon)) +
        disc(176, 100, 9, '#f4ead0', 1) +
        disc(304, 100, 9, vermilion, 1) +
        lotus(240, 382, 1.1, blush, vermilion),
      0,
    ) +
    at(-12, 16, horse + king) +
    slab(240, 38, 322, 14, wood, 2, 7) +
    slab(240, 414, 322, 14, wood, 2, 7) +
    brush.mirror(disc(76, 421, 9, gold, 1.8) + disc(76, 45, 8, gold, 1.8))
  );
};

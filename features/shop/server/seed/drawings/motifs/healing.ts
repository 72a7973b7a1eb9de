/** Motifs of the healing hand: bronze figure, needles, scraping jade, steelyard. */
import {
  celadon,
  clay,
  deepCeladon,
  disc,
  gold,
  indigo,
  ink,
  lacquer,
  line,
  n,
  oval,
  paleGold,
  plane,
  rice,
  silver,
  slab,
  sym,
  times,
  vermilion,
  wood,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { leaf, lotus, plum } from '../nature.ts';
import { cloud, petals, ruyi, tassel } from '../ornament.ts';

/** The bronze teaching figure with its channels and points. */
export const acupunctureFigure: Painter<'acupunctureFigure'> = (brush) => {
  const bronze = '#7d8a68';
  const half =
    'M240 66C258 66 268 80 267 98C274 98 274 112 266 114C263 126 257 132 254 135L255 146C274 150 292 154 298 172L320 236C326 246 332 262 330 276C326 288 316 286 312 276L308 262C300 244 290 224 281 204C280 224 278 236 279 250C286 284 278 318 274 348C274 358 278 364 288 370C292 378 286 382 278 382H252C250 372 254 362 252 350C252 322 250 296 245 276H240';
  const whole = `${half}V382H240Z`;
  const points = [
    [249, 88],
    [258, 104],
    [262, 166],
    [286, 182],
    [298, 210],
    [310, 242],
    [320, 268],
    [256, 190],
    [256, 214],
    [257, 236],
    [262, 262],
    [264, 290],
    [264, 318],
    [263, 344],
    [270, 374],
  ] as const;
  const side =
    plane(whole, bronze) +
    line(half, 2.2) +
    line(
      'M255 146C262 160 258 180 256 200C255 226 262 250 264 290C266 320 262 350 270 374M262 166C280 170 290 190 298 210C306 232 316 250 320 268M249 72C258 84 256 96 258 104',
      1.3,
      paleGold,
    ) +
    points.map(([x, y]) => disc(x, y, 2.6, gold, 0.9)).join('') +
    line('M246 100q6-3 9 0M262 178C268 186 274 186 278 184M247 206C256 210 264 206 270 200', 1.1);
  const centre = [74, 126, 152, 170, 188, 206, 224, 242, 256]
    .map((y) => disc(240, y, 2.4, vermilion, 0.8))
    .join('');
  return (
    brush.mirror(side) +
    plane('M205 86C206 62 274 62 275 86C262 78 218 78 205 86Z', '#4d5743', 1.8) +
    oval(240, 62, 11, 8, '#4d5743', 1.8) +
    line('M234 122Q240 126 246 122M240 104L237 113H242', 1.2) +
    line('M240 134V262', 1.1, paleGold) +
    centre +
    plane(
      sym([
        [36, 244, 1],
        [42, 286, 1],
        [16, 280],
        [0, 300, 1],
      ]),
      '#5f6a4e',
      1.8,
    ) +
    line('M203 250H277', 1.4, gold) +
    brush.form(
      sym([
        [78, 382, 1],
        [70, 392],
        [82, 406, 1],
        [0, 406, 1],
      ]),
      lacquer,
      petals(160, 320, 406, -16, 10, 'none', gold),
      0,
    )
  );
};

/** Nine needles of different length on an unrolled indigo cloth. */
export const needles: Painter<'needles'> = (brush) => {
  const needle = (i: number) => {
    const x = 240 + (i - 4) * 29;
    const long = 190 - Math.abs(i - 4) * 20;
    const top = 236 - long / 2;
    const heads = [
      plane(`M${x - 5} ${top}h10l-3 16h-4z`, silver, 1.2),
      oval(x, top + 4, 5, 7, silver, 1.2),
      disc(x, top + 4, 6, gold, 1.2),
      plane(`M${x} ${top - 8}l6 10-6 10-6-10z`, silver, 1.2),
      ruyi(x, top + 4, 0.36, gold),
    ];
    const shape = i % 2 ? 3.4 : 2.2;
    return (
      plane(`M${n(x - shape)} ${n(top + 8)}H${n(x + shape)}L${n(x)} ${n(top + long)}Z`, silver, 1.6, silver) +
      slab(x, top + 12, 8, 34, gold, 1.1, 2) +
      line(
        times(5, (k) => `M${x - 4} ${n(top + 17 + k * 6)}h8`),
        0.7,
      ) +
      (heads[4 - Math.abs(i - 4)] ?? '')
    );
  };
  const sprig = plum(0, 0, 9, 'none', rice, rice) + disc(0, 0, 1.6, rice);
  const places = Array.from({ length: 8 }, (_, i) => [112 + i * 36.6, i % 2 ? 352 : 366] as const);
  return (
    brush.form(
      'M88 100H392V384H88Z',
      indigo,
      brush.copies(sprig, places) + slab(240, 112, 280, 218, 'none', 1.2, 0, '#7d93ac'),
      18,
    ) +
    slab(240, 196, 304, 14, '#46648a', 1.4) +
    slab(240, 276, 304, 14, '#46648a', 1.4) +
    line('M88 200H392M88 206H392M88 280H392M88 286H392', 0.8, rice, ' stroke-dasharray="5 4"') +
    times(9, needle) +
    slab(240, 84, 330, 20, '#3d5878', 2, 10) +
    slab(240, 380, 330, 22, '#3d5878', 2, 11) +
    brush.mirror(
      disc(75, 94, 9, gold, 1.8) +
        disc(75, 391, 9, gold, 1.8) +
        line('M75 94q3-4 0-6q-6 3-1 8', 1) +
        line('M75 391q3-4 0-6q-6 3-1 8', 1),
    ) +
    line('M196 402C200 420 220 424 240 408C260 424 280 420 284 402', 3.2, vermilion) +
    tassel(240, 406, 44)
  );
};

/** A jade scraping board and a jade comb on one cord. */
export const guasha: Painter<'guasha'> = (brush) => {
  const jade = '#a9c3a3';
  const board = sym([
    [0, 128, 1],
    [30, 108],
    [76, 112],
    [92, 148],
    [66, 192],
    [30, 216],
    [0, 226],
  ]);
  const comb = sym([
    [0, 268],
    [70, 270],
    [122, 296],
    [138, 332, 1],
    [126, 340, 1],
    [0, 340, 1],
  ]);
  const tooth = plane('M-3.5 0V50Q0 58 3.5 50V0Z', jade, 1.5);
  const teeth = Array.from({ length: 21 }, (_, i) => [120 + i * 12, 334] as const);
  return (
    line('M240 46C216 60 216 90 240 116C264 90 264 60 240 46', 3, vermilion) +
    disc(240, 100, 7, gold, 1.4) +
    brush.form(
      board,
      jade,
      brush.mirror(
        line('M250 150C270 140 300 150 306 170M256 190C272 176 288 176 300 182', 1.4, deepCeladon) +
          cloud(290, 150, 0.4, 'none', deepCeladon),
      ) +
        lotus(240, 206, 1.1, '#c5d8bd', deepCeladon) +
        line('M166 130C172 122 184 120 194 122', 4, '#dce8d6'),
    ) +
    disc(240, 138, 7, '#e8e2ca', 1.6) +
    line('M240 226V276', 2.6, vermilion) +
    plane('M240 236L252 250L240 264L228 250Z', vermilion, 1.4) +
    line('M234 250L240 244L246 250L240 256Z', 1, paleGold) +
    brush.copies(tooth, teeth) +
    brush.form(
      comb,
      jade,
      brush.mirror(
        line(
          'M250 322C280 322 300 316 330 326M262 322C258 300 280 292 290 302C294 310 284 314 280 308M310 320C308 306 322 302 328 310',
          1.4,
          deepCeladon,
        ),
      ) +
        ruyi(240, 306, 0.9, '#c5d8bd', deepCeladon) +
        line('M140 306C156 292 176 286 196 284', 4, '#dce8d6'),
    ) +
    line('M110 336H370', 1.4) +
    brush.mirror(tassel(104, 342, 62, vermilion))
  );
};

/** A small precision steelyard above its fiddle-shaped case. */
export const steelyard: Painter<'steelyard'> = (brush) => {
  const caseShape = sym([
    [150, 324, 1],
    [168, 336],
    [172, 358],
    [160, 380],
    [120, 384],
    [70, 372],
    [0, 370],
  ]);
  const stars = times(27, (i) => disc(124 + i * 9, 155 - (i % 5 ? 0 : 2), i % 5 ? 1.2 : 2, ink));
  return (
    line('M240 76V150', 2.6, vermilion) +
    plane('M226 76C226 60 254 60 254 76C254 86 226 86 226 76Z', gold, 1.6) +
    tassel(240, 96, 40) +
    slab(240, 148, 292, 14, '#f4ead0', 2, 7) +
    stars +
    brush.mirror(slab(102, 146, 18, 18, gold, 1.6, 3)) +
    line('M110 164L70 258M110 164L150 258M110 164V252', 1.4) +
    plane('M58 256H162C158 282 132 290 110 290C88 290 62 282 58 256Z', gold, 2) +
    line('M64 264H156', 1.2, '#7a5a1c') +
    plum(96, 250, 10, vermilion) +
    leaf(112, 256, 32, 20, celadon) +
    leaf(118, 256, 30, 64, deepCeladon) +
    disc(128, 251, 5, clay, 1) +
    disc(138, 252, 5, clay, 1) +
    line('M370 164V214', 1.6) +
    brush.form(
      sym(
        [
          [10, 214, 1],
          [14, 224, 1],
          [24, 236],
          [26, 268],
          [18, 282, 1],
          [0, 282, 1],
        ],
        370,
      ),
      gold,
      line('M340 244H400M340 270H400', 1.2, '#7a5a1c') + ruyi(370, 254, 0.4, 'none', '#7a5a1c'),
      10,
      1.8,
    ) +
    brush.form(
      caseShape,
      wood,
      slab(240, 346, 260, 14, '#4f2f1d', 1.2, 7) +
        line('M96 334C180 342 300 342 384 334', 1.2, paleGold) +
        disc(128, 366, 10, '#4f2f1d', 1) +
        disc(352, 366, 10, '#4f2f1d', 1),
    ) +
    brush.form(
      sym([
        [150, 322, 1],
        [172, 312],
        [176, 300],
        [150, 296],
        [70, 308],
        [0, 312],
      ]),
      '#9a6a45',
      line('M100 306C180 316 300 316 380 306', 1, paleGold),
      12,
    ) +
    disc(240, 318, 8, gold, 1.6)
  );
};

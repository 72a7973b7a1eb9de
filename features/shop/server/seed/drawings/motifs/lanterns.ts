/** Motifs of lanterns: palace, rabbit, sky. */
import {
  at,
  celadon,
  deepCeladon,
  disc,
  gold,
  lacquer,
  line,
  oval,
  type Point,
  paleGold,
  plane,
  rice,
  slab,
  sym,
  times,
  vermilion,
  wood,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { butterfly, leaf, peony, plum } from '../nature.ts';
import { cloud, meander, petals, tassel } from '../ornament.ts';

/** A hexagonal palace lantern. */
export const palaceLantern: Painter<'palaceLantern'> = (brush) => {
  const pane = (x0: number, x1: number, y0: number, y1: number, lift: number) =>
    `M${x0} ${y0 + lift}L${x1} ${y0}V${y1}L${x0} ${y1 - lift}Z`;
  const dragonHook =
    plane(
      'M300 130C330 122 352 128 364 112C376 104 388 112 384 124C380 134 368 132 366 126C368 144 344 152 310 146Z',
      lacquer,
      1.8,
    ) +
    disc(376, 118, 2, gold) +
    line('M380 128V150', 1.6, vermilion) +
    disc(380, 152, 5, celadon, 1.2) +
    tassel(380, 154, 96);
  return (
    line('M240 24V66', 2.4, vermilion) +
    disc(240, 60, 7, gold, 1.6) +
    plane(
      sym([
        [22, 66, 1],
        [60, 92, 1],
        [52, 104, 1],
        [0, 104],
      ]),
      lacquer,
      2,
    ) +
    petals(184, 296, 104, 14, 7, gold) +
    brush.mirror(dragonHook) +
    slab(240, 124, 170, 18, lacquer, 2, 3) +
    meander(160, 320, 128, 10, gold, 1.1) +
    slab(240, 108, 60, 18, lacquer, 1.8) +
    line('M220 112H260M220 120H260', 1.2, gold) +
    slab(240, 142, 190, 176, '#f4dfa8', 2) +
    plane('M184 142H296V318H184Z', '#f9ecc4', 2) +
    disc(240, 226, 46, '#fdf6df') +
    brush.mirror(
      plane(pane(296, 335, 142, 318, 0), '#efd193', 2) +
        line('M316 300C312 260 322 220 308 170M314 250q12-6 14-18M314 220q-10-6-10-18', 1.8, deepCeladon) +
        plum(308, 172, 8, vermilion, gold) +
        plum(326, 232, 7, vermilion, gold) +
        plum(304, 202, 7, vermilion, gold),
    ) +
    line('M228 306C232 270 224 250 238 220M236 262C250 254 262 256 270 244', 2.6, wood) +
    peony(240, 212, 26, vermilion, gold) +
    leaf(222, 240, 26, -70, celadon) +
    leaf(262, 236, 26, 60, celadon) +
    leaf(246, 280, 24, 60, deepCeladon) +
    butterfly(266, 168, 0.36, celadon, vermilion, 20) +
    line('M184 142V318M296 142V318M145 142V318M335 142V318', 7) +
    line('M184 142V318M296 142V318M145 142V318M335 142V318', 3.6, lacquer) +
    slab(240, 318, 176, 16, lacquer, 2, 3) +
    line('M156 326H324', 1.2, gold) +
    plane(
      sym([
        [70, 334, 1],
        [60, 354],
        [36, 362, 1],
        [0, 366],
      ]),
      lacquer,
      2,
    ) +
    petals(184, 296, 336, 16, 7, gold) +
    brush.mirror(tassel(300, 336, 62)) +
    disc(240, 372, 7, celadon, 1.5) +
    tassel(240, 376, 74)
  );
};

/** A rabbit lantern on wheels. */
export const rabbitLantern: Painter<'rabbitLantern'> = (brush) => {
  const tuft = line('M-7 0q7 9 14 0', 1.3, '#b9ac98');
  const places: Point[] = Array.from(
    { length: 22 },
    (_, i): Point => [150 + (i % 6) * 36 + (Math.floor(i / 6) % 2) * 16, 262 + Math.floor(i / 6) * 24],
  );
  const wheel =
    disc(0, 0, 25, wood, 2) +
    disc(0, 0, 18, '#c79a5c', 1.4) +
    line('M-18 0H18M0-18V18M-13-13L13 13M13-13L-13 13', 1.4, lacquer) +
    disc(0, 0, 5, vermilion, 1.4);
  return (
    disc(240, 260, 150, '#f6e6b8') +
    brush.mirror(
      plane('M254 150C246 96 260 50 286 44C308 50 304 110 282 158Z', '#fbf6e8', 2.2) +
        plane('M264 142C260 102 270 70 284 62C294 74 290 112 276 146Z', '#eab3a0', 1.4) +
        line('M286 44q10 4 12 16', 1),
    ) +
    brush.form(
      sym([
        [0, 226],
        [92, 238],
        [130, 290],
        [122, 350],
        [80, 378, 1],
        [0, 382],
      ]),
      '#fbf6e8',
      brush.copies(tuft, places) + oval(240, 320, 56, 44, '#fbe3a2') + oval(240, 322, 32, 27, '#fdf2cc'),
      18,
    ) +
    brush.form(
      sym([
        [0, 136],
        [52, 146],
        [76, 190],
        [64, 236],
        [0, 254],
      ]),
      '#fdf9ee',
      '',
      12,
    ) +
    brush.mirror(
      disc(270, 192, 11, vermilion, 1.8) +
        disc(270, 192, 6, '#7d1c12') +
        disc(273, 189, 2.6, '#fff') +
        disc(286, 220, 10, '#f1c1b0') +
        line('M258 228L312 222M258 234L310 240', 1.2, '#8d8171') +
        line('M254 160q14-8 26 0', 2),
    ) +
    plane('M240 216C232 212 228 206 232 204H248C252 206 248 212 240 216Z', vermilion, 1.3) +
    line('M240 216V226M240 226q-9 8-16 0M240 226q9 8 16 0', 1.6) +
    plane('M196 252C216 262 264 262 284 252L288 266C264 278 216 278 192 266Z', vermilion, 1.8) +
    disc(240, 276, 11, gold, 1.8) +
    line('M232 278H248M240 278V286', 1.4) +
    peony(240, 150, 12, vermilion, gold) +
    slab(240, 372, 236, 14, vermilion, 2, 4) +
    line('M130 379H350', 1.4, paleGold, ' stroke-dasharray="8 5"') +
    brush.mirror(at(154, 400, wheel)) +
    line('M240 386C240 400 236 404 240 412', 2, vermilion) +
    tassel(240, 402, 40) +
    brush.mirror(plum(112, 170, 10, vermilion, paleGold) + cloud(90, 236, 0.5, rice))
  );
};

/** A sky lantern rising over the hills, with a wish on it. */
export const skyLantern: Painter<'skyLantern'> = (brush) => {
  const small =
    plane('M-16-24C-8-32 8-32 16-24L20 14C12 20-12 20-20 14Z', '#efb56a', 1.4) +
    plane('M-9 17L0 4L9 17Z', '#f9e3a4') +
    line('M-20 14C-12 20 12 20 20 14', 1.2);
  const body = sym([
    [0, 76],
    [64, 88],
    [94, 140],
    [104, 230],
    [94, 312, 1],
    [0, 326],
  ]);
  return (
    brush.form(
      'M240 50A164 164 0 0 1 240 378A164 164 0 0 1 240 50Z',
      '#3d5674',
      brush.mirror(plane('M70 300C110 262 130 290 160 268C190 246 210 290 240 282V380H70Z', '#2c4159')) +
        plane('M70 330C140 296 200 330 240 318C280 330 340 296 410 330V380H70Z', '#223349'),
      0,
      1.4,
    ) +
    times(12, (i) => disc(110 + ((i * 67) % 260), 90 + ((i * 43) % 130), 1.5, rice)) +
    brush.mirror(at(118, 170, small, 0.9, -6) + at(152, 108, small, 0.6, 4) + at(112, 262, small, 0.5, 6)) +
    brush.form(
      body,
      '#e99a4e',
      plane(
        sym([
          [0, 150],
          [54, 200],
          [62, 290],
          [50, 330],
          [0, 330],
        ]),
        '#f5c877',
      ) +
        plane(
          sym([
            [0, 230],
            [30, 270],
            [28, 330],
            [0, 330],
          ]),
          '#fbe6ad',
        ) +
        line('M204 78C184 140 182 250 196 320M276 78C296 140 298 250 284 320', 1.2, '#b86a2c'),
      16,
    ) +
    line('M200 172H280M240 146V202M212 202H268M214 224H266V266H214Z', 7, '#7d2d1d') +
    oval(240, 317, 92, 11, '#7d4a22', 2) +
    plane('M240 300C228 306 226 320 240 330C254 320 252 306 240 300Z', vermilion, 1.4) +
    plane('M240 312C234 318 234 324 240 328C246 324 246 318 240 312Z', paleGold) +
    line('M150 319H330', 1.4) +
    line('M240 332V384', 1.2, paleGold) +
    tassel(240, 380, 44) +
    brush.mirror(
      plum(100, 398, 10, vermilion, paleGold) +
        leaf(112, 402, 34, 80, celadon) +
        leaf(92, 404, 34, -70, celadon),
    )
  );
};

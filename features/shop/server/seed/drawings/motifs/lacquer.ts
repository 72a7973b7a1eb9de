/** Motifs of lacquer, bamboo and oiled paper. */
import {
  blush,
  celadon,
  crimson,
  disc,
  gold,
  indigo,
  ink,
  lacquer,
  line,
  n,
  oval,
  type Point,
  paleCeladon,
  paleGold,
  plane,
  slab,
  sym,
  times,
  vermilion,
  wood,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { butterfly, leaf, peony, plum } from '../nature.ts';
import { cloud, meander, petals, stand, tassel } from '../ornament.ts';

/** A round carved lacquer box with a peony lid, seen a little from above. */
export const lacquerBox: Painter<'lacquerBox'> = (brush) => {
  const red = '#b2301f';
  const side = sym([
    [150, 236, 1],
    [154, 262],
    [150, 318],
    [138, 348],
    [118, 360, 1],
    [0, 372],
  ]);
  const carved = (d: string, w = 1.6) => line(d, w + 1.6, crimson) + line(d, w * 0.5, '#d86a54');
  return (
    brush.form(
      side,
      red,
      meander(80, 400, 300, 26, crimson, 2.6) +
        line('M80 292H400M80 334H400', 2, crimson) +
        petals(90, 390, 372, -28, 13, '#c64431', crimson) +
        line('M80 276C180 296 300 296 400 276', 2, ink),
      20,
    ) +
    oval(240, 222, 158, 100, red, 2.4) +
    oval(240, 222, 146, 91, 'none', 2, crimson) +
    oval(240, 222, 128, 79, '#a62a1a', 1.6, crimson) +
    line(
      'M103 222a137 85 0 1 1 274 0a137 85 0 1 1-274 0',
      7,
      '#d86a54',
      ' stroke-dasharray="2 5 8 5" stroke-linecap="butt"',
    ) +
    brush.mirror(
      leaf(286, 246, 46, 96, '#c64431', crimson) +
        leaf(280, 262, 40, 130, '#c64431', crimson) +
        leaf(284, 206, 44, 68, '#c64431', crimson) +
        leaf(264, 180, 30, 30, '#c64431', crimson) +
        carved('M280 230C310 236 336 222 344 204M282 250C306 262 326 260 340 246') +
        peony(338, 222, 19, '#c64431', '#e08a70', crimson),
    ) +
    peony(240, 224, 52, '#cf4a36', '#e9a98f', crimson) +
    stand(366, 118)
  );
};

/** A porcelain vase dressed in woven bamboo. */
export const wovenVase: Painter<'wovenVase'> = (brush) => {
  const body: Point[] = [
    [48, 96, 1],
    [40, 112],
    [34, 140],
    [44, 168],
    [92, 216],
    [104, 268],
    [86, 328],
    [58, 366],
    [60, 382, 1],
    [0, 382, 1],
  ];
  const weave = line(`M130 0${times(11, () => 'q5-5 10 0t10 0')}`, 1, '#8f6b36');
  const rows = Array.from({ length: 25 }, (_, i): Point => [0, 116 + i * 11]);
  const dark = line('M130 22C160-14 200-14 240 22C280-14 320-14 350 22', 5.4, '#6d4a2c');
  const bands = Array.from({ length: 6 }, (_, i): Point => [0, 220 + i * 9]);
  return (
    line('M232 98C228 70 214 52 196 40M244 98C246 66 262 48 286 38M240 98C238 72 240 50 240 34', 2.4, wood) +
    plum(194, 42, 13, blush, vermilion) +
    plum(288, 40, 13, blush, vermilion) +
    plum(240, 36, 15, vermilion, paleGold) +
    plum(216, 62, 9, blush, vermilion) +
    plum(262, 58, 9, blush, vermilion) +
    disc(206, 70, 4, vermilion, 1) +
    disc(252, 74, 4, vermilion, 1) +
    brush.form(
      sym(body),
      '#d9b878',
      brush.copies(dark, bands) +
        brush.copies(weave, rows) +
        line('M150 176Q240 196 330 176M146 192Q240 212 334 192', 3, '#6d4a2c') +
        line(
          times(15, (i) => `M${128 + i * 16} 100V390`),
          0.7,
          '#8f6b36',
        ) +
        line('M160 230C152 256 154 286 164 310', 5, '#f0dcae'),
      24,
    ) +
    oval(240, 97, 48, 9, '#f7f5ee', 2.2) +
    oval(240, 98, 36, 5, '#8a7d68') +
    slab(240, 374, 122, 10, '#6d4a2c', 1.8, 3) +
    stand(384, 84)
  );
};

/** An open oil-paper umbrella, seen from the side, with its ribs and threads. */
export const umbrella: Painter<'umbrella'> = (brush) => {
  const canopy =
    'M66 232C84 138 152 82 240 74C328 82 396 138 414 232C396 222 372 222 356 234C338 222 316 222 298 236C280 224 258 224 240 238C222 224 200 224 182 236C164 222 142 222 124 234C108 222 84 222 66 232Z';
  const ribs = [66, 124, 182, 240, 298, 356, 414]
    .map(
      (x) =>
        `M240 74Q${n(240 + (x - 240) * 0.72)} ${x === 240 ? 150 : 120} ${x} ${x === 66 || x === 414 ? 232 : 236}`,
    )
    .join('');
  return (
    slab(240, 200, 9, 196, '#c79a5c', 2) +
    line(
      times(5, (i) => `M235 ${250 + i * 26}H245`),
      1.2,
    ) +
    line('M240 262L150 226M240 262L200 228M240 262L280 228M240 262L330 226', 2, wood) +
    slab(240, 254, 22, 18, wood, 1.8, 4) +
    brush.form(
      canopy,
      vermilion,
      line('M84 196C150 150 330 150 396 196', 16, '#d65a40') +
        line('M80 206C150 162 330 162 400 206M92 178C160 134 320 134 388 178', 1.2, paleGold) +
        brush.mirror(
          peony(300, 176, 24, '#f0d4bf', gold, crimson) +
            leaf(278, 188, 26, -80, celadon) +
            leaf(322, 188, 26, 80, celadon) +
            butterfly(352, 196, 0.34, paleGold, indigo, 24),
        ) +
        peony(240, 164, 30, '#f0d4bf', gold, crimson) +
        leaf(208, 172, 26, -80, celadon) +
        leaf(272, 172, 26, 80, celadon) +
        line(ribs, 1.6, crimson) +
        plane(
          sym([
            [0, 70],
            [22, 76],
            [40, 96],
            [0, 104],
          ]),
          lacquer,
          1.2,
        ),
      14,
    ) +
    slab(240, 54, 14, 26, lacquer, 2, 5) +
    plane('M228 74H252L258 86H222Z', wood, 1.8) +
    slab(240, 376, 14, 44, lacquer, 2, 6) +
    tassel(240, 410, 46) +
    brush.mirror(
      cloud(120, 372, 0.9, paleCeladon) +
        line(
          'M96 300l-6 20M136 270l-6 20M170 320l-6 20M110 250l-4 14M178 270l-4 14',
          1.6,
          indigo,
          ' stroke-opacity=".5"',
        ),
    )
  );
};

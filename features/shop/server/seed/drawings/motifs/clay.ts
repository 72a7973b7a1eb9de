/** Motifs of painted clay: the plump child and Lord Rabbit. */
import {
  at,
  blush,
  celadon,
  crimson,
  deepCeladon,
  disc,
  gold,
  indigo,
  ink,
  lacquer,
  line,
  oval,
  paleGold,
  plane,
  rice,
  skin,
  slab,
  sym,
  times,
  vermilion,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { leaf, peony, plum } from '../nature.ts';
import { cloud, meander } from '../ornament.ts';

/** Wuxi's plump clay child with a green lion. */
export const clayChild: Painter<'clayChild'> = (brush) => {
  const lion =
    plane(
      sym([
        [0, 286],
        [34, 292],
        [44, 322],
        [34, 350],
        [0, 358],
      ]),
      '#6f9c86',
      1.9,
    ) +
    brush.mirror(
      times(4, (i) => disc(268 + Math.sin(i * 0.9) * 14, 294 + i * 16, 9, '#8fb8a0', 1.3)) +
        disc(256, 318, 7, rice, 1.4) +
        disc(257, 318, 3.4, ink) +
        line('M246 308q10-6 18 0', 2.4),
    ) +
    plane('M232 328H248L240 338Z', vermilion, 1.2) +
    line('M222 342Q240 354 258 342', 2) +
    disc(240, 296, 6, vermilion, 1.2);
  return (
    brush.form(
      sym([
        [46, 214, 1],
        [96, 246],
        [126, 310],
        [128, 360],
        [104, 392],
        [0, 398],
      ]),
      '#c23b2a',
      brush.mirror(
        peony(330, 330, 26, '#f0c9a8', gold, crimson) +
          leaf(306, 352, 26, -110, celadon) +
          leaf(350, 356, 26, 150, celadon) +
          cloud(302, 276, 0.3, 'none', paleGold) +
          line('M300 372C322 372 346 364 360 350', 2, paleGold),
      ) +
        plane('M194 214C206 250 274 250 286 214Z', rice, 1.5) +
        plane('M132 372C170 362 310 362 348 372V404H132Z', indigo, 1.6) +
        meander(140, 340, 378, 11, paleGold, 1.2),
      22,
    ) +
    brush.mirror(
      plane(
        'M322 290C344 306 340 338 314 346C296 352 274 346 264 336L272 316C286 322 300 320 304 310Z',
        '#cf4a36',
        1.9,
      ) + plane('M276 316C264 310 252 316 252 328C254 340 266 344 276 338Z', skin, 1.7),
    ) +
    lion +
    brush.mirror(plane('M262 316C250 312 242 318 242 326C244 334 254 336 264 334Z', skin, 1.5)) +
    brush.form(
      sym([
        [0, 72],
        [62, 84],
        [92, 138],
        [84, 196],
        [46, 228],
        [0, 234],
      ]),
      '#f7e2c6',
      '',
      14,
    ) +
    at(
      240,
      154,
      line('M-50-12C-40-24-24-24-14-14M50-12C40-24 24-24 14-14', 3.4) +
        line('M-48 6C-38-6-22-6-14 6M48 6C38-6 22-6 14 6', 4) +
        disc(-54, 32, 17, '#eda993') +
        disc(54, 32, 17, '#eda993') +
        line('M-6 22q6 6 12 0', 2) +
        plane('M-18 42Q0 38 18 42Q0 60-18 42Z', vermilion, 1.4) +
        plane('M0-44L5-36L0-28L-5-36Z', vermilion),
    ) +
    plane('M196 92C202 62 222 56 240 56C258 56 278 62 284 92C266 80 214 80 196 92Z', ink) +
    brush.mirror(
      plane('M300 84C326 66 344 84 338 106C328 122 308 116 300 104Z', ink) +
        line('M298 98L314 112', 6, vermilion),
    ) +
    disc(240, 56, 10, vermilion, 1.6) +
    plum(240, 74, 7, paleGold, vermilion) +
    plane('M200 222C216 236 264 236 280 222', 'none', 5, gold) +
    plane('M222 234H258L252 256H228Z', gold, 1.7) +
    line('M232 244H248', 1.5)
  );
};

/** Beijing's Lord Rabbit on his tiger. */
export const clayRabbit: Painter<'clayRabbit'> = (brush) => {
  const flag =
    plane('M340 92L398 126L346 150Z', vermilion, 1.7) +
    line('M348 106L380 124L350 138', 1.4, paleGold) +
    line('M334 84L352 262', 3.4, lacquer);
  return (
    flag +
    plane(
      'M384 330C416 326 436 300 430 268C428 252 410 252 410 266C412 288 404 304 376 310Z',
      '#dba646',
      1.9,
    ) +
    line('M400 306l10 12M412 290l14 6M412 274l16-2', 3) +
    brush.form(
      'M72 348C80 316 112 306 150 312H330C368 306 400 316 408 348C414 380 392 402 360 402H120C88 402 66 380 72 348Z',
      '#dba646',
      line(
        'M150 330q-6 20 2 40M176 340q-4 16 0 36M330 330q6 20-2 40M304 340q4 16 0 36M212 376q28 10 56 0',
        5,
      ),
      16,
    ) +
    at(
      104,
      340,
      disc(0, 0, 42, '#dba646', 2) +
        [-1, 1]
          .map(
            (s) =>
              disc(s * 28, -30, 11, '#dba646', 1.8) +
              disc(s * 28, -30, 5, blush) +
              disc(s * 14, -2, 8, rice, 1.6) +
              disc(s * 14, -2, 4, ink) +
              line(`M${s * 5} -14q${s * 9}-6 ${s * 18} 0`, 3),
          )
          .join('') +
        line('M-10-26H10M-8-18H8M0-26V-12M-10-12H10', 2.8) +
        plane('M-6 10H6L0 17Z', vermilion, 1.2) +
        line('M-14 20Q0 30 14 20', 2),
    ) +
    brush.form(
      sym([
        [34, 196, 1],
        [62, 214],
        [66, 262],
        [78, 312],
        [84, 346, 1],
        [0, 356],
      ]),
      vermilion,
      plane(
        sym([
          [22, 196, 1],
          [34, 260],
          [0, 270],
        ]),
        gold,
        1.5,
      ) +
        line(
          times(12, (i) => `M${216 + (i % 4) * 13} ${212 + Math.floor(i / 4) * 15}l6 7 6-7`),
          1.6,
          lacquer,
        ) +
        plane(
          sym([
            [34, 288],
            [44, 356, 1],
            [0, 360],
          ]),
          indigo,
          1.6,
        ) +
        cloud(240, 328, 0.46, celadon, paleGold) +
        brush.mirror(cloud(300, 320, 0.32, 'none', paleGold)),
      12,
    ) +
    slab(240, 270, 138, 15, deepCeladon, 1.8, 4) +
    disc(240, 277, 9, paleGold, 1.5) +
    brush.mirror(
      plane('M286 216C316 226 322 258 306 282L282 274C288 256 284 244 270 236Z', '#cf4a36', 1.8) +
        plane('M282 272C290 262 306 268 308 280C304 292 288 290 282 284Z', '#fbf6ea', 1.6),
    ) +
    slab(262, 236, 9, 70, '#c79a5c', 1.5, 4) +
    oval(262, 308, 17, 8, lacquer, 1.6) +
    brush.mirror(
      plane('M254 112C244 66 252 32 268 30C284 36 284 78 272 116Z', '#fbf6ea', 2) +
        plane('M260 104C254 72 260 48 267 46C274 54 274 84 268 106Z', '#eab3a0'),
    ) +
    brush.form(
      sym([
        [0, 112],
        [42, 120],
        [56, 156],
        [44, 192],
        [0, 204],
      ]),
      '#fdf9ef',
      '',
      8,
    ) +
    brush.mirror(
      plane('M250 160C258 150 276 150 284 156C278 166 260 168 250 160Z', rice, 1.6) +
        disc(267, 159, 4, ink) +
        line('M250 148q16-8 32-2', 2) +
        disc(276, 176, 8, '#efb7a3'),
    ) +
    plane('M234 168H246L240 175Z', vermilion, 1.2) +
    line('M240 175V181M231 186Q236 188 240 181Q244 188 249 186', 1.6) +
    plane('M186 134C190 102 214 96 240 94C266 96 290 102 294 134C270 118 210 118 186 134Z', gold, 1.9) +
    plane(
      sym([
        [0, 72],
        [12, 90],
        [20, 104],
        [0, 110],
      ]),
      vermilion,
      1.6,
    ) +
    brush.mirror(disc(268, 110, 4, celadon, 1.1) + disc(294, 138, 8, vermilion, 1.4)) +
    disc(240, 112, 6, celadon, 1.2) +
    line('M206 200C222 212 258 212 274 200', 4, vermilion)
  );
};

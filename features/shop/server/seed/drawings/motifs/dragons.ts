/** Motifs of the dragon and the fish-lantern dance. */

import { eye } from '../faces.ts';
import {
  at,
  blush,
  celadon,
  clay,
  crimson,
  deepCeladon,
  disc,
  gold,
  ink,
  lacquer,
  line,
  oval,
  type Point,
  paleGold,
  plane,
  rice,
  slab,
  sym,
  vermilion,
  wood,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { pool, tassel } from '../ornament.ts';

/** A dragon's head in front of its coiled body: painted cloth, or straw set with burning incense. */
export const dragon: Painter<'dragon'> = (brush, { form }) => {
  const fire = form === 'fire';
  const [hide, crest, belly] = fire ? [clay, wood, '#d2a96a'] : [vermilion, deepCeladon, '#e5c067'];
  const scale = fire
    ? line('M-9 8L0-8L9 8M-4 8L0 0L4 8', 1.4, lacquer)
    : line('M-11-4A11 11 0 0 0 11-4M-6-4A6 6 0 0 0 6-4', 1.3, crimson);
  const scales = at(240, 76, scale) + at(268.7, 97, scale, 1, 12);
  const fins = fire
    ? brush.around(
        18,
        240,
        232,
        line('M240 68L240 40', 2, lacquer) +
          disc(240, 38, 4, '#e8793a') +
          disc(240, 38, 7.5, 'none', 1, '#e8a23a'),
      )
    : brush.around(18, 240, 232, plane('M216 70C222 52 240 46 252 40C248 52 252 60 262 70Z', crest, 1.4));
  const face = sym([
    [0, 150],
    [40, 146],
    [74, 166],
    [84, 206],
    [72, 240],
    [58, 262],
    [64, 296],
    [46, 318],
    [0, 322],
  ]);
  const antler =
    'M268 156C276 128 300 110 308 76C314 92 314 106 308 120C322 112 332 100 336 88C340 112 324 132 302 142C296 152 292 160 286 168Z';
  const mane =
    'M318 190C350 176 372 188 384 168C388 196 366 212 344 212C368 216 384 232 396 224C390 248 362 252 340 240C354 256 364 276 380 276C362 296 332 284 316 256Z';
  return (
    fins +
    disc(240, 232, 166, hide, 2.2) +
    brush.around(15, 240, 232, scales) +
    disc(240, 232, 124, belly, 1.8) +
    line(
      'M240 115a117 117 0 1 1 0 234a117 117 0 1 1 0-234',
      13,
      lacquer,
      ' stroke-opacity=".55" stroke-dasharray="1.5 23" stroke-linecap="butt"',
    ) +
    disc(240, 232, 110, fire ? '#e9d9b8' : '#efe2c4', 1.8) +
    brush.mirror(
      plane(mane, fire ? '#d2a96a' : celadon, 1.9) +
        line('M326 210C346 204 360 204 372 192M326 228C346 234 366 240 380 238', 1.2) +
        plane(antler, fire ? wood : gold, 2),
    ) +
    brush.mirror(
      plane('M252 312C284 318 300 340 290 380C280 360 262 352 250 356Z', fire ? '#c79a5c' : paleGold, 1.6),
    ) +
    plane('M240 316C262 322 262 372 240 404C218 372 218 322 240 316Z', fire ? '#c79a5c' : paleGold, 1.8) +
    plane(
      sym([
        [56, 298, 1],
        [52, 338],
        [0, 352],
      ]),
      crimson,
      2,
    ) +
    plane(
      sym([
        [30, 318],
        [26, 338],
        [0, 344],
      ]),
      blush,
      1.4,
    ) +
    brush.form(
      face,
      hide,
      plane(
        sym([
          [44, 262],
          [52, 296],
          [36, 318],
          [0, 320],
        ]),
        belly,
      ) +
        brush.mirror(
          line('M250 168C262 176 266 190 258 200M304 238q-14 0-20 12', 1.8, fire ? lacquer : crimson),
        ) +
        line(
          'M222 240Q240 250 258 240M224 226Q240 236 256 226M226 212Q240 220 254 212',
          1.8,
          fire ? lacquer : crimson,
        ),
      12,
    ) +
    brush.mirror(
      plane('M252 196C258 166 300 158 324 174C318 190 300 186 290 180C278 186 264 196 252 196Z', crest, 1.7) +
        eye(286, 204, 18, fire ? '#e8a23a' : gold) +
        disc(262, 276, 13, fire ? '#e0bd84' : '#f0d68c', 1.8) +
        oval(263, 277, 6, 4, ink) +
        plane('M268 316l10 20 6-22zM250 320h10l-5 14z', '#fff', 1.3) +
        line('M284 290C330 288 350 320 398 304C410 300 412 286 400 286', 3.4, fire ? wood : gold),
    ) +
    plane('M240 150L256 172L240 196L224 172Z', gold, 1.8) +
    disc(240, 172, 6, fire ? '#e8793a' : vermilion, 1.2) +
    disc(240, 424, 17, fire ? '#e8a23a' : '#f3e3b0', 2) +
    line('M232 424a8 8 0 0 1 8-8', 1.6) +
    brush.mirror(plane('M258 430C274 426 276 414 270 404C286 412 290 430 276 438Z', vermilion, 1.3))
  );
};

/** A fish lantern lit from inside, on its pole above the waves. */
export const fishLantern: Painter<'fishLantern'> = (brush) => {
  const scale = line('M0-11C12-10 12 10 0 11', 1.5, '#b4532f');
  const places: Point[] = Array.from(
    { length: 24 },
    (_, i): Point => [172 + Math.floor(i / 4) * 25, 172 + (i % 4) * 24 + (Math.floor(i / 4) % 2) * 12],
  );
  return (
    slab(240, 250, 11, 170, '#c79a5c', 2, 4) +
    line('M236 300H244M236 340H244', 1.4) +
    plane(
      'M134 214C104 190 84 148 54 142C64 172 70 196 68 216C70 240 62 262 54 292C86 284 106 240 134 218Z',
      vermilion,
      2.2,
    ) +
    line(
      'M128 212L66 158M126 216H72M128 222L66 278M130 208C110 190 90 166 76 160M130 224C110 244 92 262 76 270',
      1.4,
      paleGold,
    ) +
    plane('M176 152C200 104 262 90 306 112C296 122 300 136 306 150Z', vermilion, 2.2) +
    line('M196 146L216 112M220 144L240 104M246 144L264 102M272 146L286 106', 1.3, paleGold) +
    plane(
      'M200 276C206 310 184 328 170 338C200 342 226 322 236 286ZM268 284C278 308 300 314 316 312C306 298 300 284 296 274Z',
      vermilion,
      2,
    ) +
    line('M212 282L192 326M224 286L206 324M280 284L300 306', 1.2, paleGold) +
    brush.form(
      'M408 214C390 158 318 130 250 136C196 142 152 172 130 216C152 258 196 288 250 294C318 300 390 272 408 214Z',
      '#f2cf86',
      oval(250, 214, 96, 52, '#f9e7b6') +
        oval(240, 214, 46, 26, '#fdf4d6') +
        brush.copies(scale, places) +
        plane('M420 130H338C318 180 318 250 338 300H420Z', '#e39a5a', 1.8) +
        line('M352 160C342 190 342 238 352 268', 1.6, vermilion) +
        line('M130 216Q250 190 330 206', 1, '#d79a58'),
      14,
    ) +
    plane('M312 228C290 226 276 242 272 264C296 266 314 252 318 236Z', vermilion, 1.8) +
    line('M308 234L284 256M304 232L288 240', 1.1, paleGold) +
    disc(368, 196, 17, rice, 2) +
    disc(368, 196, 9, ink) +
    disc(371, 192, 3, '#fff') +
    plane('M408 214C400 222 392 226 382 226C390 232 398 234 400 232Z', crimson, 1.4) +
    line('M404 206C424 190 436 190 438 178M402 226C420 240 432 238 436 250', 2.2, vermilion) +
    disc(240, 314, 8, celadon, 1.6) +
    line('M240 314C222 322 214 336 214 344', 2, vermilion) +
    tassel(214, 342, 46) +
    pool(brush, 386, 150, 60)
  );
};

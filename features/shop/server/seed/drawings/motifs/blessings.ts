/** Motifs of household blessings: tiger shoes, knot, longevity lock, wedding box. */
import {
  at,
  blush,
  celadon,
  crimson,
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
  silver,
  slab,
  sym,
  vermilion,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { leaf, lotus, peony, plum } from '../nature.ts';
import { cloud, doubleHappiness, petals, ruyi, tassel } from '../ornament.ts';

/** A pair of tiger-head shoes seen from above. */
export const tigerShoes: Painter<'tigerShoes'> = (brush) => {
  const shoe =
    brush.form(
      'M316 72C356 74 380 116 378 180C390 210 404 250 396 310C388 362 356 388 324 388C290 388 258 362 250 310C244 250 252 210 262 180C260 116 280 74 316 72Z',
      '#f1e6cc',
      line(
        'M258 300C252 250 258 214 268 180C266 120 284 84 316 82C350 84 370 120 368 180C380 214 394 250 388 310',
        2,
        '#b9a783',
        ' stroke-dasharray="3 4"',
      ),
      0,
    ) +
    brush.form(
      'M320 84C352 88 370 124 368 184C380 214 392 254 386 308C378 354 352 378 322 378C292 378 266 354 260 308C256 254 260 214 272 184C270 124 288 88 320 84Z',
      vermilion,
      plane(
        'M320 104C300 108 290 136 292 196C300 214 342 214 350 196C350 136 342 108 320 104Z',
        '#f1e6cc',
        2.2,
      ) +
        plane('M250 232C290 214 350 214 396 232V400H250Z', '#d9a03f') +
        line('M262 236C296 220 350 220 386 236', 2, paleGold),
      14,
    ) +
    oval(320, 150, 27, 50, '#7d1f14', 1.8) +
    plane(
      'M268 236C252 222 252 204 266 198C282 204 288 220 284 234ZM376 236C390 222 390 204 378 198C362 204 356 220 360 234Z',
      '#d9a03f',
      1.8,
    ) +
    plane(
      'M270 228C264 220 264 212 268 208C276 212 278 220 277 228ZM374 228C380 220 380 212 376 208C368 212 366 220 367 228Z',
      blush,
      1.2,
    ) +
    line('M304 232H340M308 246H336M304 262H340M322 232V262', 4.6) +
    [296, 348]
      .map(
        (x) =>
          disc(x, 284, 17, rice, 1.8) +
          disc(x, 284, 12, '#4f8f74', 1.2) +
          disc(x, 284, 6, ink) +
          line(`M${x - 22} 268C${x - 10} 256 ${x + 10} 256 ${x + 22} 268`, 4),
      )
      .join('') +
    plane(
      'M322 300C332 300 340 310 336 318C330 326 314 326 308 318C304 310 312 300 322 300Z',
      vermilion,
      1.7,
    ) +
    plane(
      'M282 332C300 342 314 336 322 328C330 336 344 342 362 332C358 358 342 368 322 368C302 368 286 358 282 332Z',
      '#7d1f14',
      1.7,
    ) +
    plane('M296 340l6 12 6-12zM336 340l6 12 6-12z', '#fff', 1) +
    plane('M308 356C314 350 330 350 336 356C332 366 312 366 308 356Z', blush, 1.1) +
    line('M276 318L256 312M276 326L254 328M368 318L388 312M368 326L390 328', 1.6, rice) +
    disc(276, 314, 5, '#e9a78f') +
    disc(368, 314, 5, '#e9a78f');
  return (
    brush.mirror(at(8, -4, shoe)) +
    line('M240 84C214 60 214 44 240 40C266 44 266 60 240 84', 3, vermilion) +
    disc(240, 84, 7, gold, 1.5) +
    line('M240 88L212 104M240 88L268 104', 2.4, vermilion) +
    brush.mirror(plum(210, 412, 9, vermilion, paleGold)) +
    leaf(228, 414, 24, 60, celadon) +
    leaf(252, 414, 24, -60, celadon)
  );
};

/** An endless knot with jade ring and long tassels. */
export const knot: Painter<'knot'> = (brush) => {
  const cord = (d: string) => line(d, 13) + line(d, 9.4, vermilion) + line(d, 1.6, '#e8927a');
  const rows = [-75, -45, -15, 15, 45, 75];
  const bar = cord('M-75 0H75');
  const over = cord('M0-21V21');
  const turn = cord('M75-15C104-15 104 15 75 15');
  const ear = cord('M75-15C112-44 132-16 112 0C132 16 112 44 75 15');
  const crossings = rows.flatMap((x, i) =>
    rows.filter((_, j) => (i + j) % 2 === 0).map((y): Point => [x, y]),
  );
  const side =
    brush.copies(turn, [
      [0, -60],
      [0, 60],
    ]) + ear;
  const lattice =
    brush.around(4, 0, 0, side) +
    brush.copies(
      cord('M0-75V75'),
      rows.map((x): Point => [x, 0]),
    ) +
    brush.copies(
      bar,
      rows.map((y): Point => [0, y]),
    ) +
    brush.copies(over, crossings);
  return (
    cord('M240 66C214 52 214 28 240 24C266 28 266 52 240 66') +
    cord('M234 300V328M246 300V328') +
    at(240, 194, lattice, 1, 45) +
    slab(240, 62, 30, 16, gold, 1.8, 4) +
    slab(240, 316, 34, 14, gold, 1.8, 4) +
    disc(240, 346, 22, '#a9c3a3', 2) +
    disc(240, 346, 9, '#efe6d2', 1.8) +
    line('M226 338a17 17 0 0 1 14-9', 2, '#e2ecd9') +
    brush.mirror(tassel(258, 364, 88)) +
    tassel(240, 366, 92)
  );
};

/** A silver longevity lock with bells. */
export const longevityLock: Painter<'longevityLock'> = (brush) => {
  const grey = '#757b77';
  const bell =
    line('M0-26V-8', 1.6, grey) +
    plane('M-12 12C-12-6-6-10 0-10C6-10 12-6 12 12Z', silver, 1.7) +
    disc(0, 14, 4, silver, 1.4) +
    line('M-12 6H12', 1.2, grey);
  const qilin =
    plane(
      'M186 288C180 268 192 256 212 258C228 262 244 258 252 248C254 234 264 228 276 232L284 222L288 234C298 238 302 246 300 254L288 258C282 266 282 276 274 282L280 304H268L258 286C244 292 226 292 214 286L204 304H192L196 284Z',
      '#f4f4ee',
      1.6,
      grey,
    ) +
    line(
      'M186 286C172 280 168 262 178 254C182 262 188 264 192 262M264 234C258 226 262 216 270 214M212 266q4 6 0 12M224 266q4 6 0 12M236 264q4 6 0 12M248 260q4 6 0 10',
      1.5,
      grey,
    ) +
    disc(286, 244, 2, grey);
  return (
    line('M156 196A98 98 0 1 1 324 196', 15) +
    line('M156 196A98 98 0 1 1 324 196', 11, silver) +
    line('M156 196A98 98 0 1 1 324 196', 2, '#fff', ' stroke-dasharray="3 12"') +
    brush.mirror(cloud(330, 180, 0.5, silver, grey, 1.6) + disc(315, 83, 9, gold, 1.6)) +
    brush.mirror(at(140, 344, bell) + at(190, 368, bell)) +
    at(240, 376, bell, 1.1) +
    brush.form(
      'M240 202C262 188 292 190 306 204C340 196 376 212 378 244C390 262 384 290 366 300C352 330 310 342 288 334C274 350 252 352 240 346C228 352 206 350 192 334C170 342 128 330 114 300C96 290 90 262 102 244C104 212 140 196 174 204C188 190 218 188 240 202Z',
      silver,
      brush.mirror(
        cloud(340, 226, 0.4, '#f0f0ea', grey) +
          plum(352, 272, 13, '#f0f0ea', gold, grey) +
          ruyi(322, 304, 0.5, '#f0f0ea', grey),
      ) +
        oval(240, 268, 88, 62, '#cfd1cb', 1.8, grey) +
        line('M172 308q16-8 30 0q16-8 30 0q16-8 30 0q16-8 30 0', 1.6, grey) +
        line('M124 234C132 218 146 212 160 214', 4, '#fff'),
      16,
    ) +
    at(-2, 6, qilin) +
    ruyi(240, 186, 0.8, silver, grey, 1.6) +
    disc(240, 188, 7, vermilion, 1.4)
  );
};

/** A round red wedding box with double happiness, dragon and phoenix. */
export const weddingBox: Painter<'weddingBox'> = (brush) => {
  const red = '#ba3322';
  const phoenix =
    line(
      'M290 322C306 306 330 304 342 316C350 328 340 340 330 334C326 328 332 322 338 326M296 332C312 340 330 350 352 346M294 340C308 352 324 362 346 362',
      2.2,
      paleGold,
    ) +
    plane('M286 318C280 308 284 298 294 296C302 298 304 306 300 312L290 322Z', paleGold) +
    disc(292, 303, 1.6, red);
  return (
    brush.mirror(
      line('M352 168C412 150 420 210 388 236', 12) + line('M352 168C412 150 420 210 388 236', 8, lacquer),
    ) +
    brush.form(
      sym([
        [142, 260, 1],
        [150, 300],
        [146, 350],
        [128, 384, 1],
        [0, 392],
      ]),
      red,
      brush.mirror(
        phoenix + cloud(374, 300, 0.3, 'none', paleGold) + plum(364, 372, 9, paleGold, red, 'none', 0),
      ) +
        petals(100, 380, 392, -16, 14, crimson, paleGold) +
        lotus(240, 352, 1.2, crimson, paleGold) +
        line('M96 272H384', 2, paleGold),
      20,
    ) +
    brush.form(
      sym([
        [0, 96],
        [60, 102],
        [116, 136],
        [146, 196],
        [150, 250, 1],
        [0, 262],
      ]),
      red,
      disc(240, 186, 68, crimson, 2, paleGold) +
        disc(240, 186, 60, 'none', 1.2, paleGold) +
        brush.mirror(
          peony(338, 218, 19, '#d1503b', paleGold, paleGold) +
            leaf(316, 236, 22, -110, '#d1503b', paleGold) +
            line('M306 136C326 150 342 170 350 188', 2, paleGold),
        ) +
        line('M90 236Q240 254 390 236M90 244Q240 262 390 244', 1.6, paleGold),
      20,
    ) +
    doubleHappiness(240, 186, 96, paleGold) +
    plane(
      sym([
        [0, 66],
        [14, 74],
        [10, 88],
        [20, 98, 1],
      ]),
      gold,
      1.9,
    ) +
    slab(240, 248, 308, 16, lacquer, 2, 5) +
    line('M92 256H388', 1.3, gold) +
    plane('M222 244H258V276C258 286 222 286 222 276Z', gold, 1.9) +
    disc(240, 264, 5, lacquer) +
    slab(240, 384, 276, 13, lacquer, 2, 4) +
    brush.mirror(plane('M124 396L118 412H146L150 396Z', lacquer, 1.8) + tassel(84, 236, 70))
  );
};

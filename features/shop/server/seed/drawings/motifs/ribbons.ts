/** Motifs of silk in motion: yangge fans and the apsara. */

import { face } from '../faces.ts';
import {
  at,
  celadon,
  crimson,
  deepCeladon,
  disc,
  gold,
  ink,
  lacquer,
  line,
  n,
  oval,
  paleGold,
  plane,
  skin,
  slab,
  sym,
  times,
  vermilion,
  wood,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { leaf, lotus, peony, plum } from '../nature.ts';

/** A pair of silk-edged fans for the yangge. */
export const yanggeFans: Painter<'yanggeFans'> = (brush) => {
  const p = (a: number, r: number) =>
    `${n(Math.sin((a * Math.PI) / 180) * r)} ${n(-Math.cos((a * Math.PI) / 180) * r)}`;
  const leafOf = (fill: string, silk: string, mark: string) =>
    plane(
      `M${p(-74, 132)}${times(9, (i) => `Q${p(-66 + i * 16.4, i % 2 ? 192 : 200)} ${p(-58 + i * 16.4, 168)}`)}L${p(74, 132)}Z`,
      silk,
      1.8,
    ) +
    line(
      times(10, (i) => `M${p(-66 + i * 14.6, 136)}L${p(-66 + i * 14.6, 166)}`),
      1,
      '#fff',
      ' stroke-opacity=".6"',
    ) +
    plane(`M${p(-74, 136)}A136 136 0 0 1 ${p(74, 136)}L${p(74, 46)}A46 46 0 0 0 ${p(-74, 46)}Z`, fill, 1.8) +
    line(
      times(13, (i) => `M${p(-68 + i * 11.4, 6)}L${p(-68 + i * 11.4, 134)}`),
      1.2,
      ink,
      ' stroke-opacity=".4"',
    ) +
    line(`M${p(-74, 124)}A124 124 0 0 1 ${p(74, 124)}`, 2, paleGold) +
    mark +
    plane('M-6 8L-4-48H4L6 8Z', wood, 1.6) +
    disc(0, 4, 6, gold, 1.6);
  const red = leafOf(
    vermilion,
    '#d9694f',
    at(
      0,
      -92,
      peony(0, 0, 24, '#f0d4bf', gold, crimson) +
        leaf(-24, 8, 22, -70, celadon) +
        leaf(24, 8, 22, 70, celadon),
    ),
  );
  const green = leafOf('#6f9c80', '#9dbd9a', at(0, -92, lotus(0, 20, 0.9, '#f4ead6', deepCeladon)));
  return (
    at(240, 236, red, 1.12) +
    at(240, 246, `<g transform="scale(1 -1)">${green}</g>`, 0.98) +
    brush.mirror(
      plane(
        'M246 240C300 226 330 252 372 240C396 232 406 214 396 204C420 214 418 250 384 262C340 276 306 250 250 254Z',
        vermilion,
        1.8,
      ) + line('M266 244C310 238 340 262 380 252', 1.1, crimson),
    ) +
    disc(240, 242, 14, gold, 2) +
    disc(240, 242, 7, vermilion, 1.4)
  );
};

/** The Dunhuang apsara who plays the pipa behind her back. */
export const apsara: Painter<'apsara'> = (brush) => {
  const ribbon =
    'M262 212C330 200 380 150 372 96C368 66 340 66 336 86C336 98 348 102 354 94C352 118 322 112 322 86C324 48 376 40 392 86C404 150 348 210 286 232C340 244 392 280 400 340C404 372 388 392 366 392C380 380 386 362 380 342C366 292 320 262 264 250Z';
  const pipaBehind = at(
    240,
    128,
    plane(
      sym(
        [
          [8, -106, 1],
          [10, -40],
          [34, 0],
          [46, 44],
          [30, 74],
          [0, 80],
        ],
        0,
      ),
      '#c79a5c',
      2,
    ) +
      plane('M-12-106C-14-124 14-124 12-106L9-96H-9Z', lacquer, 1.7) +
      line('M-3-100V56M3-100V56', 1) +
      slab(0, 46, 40, 8, lacquer, 1.3, 3) +
      line('M-14-84H-24M14-84H24M-13-72H-24M13-72H24', 3.4, lacquer) +
      line(
        times(6, (i) => `M-12 ${-6 + i * 8}h24`),
        1.4,
        lacquer,
      ),
    0.86,
    62,
  );
  return (
    brush.mirror(
      plane(ribbon, celadon, 1.9) +
        line('M280 222C350 206 384 150 380 104M286 240C340 252 384 292 390 340', 1.2, '#e2ecd9'),
    ) +
    disc(240, 124, 56, '#e8d29c', 1.6, gold) +
    disc(240, 124, 47, 'none', 1.2, vermilion) +
    pipaBehind +
    brush.mirror(
      plane('M256 180C284 172 300 150 298 124L308 122C314 158 296 192 262 202Z', skin, 1.8) +
        slab(302, 128, 15, 6, gold, 1.2, 2) +
        slab(280, 176, 14, 6, gold, 1.2, 2),
    ) +
    plane(
      sym([
        [16, 176, 1],
        [28, 188],
        [22, 226],
        [28, 246, 1],
        [0, 250],
      ]),
      skin,
      1.8,
    ) +
    plane('M218 196C228 210 252 210 262 196L258 216H222Z', vermilion, 1.4) +
    line('M222 184Q240 202 258 184', 2, gold) +
    disc(240, 200, 4, celadon, 1) +
    disc(240, 230, 1.6, wood) +
    brush.form(
      'M210 244H270C296 280 316 300 344 300C352 314 330 326 306 320C316 340 306 352 290 346C276 352 268 346 264 338L262 396H224C216 340 204 290 210 244Z',
      '#b9573d',
      line(
        'M228 262C226 310 232 350 236 394M250 262C262 300 284 316 312 312M244 268C246 310 252 350 252 390',
        1.4,
        '#7d2d1d',
      ) +
        line('M214 256Q240 268 266 256', 5, gold) +
        plum(238, 300, 8, paleGold, celadon) +
        plum(280, 312, 8, paleGold, celadon) +
        plum(242, 356, 8, paleGold, celadon),
      10,
    ) +
    plane('M340 300C352 296 362 302 366 310C356 316 346 314 338 312Z', skin, 1.6) +
    plane('M226 394H262C268 402 262 406 254 406H226C220 404 220 398 226 394Z', skin, 1.6) +
    plane('M212 244C200 280 196 330 206 372C212 340 216 300 222 262Z', celadon, 1.5) +
    slab(240, 156, 14, 22, skin, 1.5) +
    plane(
      sym([
        [0, 92],
        [24, 98],
        [28, 128],
        [18, 150],
        [0, 152],
      ]),
      ink,
    ) +
    face(128, 24) +
    plane('M217 120C222 100 258 100 263 120C250 110 230 110 217 120Z', ink) +
    plane(
      sym([
        [0, 68],
        [12, 80],
        [18, 96],
        [26, 106, 1],
        [0, 102],
      ]),
      gold,
      1.7,
    ) +
    disc(240, 90, 4.4, vermilion, 1) +
    brush.mirror(disc(262, 112, 4, celadon, 1.1)) +
    lotus(240, 438, 1.5, '#e9b9a3', vermilion) +
    brush.mirror(oval(304, 428, 32, 9, celadon, 1.5))
  );
};

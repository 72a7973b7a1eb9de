/** Motifs of puppets: glove and marionette. */

import { face } from '../faces.ts';
import {
  at,
  celadon,
  deepCeladon,
  disc,
  gold,
  indigo,
  ink,
  line,
  paleGold,
  plane,
  rice,
  skin,
  slab,
  sym,
  times,
  vermilion,
  wood,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { leaf, lotus, plum } from '../nature.ts';
import { cloud, meander, stand } from '../ornament.ts';

/** A Taiwanese glove puppet of a young scholar. */
export const glovePuppet: Painter<'glovePuppet'> = (brush) => {
  const sleeve =
    plane('M276 206C312 214 346 244 360 286L328 312C316 286 296 268 274 262Z', celadon, 2) +
    plane('M360 286L328 312L334 326L368 300Z', rice, 1.7) +
    line('M290 226C312 236 332 258 342 286', 1.3, deepCeladon) +
    cloud(318, 258, 0.28, 'none', paleGold, 1.1);
  const hand = plane('M346 312C358 308 370 318 366 330C358 338 344 334 340 324Z', skin, 1.6);
  return (
    brush.mirror(hand + sleeve) +
    at(
      362,
      330,
      times(7, (i) => at(0, 0, plane('M-3 4L-5-62H5L3 4Z', rice, 1), 1, (i - 3) * 13)) +
        disc(0, 2, 4, gold, 1.2),
      0.9,
      20,
    ) +
    brush.form(
      sym([
        [26, 190, 1],
        [46, 206],
        [58, 260],
        [76, 340],
        [92, 396, 1],
        [0, 408],
      ]),
      celadon,
      plane(
        sym([
          [22, 196, 1],
          [30, 300],
          [34, 408, 1],
          [0, 408],
        ]),
        indigo,
        1.6,
      ) +
        lotus(240, 330, 1, paleGold, indigo) +
        cloud(240, 370, 0.44, 'none', paleGold) +
        brush.mirror(
          plum(300, 320, 12, paleGold, vermilion) +
            plum(286, 262, 10, paleGold, vermilion) +
            leaf(306, 352, 26, 160, deepCeladon),
        ) +
        meander(148, 332, 382, 12, paleGold, 1.3),
      16,
    ) +
    plane('M210 188L240 244L270 188L280 196L250 262H230L200 196Z', rice, 1.7) +
    slab(240, 268, 128, 12, gold, 1.6, 3) +
    disc(240, 274, 9, '#a9c3a3', 1.5) +
    line('M236 282C232 310 236 330 232 350M244 282C248 310 244 330 248 350', 2, vermilion) +
    slab(240, 166, 22, 30, skin, 1.6) +
    plane(
      sym([
        [0, 76],
        [44, 88],
        [52, 130],
        [40, 160],
        [0, 166],
      ]),
      ink,
      1,
    ) +
    face(138, 40, '#f8ead6') +
    plane(
      'M192 128C188 92 206 74 240 72C274 74 292 92 288 128C274 108 256 104 240 104C224 104 206 108 192 128Z',
      indigo,
      2,
    ) +
    plane('M208 84C206 56 218 44 240 44C262 44 274 56 272 84C260 76 220 76 208 84Z', indigo, 2) +
    line('M200 112Q240 88 280 112', 2, gold) +
    slab(240, 86, 18, 20, '#bcd0b8', 1.6, 3) +
    brush.mirror(plane('M284 108C310 112 328 140 326 190C318 160 304 138 284 128Z', indigo, 1.7)) +
    stand(402, 88)
  );
};

/** A Quanzhou marionette under its control paddle. */
export const marionette: Painter<'marionette'> = (brush) => {
  const strings =
    'M248 84L252 150M268 84L292 258M286 82L332 306M304 80L346 300M258 84L262 206M276 82L266 372M296 80L300 250';
  return (
    brush.mirror(line(strings, 0.9, ink, ' stroke-opacity=".7"')) +
    plane(
      'M140 60C170 46 210 54 240 44C270 54 310 46 340 60C346 72 336 84 322 84C290 80 262 90 240 86C218 90 190 80 158 84C144 84 134 72 140 60Z',
      wood,
      2,
    ) +
    line('M156 68C190 62 214 68 240 60C266 68 290 62 324 68', 1.2, paleGold) +
    slab(240, 30, 16, 24, wood, 1.8, 6) +
    brush.mirror(
      plane('M270 222C300 230 328 252 338 286L318 312C306 286 288 274 266 268Z', '#8b5a3a', 2) +
        plane('M338 286L318 312L324 352C346 344 356 320 352 300Z', rice, 1.7) +
        line('M330 308C336 320 338 334 336 344', 1.1, '#a9a294') +
        plane('M334 300C346 296 354 306 350 316L338 318Z', skin, 1.5) +
        plane('M250 384H286C292 396 292 404 288 410H252Z', ink, 1.8) +
        slab(270, 404, 40, 9, rice, 1.6),
    ) +
    brush.form(
      sym([
        [24, 212, 1],
        [42, 224],
        [46, 270],
        [58, 340],
        [64, 392, 1],
        [0, 396],
      ]),
      '#8b5a3a',
      disc(240, 300, 30, '#6d4029', 1.6, gold) +
        line('M240 278V322M224 290H256M220 300H260M224 310H256', 2.4, gold) +
        meander(170, 310, 372, 13, gold, 1.3) +
        line('M216 226L240 262L264 226', 3, rice),
      14,
    ) +
    plane('M192 268C180 264 184 250 196 254M288 268C300 264 296 250 284 254', 'none', 3.4, gold) +
    line('M186 266C214 278 266 278 294 266', 6) +
    line('M186 266C214 278 266 278 294 266', 3, gold) +
    slab(240, 192, 18, 24, skin, 1.6) +
    face(168, 32) +
    times(7, (i) =>
      line(
        `M${240 + (i - 3) * 9} ${192 - Math.abs(i - 3) * 3}C${240 + (i - 3) * 12} 226 ${240 + (i - 3) * 11} 250 ${240 + (i - 3) * 7} ${276 - Math.abs(i - 3) * 6}`,
        4.4,
        '#efe9dc',
      ),
    ) +
    line('M222 196C218 226 228 250 232 266M258 196C262 226 252 250 248 266M240 198V272', 0.9, '#8f8a80') +
    line('M228 184q6 4 12-1q6 5 12 1', 4, '#efe9dc') +
    plane(
      'M206 160C202 128 218 112 240 110C262 112 278 128 274 160C266 142 254 138 240 138C226 138 214 142 206 160Z',
      ink,
      1.8,
    ) +
    brush.mirror(
      plane('M270 134C296 126 318 130 324 138C314 150 292 150 272 146Z', ink, 1.6) +
        line('M280 138H312', 1.3, gold),
    ) +
    disc(240, 124, 8, '#bcd0b8', 1.6)
  );
};

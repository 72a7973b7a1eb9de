/** Motifs of the masked dances: yingge and nuo. */

import {
  at,
  blush,
  celadon,
  crimson,
  deepCeladon,
  disc,
  gold,
  ink,
  lacquer,
  line,
  oval,
  paleGold,
  plane,
  rice,
  slab,
  sym,
  vermilion,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { meander, tassel } from '../ornament.ts';

/** A painted yingge face between its two short clubs. */
export const yinggeMask: Painter<'yinggeMask'> = (brush) => {
  const club =
    slab(0, -176, 26, 352, '#b98748', 2, 12) +
    line('M-6-168V168', 3, '#d9b070') +
    [-150, -60, 60, 150].map((y) => slab(0, y - 9, 30, 18, vermilion, 1.5, 3)).join('');
  const face = sym([
    [0, 122],
    [68, 124],
    [104, 164],
    [106, 226],
    [88, 296],
    [46, 350],
    [0, 366],
  ]);
  return (
    brush.mirror(at(240, 236, club, 1, 46)) +
    brush.mirror(
      plane(
        'M326 120C362 96 396 110 408 148C392 142 378 150 366 166C354 152 340 146 328 148Z',
        vermilion,
        2,
      ) + line('M336 128C360 118 384 124 396 138', 1.2, paleGold),
    ) +
    brush.form(
      face,
      '#f4ead6',
      plane(
        sym([
          [0, 130],
          [34, 136],
          [28, 170],
          [12, 206],
          [0, 214],
        ]),
        vermilion,
        1.6,
      ) +
        brush.mirror(
          plane(
            'M254 196C262 164 312 150 346 168C346 196 340 214 326 226C314 202 284 190 254 196Z',
            deepCeladon,
            1.6,
          ) +
            plane(
              'M256 232C280 226 314 236 332 254C336 278 324 300 312 314C304 282 280 258 256 256Z',
              vermilion,
              1.6,
            ) +
            plane('M262 300C284 306 302 320 300 342C284 360 262 366 250 366C266 346 270 322 262 300Z', ink) +
            line('M262 214C278 198 304 198 322 212', 9) +
            line('M318 254C324 276 316 296 308 308M300 250C306 266 302 282 296 290', 1.5, paleGold) +
            plane('M262 222C276 210 302 212 312 224C300 236 274 236 262 222Z', rice, 2) +
            disc(287, 224, 8.5, ink) +
            disc(290, 221, 2.4, '#fff') +
            plane('M252 180C264 172 290 160 316 164C300 170 276 182 256 190Z', gold, 1.2),
        ) +
        plane(
          'M240 222C252 232 252 254 264 270C262 282 250 284 240 280C230 284 218 282 216 270C228 254 228 232 240 222Z',
          '#e9c9a6',
          1.7,
        ) +
        plane(
          'M214 304C226 296 234 298 240 302C246 298 254 296 266 304C258 318 248 322 240 322C232 322 222 318 214 304Z',
          crimson,
          1.7,
        ) +
        line('M216 304H264', 1.2) +
        disc(240, 166, 12, gold, 1.6) +
        plane('M240 156L244 166L240 176L236 166Z', vermilion),
      12,
    ) +
    plane(
      'M134 138C138 92 184 70 240 68C296 70 342 92 346 138C320 118 280 112 240 112C200 112 160 118 134 138Z',
      ink,
      2,
    ) +
    meander(150, 330, 98, 12, gold, 1.3) +
    plane(
      sym([
        [0, 44],
        [22, 60],
        [34, 84],
        [16, 108],
        [0, 112],
      ]),
      vermilion,
      2,
    ) +
    disc(240, 82, 11, gold, 1.6) +
    brush.mirror(
      plane('M300 112C316 96 344 96 350 116C346 132 320 132 300 112Z', gold, 1.6) +
        disc(344, 176, 8, gold, 1.6) +
        tassel(344, 182, 66),
    )
  );
};

/** A horned wooden mask of the nuo dance. */
export const nuoMask: Painter<'nuoMask'> = (brush) => {
  const face = sym([
    [0, 126],
    [56, 122],
    [104, 152],
    [120, 206],
    [116, 268],
    [96, 326],
    [56, 372],
    [0, 390],
  ]);
  const flame =
    'M262 128C270 104 258 92 270 62C290 84 286 102 292 116C304 104 306 92 304 78C326 98 322 124 314 142Z';
  return (
    brush.mirror(
      plane(flame, gold, 1.8) +
        line('M280 84C282 100 280 112 280 124M308 98C308 112 304 124 300 134', 1.3, lacquer) +
        plane(
          'M326 170C372 160 396 120 384 70C416 108 412 172 366 204C350 212 338 206 332 198Z',
          '#e9dcbf',
          2,
        ) +
        line('M386 96C396 130 382 166 350 184M352 174l10 14M372 156l12 10M384 130l12 4', 1.4) +
        plane('M352 218C386 206 398 238 386 274C376 296 358 294 350 284Z', crimson, 2) +
        line('M362 232C378 228 382 250 374 268M366 296v10', 1.6, paleGold) +
        disc(366, 308, 9, 'none', 3.4, gold),
    ) +
    brush.form(
      face,
      '#b5402b',
      brush.mirror(
        plane('M248 194C262 158 312 150 350 176C342 198 326 194 314 190C292 188 268 196 254 214Z', ink, 1.4) +
          line('M262 184C284 170 312 168 334 178', 2, gold) +
          plane(
            'M256 300C300 288 336 300 350 330C330 350 316 352 300 350C296 326 278 310 256 312Z',
            '#8d2a1c',
            1.6,
          ) +
          line('M306 280C318 268 336 268 342 282C344 296 328 300 324 290', 2.2, paleGold) +
          line('M252 236C262 246 280 252 300 250', 2, '#7b2217'),
      ) + line('M214 150Q240 164 266 150M220 166Q240 176 260 166', 2.2, '#7b2217'),
      16,
    ) +
    brush.mirror(disc(292, 222, 29, gold, 2) + disc(292, 222, 22, rice, 1.8) + disc(292, 222, 11, ink)) +
    plane(
      'M240 204C254 218 256 244 280 262C286 280 268 292 254 284C250 290 230 290 226 284C212 292 194 280 200 262C224 244 226 218 240 204Z',
      '#c9543c',
      2,
    ) +
    brush.mirror(oval(262, 276, 7, 5, '#5b1a11')) +
    plane(
      'M172 312C200 298 280 298 308 312C306 350 276 366 240 366C204 366 174 350 172 312Z',
      '#3d130d',
      2.2,
    ) +
    plane('M186 312H294L288 326H192Z', rice, 1.4) +
    line('M204 312V326M222 312V326M240 312V326M258 312V326M276 312V326', 1.2) +
    plane('M206 348C220 338 260 338 274 348C262 360 218 360 206 348Z', blush, 1.3) +
    brush.mirror(
      plane('M284 322C292 316 300 316 304 312C314 290 306 274 296 268C306 292 290 304 284 322Z', rice, 1.8),
    ) +
    plane('M240 84L256 112L240 142L224 112Z', celadon, 2) +
    disc(240, 112, 7, vermilion, 1.4) +
    plane(
      sym([
        [46, 374],
        [36, 410],
        [18, 396],
        [10, 424],
        [0, 400],
      ]),
      ink,
    )
  );
};

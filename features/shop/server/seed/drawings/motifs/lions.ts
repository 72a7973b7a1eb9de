/** Motifs of the lion and the qilin dance. */

import { eye, fur } from '../faces.ts';
import {
  blush,
  celadon,
  crimson,
  disc,
  gold,
  indigo,
  ink,
  line,
  oval,
  type Point,
  paleGold,
  plane,
  rice,
  sym,
  vermilion,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { plum } from '../nature.ts';

/** The southern waking lion. */
export const lionHead: Painter<'lionHead'> = (brush) => {
  const skull = sym([
    [0, 92],
    [52, 94],
    [104, 122],
    [132, 178],
    [134, 236],
    [116, 280],
    [0, 290],
  ]);
  const jaw = sym([
    [112, 300, 1],
    [104, 348],
    [70, 378],
    [0, 390],
  ]);
  return (
    brush.mirror(
      plane(
        'M340 250C380 270 402 320 404 392C384 384 372 396 356 386C346 396 336 388 326 392Z',
        vermilion,
        2,
      ) + line('M352 282C372 310 380 350 382 386M340 300C354 330 358 360 358 384', 1.3, paleGold),
    ) +
    brush.mirror(
      plane('M344 150C384 136 404 156 400 184C390 206 366 206 350 198Z', gold, 2) +
        plane('M354 164C376 154 392 166 388 182C380 192 366 192 356 186Z', '#e9b7a2', 1.3) +
        disc(398, 148, 11, vermilion, 1.6),
    ) +
    brush.form(
      jaw,
      vermilion,
      plane('M150 304H330C324 352 296 366 240 366C184 366 156 352 150 304Z', '#6e1d14', 1.4) +
        plane(
          'M196 318C204 308 276 308 284 318C288 346 270 362 240 362C210 362 192 346 196 318Z',
          blush,
          1.6,
        ) +
        line('M240 318V354', 1.4, crimson),
      10,
    ) +
    brush.form(
      skull,
      '#d7a53f',
      plane(
        'M240 96C290 100 320 130 328 176C300 150 270 150 240 170C210 150 180 150 152 176C160 130 190 100 240 96Z',
        vermilion,
        1.8,
      ) +
        plane('M110 236C150 232 168 260 176 292H110ZM370 236C330 232 312 260 304 292H370Z', celadon, 1.8) +
        brush.mirror(
          line('M262 118C284 122 300 136 306 152M326 260q14 4 22 16M316 276q12 2 18 12', 2, paleGold) +
            disc(286, 136, 5, paleGold) +
            plum(352, 214, 10, vermilion, paleGold),
        ),
      14,
    ) +
    fur(
      brush,
      [
        [262, 172],
        [282, 160],
        [304, 158],
        [324, 168],
        [338, 186],
        [346, 208],
      ],
      14,
      '#f7f2e6',
    ) +
    brush.mirror(eye(292, 206, 32, '#2f7a66') + line('M258 206C262 176 322 176 326 206', 4)) +
    brush.mirror(
      plane('M240 242C262 232 284 240 286 258C286 272 262 276 240 276Z', vermilion, 1.8) +
        oval(266, 260, 8, 6, '#6e1d14', 1.4) +
        line('M244 232C254 226 264 228 268 236', 2),
    ) +
    disc(240, 246, 15, gold, 1.8) +
    fur(
      brush,
      [
        [252, 292],
        [274, 294],
        [296, 294],
        [318, 290],
        [338, 282],
        [352, 268],
      ],
      13,
      '#f7f2e6',
    ) +
    brush.mirror(plane('M262 304h16l-8 14zM296 304h16l-8 14z', '#fff', 1.3)) +
    fur(
      brush,
      [
        [250, 392],
        [272, 388],
        [294, 380],
        [314, 366],
        [330, 348],
        [342, 326],
      ],
      14,
      '#f7f2e6',
    ) +
    plane(
      sym([
        [0, 52],
        [14, 62],
        [18, 84],
        [26, 106, 1],
        [0, 114],
      ]),
      celadon,
      2,
    ) +
    line('M226 78H254M223 92H257', 1.4) +
    disc(240, 138, 18, '#dfe7e6', 2.2) +
    disc(240, 138, 12, '#fff', 1) +
    disc(240, 54, 10, vermilion, 1.6) +
    brush.mirror(
      disc(290, 88, 12, vermilion, 1.6) +
        disc(328, 112, 12, celadon, 1.6) +
        line('M290 88L282 100M328 112L318 122', 1.6),
    )
  );
};

/** The Hakka qilin: one horn, scales and a gentle eye. */
export const qilinHead: Painter<'qilinHead'> = (brush) => {
  const head = sym([
    [0, 108],
    [60, 112],
    [104, 150],
    [112, 206],
    [92, 252],
    [88, 300],
    [70, 326],
    [0, 332],
  ]);
  const scale = plane('M-13 0A13 13 0 0 0 13 0Z', '#5c8f80', 1.2);
  const scales: Point[] = [
    [240, 150],
    [214, 150],
    [266, 150],
    [201, 164],
    [227, 164],
    [253, 164],
    [279, 164],
    [240, 178],
    [214, 178],
    [266, 178],
  ];
  return (
    brush.mirror(
      plane(
        'M330 196C380 190 410 230 400 290C410 330 396 372 372 396C366 372 352 360 336 352L318 300Z',
        indigo,
        2,
      ) +
        line(
          'M352 220C380 240 384 280 372 310C384 334 382 360 372 380M342 250C360 270 362 300 350 330',
          1.5,
          paleGold,
        ) +
        plum(376, 250, 11, vermilion, paleGold) +
        plum(364, 330, 10, vermilion, paleGold),
    ) +
    brush.mirror(
      plane('M330 160C362 128 392 130 398 142C394 176 362 196 338 190Z', celadon, 2) +
        plane('M342 166C362 146 380 144 386 150C380 170 362 182 346 180Z', blush, 1.2),
    ) +
    plane(
      sym([
        [66, 300, 1],
        [70, 350],
        [40, 376],
        [0, 380],
      ]),
      vermilion,
      2,
    ) +
    plane(
      sym([
        [40, 330],
        [36, 356],
        [0, 364],
      ]),
      blush,
      1.5,
    ) +
    brush.form(
      head,
      '#6fa192',
      brush.copies(scale, scales) +
        plane(
          sym([
            [60, 252],
            [84, 290],
            [66, 326],
            [0, 330],
          ]),
          '#e5c98b',
          1.6,
        ) +
        brush.mirror(
          plane('M340 250C320 246 306 262 304 290L340 310Z', vermilion, 1.5) +
            line('M322 270q-8 8-6 22', 1.4, paleGold),
        ),
      14,
    ) +
    brush.mirror(
      plane('M252 214C262 182 316 172 340 190C334 204 316 202 306 196C288 200 270 214 252 214Z', gold, 1.8) +
        eye(292, 222, 22, '#a8702c') +
        disc(268, 284, 17, '#f0d9a3', 1.8) +
        oval(268, 286, 7, 5, ink) +
        line('M286 308C320 320 330 352 370 342C384 336 382 322 372 324', 3, gold),
    ) +
    line('M206 304Q240 318 274 304', 2.2) +
    brush.mirror(plane('M254 312h12l-6 16zM280 308h10l-4 14z', '#fff', 1.3)) +
    fur(
      brush,
      [
        [252, 384],
        [272, 380],
        [290, 368],
        [304, 350],
      ],
      13,
      '#f7f2e6',
    ) +
    plane(
      sym([
        [0, 40],
        [10, 60],
        [18, 104],
        [24, 124, 1],
        [0, 132],
      ]),
      paleGold,
      2,
    ) +
    line(
      'M226 108C234 112 246 112 254 108M228 92C236 96 244 96 252 92M231 76C236 79 244 79 249 76',
      2.6,
      vermilion,
    ) +
    disc(240, 206, 19, rice, 1.8) +
    disc(240, 206, 14, vermilion, 1.2) +
    line('M233 200H247M240 195V217M234 208H246M231 217H249', 2, paleGold) +
    fur(
      brush,
      [
        [262, 122],
        [286, 124],
        [308, 138],
        [324, 158],
      ],
      11,
      vermilion,
    ) +
    disc(240, 400, 12, gold, 1.8) +
    line('M230 402H250M240 402V410', 1.6)
  );
};

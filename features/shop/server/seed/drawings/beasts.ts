/** Motifs of dance with creatures and masks: lion, dragons, qilin, fish lantern, yingge and nuo masks. */
import {
  at,
  type Brush,
  blush,
  celadon,
  clay,
  crimson,
  deepCeladon,
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
  porcelain,
  rice,
  slab,
  sym,
  times,
  vermilion,
  wood,
} from './kit.ts';
import type { Painter } from './motif.ts';
import { cloud, meander, peony, petals, plum, pool, ruyi, tassel } from './ornament.ts';

/** Tufts of fur along an arc on the right of the axis. */
function fur(brush: Brush, places: readonly Point[], r: number, fill: string): string {
  return brush.mirror(
    brush.copies(
      disc(0, 0, r, fill, 1.5) + line(`M${-r * 0.4} ${r * 0.2}q${r * 0.4} ${r * 0.5} ${r * 0.8} 0`, 0.9),
      places,
    ),
  );
}

const eye = (x: number, y: number, r: number, iris: string): string =>
  disc(x, y, r, rice, 2) +
  disc(x, y, r * 0.66, iris, 1.2) +
  disc(x, y, r * 0.36, ink) +
  disc(x + r * 0.2, y - r * 0.26, r * 0.14, '#fff');

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
    disc(240, 232, 117, 'none', 13, lacquer).replace(
      '/>',
      ' stroke-opacity=".55" stroke-dasharray="1.5 23" stroke-linecap="butt"/>',
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

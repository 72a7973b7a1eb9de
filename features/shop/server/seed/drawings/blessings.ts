/** Motifs of household blessings: tiger shoes, knot, clay figures, longevity lock, wedding box. */
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
  n,
  oval,
  type Point,
  paleCeladon,
  paleGold,
  plane,
  porcelain,
  rice,
  silver,
  skin,
  slab,
  sym,
  times,
  vermilion,
} from './kit.ts';
import type { Painter } from './motif.ts';
import {
  bird,
  butterfly,
  cloud,
  doubleHappiness,
  fish,
  leaf,
  lotus,
  meander,
  peony,
  petals,
  plum,
  ruyi,
  tassel,
} from './ornament.ts';

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
    brush
      .form(
        'M320 84C352 88 370 124 368 184C380 214 392 254 386 308C378 354 352 378 322 378C292 378 266 354 260 308C256 254 260 214 272 184C270 124 288 88 320 84ZM320 104C300 108 290 136 292 196C300 214 342 214 350 196C350 136 342 108 320 104Z',
        vermilion,
        plane('M250 232C290 214 350 214 396 232V400H250Z', '#d9a03f') +
          line('M262 236C296 220 350 220 386 236', 2, paleGold),
        14,
      )
      .replace('<path id', '<path fill-rule="evenodd" id') +
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

/** Motifs of painted opera faces. */

import {
  at,
  crimson,
  deepCeladon,
  disc,
  gold,
  ink,
  lacquer,
  line,
  paleGold,
  plane,
  porcelain,
  rice,
  skin,
  slab,
  sym,
  vermilion,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { cloud, meander, tassel } from '../ornament.ts';

const mask = sym([
  [0, 88],
  [62, 96],
  [108, 140],
  [114, 206],
  [104, 270],
  [76, 330],
  [36, 372],
  [0, 384],
]);
const earCords =
  plane('M346 176C366 172 372 200 364 226C358 242 346 240 342 232Z', skin, 1.8) +
  line('M356 240C362 280 360 320 368 344', 2.4, vermilion) +
  tassel(368, 342, 54);

/** A painted opera face: the loyal red of Guan Yu or the upright black of Bao Zheng. */
export const operaMask: Painter<'operaMask'> = (brush, { face }) => {
  if (face === 'guan') {
    const half =
      plane('M250 176C262 148 300 128 342 140C332 152 322 158 310 162C290 166 268 172 256 190Z', ink) +
      line('M262 170C278 158 296 150 318 146', 1.4, '#8d2a1c') +
      plane('M254 212C272 192 312 190 344 178C336 200 318 218 294 222C278 224 264 220 254 212Z', ink) +
      plane('M264 210C280 200 304 200 322 194C312 210 284 216 264 210Z', rice) +
      disc(294, 205, 6.5, ink) +
      line(
        'M262 232C280 240 306 238 326 226M300 250C318 262 326 290 314 316M290 262C302 274 306 292 300 310',
        1.6,
        '#7b1c12',
      ) +
      disc(262, 138, 3.4, ink) +
      plane('M252 296C264 290 280 292 290 304C276 308 262 306 252 302Z', ink);
    return (
      brush.mirror(earCords) +
      brush.form(
        mask,
        '#c33a28',
        plane(
          sym([
            [0, 92],
            [8, 130],
            [14, 168],
            [8, 190],
            [0, 194],
          ]),
          '#8d2015',
        ) +
          brush.mirror(half) +
          line('M232 150V190M248 150V190', 1.6, ink),
        20,
      ) +
      plane(
        'M240 204C250 224 252 246 262 262C260 274 250 276 240 272C230 276 220 274 218 262C228 246 230 224 240 204Z',
        '#d6543f',
        1.7,
      ) +
      plane(
        'M220 310C230 304 236 306 240 309C244 306 250 304 260 310C252 320 228 320 220 310Z',
        '#6e140c',
        1.4,
      ) +
      brush.mirror(
        plane('M292 322C318 336 330 372 316 420C308 392 296 360 278 338Z', ink, 1.4) +
          line('M296 336C312 356 318 384 315 408', 1, '#6b625c'),
      ) +
      plane(
        sym([
          [22, 326, 1],
          [30, 366],
          [20, 410],
          [0, 448],
        ]),
        ink,
        1.4,
      ) +
      line('M228 340C226 372 230 400 236 424M252 340C254 372 250 400 244 424M240 336V440', 1, '#6b625c') +
      plane(
        'M132 148C134 88 190 60 240 58C290 60 346 88 348 148C318 110 280 98 240 98C200 98 162 110 132 148Z',
        deepCeladon,
        2,
      ) +
      meander(160, 320, 82, 10, gold, 1.3) +
      disc(240, 70, 16, gold, 1.8) +
      disc(240, 70, 7, vermilion, 1.2) +
      brush.mirror(disc(290, 80, 7, paleGold, 1.3) + disc(322, 104, 6, paleGold, 1.3))
    );
  }
  const half =
    plane('M250 170C258 142 292 122 348 134C340 160 306 160 286 166C270 170 258 180 250 196Z', rice) +
    plane('M256 218C276 194 314 194 340 206C328 226 302 234 282 230C270 228 260 224 256 218Z', rice) +
    plane('M266 216C282 202 310 204 324 210C310 224 284 226 266 216Z', ink) +
    disc(294, 212, 7.5, rice) +
    disc(294, 212, 4.4, ink) +
    line(
      'M254 246C276 258 306 258 332 242M262 266C280 280 300 300 300 330M250 284C262 300 270 320 266 348',
      2.6,
      rice,
    ) +
    line('M320 262C330 286 324 312 308 334', 2, '#8f8a84');
  return (
    brush.mirror(earCords) +
    brush.form(
      mask,
      '#272321',
      brush.mirror(half) +
        plane(
          'M240 190C250 216 252 240 264 258C262 272 250 276 240 270C230 276 218 272 216 258C228 240 230 216 240 190Z',
          '#3a3432',
          1.8,
          rice,
        ) +
        plane('M262 134A26 26 0 1 1 218 134A23 20 0 1 0 262 134Z', '#f2d68a', 1.2),
      16,
    ) +
    plane(
      'M160 300C166 330 190 342 216 330C224 324 256 324 264 330C290 342 314 330 320 300C338 350 326 400 304 436L292 410L280 444L262 414L240 450L218 414L200 444L188 410L176 436C154 400 142 350 160 300Z',
      ink,
      1.6,
    ) +
    line(
      'M172 340C170 374 178 404 184 418M196 350C194 384 200 412 204 428M220 350C218 384 226 414 232 432M240 346V440M260 350C262 384 254 414 248 432M284 350C286 384 280 412 276 428M308 340C310 374 302 404 296 418',
      1.2,
      '#6e6660',
    ) +
    plane('M222 320C232 316 248 316 258 320C252 330 228 330 222 320Z', vermilion, 1.4) +
    plane(
      'M130 146C128 96 160 84 190 84V52C204 44 276 44 290 52V84C320 84 352 96 350 146C322 108 284 98 240 98C196 98 158 108 130 146Z',
      ink,
      2,
    ) +
    line('M190 84Q240 76 290 84M146 120Q240 74 334 120', 1.6, gold) +
    disc(240, 70, 12, paleGold, 1.6) +
    brush.mirror(
      plane('M346 120C380 112 410 116 424 128C410 142 376 142 348 136Z', '#3a3432', 1.8) +
        line('M360 128H408', 1.6, gold) +
        cloud(386, 128, 0.2, 'none', gold, 1),
    )
  );
};

/** Six small faces for the art of changing them. */
export const changingFaces: Painter<'changingFaces'> = (brush) => {
  const small = (fill: string, mark: string, eyes: string) =>
    plane(
      sym(
        [
          [0, -50],
          [30, -46],
          [42, -18],
          [40, 12],
          [24, 42],
          [0, 52],
        ],
        0,
      ),
      fill,
      2,
    ) +
    [1, -1]
      .map(
        (s) =>
          `<g transform="scale(${s} 1)">${plane('M5-12C12-28 30-30 40-20C34-12 22-12 16-8C12-6 8-4 5-2Z', mark) + plane('M6-2C14-10 26-10 34-4C26 6 12 6 6-2Z', eyes, 1) + disc(20, -2, 3, ink) + line('M12 12C24 12 30 20 24 34', 2.4, mark)}</g>`,
      )
      .join('') +
    plane('M0-46L7-26L0-10L-7-26Z', mark) +
    plane('M0 0L6 18H-6Z', 'none', 1.4) +
    plane('M-12 28C-6 24-2 25 0 27C2 25 6 24 12 28C6 36-6 36-12 28Z', crimson, 1.2);
  const six: [string, string, string][] = [
    [vermilion, ink, rice],
    ['#2d2927', '#efe6d4', rice],
    [porcelain, paleGold, rice],
    ['#5c8f6e', vermilion, rice],
    ['#cfa445', lacquer, rice],
    ['#f3ecdf', vermilion, '#fff'],
  ];
  const angle = (i: number) => (i - 2.5) * 27;
  return (
    brush.mirror(plane('M96 408C70 380 60 330 84 296C96 330 120 340 128 372Z', crimson, 1.8)) +
    six
      .map(([a, b, c], i) =>
        at(
          240 + Math.sin((angle(i) * Math.PI) / 180) * 172,
          306 - Math.cos((angle(i) * Math.PI) / 180) * 172,
          small(a, b, c),
          0.86,
          angle(i),
        ),
      )
      .join('') +
    plane('M136 318C150 286 190 274 240 274C290 274 330 286 344 318L360 404H120Z', ink, 2) +
    plane('M168 320C176 296 208 286 240 286C272 286 304 296 312 320V404H168Z', crimson, 1.8) +
    at(240, 340, small('#f3dcc0', '#e9c5a8', '#fff'), 1.04) +
    plane(
      'M194 322C196 280 220 262 240 260C260 262 284 280 286 322C276 296 262 288 240 288C218 288 204 296 194 322Z',
      ink,
      1.6,
    ) +
    meander(206, 274, 270, 9, gold, 1.2) +
    disc(240, 262, 10, gold, 1.6) +
    disc(240, 262, 4, vermilion, 1) +
    slab(240, 396, 268, 24, lacquer, 2, 3) +
    meander(112, 368, 401, 13, gold, 1.2) +
    brush.mirror(
      plane('M150 300C120 330 112 372 118 396', 'none') + line('M324 344C336 360 340 380 338 394', 1.4, gold),
    )
  );
};

/** Motifs of opera faces and head-dresses: painted masks, the changing faces, phoenix crown, plumed helmet, back flags. */
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
  paleGold,
  plane,
  porcelain,
  rice,
  skin,
  slab,
  sym,
  times,
  vermilion,
} from './kit.ts';
import type { Painter } from './motif.ts';
import { bird, cloud, meander, peony, petals, plum, ruyi, tassel } from './ornament.ts';

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

/** The phoenix crown with pearls and hanging strands. */
export const phoenixCrown: Painter<'phoenixCrown'> = (brush) => {
  const blue = '#3f7fa0';
  const phoenix =
    plane(
      'M252 196C268 160 296 150 318 160C332 150 350 152 354 164C346 166 340 170 336 178C350 184 366 200 368 226C352 216 342 214 330 214C340 228 340 244 334 256C322 236 300 226 280 224C268 222 258 212 252 196Z',
      blue,
      1.9,
    ) +
    line(
      'M272 196C292 184 316 188 332 200M276 208C296 202 314 210 326 230M300 172C310 170 320 172 328 178',
      1.4,
      paleGold,
    ) +
    disc(342, 162, 2, ink) +
    plane('M318 160C314 144 322 132 330 128C328 140 332 148 338 152Z', vermilion, 1.3);
  const strand = (x: number, y: number, count: number) =>
    line(`M${x} ${y}V${y + count * 11}`, 1) +
    line(`M${x} ${y + 6}V${y + count * 11 - 4}`, 8.6, ink, ' stroke-dasharray="0 11"') +
    line(`M${x} ${y + 6}V${y + count * 11 - 4}`, 6.4, rice, ' stroke-dasharray="0 11"') +
    line(`M${x} ${y + 39}V${y + count * 11 - 4}`, 8, vermilion, ' stroke-dasharray="0 44"') +
    tassel(x, y + count * 11, 34, vermilion);
  const pompom = (x: number, y: number, r: number, fill: string) =>
    line(`M${x} ${y}V${y + 34}`, 1.4, gold) +
    disc(x, y, r, fill, 1.5) +
    line(
      times(4, (i) => `M${n(x - r * 0.6)} ${n(y - r * 0.5 + i * r * 0.34)}h${n(r * 1.2)}`),
      0.8,
      '#fff',
      ' stroke-dasharray="1.500 3"',
    );
  return (
    brush.mirror(strand(346, 252, 10) + strand(368, 246, 13) + strand(324, 262, 7)) +
    brush.mirror(
      pompom(272, 98, 12, vermilion) +
        pompom(306, 114, 12, '#e9a78f') +
        pompom(336, 140, 11, vermilion) +
        pompom(360, 172, 10, '#e9a78f'),
    ) +
    pompom(240, 78, 15, vermilion) +
    brush.form(
      sym([
        [0, 112],
        [70, 126],
        [112, 176],
        [122, 236],
        [118, 268, 1],
        [0, 258],
      ]),
      '#bb8f3c',
      line('M140 240Q240 212 340 240M150 200Q240 164 330 200', 1.4, lacquer),
      14,
    ) +
    brush.mirror(phoenix + ruyi(276, 240, 0.5, blue, paleGold)) +
    plane(
      'M240 112C256 130 266 150 262 176C272 190 262 214 240 226C218 214 208 190 218 176C214 150 224 130 240 112Z',
      blue,
      1.9,
    ) +
    line('M240 124V214M228 150Q240 160 252 150M224 182Q240 194 256 182', 1.5, paleGold) +
    peony(240, 176, 22, vermilion, paleGold) +
    disc(240, 130, 7, '#f6f0e3', 1.4) +
    line('M120 268Q240 286 360 268', 10) +
    line('M120 268Q240 286 360 268', 6, gold) +
    line('M125 258Q240 282 355 258', 9.4, ink, ' stroke-dasharray="0 13"') +
    line('M125 258Q240 282 355 258', 7.4, rice, ' stroke-dasharray="0 13"') +
    plane(
      sym([
        [0, 282],
        [64, 280],
        [58, 320],
        [30, 352],
        [0, 358],
      ]),
      skin,
      1.8,
    ) +
    at(
      240,
      312,
      line('M-40-4q16-12 32 0M8-4q16-12 32 0M-42-18q18-10 34 0M8-18q16-10 34 0', 2.2) +
        plane('M-7 24Q0 18 7 24Q0 32-7 24Z', vermilion) +
        disc(-34, 12, 9, '#ebb59f') +
        disc(34, 12, 9, '#ebb59f') +
        plane('M0-26L4-18L0-10L-4-18Z', vermilion),
    ) +
    plane('M176 280C170 310 180 340 196 348C186 326 184 302 190 282Z', ink) +
    plane('M304 280C310 310 300 340 284 348C294 326 296 302 290 282Z', ink) +
    petals(176, 304, 362, 26, 7, blue, paleGold) +
    slab(240, 354, 130, 9, gold, 1.6, 4)
  );
};

/** The purple-gold helmet with two long pheasant plumes. */
export const plumedHelmet: Painter<'plumedHelmet'> = (brush) => {
  const plume =
    'M262 150C276 90 330 52 372 78C414 108 412 190 388 250C376 280 360 300 342 312C362 286 376 250 380 210C386 150 372 100 346 92C316 84 286 116 274 154Z';
  const bars = times(13, (i) => {
    const t = i / 12;
    const a = Math.PI * (0.86 - t * 1.15);
    const [cx, cy, r] = [330, 186, 80];
    return `M${n(cx + Math.cos(a) * (r - 9) * 0.8)} ${n(cy - Math.sin(a) * (r + 12))}l${n(Math.cos(a) * 15)} ${n(-Math.sin(a) * 15)}`;
  });
  const ball = (x: number, y: number, fill: string, r = 9) =>
    disc(x, y, r, fill, 1.4) + disc(x - r * 0.3, y - r * 0.3, r * 0.22, '#fff');
  return (
    brush.mirror(
      plane(plume, '#c99b55', 1.8) +
        line(bars, 4, lacquer) +
        line('M268 152C280 100 320 72 356 84C400 106 398 190 378 250', 1, lacquer),
    ) +
    brush.mirror(
      plane(
        'M340 250C366 252 376 280 368 316C360 344 350 352 342 360C338 330 336 300 332 276Z',
        vermilion,
        1.8,
      ) +
        line('M350 268C360 290 358 320 350 340', 1.3, paleGold) +
        tassel(346, 356, 60),
    ) +
    brush.form(
      sym([
        [0, 118],
        [52, 130],
        [88, 172],
        [102, 230],
        [100, 276, 1],
        [0, 262],
      ]),
      '#c39a3f',
      brush.mirror(
        line(
          'M256 240C280 240 306 222 312 196C316 178 300 168 290 180C284 190 296 198 302 192M264 168C280 160 290 146 288 138',
          2,
          lacquer,
        ) + cloud(300, 244, 0.4, '#dcb961', lacquer),
      ) + line('M150 214Q240 180 330 214', 1.6, lacquer),
      16,
    ) +
    plane(
      sym([
        [0, 56],
        [10, 76],
        [16, 104],
        [30, 122, 1],
        [0, 126],
      ]),
      gold,
      1.9,
    ) +
    ball(240, 56, vermilion, 11) +
    plane(
      sym([
        [0, 142],
        [34, 158],
        [40, 196],
        [22, 226],
        [0, 240],
      ]),
      indigo,
      1.8,
    ) +
    disc(240, 190, 22, '#e4e8e6', 2) +
    disc(240, 190, 15, '#fff', 1) +
    brush.mirror(disc(268, 160, 4, vermilion, 1)) +
    brush.mirror(
      [
        [262, 128],
        [288, 140],
        [310, 160],
        [326, 186],
        [336, 214],
        [340, 242],
      ]
        .map(([x, y], i) => ball(x ?? 0, y ?? 0, i % 2 ? '#e9a78f' : vermilion))
        .join(''),
    ) +
    line('M138 272Q240 296 342 272', 15) +
    line('M138 272Q240 296 342 272', 11, indigo) +
    line('M140 272Q240 294 340 272', 2, paleGold, ' stroke-dasharray="1 9"') +
    plane(
      sym([
        [0, 292],
        [76, 284],
        [70, 330],
        [36, 366],
        [0, 374],
      ]),
      skin,
      1.8,
    ) +
    at(
      240,
      326,
      line('M-50-22C-36-34-20-30-8-22M50-22C36-34 20-30 8-22', 5) +
        plane('M-46-2C-34-14-18-12-8-4C-20 6-36 6-46-2ZM46-2C34-14 18-12 8-4C20 6 36 6 46-2Z', rice, 1.8) +
        disc(-26, -3, 5, ink) +
        disc(26, -3, 5, ink) +
        line('M-5 14Q0 18 5 14', 1.5) +
        plane('M-9 30Q0 24 9 30Q0 38-9 30Z', vermilion, 1) +
        plane('M0-34L6-20L0-8L-6-20Z', vermilion),
    ) +
    line('M166 300C160 352 196 386 240 388C284 386 320 352 314 300', 3.4, vermilion) +
    peony(240, 398, 18, vermilion, paleGold)
  );
};

/** The four back flags of a stage general. */
export const backFlags: Painter<'backFlags'> = (brush) => {
  const flag = (fill: string, edge: string) =>
    plane('M0 0V-226L92-150L60-138L80-104L46-100L58-62Z', edge, 1.9) +
    plane('M6-20V-206L74-150L44-140L60-112L34-106L42-78Z', fill, 1.4) +
    line(
      'M22-164C40-168 50-156 42-146C34-140 28-150 34-154M16-130C28-140 42-132 38-120C34-112 20-116 24-124M14-92C24-102 34-96 30-86',
      2,
      paleGold,
    ) +
    disc(20, -180, 4, paleGold) +
    line('M0 20V-240', 6.4) +
    line('M0 20V-240', 3, '#c79a5c') +
    plane('M0-262C-8-250-8-242 0-236C8-242 8-250 0-262Z', gold, 1.5) +
    line('M0-236c-8 10-2 20-8 30', 2.4, vermilion);
  const ribbon = plane('M0 0C10 34-6 64 10 104L2 98L-8 106C-18 68-4 36-12 4Z', celadon, 1.5);
  return (
    brush.mirror(at(252, 318, flag(indigo, vermilion), 1.02, 50)) +
    brush.mirror(at(248, 312, flag(vermilion, deepCeladon), 1.06, 14)) +
    brush.mirror(at(300, 316, ribbon, 1, -16) + at(326, 304, ribbon, 0.9, -34)) +
    brush.form(
      sym([
        [0, 268],
        [40, 274],
        [62, 306],
        [56, 350],
        [30, 384],
        [0, 398],
      ]),
      vermilion,
      disc(240, 330, 40, lacquer, 1.8, paleGold) +
        brush.mirror(
          line(
            'M244 306C262 304 272 322 266 340C260 354 246 350 250 340M262 300C276 304 284 320 282 338',
            2,
            paleGold,
          ),
        ) +
        disc(240, 320, 6, paleGold) +
        line('M222 352Q240 366 258 352', 2, paleGold) +
        meander(184, 296, 284, 10, paleGold, 1.2),
      12,
    ) +
    brush.mirror(disc(300, 300, 12, gold, 1.7) + disc(300, 300, 5, vermilion, 1.2)) +
    petals(200, 280, 392, 26, 5, deepCeladon, ink) +
    tassel(240, 412, 50)
  );
};

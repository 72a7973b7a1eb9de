/** Motifs of opera head-dress: phoenix crown, plumed helmet, back flags. */
import {
  at,
  celadon,
  deepCeladon,
  disc,
  gold,
  indigo,
  ink,
  lacquer,
  line,
  n,
  paleGold,
  plane,
  rice,
  skin,
  slab,
  sym,
  times,
  vermilion,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { peony } from '../nature.ts';
import { cloud, meander, petals, ruyi, tassel } from '../ornament.ts';

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
      ' stroke-dasharray="1.5 3"',
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

/** Motifs of the new year: woodblock prints and a paper-cut. */
import {
  at,
  blush,
  celadon,
  deepCeladon,
  disc,
  gold,
  indigo,
  ink,
  lacquer,
  line,
  oval,
  paleCeladon,
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
import { fish, leaf, lotus, peony, plum } from '../nature.ts';
import { cloud, meander, waves } from '../ornament.ts';

/** A woodblock print for the new year: the child with the carp, or a door guardian. */
export const newYearPrint: Painter<'newYearPrint'> = (brush, { subject }) => {
  const child =
    lotus(240, 168, 2.5, blush, vermilion) +
    brush.mirror(
      oval(334, 150, 38, 16, celadon, 1.8) +
        line('M334 150L304 146M334 150L360 140M334 150L362 158M334 150L312 160', 1.1) +
        line('M338 166C340 220 330 270 300 330', 3, deepCeladon),
    ) +
    brush.mirror(
      plane('M262 262C296 258 318 282 322 310C324 326 310 334 298 326C296 306 282 296 262 296Z', skin, 1.9) +
        plane(
          'M258 330C292 326 322 348 322 376C320 392 300 396 284 390C270 384 260 372 254 358Z',
          skin,
          1.9,
        ) +
        slab(316, 306, 22, 8, gold, 1.3, 4),
    ) +
    plane(
      sym([
        [0, 240],
        [38, 254],
        [52, 300],
        [44, 350],
        [0, 362],
      ]),
      skin,
      1.9,
    ) +
    plane('M206 262C216 274 264 274 274 262L286 310L240 352L194 310Z', vermilion, 1.9) +
    plum(240, 300, 15, paleGold, vermilion) +
    line('M206 304L240 340L274 304', 1.6, paleGold) +
    fish(240, 366, 1.22, '#d9583f', '#e8a65b', -8) +
    plane(
      sym([
        [0, 156],
        [42, 168],
        [58, 210],
        [46, 244],
        [0, 258],
      ]),
      skin,
      2,
    ) +
    at(
      240,
      212,
      line('M-34-8q12-10 22 0M12-8q12-10 22 0', 2.4) +
        disc(-23, -1, 3.6, ink) +
        disc(23, -1, 3.6, ink) +
        disc(-36, 16, 11, '#eba893') +
        disc(36, 16, 11, '#eba893') +
        line('M-4 10q4 4 8 0', 1.6) +
        plane('M-12 22Q0 20 12 22Q0 34-12 22Z', vermilion, 1),
    ) +
    plane('M214 172C220 146 260 146 266 172C250 164 230 164 214 172Z', ink) +
    brush.mirror(disc(288, 176, 15, ink) + line('M276 184L290 190', 4, vermilion)) +
    disc(240, 150, 8, vermilion, 1.3);
  const guardian =
    brush.mirror(
      plane('M276 214C316 220 340 250 344 290L320 300C312 276 296 262 270 258Z', deepCeladon, 1.9) +
        plane('M320 298L346 288L350 312L324 320Z', gold, 1.5) +
        plane('M282 150C316 120 344 128 352 104C362 140 340 176 304 182Z', vermilion, 1.7) +
        plane('M262 360C296 362 310 384 308 402H258Z', ink, 1.7) +
        slab(284, 398, 52, 9, rice, 1.4),
    ) +
    plane(
      sym([
        [30, 206, 1],
        [56, 220],
        [58, 270],
        [76, 330],
        [80, 380, 1],
        [0, 392],
      ]),
      '#c9853c',
      2,
    ) +
    line(
      times(15, (i) => `M${194 + (i % 5) * 19} ${226 + Math.floor(i / 5) * 14}l9 9 9-9`),
      2,
      lacquer,
    ) +
    disc(240, 244, 18, '#dfe5e4', 1.7) +
    disc(240, 244, 10, vermilion, 1.2) +
    slab(240, 276, 122, 16, vermilion, 1.8, 3) +
    meander(182, 298, 280, 9, paleGold, 1.1) +
    plane('M204 292L276 292L292 372L240 386L188 372Z', indigo, 1.8) +
    cloud(240, 330, 0.6, celadon, paleGold) +
    waves(196, 284, 352, 9, 2, celadon, paleGold, 1) +
    brush.mirror(plane('M280 292C300 320 320 340 316 378L296 372Z', celadon, 1.6)) +
    plane(
      sym([
        [0, 128],
        [36, 136],
        [44, 172],
        [32, 204],
        [0, 212],
      ]),
      skin,
      2,
    ) +
    at(
      240,
      170,
      line('M-34-16C-26-24-14-22-6-12M34-16C26-24 14-22 6-12', 5) +
        disc(-18, -4, 6.4, rice, 1.5) +
        disc(18, -4, 6.4, rice, 1.5) +
        disc(-17, -4, 3.2, ink) +
        disc(17, -4, 3.2, ink) +
        line('M-5 10q5 4 10 0', 1.6) +
        plane(
          'M-20 20C-10 12 10 12 20 20C34 26 38 44 34 58C26 40 14 34 0 40C-14 34-26 40-34 58C-38 44-34 26-20 20Z',
          ink,
        ) +
        plane('M-6 22Q0 26 6 22Q0 30-6 22Z', vermilion),
    ) +
    plane('M192 146C192 108 214 96 240 94C266 96 288 108 288 146C270 128 210 128 192 146Z', gold, 2) +
    plane(
      sym([
        [0, 66],
        [12, 84],
        [22, 100],
        [0, 106],
      ]),
      vermilion,
      1.7,
    ) +
    brush.mirror(plum(272, 124, 8, vermilion, paleGold)) +
    plum(240, 120, 9, celadon, paleGold) +
    brush.mirror(
      line('M352 140L330 372', 9) +
        line('M352 140L330 372', 5, gold) +
        times(6, (i) => slab(349 - i * 3.2, 160 + i * 22, 14, 5, lacquer, 0.8)) +
        plane('M322 292C336 286 350 294 350 308C344 320 326 320 322 310Z', skin, 1.6),
    );
  return (
    slab(240, 40, 316, 390, '#f3e6c8', 1.8) +
    slab(240, 50, 296, 370, subject === 'child' ? '#f0d79f' : '#e9c9a4', 2.6) +
    slab(240, 56, 284, 358, 'none', 1) +
    brush.mirror(
      cloud(132, 84, 0.6, rice) +
        (subject === 'child'
          ? peony(116, 386, 22, vermilion, paleGold) +
            leaf(130, 366, 26, 30, celadon) +
            leaf(140, 392, 26, 90, celadon)
          : cloud(124, 398, 0.6, paleCeladon)),
    ) +
    (subject === 'child' ? child : guardian)
  );
};

/** A round window paper-cut with magpies on plum branches. */
export const paperCut: Painter<'paperCut'> = (brush) => {
  const hole = '#f4ead6';
  const scallop = disc(240, 62, 17, vermilion) + disc(240, 60, 6, hole);
  const tooth = plane('M236 84L240 98L244 84Z', hole);
  const side =
    line(
      'M240 342C280 338 312 310 318 268C322 244 310 226 292 214M300 318C318 318 336 306 342 290M316 260C330 254 338 240 338 226M276 336C290 344 306 346 318 340',
      7,
      vermilion,
    ) +
    plane(
      'M342 156C330 146 318 146 310 152C292 150 276 164 270 186C264 210 250 232 246 258C264 250 276 240 284 226C302 216 316 196 316 174C326 172 334 166 342 156Z',
      vermilion,
    ) +
    plane('M300 168C286 178 280 194 278 210C290 204 302 188 306 172Z', hole) +
    line('M282 204L296 188M284 192L298 178M268 226L254 252M276 226L262 246', 1.8, hole) +
    disc(318, 158, 3, hole) +
    plum(342, 284, 22, vermilion, hole, hole) +
    plum(340, 218, 18, vermilion, hole, hole) +
    plum(318, 342, 18, vermilion, hole, hole) +
    plum(286, 300, 16, vermilion, hole, hole) +
    disc(304, 242, 7, vermilion) +
    disc(330, 316, 6, vermilion);
  return (
    brush.around(36, 240, 226, scallop) +
    disc(240, 226, 156, vermilion) +
    brush.around(48, 240, 226, tooth) +
    disc(240, 226, 126, hole) +
    disc(240, 226, 128, 'none', 5, vermilion) +
    brush.mirror(side) +
    line('M240 350V290', 8, vermilion) +
    plum(240, 276, 28, vermilion, hole, hole) +
    at(
      240,
      136,
      plane(
        'M0-26C-10-30-24-22-22-8C-34-4-34 14-22 18C-14 30-4 28 0 22C4 28 14 30 22 18C34 14 34-4 22-8C24-22 10-30 0-26Z',
        vermilion,
      ) + line('M-12-10H12M-12 0H12M-12 10H12M0-16V16', 2.4, hole),
    ) +
    brush.mirror(
      line('M252 160C262 168 266 180 262 190', 4, vermilion) + leaf(258, 316, 22, 150, vermilion, hole),
    ) +
    plane('M196 350C210 336 270 336 284 350Z', vermilion)
  );
};

/** Motifs of needle, loom and dye. */
import {
  at,
  celadon,
  deepCeladon,
  disc,
  gold,
  indigo,
  lacquer,
  line,
  oval,
  type Point,
  paleCeladon,
  paleGold,
  plane,
  silver,
  slab,
  times,
  vermilion,
  wood,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { fish, leaf, lotus, peony, plum } from '../nature.ts';
import { ruyi } from '../ornament.ts';

/** An embroidery hoop with two goldfish among lotus. */
export const embroideryHoop: Painter<'embroideryHoop'> = (brush) => {
  const stitches = times(28, (i) => `M${-20 + (i % 7) * 7} ${-12 + Math.floor(i / 7) * 8}l6 3`);
  const swimmer = fish(0, 0, 1.05, vermilion, '#e88f6f') + line(stitches, 0.8, paleGold);
  return (
    disc(240, 226, 164, '#c79a5c', 2.4) +
    disc(240, 226, 154, wood, 1.4) +
    disc(240, 226, 148, '#eef0e4', 2) +
    line(
      'M110 190H370M100 226H380M110 262H370M138 154H342M138 298H342',
      0.6,
      celadon,
      ' stroke-opacity=".5"',
    ) +
    brush.mirror(line('M330 310q14-6 28 0M300 336q16-6 32 0M336 150q12-5 24 0', 1.4, celadon)) +
    lotus(240, 168, 1.2, '#efc3b4', vermilion) +
    line('M240 168V214', 2.4, deepCeladon) +
    brush.mirror(
      oval(292, 168, 34, 12, celadon, 1.5) +
        line('M292 168L264 166M292 168L318 160M292 168L318 176M292 168L270 176', 0.9) +
        line('M288 180C282 200 262 214 246 216', 2, deepCeladon),
    ) +
    brush.mirror(at(308, 262, swimmer, 0.92, 140)) +
    line(
      'M222 352C226 320 234 300 230 276M240 360C242 330 238 306 242 284M258 352C254 320 248 300 252 276',
      2.2,
      deepCeladon,
    ) +
    leaf(230, 310, 24, -40, celadon) +
    leaf(250, 316, 24, 40, celadon) +
    leaf(240, 300, 22, -10, celadon) +
    slab(240, 44, 46, 24, '#c79a5c', 2, 5) +
    slab(240, 48, 8, 16, gold, 1.4) +
    brush.mirror(disc(272, 56, 7, gold, 1.8)) +
    line('M362 336C392 360 372 392 402 404', 1.6, vermilion) +
    plane('M398 400L436 374C440 372 441 376 438 378L400 403Z', silver, 1.3)
  );
};

/** A length of brocade, hung as a scroll. */
export const brocade: Painter<'brocade'> = (brush) => {
  const upright = `<g transform="scale(1 -1)">${ruyi(0, -6, 0.62, vermilion, paleGold, 1.6)}</g>`;
  const unit = brush.around(4, 0, 0, at(0, -15, upright)) + disc(0, 0, 6, gold, 1.2, paleGold);
  const places = Array.from({ length: 23 }, (_, i): Point => {
    const row = Math.floor((i * 2) / 9);
    const column = row % 2 ? i - row * 4.5 - 0.5 : i - row * 4.5;
    return [128 + (column + (row % 2 ? 0.5 : 0)) * 56, 120 + row * 56];
  });
  return (
    line('M170 62L240 34L310 62', 2, lacquer) +
    slab(240, 62, 258, 334, paleCeladon, 2.2) +
    line('M118 70H362M118 388H362', 1, deepCeladon) +
    brush.mirror(slab(136, 62, 8, 62, vermilion, 1.2)) +
    brush.form(
      'M124 92H356V364H124Z',
      indigo,
      brush.copies(unit, places) +
        line('M124 98H356M124 358H356', 2, paleGold) +
        brush.mirror(line('M128 92V364', 2, paleGold)),
      0,
    ) +
    slab(240, 54, 282, 14, wood, 2, 7) +
    slab(240, 388, 290, 18, wood, 2, 9) +
    brush.mirror(slab(96, 384, 14, 26, gold, 1.8, 5) + slab(100, 51, 10, 20, gold, 1.6, 4))
  );
};

/** Indigo-printed cloth with phoenixes and a peony, hanging from a bamboo pole. */
export const indigoCloth: Painter<'indigoCloth'> = (brush) => {
  const white = '#f2efe6';
  const phoenix =
    plane(
      'M276 214C284 196 296 190 298 172C298 160 306 152 316 154L328 160L317 166C316 176 322 182 318 196C330 190 342 196 346 208C334 206 328 212 322 218C332 218 338 226 338 234C326 230 318 234 310 236C300 240 290 244 280 240C268 234 270 224 276 214Z',
      white,
    ) +
    line(
      'M284 238C280 258 296 268 300 284C304 302 292 310 284 304C280 298 286 292 290 296M296 240C296 256 314 262 320 280C326 302 316 316 304 316M308 236C314 250 334 258 340 276C346 292 342 304 336 310',
      5,
      white,
    ) +
    disc(336, 312, 5, white) +
    disc(303, 318, 5, white) +
    line('M304 154C300 146 304 140 310 140M310 152C310 144 316 140 320 142', 2.4, white) +
    disc(314, 162, 2.2, indigo) +
    line('M288 220q8-2 12 4M296 210q8-2 12 4M300 228q8-4 12 0M322 206L338 208M318 226L332 230', 1.6, indigo);
  const bud = plum(0, 0, 10, white, indigo, white) + line('M-14 4q-6 4-4 10M14 4q6 4 4 10', 2, white);
  return (
    line('M70 88H410', 15) +
    line('M70 88H410', 11, '#c79a5c') +
    line('M150 83V93M320 83V93', 1.4) +
    brush.form(
      'M112 80H368V392C352 386 336 398 320 392C304 386 288 398 272 392C256 386 248 394 240 394C232 394 224 386 208 392C192 398 176 386 160 392C144 398 128 386 112 392Z',
      indigo,
      slab(240, 112, 226, 262, 'none', 2, 0, white) +
        slab(240, 118, 214, 250, 'none', 1, 0, white) +
        brush.mirror(
          phoenix +
            leaf(282, 330, 30, 60, white, indigo) +
            leaf(276, 314, 26, 20, white, indigo) +
            at(326, 146, bud) +
            at(326, 340, bud),
        ) +
        peony(240, 318, 34, white, indigo, indigo) +
        peony(240, 150, 22, white, indigo, indigo) +
        line('M240 176V282', 2.4, white) +
        brush.mirror(leaf(240, 226, 24, 54, white, indigo) + leaf(240, 258, 20, 54, white, indigo)) +
        line('M124 384H356', 2, white, ' stroke-dasharray="1 9"'),
      16,
    ) +
    slab(240, 78, 256, 22, '#25405f', 1.8, 6) +
    brush.mirror(leaf(80, 84, 40, -40, celadon) + leaf(78, 88, 36, -100, deepCeladon))
  );
};

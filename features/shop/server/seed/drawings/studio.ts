/** Motifs of lacquer, bamboo and silk, and of the scholar's desk. */
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
  rice,
  silver,
  slab,
  sym,
  times,
  vermilion,
  wood,
} from './kit.ts';
import type { Painter } from './motif.ts';
import {
  butterfly,
  cloud,
  fish,
  leaf,
  lotus,
  meander,
  peony,
  petals,
  plum,
  ruyi,
  stand,
  tassel,
} from './ornament.ts';

/** A round carved lacquer box with a peony lid, seen a little from above. */
export const lacquerBox: Painter<'lacquerBox'> = (brush) => {
  const red = '#b2301f';
  const side = sym([
    [150, 236, 1],
    [154, 262],
    [150, 318],
    [138, 348],
    [118, 360, 1],
    [0, 372],
  ]);
  const carved = (d: string, w = 1.6) => line(d, w + 1.6, crimson) + line(d, w * 0.5, '#d86a54');
  return (
    brush.form(
      side,
      red,
      meander(80, 400, 300, 26, crimson, 2.6) +
        line('M80 292H400M80 334H400', 2, crimson) +
        petals(90, 390, 372, -28, 13, '#c64431', crimson) +
        line('M80 276C180 296 300 296 400 276', 2, ink),
      20,
    ) +
    oval(240, 222, 158, 100, red, 2.4) +
    oval(240, 222, 146, 91, 'none', 2, crimson) +
    oval(240, 222, 128, 79, '#a62a1a', 1.6, crimson) +
    oval(240, 222, 137, 85, 'none', 7, '#d86a54').replace(
      '/>',
      ' stroke-dasharray="2 5 8 5" stroke-linecap="butt"/>',
    ) +
    brush.mirror(
      leaf(286, 246, 46, 96, '#c64431', crimson) +
        leaf(280, 262, 40, 130, '#c64431', crimson) +
        leaf(284, 206, 44, 68, '#c64431', crimson) +
        leaf(264, 180, 30, 30, '#c64431', crimson) +
        carved('M280 230C310 236 336 222 344 204M282 250C306 262 326 260 340 246') +
        peony(338, 222, 19, '#c64431', '#e08a70', crimson),
    ) +
    peony(240, 224, 52, '#cf4a36', '#e9a98f', crimson) +
    stand(366, 118)
  );
};

/** A porcelain vase dressed in woven bamboo. */
export const wovenVase: Painter<'wovenVase'> = (brush) => {
  const body: Point[] = [
    [48, 96, 1],
    [40, 112],
    [34, 140],
    [44, 168],
    [92, 216],
    [104, 268],
    [86, 328],
    [58, 366],
    [60, 382, 1],
    [0, 382, 1],
  ];
  const weave = line(`M130 0${times(11, () => 'q5-5 10 0t10 0')}`, 1, '#8f6b36');
  const rows = Array.from({ length: 25 }, (_, i): Point => [0, 116 + i * 11]);
  const dark = line('M130 22C160-14 200-14 240 22C280-14 320-14 350 22', 5.4, '#6d4a2c');
  const bands = Array.from({ length: 6 }, (_, i): Point => [0, 220 + i * 9]);
  return (
    line('M232 98C228 70 214 52 196 40M244 98C246 66 262 48 286 38M240 98C238 72 240 50 240 34', 2.4, wood) +
    plum(194, 42, 13, blush, vermilion) +
    plum(288, 40, 13, blush, vermilion) +
    plum(240, 36, 15, vermilion, paleGold) +
    plum(216, 62, 9, blush, vermilion) +
    plum(262, 58, 9, blush, vermilion) +
    disc(206, 70, 4, vermilion, 1) +
    disc(252, 74, 4, vermilion, 1) +
    brush.form(
      sym(body),
      '#d9b878',
      brush.copies(dark, bands) +
        brush.copies(weave, rows) +
        line('M150 176Q240 196 330 176M146 192Q240 212 334 192', 3, '#6d4a2c') +
        line(
          times(15, (i) => `M${128 + i * 16} 100V390`),
          0.7,
          '#8f6b36',
        ) +
        line('M160 230C152 256 154 286 164 310', 5, '#f0dcae'),
      24,
    ) +
    oval(240, 97, 48, 9, '#f7f5ee', 2.2) +
    oval(240, 98, 36, 5, '#8a7d68') +
    slab(240, 374, 122, 10, '#6d4a2c', 1.8, 3) +
    stand(384, 84)
  );
};

/** An open oil-paper umbrella, seen from the side, with its ribs and threads. */
export const umbrella: Painter<'umbrella'> = (brush) => {
  const canopy =
    'M66 232C84 138 152 82 240 74C328 82 396 138 414 232C396 222 372 222 356 234C338 222 316 222 298 236C280 224 258 224 240 238C222 224 200 224 182 236C164 222 142 222 124 234C108 222 84 222 66 232Z';
  const ribs = [66, 124, 182, 240, 298, 356, 414]
    .map(
      (x) =>
        `M240 74Q${n(240 + (x - 240) * 0.72)} ${x === 240 ? 150 : 120} ${x} ${x === 66 || x === 414 ? 232 : 236}`,
    )
    .join('');
  return (
    slab(240, 200, 9, 196, '#c79a5c', 2) +
    line(
      times(5, (i) => `M235 ${250 + i * 26}H245`),
      1.2,
    ) +
    line('M240 262L150 226M240 262L200 228M240 262L280 228M240 262L330 226', 2, wood) +
    slab(240, 254, 22, 18, wood, 1.8, 4) +
    brush.form(
      canopy,
      vermilion,
      line('M84 196C150 150 330 150 396 196', 16, '#d65a40') +
        line('M80 206C150 162 330 162 400 206M92 178C160 134 320 134 388 178', 1.2, paleGold) +
        brush.mirror(
          peony(300, 176, 24, '#f0d4bf', gold, crimson) +
            leaf(278, 188, 26, -80, celadon) +
            leaf(322, 188, 26, 80, celadon) +
            butterfly(352, 196, 0.34, paleGold, indigo, 24),
        ) +
        peony(240, 164, 30, '#f0d4bf', gold, crimson) +
        leaf(208, 172, 26, -80, celadon) +
        leaf(272, 172, 26, 80, celadon) +
        line(ribs, 1.6, crimson) +
        plane(
          sym([
            [0, 70],
            [22, 76],
            [40, 96],
            [0, 104],
          ]),
          lacquer,
          1.2,
        ),
      14,
    ) +
    slab(240, 54, 14, 26, lacquer, 2, 5) +
    plane('M228 74H252L258 86H222Z', wood, 1.8) +
    slab(240, 376, 14, 44, lacquer, 2, 6) +
    tassel(240, 410, 46) +
    brush.mirror(
      cloud(120, 372, 0.9, paleCeladon) +
        line(
          'M96 300l-6 20M136 270l-6 20M170 320l-6 20M110 250l-4 14M178 270l-4 14',
          1.6,
          indigo,
          ' stroke-opacity=".5"',
        ),
    )
  );
};

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
    plane('M400 398L432 372L405 405Z', silver, 1.4) +
    disc(424, 379, 1.4, ink)
  );
};

/** A length of brocade, hung as a scroll. */
export const brocade: Painter<'brocade'> = (brush, { pattern }) => {
  const [base, second] = pattern === 'clouds' ? [indigo, vermilion] : [crimson, celadon];
  const unit =
    pattern === 'clouds'
      ? brush.around(
          4,
          0,
          0,
          at(0, -15, `<g transform="scale(1 -1)">${ruyi(0, -6, 0.62, second, paleGold, 1.6)}</g>`),
        ) + disc(0, 0, 6, gold, 1.2, paleGold)
      : plane('M0-26L26 0L0 26L-26 0Z', second, 1.4, paleGold) + plum(0, 0, 14, paleGold, vermilion);
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
      base,
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

/** A Duan inkstone with dragon clouds and stone eyes, its ink stick resting on the rim. */
export const inkstone: Painter<'inkstone'> = (brush) => {
  const stone = '#5a4c58';
  const edge = '#9a8b96';
  const shape = sym([
    [0, 62],
    [64, 60],
    [112, 78],
    [128, 132],
    [124, 190],
    [134, 260],
    [122, 330],
    [84, 366],
    [0, 374],
  ]);
  const dragon =
    line(
      'M252 112C276 94 310 100 316 122C320 140 298 150 288 138C282 130 290 122 298 128M316 122C338 132 342 160 330 184M306 146C318 150 324 160 322 172',
      4,
      edge,
    ) +
    cloud(322, 206, 0.44, '#6d5d6a', edge, 1.5) +
    cloud(276, 92, 0.36, '#6d5d6a', edge, 1.5) +
    cloud(334, 330, 0.4, '#6d5d6a', edge, 1.5);
  const stoneEye = (x: number, y: number, r: number) =>
    disc(x, y, r, '#a9b58b', 1.6) + disc(x, y, r * 0.5, '#5d6b45') + disc(x, y, r * 0.2, '#e3dfb8');
  const stick =
    slab(0, -64, 32, 128, '#211e1d', 2, 3) +
    slab(0, -56, 22, 112, 'none', 1.2, 2, gold) +
    plum(0, -40, 8, gold, vermilion, 'none', 0) +
    cloud(0, -18, 0.2, 'none', gold, 1) +
    plane('M0 4L7 16L0 28L-7 16Z', vermilion, 1, gold) +
    plum(0, 42, 6, gold, vermilion, 'none', 0);
  return (
    brush.form(
      shape,
      stone,
      brush.mirror(dragon) +
        oval(240, 262, 96, 90, '#75646f', 2.2, '#3b313a') +
        plane('M146 246C152 180 328 180 334 246C312 214 168 214 146 246Z', '#2a252c', 1.4, '#3b313a') +
        line('M176 316C196 336 220 344 240 344', 3, edge) +
        line('M168 226C190 208 214 204 236 203', 2, '#6e6f84') +
        stoneEye(240, 120, 14) +
        brush.mirror(stoneEye(278, 166, 6) + stoneEye(262, 150, 4)) +
        line('M132 130C132 100 150 82 180 74', 4, edge),
      18,
    ) +
    plane('M104 372H376L388 388H92Z', '#74492f', 2) +
    plane('M92 388H388L380 406H100Z', lacquer, 2) +
    line('M100 394H380', 1, gold) +
    at(402, 340, stick, 0.96) +
    at(
      78,
      378,
      plane('M-24-10C-24-30 24-30 24-10C28 10 16 26 0 26C-16 26-28 10-24-10Z', paleCeladon, 2) +
        oval(0, -16, 20, 7, deepCeladon, 1.6) +
        line('M0-18C0-40 10-54 18-60', 2.6, '#b7833f') +
        disc(19, -62, 4, gold, 1.2) +
        line('M-18 4q18 8 36 0', 1.3, deepCeladon),
    )
  );
};

/** Five writing brushes hanging on a stand. */
export const brushes: Painter<'brushes'> = (brush) => {
  const pen = (x: number, long: number, w: number, shaft: string) =>
    line(`M${x} 128v16`, 1.6, vermilion) +
    slab(x, 144, w * 0.7, long, shaft, 1.7, 2) +
    slab(x, 142, w * 0.9, 10, rice, 1.4, 3) +
    line(`M${x} 160v${long - 40}`, 0.8, '#7a5434', ' stroke-dasharray="2 7 5 4"') +
    slab(x, 138 + long, w, 16, lacquer, 1.6, 2) +
    plane(
      `M${n(x - w * 0.5)} ${154 + long}C${n(x - w * 0.8)} ${n(154 + long + w)} ${n(x - w * 0.3)} ${n(154 + long + w * 2.2)} ${x} ${n(154 + long + w * 3)}C${n(x + w * 0.3)} ${n(154 + long + w * 2.2)} ${n(x + w * 0.8)} ${n(154 + long + w)} ${n(x + w * 0.5)} ${154 + long}Z`,
      '#efe6d2',
      1.7,
    ) +
    plane(
      `M${n(x - w * 0.34)} ${n(154 + long + w * 1.8)}Q${x} ${n(154 + long + w * 1.5)} ${n(x + w * 0.34)} ${n(154 + long + w * 1.8)}L${x} ${n(154 + long + w * 3)}Z`,
      ink,
    );
  return (
    brush.mirror(
      slab(100, 112, 16, 276, lacquer, 2, 3) +
        plane('M74 388H128L134 402H66Z', lacquer, 2) +
        plane('M108 150C124 146 130 136 132 126H108Z', lacquer, 1.6),
    ) +
    plane(
      'M64 112C64 98 78 92 90 100C140 112 200 104 240 92C280 104 340 112 390 100C402 92 416 98 416 112C404 112 398 116 392 126H88C82 116 76 112 64 112Z',
      lacquer,
      2.2,
    ) +
    cloud(240, 112, 0.42, 'none', paleGold, 1.4) +
    brush.mirror(cloud(160, 116, 0.3, 'none', paleGold, 1.3)) +
    line('M92 126H388', 1, gold) +
    brush.mirror(pen(138, 112, 15, '#d8bc83') + pen(188, 128, 19, '#c79f62')) +
    pen(240, 140, 26, '#d8bc83') +
    slab(240, 380, 270, 9, lacquer, 2, 3) +
    brush.form(
      sym([
        [52, 366, 1],
        [48, 380],
        [34, 392, 1],
        [0, 394, 1],
      ]),
      '#f7f5ee',
      line('M186 378H294', 3, '#33558b'),
      8,
    ) +
    oval(240, 366, 52, 8, '#dfe5e4', 2) +
    oval(240, 367, 44, 5, '#9fb4bb')
  );
};

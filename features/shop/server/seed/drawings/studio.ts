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
    times(36, (i) => {
      const a = (i * Math.PI) / 18;
      return `<path d="M-4-3H4V3H-1V0" stroke="${'#d86a54'}" stroke-width="1.3" transform="translate(${n(240 + Math.cos(a) * 137)} ${n(222 + Math.sin(a) * 85)})"/>`;
    }) +
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
  const weave = times(25, (i) => {
    const y = 116 + i * 11;
    return `M130 ${y}${times(11, () => 'q5-5 10 0t10 0')}`;
  });
  const dark = (y: number) =>
    times(
      6,
      (k) =>
        `M130 ${y + k * 9 + 22}C160 ${y + k * 9 - 14} 200 ${y + k * 9 - 14} 240 ${y + k * 9 + 22}C280 ${y + k * 9 - 14} 320 ${y + k * 9 - 14} 350 ${y + k * 9 + 22}`,
    );
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
      line(dark(220), 5.4, '#6d4a2c') +
        line(weave, 1, '#8f6b36') +
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
      'M282 196C296 184 306 168 300 152C314 150 320 160 316 170C328 172 326 182 314 180C318 200 304 216 290 224C312 226 330 240 330 262C318 250 302 244 290 246C308 260 316 280 310 304C300 282 286 264 268 252C262 236 268 210 282 196Z',
      white,
    ) +
    line(
      'M282 204C292 210 296 220 290 228M276 220q8 2 10 10M288 252C296 266 302 280 306 292M296 246C308 250 318 254 326 260',
      1.6,
      indigo,
    ) +
    disc(308, 164, 2.2, indigo) +
    line('M300 152C296 142 302 136 308 138M304 152C304 142 312 140 314 146', 2, white);
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

/** A Duan inkstone with dragon clouds, and its ink stick. */
export const inkstone: Painter<'inkstone'> = (brush) => {
  const stone = '#544a55';
  const edge = '#877b86';
  const shape = sym([
    [0, 84],
    [70, 82],
    [122, 104],
    [136, 170],
    [140, 250],
    [132, 330],
    [100, 368],
    [0, 374],
  ]);
  const dragon =
    line(
      'M240 126C262 118 292 122 300 140C306 156 286 166 274 156C266 148 276 138 284 144M300 140C322 146 330 170 322 192M316 160C330 158 338 168 336 180',
      3.2,
      edge,
    ) +
    cloud(316, 216, 0.5, stone, edge, 1.5) +
    cloud(272, 118, 0.36, stone, edge, 1.5);
  return (
    plane('M88 386C100 396 380 396 392 386L376 402H104Z', lacquer, 2) +
    brush.form(
      shape,
      stone,
      brush.mirror(dragon) +
        oval(240, 268, 98, 84, '#6b606c', 2.2, '#332c34') +
        plane('M150 242C160 190 320 190 330 242C310 222 170 222 150 242Z', '#2c2730', 1.4, '#332c34') +
        line('M164 292C178 324 206 340 240 340', 3, '#8f8490') +
        disc(240, 132, 13, '#a9b58b', 1.8, '#332c34') +
        disc(240, 132, 6, '#5d6b45') +
        disc(240, 132, 2.4, '#e3dfb8') +
        brush.mirror(
          disc(318, 244, 5, '#a9b58b', 1.2, '#332c34') + disc(326, 290, 4, '#a9b58b', 1.2, '#332c34'),
        ) +
        line('M138 116C164 98 200 94 240 96', 3, edge),
      18,
    ) +
    at(
      240,
      262,
      slab(0, -62, 30, 118, '#1f1c1b', 2, 3) +
        slab(0, -52, 20, 62, 'none', 1.2, 2, gold) +
        plum(0, -34, 7, gold, vermilion, 'none', 0) +
        cloud(0, -14, 0.18, 'none', gold, 1) +
        plane('M-15 50H15V56H-15Z', gold),
      1,
      0,
    ) +
    brush.mirror(
      plane('M72 404C78 360 82 330 76 300C92 330 92 366 90 404Z', celadon, 1.4) +
        plane('M92 404C100 380 108 362 118 352C114 374 108 392 104 404Z', deepCeladon, 1.4),
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

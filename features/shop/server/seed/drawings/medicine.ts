/** Motifs of traditional medicine: moxa, herb drawers, pots, scales and the bronze figure. */
import {
  at,
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
  paleCeladon,
  paleGold,
  plane,
  porcelain,
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
  bambooLeaves,
  cloud,
  handwriting,
  leaf,
  lotus,
  meander,
  petals,
  plum,
  ruyi,
  smoke,
  stand,
  tassel,
} from './ornament.ts';

/** A moxa roll glowing in a celadon dish between two bundles. */
export const moxa: Painter<'moxa'> = (brush) => {
  const roll = (x: number, top: number) =>
    slab(x, top, 26, 360 - top, rice, 1.8) +
    line(`M${x - 6} ${top + 4}V356M${x + 5} ${top + 4}V356`, 0.7) +
    oval(x, top, 13, 5, '#a98a55', 1.6) +
    line(`M${x - 6} ${top}q6-4 10 0q-4 4-7 1`, 0.9);
  const bundle =
    bambooLeaves(96, 250, 1.1, celadon, -20) +
    bambooLeaves(176, 236, 0.9, deepCeladon, 20) +
    roll(112, 236) +
    roll(164, 236) +
    roll(138, 224) +
    slab(138, 286, 84, 22, vermilion, 1.8) +
    line('M98 291H178M98 303H178', 0.9, paleGold) +
    ruyi(138, 296, 0.42, gold);
  const dish = sym([
    [74, 352, 1],
    [66, 372],
    [40, 384],
    [36, 392, 1],
    [0, 392, 1],
  ]);
  return (
    brush.mirror(bundle) +
    smoke(176, 120) +
    roll(240, 196) +
    plane('M227 196C230 180 236 182 240 172C244 182 250 180 253 196Z', vermilion, 1.4) +
    disc(240, 192, 4, paleGold) +
    slab(240, 250, 28, 34, paleCeladon, 1.4) +
    handwriting(236, 255, 1, 3, 9) +
    brush.form(dish, celadon, petals(160, 320, 392, -22, 9, 'none', rice)) +
    oval(240, 352, 74, 10, paleCeladon, 2) +
    slab(240, 338, 34, 16, gold, 1.6, 3) +
    stand(392, 96)
  );
};

/** The front of a chest with twenty-four herb drawers. */
export const herbDrawers: Painter<'herbDrawers'> = (brush) => {
  const places = Array.from(
    { length: 24 },
    (_, i) => [141 + (i % 4) * 66, 178 + Math.floor(i / 4) * 31] as const,
  );
  const drawer =
    slab(0, 0, 62, 27, wood, 1.6) +
    slab(0, 3, 54, 21, '#94683f', 0.9) +
    slab(0, 6, 26, 9, rice, 0.8) +
    line('M-9 10.500h4M-3 10.500h6M5 10.500h4', 1.6) +
    disc(0, 18.5, 3, gold, 1) +
    line('M-3.500 19q3.500 6 7 0', 1.1);
  const jar =
    brush.form(
      'M118 154C108 140 112 122 124 118V108H156V118C168 122 172 140 162 154Z',
      rice,
      line('M108 134H172M108 146H172', 3, porcelain) + plum(140, 131, 9, porcelain, rice, porcelain),
      10,
      1.8,
    ) + plane('M120 108H160L154 100H126Z', porcelain, 1.6);
  return (
    slab(240, 154, 292, 12, lacquer, 2) +
    plane('M94 154L102 144H378L386 154Z', '#70402c', 2) +
    brush.mirror(at(0, -10, jar)) +
    brush.form(
      sym([
        [13, 74, 1],
        [9, 80],
        [13, 92],
        [20, 104],
        [13, 113],
        [28, 132],
        [18, 144, 1],
      ]),
      gold,
      '',
      10,
      1.8,
    ) +
    line('M226 113Q240 118 254 113', 2.4, vermilion) +
    tassel(240, 114, 28) +
    slab(240, 166, 280, 206, lacquer, 2.2) +
    brush.copies(
      drawer,
      places.map(([x, y]) => [x, y] as const),
    ) +
    slab(240, 368, 292, 14, lacquer, 2) +
    meander(104, 376, 371, 8, gold, 1) +
    brush.mirror(plane('M98 382H128L120 404H104Z', lacquer, 2))
  );
};

/** A clay decoction pot steaming on a small charcoal stove. */
export const medicinePot: Painter<'medicinePot'> = (brush) => {
  const pot = sym([
    [48, 168, 1],
    [54, 180, 1],
    [84, 210],
    [90, 246],
    [70, 284],
    [52, 296, 1],
  ]);
  const stove = sym([
    [92, 300, 1],
    [86, 318],
    [70, 330, 1],
    [74, 372],
    [82, 398, 1],
    [0, 398, 1],
  ]);
  const tongue = (x: number, h: number) =>
    plane(
      `M${x - 12} 384C${x - 16} ${384 - h * 0.5} ${x - 2} ${384 - h * 0.6} ${x} ${384 - h}C${x + 4} ${384 - h * 0.6} ${x + 16} ${384 - h * 0.5} ${x + 12} 384Z`,
      vermilion,
      1.2,
    );
  return (
    smoke(136, 92) +
    line('M326 236C350 232 364 224 372 212', 22) +
    line('M326 236C350 232 364 224 372 212', 17, clay) +
    oval(373, 211, 5, 10, '#7a4528', 1.6) +
    plane('M160 232C140 226 134 214 122 200L138 196C146 208 156 212 166 214Z', clay, 2) +
    brush.form(
      pot,
      clay,
      line('M120 222C180 232 300 232 360 222M130 258C190 268 290 268 350 258', 1.4, '#7a4528') +
        lotus(240, 256, 0.9, '#c78a5c', '#7a4528') +
        brush.mirror(cloud(182, 244, 0.4, 'none', '#7a4528', 1.2)),
    ) +
    brush.form(
      sym([
        [10, 130, 1],
        [13, 138],
        [8, 146, 1],
        [40, 154],
        [58, 168, 1],
        [0, 172],
      ]),
      '#8f5230',
      line('M200 160Q240 152 280 160', 1.2, rice),
      10,
    ) +
    brush.form(
      stove,
      '#d8b98d',
      slab(240, 342, 76, 44, ink, 1.6, 16) +
        tongue(240, 40) +
        tongue(220, 28) +
        tongue(260, 28) +
        line('M150 328H330', 1.4) +
        brush.mirror(ruyi(182, 356, 0.5, 'none', wood)),
    ) +
    slab(240, 294, 190, 10, wood, 2, 4)
  );
};

/** The bronze teaching figure with its channels and points. */
export const acupunctureFigure: Painter<'acupunctureFigure'> = (brush) => {
  const bronze = '#7d8a68';
  const half =
    'M240 66C258 66 268 80 267 98C274 98 274 112 266 114C263 126 257 132 254 135L255 146C274 150 292 154 298 172L320 236C326 246 332 262 330 276C326 288 316 286 312 276L308 262C300 244 290 224 281 204C280 224 278 236 279 250C286 284 278 318 274 348C274 358 278 364 288 370C292 378 286 382 278 382H252C250 372 254 362 252 350C252 322 250 296 245 276H240';
  const whole = `${half}V382H240Z`;
  const points = [
    [249, 88],
    [258, 104],
    [262, 166],
    [286, 182],
    [298, 210],
    [310, 242],
    [320, 268],
    [256, 190],
    [256, 214],
    [257, 236],
    [262, 262],
    [264, 290],
    [264, 318],
    [263, 344],
    [270, 374],
  ] as const;
  const side =
    plane(whole, bronze) +
    line(half, 2.2) +
    line(
      'M255 146C262 160 258 180 256 200C255 226 262 250 264 290C266 320 262 350 270 374M262 166C280 170 290 190 298 210C306 232 316 250 320 268M249 72C258 84 256 96 258 104',
      1.3,
      paleGold,
    ) +
    points.map(([x, y]) => disc(x, y, 2.6, gold, 0.9)).join('') +
    line('M246 100q6-3 9 0M262 178C268 186 274 186 278 184M247 206C256 210 264 206 270 200', 1.1);
  const centre = [74, 126, 152, 170, 188, 206, 224, 242, 256]
    .map((y) => disc(240, y, 2.4, vermilion, 0.8))
    .join('');
  return (
    brush.mirror(side) +
    plane('M205 86C206 62 274 62 275 86C262 78 218 78 205 86Z', '#4d5743', 1.8) +
    oval(240, 62, 11, 8, '#4d5743', 1.8) +
    line('M234 122Q240 126 246 122M240 104L237 113H242', 1.2) +
    line('M240 134V262', 1.1, paleGold) +
    centre +
    plane(
      sym([
        [36, 244, 1],
        [42, 286, 1],
        [16, 280],
        [0, 300, 1],
      ]),
      '#5f6a4e',
      1.8,
    ) +
    line('M203 250H277', 1.4, gold) +
    brush.form(
      sym([
        [78, 382, 1],
        [70, 392],
        [82, 406, 1],
        [0, 406, 1],
      ]),
      lacquer,
      petals(160, 320, 406, -16, 10, 'none', gold),
      0,
    )
  );
};

/** Nine needles of different length on an unrolled indigo cloth. */
export const needles: Painter<'needles'> = (brush) => {
  const needle = (i: number) => {
    const x = 240 + (i - 4) * 29;
    const long = 190 - Math.abs(i - 4) * 20;
    const top = 236 - long / 2;
    const heads = [
      plane(`M${x - 5} ${top}h10l-3 16h-4z`, silver, 1.2),
      oval(x, top + 4, 5, 7, silver, 1.2),
      disc(x, top + 4, 6, gold, 1.2),
      plane(`M${x} ${top - 8}l6 10-6 10-6-10z`, silver, 1.2),
      ruyi(x, top + 4, 0.36, gold),
    ];
    const shape = i % 2 ? 3.4 : 2.2;
    return (
      plane(`M${n(x - shape)} ${n(top + 8)}H${n(x + shape)}L${n(x)} ${n(top + long)}Z`, silver, 1.6, silver) +
      slab(x, top + 12, 8, 34, gold, 1.1, 2) +
      line(
        times(5, (k) => `M${x - 4} ${n(top + 17 + k * 6)}h8`),
        0.7,
      ) +
      (heads[4 - Math.abs(i - 4)] ?? '')
    );
  };
  const sprig = plum(0, 0, 9, 'none', rice, rice) + disc(0, 0, 1.6, rice);
  const places = Array.from({ length: 8 }, (_, i) => [112 + i * 36.6, i % 2 ? 352 : 366] as const);
  return (
    brush.form(
      'M88 100H392V384H88Z',
      indigo,
      brush.copies(sprig, places) + slab(240, 112, 280, 218, 'none', 1.2, 0, '#7d93ac'),
      18,
    ) +
    slab(240, 196, 304, 14, '#46648a', 1.4) +
    slab(240, 276, 304, 14, '#46648a', 1.4) +
    line('M88 200H392M88 206H392M88 280H392M88 286H392', 0.8, rice, ' stroke-dasharray="5 4"') +
    times(9, needle) +
    slab(240, 84, 330, 20, '#3d5878', 2, 10) +
    slab(240, 380, 330, 22, '#3d5878', 2, 11) +
    brush.mirror(
      disc(75, 94, 9, gold, 1.8) +
        disc(75, 391, 9, gold, 1.8) +
        line('M75 94q3-4 0-6q-6 3-1 8', 1) +
        line('M75 391q3-4 0-6q-6 3-1 8', 1),
    ) +
    line('M196 402C200 420 220 424 240 408C260 424 280 420 284 402', 3.2, vermilion) +
    tassel(240, 406, 44)
  );
};

/** A boat-shaped mill with its wheel. */
export const herbMill: Painter<'herbMill'> = (brush) => {
  const iron = '#4a4744';
  const trough = sym([
    [176, 256, 1],
    [186, 248, 1],
    [178, 286],
    [128, 340],
    [60, 362],
    [0, 366],
  ]);
  return (
    brush.mirror(bambooLeaves(112, 254, 1, celadon, -30) + bambooLeaves(150, 252, 0.8, deepCeladon, -6)) +
    brush.form(
      'M240 108A100 100 0 0 1 240 308A100 100 0 0 1 240 108Z',
      '#65605b',
      disc(240, 208, 84, 'none', 1.4, '#8d8780') +
        brush.around(8, 240, 208, ruyi(240, 144, 0.56, 'none', '#b9b2a6', 1.1)),
    ) +
    brush.mirror(
      slab(176, 200, 104, 16, wood, 1.8, 7) +
        line('M140 204H206', 1, paleGold) +
        disc(124, 208, 11, '#6f452c', 1.8),
    ) +
    disc(240, 208, 26, iron, 2) +
    disc(240, 208, 15, gold, 1.6) +
    disc(240, 208, 6, ink) +
    brush.form(
      trough,
      iron,
      meander(80, 400, 290, 18, '#9a9186', 1.3) +
        line('M60 280H420M60 318H420', 1.2, '#9a9186') +
        plum(240, 338, 12, 'none', 'none', '#9a9186'),
    ) +
    oval(240, 254, 176, 12, '#2f2c2a', 2) +
    oval(240, 257, 140, 6, '#8a7a4d') +
    brush.mirror(plane('M128 338L112 396H152L176 354Z', iron, 2) + slab(132, 394, 60, 12, lacquer, 1.8, 3)) +
    brush.mirror(
      leaf(216, 404, 26, -80, celadon) + disc(206, 398, 5, vermilion, 1) + disc(224, 402, 5, vermilion, 1),
    )
  );
};

/** A brass mortar with its pestle. */
export const mortar: Painter<'mortar'> = (brush) => {
  const bowl = sym([
    [112, 208, 1],
    [116, 216],
    [106, 226, 1],
    [100, 282],
    [72, 338],
    [46, 352, 1],
    [50, 366],
    [82, 384],
    [86, 394, 1],
    [0, 394, 1],
  ]);
  const anise =
    brush.around(8, 0, 0, plane('M0-2C-5-8-4-14 0-18C4-14 5-8 0-2Z', clay, 1.1)) + disc(0, 0, 3, lacquer);
  const pestle = sym([
    [10, 62, 1],
    [18, 74],
    [12, 90],
    [9, 100, 1],
    [13, 104],
    [9, 110, 1],
    [12, 200],
    [16, 216, 1],
    [0, 216, 1],
  ]);
  return (
    oval(240, 208, 108, 22, '#6d5320', 2.2) +
    brush.mirror(
      leaf(172, 214, 56, -30, celadon) +
        leaf(196, 212, 64, -8, deepCeladon) +
        disc(168, 204, 7, vermilion, 1.2) +
        disc(184, 198, 7, vermilion, 1.2),
    ) +
    brush.form(pestle, gold, line('M230 84h20M232 150h18M231 160h18', 1.2), 8) +
    plane(
      'M132 212C150 240 330 240 348 212C350 226 346 232 344 232H136C134 232 130 226 132 212Z',
      '#caa455',
    ) +
    brush.form(
      bowl,
      gold,
      meander(130, 350, 240, 18, '#7a5a1c', 1.5) +
        line('M120 234H360M120 264H360M160 346H320', 1.6, '#7a5a1c') +
        petals(166, 314, 348, -54, 6, '#caa455', '#7a5a1c') +
        line('M150 290C152 310 160 324 172 336', 5, '#ecd9a2'),
    ) +
    line('M132 210C150 236 330 236 348 210', 1.6) +
    brush.mirror(at(112, 388, anise) + at(146, 400, anise, 0.7))
  );
};

/** A carved gourd bottle on a red cord. */
export const gourd: Painter<'gourd'> = (brush) => {
  const body = sym([
    [13, 104, 1],
    [18, 118],
    [52, 142],
    [62, 178],
    [46, 210],
    [34, 226],
    [52, 244],
    [92, 284],
    [104, 326],
    [78, 378],
    [32, 394, 1],
    [0, 394, 1],
  ]);
  const vine =
    line(
      'M240 378C284 372 308 350 318 316M240 296C262 296 290 290 306 268M262 376C250 350 262 330 284 330C300 332 300 350 288 350',
      1.4,
      lacquer,
    ) +
    leaf(300, 344, 30, 40, '#c79a4a', lacquer) +
    leaf(270, 300, 28, 100, '#c79a4a', lacquer) +
    leaf(312, 312, 26, 10, '#c79a4a', lacquer) +
    leaf(256, 372, 26, -60, '#c79a4a', lacquer);
  return (
    brush.mirror(bambooLeaves(116, 386, 0.9, celadon, -40) + leaf(136, 392, 52, -14, deepCeladon)) +
    brush.form(
      body,
      '#d3a758',
      brush.mirror(vine) +
        lotus(240, 358, 1.35, '#e7cb8d', lacquer) +
        plum(240, 172, 30, '#e7cb8d', vermilion, lacquer) +
        brush.mirror(cloud(188, 182, 0.4, 'none', lacquer)) +
        line('M178 166C180 152 190 142 202 138', 4, '#f0dcae'),
    ) +
    plane(
      sym([
        [10, 80, 1],
        [14, 90],
        [12, 104, 1],
        [0, 106],
      ]),
      wood,
      2,
    ) +
    disc(240, 76, 9, wood, 1.8) +
    line('M198 222C220 236 260 236 282 222M200 230C222 244 258 244 280 230', 4, vermilion) +
    line('M198 222C220 236 260 236 282 222', 0.8) +
    line(
      'M240 236C226 244 216 236 222 230C230 226 238 232 240 238C242 232 250 226 258 230C264 236 254 244 240 236',
      3.4,
      vermilion,
    ) +
    line('M240 76C200 60 200 34 240 30C280 34 280 60 240 76', 3, vermilion) +
    brush.mirror(tassel(228, 238, 54))
  );
};

/** A small precision steelyard above its fiddle-shaped case. */
export const steelyard: Painter<'steelyard'> = (brush) => {
  const caseShape = sym([
    [150, 324, 1],
    [168, 336],
    [172, 358],
    [160, 380],
    [120, 384],
    [70, 372],
    [0, 370],
  ]);
  const stars = times(27, (i) => disc(124 + i * 9, 155 - (i % 5 ? 0 : 2), i % 5 ? 1.2 : 2, ink));
  return (
    line('M240 76V150', 2.6, vermilion) +
    plane('M226 76C226 60 254 60 254 76C254 86 226 86 226 76Z', gold, 1.6) +
    tassel(240, 96, 40) +
    slab(240, 148, 292, 14, '#f4ead0', 2, 7) +
    stars +
    brush.mirror(slab(102, 146, 18, 18, gold, 1.6, 3)) +
    line('M110 164L70 258M110 164L150 258M110 164V252', 1.4) +
    plane('M58 256H162C158 282 132 290 110 290C88 290 62 282 58 256Z', gold, 2) +
    line('M64 264H156', 1.2, '#7a5a1c') +
    plum(96, 250, 10, vermilion) +
    leaf(112, 256, 32, 20, celadon) +
    leaf(118, 256, 30, 64, deepCeladon) +
    disc(128, 251, 5, clay, 1) +
    disc(138, 252, 5, clay, 1) +
    line('M370 164V214', 1.6) +
    brush.form(
      sym(
        [
          [10, 214, 1],
          [14, 224, 1],
          [24, 236],
          [26, 268],
          [18, 282, 1],
          [0, 282, 1],
        ],
        370,
      ),
      gold,
      line('M340 244H400M340 270H400', 1.2, '#7a5a1c') + ruyi(370, 254, 0.4, 'none', '#7a5a1c'),
      10,
      1.8,
    ) +
    brush.form(
      caseShape,
      wood,
      slab(240, 346, 260, 14, '#4f2f1d', 1.2, 7) +
        line('M96 334C180 342 300 342 384 334', 1.2, paleGold) +
        disc(128, 366, 10, '#4f2f1d', 1) +
        disc(352, 366, 10, '#4f2f1d', 1),
    ) +
    brush.form(
      sym([
        [150, 322, 1],
        [172, 312],
        [176, 300],
        [150, 296],
        [70, 308],
        [0, 312],
      ]),
      '#9a6a45',
      line('M100 306C180 316 300 316 380 306', 1, paleGold),
      12,
    ) +
    disc(240, 318, 8, gold, 1.6)
  );
};

/** A jade scraping board and a jade comb on one cord. */
export const guasha: Painter<'guasha'> = (brush) => {
  const jade = '#a9c3a3';
  const board = sym([
    [0, 128, 1],
    [30, 108],
    [76, 112],
    [92, 148],
    [66, 192],
    [30, 216],
    [0, 226],
  ]);
  const comb = sym([
    [0, 268],
    [70, 270],
    [122, 296],
    [138, 332, 1],
    [126, 340, 1],
    [0, 340, 1],
  ]);
  const tooth = plane('M-3.500 0V50Q0 58 3.500 50V0Z', jade, 1.5);
  const teeth = Array.from({ length: 21 }, (_, i) => [120 + i * 12, 334] as const);
  return (
    line('M240 46C216 60 216 90 240 116C264 90 264 60 240 46', 3, vermilion) +
    disc(240, 100, 7, gold, 1.4) +
    brush.form(
      board,
      jade,
      brush.mirror(
        line('M250 150C270 140 300 150 306 170M256 190C272 176 288 176 300 182', 1.4, deepCeladon) +
          cloud(290, 150, 0.4, 'none', deepCeladon),
      ) +
        lotus(240, 206, 1.1, '#c5d8bd', deepCeladon) +
        line('M166 130C172 122 184 120 194 122', 4, '#dce8d6'),
    ) +
    disc(240, 138, 7, '#e8e2ca', 1.6) +
    line('M240 226V276', 2.6, vermilion) +
    plane('M240 236L252 250L240 264L228 250Z', vermilion, 1.4) +
    line('M234 250L240 244L246 250L240 256Z', 1, paleGold) +
    brush.copies(tooth, teeth) +
    brush.form(
      comb,
      jade,
      brush.mirror(
        line(
          'M250 322C280 322 300 316 330 326M262 322C258 300 280 292 290 302C294 310 284 314 280 308M310 320C308 306 322 302 328 310',
          1.4,
          deepCeladon,
        ),
      ) +
        ruyi(240, 306, 0.9, '#c5d8bd', deepCeladon) +
        line('M140 306C156 292 176 286 196 284', 4, '#dce8d6'),
    ) +
    line('M110 336H370', 1.4) +
    brush.mirror(tassel(104, 342, 62, vermilion))
  );
};

/** Six wax-sealed pills in an open brocade box. */
export const waxPills: Painter<'waxPills'> = (brush) => {
  const pill =
    oval(2, 26, 34, 8, '#7f1f15') +
    disc(0, 0, 34, '#efe2c4', 2) +
    line('M-26-10C-20-24-8-28 2-28', 4, '#fffaf0') +
    line('M-32 8C-14 16 14 16 32 8', 1, '#b9a67c') +
    slab(0, -12, 22, 22, vermilion, 0, 3) +
    line('M-6-7H6V2H-6ZM0-10V8', 1.8, rice);
  const lozenge =
    plane('M0-13L13 0L0 13L-13 0Z', 'none', 1, paleGold) + plum(0, 0, 6, paleGold, crimson, 'none', 0);
  const spots = Array.from(
    { length: 27 },
    (_, i) => [132 + (i % 9) * 27, 96 + Math.floor(i / 9) * 28] as const,
  );
  return (
    brush.form(
      'M112 78H368L376 196H104Z',
      indigo,
      brush.copies(lozenge, spots) + slab(240, 88, 236, 98, 'none', 1.6, 0, gold),
      12,
    ) +
    plane('M104 196H376L396 214H84Z', '#7f1f15', 2) +
    brush.form('M84 212H396V384H84Z', crimson, '', 20) +
    slab(240, 222, 288, 150, '#b23a2a', 1.4, 4) +
    brush.copies(pill, [
      [150, 258],
      [240, 258],
      [330, 258],
      [150, 332],
      [240, 332],
      [330, 332],
    ]) +
    slab(240, 372, 324, 28, indigo, 2) +
    meander(84, 396, 378, 15, paleGold, 1.3) +
    line('M372 96C396 110 400 130 392 150', 2.4, paleGold) +
    slab(390, 150, 9, 36, rice, 1.6, 4) +
    line('M108 96C84 110 80 130 88 150', 2.4, paleGold) +
    slab(90, 150, 9, 36, rice, 1.6, 4)
  );
};

/** An earthen jar of tangerine peel, with fruit. */
export const tangerine: Painter<'tangerine'> = (brush) => {
  const jar = sym([
    [56, 146, 1],
    [60, 156],
    [54, 164, 1],
    [98, 192],
    [112, 244],
    [98, 310],
    [68, 356, 1],
    [0, 356, 1],
  ]);
  const fruit = (r: number) =>
    disc(0, 0, r, '#d4722c', 1.8) +
    line(`M${-r * 0.5} ${-r * 0.5}Q${-r * 0.2} ${-r * 0.8} ${r * 0.1} ${-r * 0.8}`, 3, '#eba864') +
    leaf(0, -r + 2, r * 0.9, 50, celadon) +
    leaf(0, -r + 2, r * 0.8, -40, deepCeladon) +
    disc(0, -r + 3, 3, deepCeladon, 1);
  const petal = 'M0 0C-14-10-24-30-14-50C-6-60 6-60 14-50C24-30 14-10 0 0Z';
  const peel = [0, 120, 240]
    .map((a) =>
      at(
        0,
        0,
        plane(petal, '#b4571f', 1.8) +
          plane('M0-8C-8-16-14-30-8-44C-4-50 4-50 8-44C14-30 8-16 0-8Z', '#ecd2a2', 1),
        1,
        a,
      ),
    )
    .join('');
  return (
    brush.form(
      jar,
      '#7a4a2e',
      line('M120 200C180 212 300 212 360 200M126 330C200 342 280 342 354 330', 2, '#4d2c1b') +
        line('M142 226C138 250 142 280 152 304', 5, '#a9784f'),
      26,
    ) +
    plane(
      sym([
        [66, 142, 1],
        [70, 120],
        [46, 104],
        [0, 98],
      ]),
      vermilion,
      2,
    ) +
    line('M174 140H306M182 130H298', 3, paleGold) +
    line('M176 148C200 156 280 156 304 148', 3.4, gold) +
    tassel(240, 150, 26, gold, vermilion) +
    plane('M240 192L306 258L240 324L174 258Z', vermilion, 2) +
    plane('M240 204L294 258L240 312L186 258Z', 'none', 1.4, paleGold) +
    longevityMark() +
    brush.mirror(at(106, 352, fruit(38)) + at(156, 376, fruit(28))) +
    at(240, 376, peel, 0.62) +
    at(240, 376, disc(0, 0, 4, lacquer))
  );
};

function longevityMark(): string {
  return line('M218 236H262M240 226V290M214 250H266M224 264H256M212 278H268M226 290H254', 4, paleGold);
}

/** A wax-capped porcelain bottle of liniment. */
export const oilBottle: Painter<'oilBottle'> = (brush) => {
  const body = sym([
    [22, 154, 1],
    [24, 176],
    [40, 196],
    [84, 216],
    [92, 240, 1],
    [92, 372, 1],
    [84, 388],
    [0, 390],
  ]);
  const ginger =
    'M0 0C-10-16-34-14-40 0C-52-2-58 14-46 20C-30 30 10 28 24 20C40 22 46 6 34-2C28-14 8-14 0 0Z';
  return (
    brush.form(
      body,
      rice,
      petals(148, 332, 244, -40, 8, 'none', porcelain, 1.6) +
        meander(148, 332, 252, 14, porcelain) +
        slab(240, 276, 86, 88, vermilion, 1.6) +
        slab(240, 282, 74, 76, 'none', 1.2, 0, paleGold) +
        plane(
          'M240 296C252 308 262 310 262 328C262 342 250 350 240 350C230 350 218 342 218 328C218 310 228 308 240 296Z',
          paleGold,
          1.2,
        ) +
        line('M232 330q8 10 16 0', 1.6) +
        brush.mirror(
          bambooLeaves(176, 356, 0.7, porcelain, -10) +
            line('M176 366C170 330 176 300 166 276', 2, porcelain),
        ) +
        meander(148, 332, 372, 10, porcelain),
    ) +
    plane(
      sym([
        [30, 120, 1],
        [34, 134],
        [28, 150],
        [36, 160, 1],
        [20, 166],
        [14, 176],
        [8, 164],
        [0, 160],
      ]),
      vermilion,
      2,
    ) +
    oval(240, 120, 30, 9, '#d9604a', 2) +
    slab(240, 108, 20, 12, vermilion, 1.6, 4) +
    line('M206 158C220 166 260 166 274 158', 3, gold) +
    brush.mirror(
      at(112, 376, plane(ginger, '#d9b26a', 1.8) + line('M-30 2q6 6 0 14M-6 0q6 8 0 18M16 0q6 8 0 16', 1)) +
        leaf(116, 356, 60, -16, celadon) +
        leaf(128, 360, 50, 20, deepCeladon),
    )
  );
};

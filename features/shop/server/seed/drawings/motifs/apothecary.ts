/** Motifs of the apothecary's shop: drawers, pot, mill, mortar. */
import {
  at,
  celadon,
  clay,
  deepCeladon,
  disc,
  gold,
  ink,
  lacquer,
  line,
  oval,
  paleGold,
  plane,
  porcelain,
  rice,
  slab,
  sym,
  vermilion,
  wood,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { bambooLeaves, leaf, lotus, plum } from '../nature.ts';
import { cloud, meander, petals, ruyi, smoke, tassel } from '../ornament.ts';

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
    line('M-9 10.5h4M-3 10.5h6M5 10.5h4', 1.6) +
    disc(0, 18.5, 3, gold, 1) +
    line('M-3.5 19q3.5 6 7 0', 1.1);
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
  const anise = () =>
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
    brush.mirror(at(112, 388, anise()) + at(146, 400, anise(), 0.7))
  );
};

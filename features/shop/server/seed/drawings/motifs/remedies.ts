/** Motifs of remedies: moxa, gourd, wax-sealed pills, tangerine peel, liniment. */
import {
  at,
  celadon,
  crimson,
  deepCeladon,
  disc,
  gold,
  indigo,
  lacquer,
  line,
  oval,
  paleCeladon,
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
import { cloud, handwriting, meander, petals, ruyi, smoke, stand, tassel } from '../ornament.ts';

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

/** Motifs of plucked strings: guqin, pipa, guzheng, ruan. */
import {
  at,
  celadon,
  deepCeladon,
  disc,
  gold,
  ink,
  lacquer,
  line,
  n,
  paleCeladon,
  paleGold,
  plane,
  rice,
  slab,
  sym,
  times,
  vermilion,
  wood,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { bambooLeaves, bird, leaf, lotus, peony, plum } from '../nature.ts';
import { cloud, ruyi, tassel } from '../ornament.ts';

/** A guqin of the Zhongni form, upright on its axis. */
export const guqin: Painter<'guqin'> = (brush) => {
  const body = sym([
    [0, 44],
    [40, 46],
    [52, 60, 1],
    [52, 84, 1],
    [42, 96],
    [40, 112, 1],
    [54, 130],
    [58, 170],
    [52, 250],
    [48, 290, 1],
    [40, 298],
    [39, 312, 1],
    [44, 322],
    [42, 404, 1],
    [32, 416],
    [0, 418],
  ]);
  const strings = times(7, (i) => `M${n(240 + (i - 3) * 9)} 92L${n(240 + (i - 3) * 7.4)} 412`);
  const studs = [128, 152, 168, 188, 210, 230, 252, 272, 292, 316, 334, 350, 374]
    .map((y, i) => disc(284 - (i > 9 ? 6 : i > 6 ? 2 : 0), y, i === 6 ? 4.4 : 3, '#eef1ea', 0.8))
    .join('');
  return (
    brush.mirror(
      line(
        'M112 420C104 330 120 240 98 130M98 250C84 226 84 200 92 184M112 330C130 310 132 290 128 270',
        3.4,
        wood,
      ) +
        at(96, 132, pine()) +
        at(84, 190, pine(), 0.86, -20) +
        at(130, 272, pine(), 0.86, 24) +
        at(112, 206, pine(), 0.7, 40) +
        cloud(120, 400, 0.8, paleCeladon),
    ) +
    brush.form(
      body,
      '#4b2a1e',
      line('M196 66C194 150 196 320 204 404', 6, '#6d4431') +
        line('M210 140l14 40-8 50 12 40M270 180l-10 40 8 60', 0.7, '#7d5440'),
      14,
    ) +
    slab(240, 84, 86, 8, '#2d1813', 1.6, 3) +
    slab(240, 400, 74, 10, '#2d1813', 1.6, 3) +
    line(strings, 1.1, '#efe3c4') +
    studs +
    line('M213 84V72M222 84V72M231 84V72M240 84V72M249 84V72M258 84V72M267 84V72', 2, vermilion) +
    brush.mirror(tassel(252, 412, 50) + tassel(268, 408, 42))
  );
};

function pine(): string {
  return (
    plane('M-34 8C-34-8-18-14-10-10C-6-22 6-22 10-10C18-14 34-8 34 8C20 14-20 14-34 8Z', celadon, 1.4) +
    line('M-22 6L-26-4M-10 8L-12-4M0 8V-10M10 8L12-4M22 6L26-4', 1.1, deepCeladon)
  );
}

/** A pipa with a peony head. */
export const pipa: Painter<'pipa'> = (brush) => {
  const belly = sym([
    [15, 190, 1],
    [24, 214],
    [70, 262],
    [90, 320],
    [80, 372],
    [44, 404],
    [0, 410],
  ]);
  const peg = (y: number) =>
    slab(284, y, 52, 9, lacquer, 1.6, 4) +
    disc(312, y + 4.5, 8, lacquer, 1.6) +
    disc(312, y + 4.5, 3, paleGold);
  return (
    brush.mirror(peg(108) + peg(138)) +
    plane(
      sym([
        [15, 92, 1],
        [20, 110],
        [17, 150],
        [15, 200, 1],
        [0, 204],
      ]),
      lacquer,
      2.2,
    ) +
    slab(240, 104, 14, 52, '#2d1813', 1.2, 5) +
    leaf(214, 74, 34, -70, celadon) +
    leaf(266, 74, 34, 70, celadon) +
    peony(240, 66, 30, vermilion, paleGold) +
    plane('M226 92H254L250 104H230Z', gold, 1.6) +
    brush.form(
      belly,
      '#d8b27a',
      line(
        'M190 240C180 290 180 340 196 396M214 220C204 280 204 350 216 404M266 220C276 280 276 350 264 404M290 240C300 290 300 340 284 396',
        1,
        '#b98d52',
      ) + line('M164 300C158 326 164 350 174 366', 5, '#f1dcae'),
      16,
    ) +
    times(6, (i) =>
      plane(`M${226 - i * 0.4} ${112 + i * 15}H${254 + i * 0.4}L${250} ${120 + i * 15}H230Z`, rice, 1.2),
    ) +
    times(12, (i) => slab(240, 212 + i * 10.2, 32 + i * 1.6, 4.6, '#c79a5c', 1)) +
    brush.mirror(plane('M282 334C292 328 298 340 292 350C286 346 284 340 282 334Z', ink)) +
    slab(240, 366, 68, 13, lacquer, 1.8, 4) +
    brush.mirror(ruyi(276, 372, 0.3, lacquer)) +
    line('M233 108L228 368M238 108L236 368M242 108L244 368M247 108L252 368', 1, '#f4ead0') +
    brush.mirror(
      cloud(112, 380, 0.9, paleCeladon) +
        plum(128, 210, 12, '#e9b8a4', vermilion) +
        plum(98, 250, 9, '#e9b8a4', vermilion),
    )
  );
};

/** A guzheng with mother-of-pearl sides, on its trestles. */
export const guzheng: Painter<'guzheng'> = (brush) => {
  const board = 'M60 232C140 196 340 196 420 232L432 292H48Z';
  const fret = times(11, (i) => {
    const x = 120 + i * 24;
    const y = 250 - (i % 3) * 5 - Math.abs(i - 5) * 0.6;
    return plane(`M${x} ${n(y - 16)}L${x - 8} ${n(y)}H${x + 8}Z`, rice, 1.3) + disc(x, y - 17, 2, ink);
  });
  const strings = times(13, (i) => `M${72 + i * 1.2} ${226 + i * 4.6}H${408 - i * 1.2}`);
  const willow =
    line('M84 220C60 150 84 90 130 58', 3.4, wood) +
    line('M118 66q18 40 10 104M108 76q8 40-2 96M98 90q-2 40-14 84M126 62q30 36 30 92', 1.6, celadon) +
    times(12, (i) =>
      leaf(
        [129, 132, 127, 107, 106, 101, 96, 90, 86, 148, 154, 157][i] ?? 0,
        [96, 124, 150, 96, 124, 150, 106, 132, 158, 92, 122, 146][i] ?? 0,
        16,
        i % 2 ? 150 : 210,
        celadon,
        deepCeladon,
      ),
    );
  return (
    brush.mirror(willow) +
    disc(240, 120, 38, '#e7c6a2', 1.2, gold) +
    brush.mirror(bird(196, 112, 0.3, ink, '#6b645c', 0)) +
    brush.mirror(
      plane('M104 316L88 404H108L128 330L152 404H172L152 316Z', lacquer, 2) +
        line('M96 376H160', 3, lacquer) +
        line('M104 376H152', 1, gold),
    ) +
    brush.form(
      board,
      '#cda368',
      line('M70 240C150 212 330 212 410 240M64 262C150 236 330 236 416 262', 1, '#a87c44'),
      10,
    ) +
    line(strings, 0.8, '#f8efda') +
    plane('M60 232L48 292H70L80 226Z', lacquer, 1.8) +
    plane('M420 232L432 292H410L400 226Z', lacquer, 1.8) +
    fret +
    line('M84 232L76 290M396 232L404 290', 3, rice) +
    brush.form(
      'M44 290H436V326C420 334 60 334 44 326Z',
      lacquer,
      brush.mirror(
        cloud(96, 310, 0.34, '#dfe8e2', '#8fb3a8') +
          plum(150, 310, 10, '#dfe8e2', gold, '#8fb3a8') +
          lotus(196, 322, 0.6, '#dfe8e2', '#8fb3a8'),
      ) +
        plane('M216 326C222 306 258 306 264 326ZM240 298V304', '#dfe8e2', 1, '#8fb3a8') +
        line('M52 296H428', 1.2, gold),
      0,
    ) +
    brush.mirror(tassel(430, 322, 54))
  );
};

/** A ruan: round as the moon, with bird-shaped sound holes. */
export const ruan: Painter<'ruan'> = (brush) => {
  const peg = (y: number) =>
    line(`M240 ${y}H302`, 12) +
    line(`M240 ${y}H302`, 8, lacquer) +
    disc(304, y, 9, lacquer, 1.6) +
    disc(304, y, 3.4, '#f7f2e2');
  return (
    brush.mirror(peg(104) + peg(134)) +
    plane(
      sym([
        [0, 52],
        [14, 56],
        [24, 72],
        [16, 88, 1],
        [18, 150, 1],
        [14, 220, 1],
        [0, 224],
      ]),
      wood,
      2.2,
    ) +
    ruyi(240, 70, 0.62, paleGold, lacquer) +
    slab(240, 94, 12, 52, '#3a1f16', 1.2, 4) +
    disc(240, 304, 114, '#8f5a36', 2.4) +
    disc(240, 304, 102, '#dcb981', 1.8) +
    line('M160 246q-14 56 0 118M188 220q-20 84 0 170M292 220q20 84 0 170M320 246q14 56 0 118', 1, '#bb9157') +
    brush.mirror(
      disc(292, 284, 25, '#f1dfb8', 1.6) +
        disc(292, 284, 20, ink) +
        bird(294, 284, 0.27, '#f1dfb8', '#f1dfb8', 6),
    ) +
    slab(240, 148, 20, 216, '#3a1f16', 1.6, 3) +
    times(15, (i) => slab(240, 158 + i * 12, 20, 2.6, paleGold, 0)) +
    slab(240, 362, 64, 13, lacquer, 1.8, 4) +
    line('M234 96L230 366M238.5 96L237 366M241.5 96L243 366M246 96L250 366', 1, rice) +
    plane(
      sym([
        [0, 386],
        [20, 392],
        [26, 404],
        [0, 416],
      ]),
      lacquer,
      1.6,
    ) +
    brush.mirror(bambooLeaves(98, 200, 1, celadon, 30) + bambooLeaves(92, 240, 0.9, deepCeladon, 70)) +
    tassel(240, 414, 40)
  );
};

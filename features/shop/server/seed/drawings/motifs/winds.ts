/** Motifs of winds: flutes, suona, sheng, xun. */
import {
  at,
  celadon,
  crimson,
  deepCeladon,
  disc,
  faint,
  gold,
  ink,
  lacquer,
  line,
  n,
  oval,
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
import { bambooLeaves, bird, lotus, plum } from '../nature.ts';
import { cloud, meander, tassel } from '../ornament.ts';

/** A transverse flute crossed with its bag's cord, or an upright xiao with its root end. */
export const flute: Painter<'flute'> = (brush, { way }) => {
  if (way === 'xiao') {
    const nodes = [96, 134, 172, 208, 244, 278, 310, 340, 366];
    return (
      brush.mirror(
        line('M126 420C118 320 132 180 108 60', 7, '#b9c7a0') +
          line('M123 330H132M124 250H134M122 170H130', 2, deepCeladon) +
          bambooLeaves(118, 130, 1.2, celadon, 40) +
          bambooLeaves(126, 220, 1.1, deepCeladon, 80) +
          bambooLeaves(112, 90, 1, celadon, -30) +
          bambooLeaves(130, 310, 1, celadon, 50),
      ) +
      brush.form(
        sym([
          [15, 60, 1],
          [15, 330],
          [19, 376],
          [27, 404, 1],
          [20, 414],
          [0, 418],
        ]),
        '#c9a05a',
        line('M232 66V390', 3.4, '#e6cb92') +
          nodes.map((y) => line(`M220 ${y}q20 5 40 0`, 2.2, '#8a6428')).join(''),
        8,
      ) +
      plane('M232 60A8 10 0 0 0 248 60Z', ink) +
      [190, 226, 262, 296, 328].map((y) => oval(240, y - 6, 4.6, 6, ink)).join('') +
      [118, 152, 352].map((y) => slab(240, y, 34, 7, '#2d1813', 1)).join('') +
      line(
        times(7, (i) => `M${222 + i * 6} 408q-3 10-8 12M${225 + i * 5} 412q2 8 0 12`),
        1.2,
        wood,
      ) +
      line('M256 372C290 372 290 392 284 404', 2.4, vermilion) +
      disc(284, 402, 6, celadon, 1.4) +
      tassel(284, 406, 50)
    );
  }
  const pipe =
    slab(0, -13, 352, 26, '#cf9f54', 2.2, 5) +
    line('M-168-6H168', 3, '#ecd19a') +
    times(9, (i) => slab([-150, -128, -86, -20, 14, 50, 86, 122, 152][i] ?? 0, -14, 11, 28, lacquer, 0.8)) +
    slab(-171, -14, 14, 28, rice, 1.8, 4) +
    slab(171, -14, 14, 28, rice, 1.8, 4) +
    oval(-106, -2, 6, 5, ink) +
    oval(-66, -2, 4.4, 4, '#e9dfc8', 1.2) +
    times(6, (i) => oval(-2 + i * 21, -2, 4.4, 4, ink));
  return (
    brush.mirror(
      line('M96 396C110 300 96 200 120 80', 6, '#b9c7a0') +
        bambooLeaves(112, 140, 1.2, celadon, 30) +
        bambooLeaves(104, 236, 1, deepCeladon, 70) +
        bambooLeaves(118, 96, 1, celadon, -20) +
        cloud(130, 392, 0.9, paleCeladon),
    ) +
    disc(240, 226, 96, '#efe2c6', 1.2, gold) +
    disc(240, 226, 86, 'none', 0.8, gold) +
    at(240, 226, pipe, 1, -38) +
    at(240, 226, pipe, 1, 38) +
    plane('M240 196L270 226L240 256L210 226Z', vermilion, 1.8) +
    line('M225 226L240 211L255 226L240 241ZM232 226L240 218L248 226L240 234Z', 1.3, paleGold) +
    line('M240 256C226 266 226 284 240 290C254 284 254 266 240 256', 3, vermilion) +
    disc(240, 296, 8, celadon, 1.5) +
    brush.mirror(tassel(232, 302, 92))
  );
};

/** A suona with its brass bell. */
export const suona: Painter<'suona'> = (brush) => {
  const body = sym([
    [9, 128, 1],
    [11, 150],
    [24, 300, 1],
    [0, 302],
  ]);
  const bell = sym([
    [24, 288, 1],
    [30, 318],
    [56, 356],
    [104, 388],
    [110, 396, 1],
    [0, 410],
  ]);
  const silk =
    plane(
      'M252 150C300 140 336 160 352 200C362 232 350 262 362 292C340 280 330 260 332 236C330 200 300 176 254 172Z',
      vermilion,
      1.8,
    ) + line('M262 160C306 158 336 186 342 222', 1.1, crimson);
  return (
    brush.mirror(silk) +
    plane(
      sym([
        [3, 66, 1],
        [4, 100],
        [7, 128, 1],
        [0, 128],
      ]),
      gold,
      1.6,
    ) +
    plane('M234 50H246L244 70H236Z', '#e2c48e', 1.4) +
    oval(240, 92, 22, 6, gold, 1.8) +
    disc(240, 110, 8, gold, 1.6) +
    brush.form(
      bell,
      '#cfa550',
      line('M212 320Q240 330 268 320M196 350Q240 364 284 350', 1.6, '#8d6a24') +
        times(26, (i) => oval(150 + (i % 13) * 15, i < 13 ? 376 : 390, 4, 3, 'none', 1, '#8d6a24')) +
        line('M190 366C200 350 214 330 218 312', 5, '#f0dca4'),
      16,
    ) +
    oval(240, 397, 110, 14, '#a37d2e', 2.2) +
    oval(240, 398, 92, 9, '#4a3412') +
    brush.form(
      body,
      '#6d3c25',
      line('M233 140L224 296', 4, '#95603f') +
        times(8, (i) =>
          line(`M${n(228 - i * 1.4)} ${156 + i * 18}q12 4 ${n(24 + i * 2.8)} 0`, 1.6, '#3b1e12'),
        ),
      6,
    ) +
    times(7, (i) => oval(240, 162 + i * 19, 4.4 + i * 0.2, 5, ink)) +
    slab(240, 282, 58, 12, gold, 1.8, 3) +
    slab(240, 126, 26, 12, gold, 1.8, 3) +
    brush.mirror(
      line('M128 420q-20-6-26-22M108 434q-18-2-30-16', 1.6, gold) +
        plum(116, 110, 11, vermilion, paleGold) +
        plum(144, 76, 8, vermilion, paleGold),
    )
  );
};

/** A sheng: pipes like a folded phoenix wing over the wind chamber. */
export const sheng: Painter<'sheng'> = (brush) => {
  const heights = [72, 96, 84, 120, 108, 140, 132, 160];
  const pipe = (x: number, top: number) =>
    slab(x, top, 17, 286 - top, '#cda45c', 1.7, 2) +
    line(`M${x - 4} ${top + 6}V280`, 2.2, '#eacf97') +
    line(`M${x - 8} ${top + 40}H${x + 8}M${x - 8} ${top + 92}H${x + 8}`, 1.6, '#8a6428') +
    slab(x, top - 4, 19, 9, lacquer, 1.2, 2) +
    disc(x, 262, 2.4, ink);
  const right = heights
    .map((top, i) => [249 + i * 11.6, top] as const)
    .reverse()
    .map(([x, top]) => pipe(x, top))
    .join('');
  return (
    brush.mirror(right) +
    pipe(240, 60) +
    slab(240, 214, 206, 13, lacquer, 1.8, 6) +
    line('M142 220H338', 1.4, gold) +
    brush.form(
      sym([
        [92, 282, 1],
        [98, 292],
        [92, 320],
        [66, 352],
        [30, 366, 1],
        [0, 368],
      ]),
      '#2f2523',
      line('M144 296H336', 2, gold) +
        meander(146, 334, 302, 12, gold, 1.2) +
        lotus(240, 358, 0.9, 'none', paleGold) +
        line('M156 316C160 332 172 342 184 350', 4, '#6a5852'),
      16,
    ) +
    oval(240, 282, 92, 12, '#463632', 2) +
    slab(240, 276, 190, 11, gold, 1.8, 4) +
    plane(
      sym([
        [16, 362, 1],
        [10, 380],
        [14, 404, 1],
        [0, 406],
      ]),
      '#2f2523',
      2,
    ) +
    oval(240, 405, 14, 4, rice, 1.5) +
    brush.mirror(
      line('M150 290C128 300 120 320 124 338', 2.6, vermilion) +
        disc(124, 338, 6, celadon, 1.4) +
        tassel(124, 342, 64) +
        bird(112, 130, 0.4, '#8aa79a', vermilion, -20),
    )
  );
};

/** A pottery xun, held in two waves of wind. */
export const xun: Painter<'xun'> = (brush) => {
  const body = sym([
    [16, 104, 1],
    [30, 116],
    [78, 176],
    [104, 250],
    [100, 314],
    [66, 352],
    [0, 362],
  ]);
  const hole = oval(0, 0, 8, 9, '#2b1710', 1.6, '#6d3b20');
  const wind = line(
    'M96 300C70 260 84 200 112 210C128 218 120 240 106 234M84 340C52 300 52 230 70 190M120 160C110 130 130 104 152 112C166 120 158 138 146 132',
    2,
    '#9c7a55',
  );
  return (
    brush.mirror(faint(0.8, wind)) +
    brush.form(
      body,
      '#a5653f',
      plane('M120 214C160 236 320 236 360 214V252C320 274 160 274 120 252Z', '#8a4f30') +
        line('M120 214C160 236 320 236 360 214M120 252C160 274 320 274 360 252', 2, ink) +
        line(
          times(9, (i) => `M${136 + i * 26} ${n(232 + 14 - Math.abs(i - 4) * 3.4)}l9-10 9 10`),
          2.4,
          '#e2b98a',
        ) +
        line('M160 330Q240 352 320 330', 1.6, '#7a4528') +
        line('M166 200C172 180 184 160 198 146', 6, '#c98d63'),
      24,
    ) +
    oval(240, 104, 17, 6, '#2b1710', 2) +
    brush.copies(hole, [
      [206, 202],
      [274, 202],
      [184, 292],
      [220, 300],
      [260, 300],
      [296, 292],
      [212, 170],
      [268, 170],
    ]) +
    plane(
      sym([
        [86, 362, 1],
        [96, 376],
        [90, 392, 1],
        [0, 394],
      ]),
      lacquer,
      2,
    ) +
    oval(240, 362, 86, 10, '#7a4430', 2) +
    brush.mirror(plane('M166 388L158 408H178L182 390Z', lacquer, 1.8)) +
    plane('M184 352C200 366 280 366 296 352C292 362 268 368 240 368C212 368 188 362 184 352Z', '#a5653f', 0)
  );
};

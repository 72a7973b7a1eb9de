/** Motifs of winds and percussion: flutes, suona, sheng, xun, bells, drum, gong. */
import {
  at,
  celadon,
  clay,
  crimson,
  deepCeladon,
  disc,
  faint,
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
  slab,
  sym,
  times,
  vermilion,
  wood,
} from './kit.ts';
import type { Painter } from './motif.ts';
import {
  bambooLeaves,
  bird,
  cloud,
  leaf,
  lotus,
  meander,
  peony,
  petals,
  plum,
  ruyi,
  tassel,
} from './ornament.ts';

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
        times(8, (i) => `M${n(228 - i * 1.4)} ${156 + i * 18}q12 4 ${n(24 + i * 2.8)} 0`).replace(
          /^(.*)$/,
          (d) => line(d, 1.6, '#3b1e12'),
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

/** Nine bronze bells on a lacquered rack. */
export const bells: Painter<'bells'> = (brush) => {
  const bronze = '#5f8273';
  const bell =
    plane('M-7-38H7L9-14H-9Z', bronze, 1.5) +
    plane('M-20-14H20L30 50C18 40-18 40-30 50Z', bronze, 1.8) +
    line('M-22-4H22M-24 12H24M0-14V42', 1.1, '#c6d3bd') +
    times(6, (i) => disc([-17, -10, 10, 17, -18, 18][i] ?? 0, i < 4 ? 4 : 8, 2, '#c6d3bd')) +
    line('M-16 26q4-8 8 0M8 26q4-8 8 0', 1.1, '#c6d3bd') +
    disc(0, 28, 3, gold);
  const top: [number, number, number][] = [
    [240, 142, 0.94],
    [192, 142, 0.84],
    [288, 142, 0.84],
    [149, 142, 0.74],
    [331, 142, 0.74],
  ];
  const low: [number, number, number][] = [
    [208, 274, 1.28],
    [272, 274, 1.28],
    [136, 274, 1.44],
    [344, 274, 1.44],
  ];
  const beam = (y: number, half: number) =>
    slab(240, y, half * 2, 17, '#2d2522', 2) +
    line(
      times(Math.floor(half / 12), (i) => `M${n(240 - half + 14 + i * 24)} ${y + 8.5}l8-5 8 5-8 5z`),
      1.2,
      vermilion,
    ) +
    brush.mirror(slab(240 + half + 6, y - 3, 20, 23, gold, 1.8, 4));
  const post = brush.form(
    'M92 96C86 104 84 112 88 120C80 128 80 140 90 146V380H70L64 396H120L114 380H104V146C114 140 114 128 106 120C110 112 108 104 102 96Z',
    '#2d2522',
    line('M78 156H118M78 300H118', 3, vermilion) + disc(97, 130, 5, gold),
    0,
    1.8,
  );
  return (
    brush.mirror(post) +
    [...top, ...low].map(([x, y, s]) => at(x, y + 14, bell, s)).join('') +
    beam(92, 158) +
    beam(206, 152) +
    slab(240, 376, 226, 9, '#2d2522', 1.6, 3) +
    at(
      240,
      392,
      slab(0, -3, 120, 6, wood, 1.3, 3) +
        slab(-56, -9, 16, 18, vermilion, 1.4, 3) +
        slab(56, -9, 16, 18, vermilion, 1.4, 3),
    ) +
    plane(
      sym([
        [0, 66],
        [16, 74],
        [30, 92, 1],
        [0, 92],
      ]),
      gold,
      1.8,
    ) +
    disc(240, 80, 4, vermilion, 1)
  );
};

/** A red barrel drum on its stand. */
export const drum: Painter<'drum'> = (brush) => {
  const body = sym([
    [104, 128, 1],
    [126, 176],
    [130, 214],
    [124, 260],
    [104, 302, 1],
    [0, 324],
  ]);
  const stick =
    plane('M-4-92H4L5 30C14 36 14 52 0 54C-14 52-14 36-5 30Z', '#d0a565', 1.8) +
    plane('M-5-92H5C14-70-2-52 12-26C-4-36-10-60-5-92Z', vermilion, 1.3);
  const nail = disc(0, 0, 4, paleGold, 1);
  const nails: Point[] = Array.from({ length: 15 }, (_, i) => {
    const a = Math.PI * (0.06 + (i * 0.88) / 14);
    return [240 - Math.cos(a) * 110, 140 + Math.sin(a) * 27];
  });
  return (
    brush.mirror(
      plane('M150 268L116 404H134L176 290Z', lacquer, 2) +
        plane('M146 262C126 256 118 268 124 280C132 290 146 284 144 274', lacquer, 1.8),
    ) +
    slab(240, 366, 196, 12, lacquer, 1.8, 4) +
    line('M150 372H330', 1, gold) +
    ruyi(240, 346, 0.7, lacquer, gold) +
    brush.form(
      body,
      vermilion,
      brush.mirror(
        line('M262 236C290 226 318 236 322 254C324 270 306 274 302 262', 2, paleGold) +
          cloud(318, 214, 0.4, '#d9634a', paleGold),
      ) +
        peony(240, 236, 34, '#e6a07f', gold, crimson) +
        leaf(204, 246, 26, -80, celadon) +
        leaf(276, 246, 26, 80, celadon) +
        line('M132 286Q240 332 348 286', 2, paleGold) +
        line('M124 190C120 214 124 236 130 256', 6, '#db6a50') +
        brush.copies(
          nail,
          nails.map(([x, y]): Point => [x, y + 146]),
        ),
      26,
    ) +
    oval(240, 128, 108, 32, '#ead9b2', 2.4) +
    oval(240, 127, 86, 24, '#f2e5c6', 1.2, '#b99f68') +
    oval(240, 127, 30, 9, '#e3cfa0', 1, '#b99f68') +
    brush.copies(
      nail,
      nails.map(([x, y]): Point => [x, y + 10]),
    ) +
    brush.mirror(
      disc(366, 210, 14, 'none', 6) + disc(366, 210, 14, 'none', 3, gold) + disc(364, 196, 6, gold, 1.4),
    ) +
    at(178, 104, stick, 0.9, 40) +
    at(302, 104, `<g transform="scale(-1 1)">${stick}</g>`, 0.9, -40)
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

/** A gong on its rosewood frame, with a red knot. */
export const gong: Painter<'gong'> = (brush) => {
  const post =
    'M100 396V120C92 112 84 92 98 82C110 76 122 84 120 96C118 102 110 102 110 96C114 110 120 116 120 124V396Z';
  return (
    brush.mirror(
      plane(post, lacquer, 2) + plane('M76 404C78 392 90 386 110 386C130 386 142 392 144 404Z', lacquer, 2),
    ) +
    plane(
      'M104 108C150 96 190 100 240 88C290 100 330 96 376 108V124C330 114 290 118 240 106C190 118 150 114 104 124Z',
      lacquer,
      2,
    ) +
    line('M112 116C160 106 200 110 240 98C280 110 320 106 368 116', 1.2, gold) +
    slab(240, 360, 250, 11, lacquer, 2, 3) +
    line('M124 366H356', 1, gold) +
    brush.mirror(line('M196 112L176 168', 3.4, vermilion)) +
    disc(240, 238, 108, '#a87f35', 2.4) +
    disc(240, 238, 98, '#d0a84f', 1.6) +
    disc(240, 238, 80, 'none', 1.2, '#8d6a24') +
    disc(240, 238, 74, '#c39a42', 1, '#8d6a24') +
    disc(240, 238, 34, '#e2c376', 1.8) +
    line('M216 226A26 26 0 0 1 250 216', 3.4, '#f6e6b8') +
    line('M160 200A88 88 0 0 1 214 154', 5, '#ecd08a') +
    brush.around(24, 240, 238, line('M240 148v8', 1.6, '#8d6a24')) +
    brush.mirror(disc(290, 164, 4, ink) + line('M150 300q6 12 16 20', 2, '#8d6a24')) +
    brush.mirror(
      plane('M240 92C262 70 296 72 298 90C296 106 264 106 240 96Z', vermilion, 1.8) +
        line('M250 92C264 82 280 82 288 90', 1.1, crimson) +
        plane('M248 100C262 112 268 130 264 150L252 142L244 152C252 132 248 116 240 104Z', vermilion, 1.5),
    ) +
    disc(240, 96, 10, crimson, 1.8) +
    at(
      352,
      330,
      slab(0, -70, 8, 90, wood, 1.6, 4) +
        brush.form(
          sym(
            [
              [17, -104, 1],
              [20, -92],
              [18, -70, 1],
              [0, -66],
            ],
            0,
          ),
          vermilion,
          line('M-16-92H16M-16-80H16', 1.4, paleGold),
          4,
          1.8,
        ),
      1,
      28,
    )
  );
};

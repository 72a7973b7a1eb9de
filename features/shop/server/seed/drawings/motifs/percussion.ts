/** Motifs of percussion: bells, drums, gong. */
import {
  at,
  celadon,
  crimson,
  disc,
  gold,
  ink,
  lacquer,
  line,
  n,
  oval,
  type Point,
  paleGold,
  plane,
  slab,
  sym,
  times,
  vermilion,
  wood,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { leaf, peony } from '../nature.ts';
import { cloud, ruyi, tassel } from '../ornament.ts';

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

/** A waist drum with silk-tailed sticks. */
export const waistDrum: Painter<'waistDrum'> = (brush) => {
  const stick =
    slab(0, -80, 11, 150, '#d0a565', 1.8, 5) +
    plane(
      'M-5 62C-34 84-30 120-52 144C-22 140-6 118 0 92C8 120 26 136 50 138C30 116 34 84 6 62Z',
      vermilion,
      1.8,
    ) +
    line('M-4 74C-14 96-18 118-34 134M4 74C12 96 20 114 34 128', 1.1, crimson) +
    disc(0, 66, 7, gold, 1.4);
  const body =
    'M112 232C112 204 118 184 126 176C180 142 300 142 354 176C362 184 368 204 368 232C368 260 362 280 354 288C300 322 180 322 126 288C118 280 112 260 112 232Z';
  const skinHead = (x: number) =>
    oval(x, 232, 25, 62, '#ecdcb6', 2.2) + oval(x, 232, 15, 44, '#f4e8ca', 1, '#b99f68');
  return (
    brush.mirror(at(352, 344, stick, 0.84, 48)) +
    line('M150 168C160 60 320 60 330 168', 15) +
    line('M150 168C160 60 320 60 330 168', 11, vermilion) +
    line('M150 168C160 60 320 60 330 168', 1.4, paleGold, ' stroke-dasharray="7 6"') +
    brush.form(
      body,
      vermilion,
      brush.mirror(
        line('M262 232C286 212 316 214 320 230C320 246 300 248 298 236', 2.4, paleGold) +
          cloud(310, 270, 0.44, celadon, paleGold) +
          cloud(310, 192, 0.44, celadon, paleGold),
      ) +
        slab(240, 140, 66, 190, crimson, 1.4, 0, paleGold) +
        peony(240, 232, 30, '#e8a98a', gold, crimson) +
        ruyi(240, 178, 0.7, 'none', paleGold) +
        `<g transform="matrix(1 0 0 -1 0 464)">${ruyi(240, 178, 0.7, 'none', paleGold)}</g>` +
        line('M150 162V304M330 162V304', 2, paleGold),
      22,
    ) +
    skinHead(126) +
    skinHead(354) +
    brush.mirror(
      times(9, (i) => disc(140 + Math.sin((i * Math.PI) / 8) * 22, 170 + i * 15.6, 3.4, gold, 1)),
    ) +
    line('M196 312C200 352 228 356 240 372C252 356 280 352 284 312', 2.8, vermilion) +
    disc(240, 374, 8, celadon, 1.5) +
    tassel(240, 380, 60)
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

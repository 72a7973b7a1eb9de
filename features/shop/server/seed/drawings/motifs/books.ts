/** Motifs of books: slips, thread-bound volume, album, song book with wooden fish. */
import {
  at,
  blush,
  celadon,
  crimson,
  deepCeladon,
  disc,
  faint,
  gold,
  indigo,
  ink,
  lacquer,
  line,
  mist,
  oval,
  type Point,
  paleCeladon,
  paleGold,
  plane,
  porcelain,
  rice,
  skin,
  slab,
  sym,
  times,
  vermilion,
  wood,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { bambooLeaves, bird, lotus } from '../nature.ts';
import { cloud, handwriting, petals, tassel, waves } from '../ornament.ts';

/** Bamboo slips, half unrolled, bound with two cords. */
export const bambooSlips: Painter<'bambooSlips'> = (brush) => {
  const slip = slab(0, 0, 20, 250, '#d6b676', 1.6, 2) + line('M-5 6V244M5 10V240', 0.5, '#b28f4e');
  const places = Array.from({ length: 13 }, (_, i): Point => [240 + (i - 6) * 21, 104]);
  return (
    brush.copies(slip, places) +
    brush.copies(
      handwriting(-4, 124, 1, 14, 15),
      [-6, -4, -2, 2, 4, 6].map((i): Point => [240 + i * 21, 0]),
    ) +
    brush.copies(
      handwriting(-4, 139, 1, 13, 15),
      [-5, -3, -1, 1, 3, 5].map((i): Point => [240 + i * 21, 0]),
    ) +
    slab(240, 120, 20, 62, vermilion, 1.4) +
    handwriting(235, 128, 1, 3, 17, paleGold) +
    brush.mirror(
      slab(378, 98, 34, 262, '#c79f5c', 2, 6) +
        line('M372 104V354M384 104V354', 1, '#8f6b36') +
        oval(378, 98, 17, 6, '#e3c992', 1.8) +
        line('M378 98m-6 0a6 2.5 0 1 0 12 0a9 4 0 1 0-16 0', 1),
    ) +
    ['168', '292']
      .map((y) =>
        line(
          `M84 ${y}${times(15, () => 'q10.4-7 20.8 0')}M84 ${y}${times(15, () => 'q10.4 7 20.8 0')}`,
          2,
          vermilion,
        ),
      )
      .join('') +
    brush.mirror(bambooLeaves(92, 372, 1, celadon, -60) + bambooLeaves(110, 384, 0.8, deepCeladon, -20)) +
    line('M214 372C214 388 226 396 240 396C254 396 266 388 266 372', 2.6, vermilion) +
    disc(240, 398, 7, celadon, 1.6) +
    tassel(240, 402, 46)
  );
};

/** A thread-bound book with a picture on its cover, in a cloth slipcase. */
export const book: Painter<'book'> = (brush, { emblem }) => {
  const bridge = emblem === 'bridge';
  const cover = bridge ? '#3d5f80' : indigo;
  const picture = bridge
    ? `<rect x="170" y="150" width="180" height="170" fill="#e8e4d0"/>` +
      faint(0.6, plane('M170 230C200 190 220 200 240 216C270 180 310 190 350 226V270H170Z', celadon)) +
      plane('M246 150L260 168V210H274V216H246ZM260 150', 'none') +
      line('M170 272H350M180 288q14-5 28 0M300 296q14-5 28 0M236 304q16-5 32 0', 1.4, porcelain) +
      plane(
        'M170 276C200 272 214 236 260 236C306 236 320 272 350 276V264C326 258 308 222 260 222C212 222 194 258 170 264Z',
        '#cfc6b4',
        1.8,
      ) +
      plane('M236 276A24 26 0 0 1 284 276Z', '#b9c9c6', 1.5) +
      plane(
        'M260 168C236 172 226 190 224 200C232 194 240 194 246 200C252 194 258 194 260 200C264 194 270 194 276 200C282 194 290 196 296 200C294 188 284 172 260 168Z',
        vermilion,
        1.6,
      ) +
      line('M260 160V228', 1.8) +
      brush.mirror(line('M318 150q-4 40-2 70M330 150q-2 34 0 60M342 150q0 30 2 66', 1.8, celadon), 260)
    : `<rect x="170" y="150" width="180" height="170" fill="#e6e8e4"/>` +
      disc(260, 194, 28, vermilion) +
      plane('M206 236C230 252 290 252 314 236L300 262H220Z', lacquer, 1.8) +
      plane('M260 170L302 228H266ZM254 180V228H222Z', rice, 1.6) +
      line('M260 160V240', 2.2) +
      brush.form(
        'M170 252H350V320H170Z',
        '#5f84ad',
        waves(170, 350, 240, 18, 8, '#5f84ad', rice, 1.4),
        0,
        0,
      ) +
      brush.mirror(bird(318, 182, 0.24, ink, ink, -10), 260);
  const thread = line(
    'M146 92V376M132 112H146M132 164H146M132 216H146M132 268H146M132 320H146M132 360H146',
    2,
    rice,
  );
  return (
    plane('M140 86L372 86L384 98V396L372 384H132Z', '#d9cfb8', 2) +
    line('M376 92V390M380 95V393', 0.9) +
    line('M134 388L376 388M138 392H380', 0.9) +
    plane('M132 384L144 396H384L372 384Z', '#e9e0ca', 1.6) +
    brush.form(
      'M132 84H372V384H132Z',
      cover,
      line('M152 84V384', 1, '#20344c') +
        picture +
        slab(260, 150, 180, 170, 'none', 2, 0, paleGold) +
        times(20, (i) => disc(170 + (i % 10) * 22, i < 10 ? 112 : 358, 1.6, '#7d93ac')),
      14,
    ) +
    thread +
    slab(172, 96, 28, 44, rice, 1.4) +
    line('M165 104H179M172 100V112M165 118H179M167 124H177V132H167Z', 1.6) +
    brush.mirror(cloud(92, 400, 0.6, bridge ? paleCeladon : mist)) +
    plane('M352 384V424L345 416L338 424V384Z', vermilion, 1.5)
  );
};

/** An accordion album of boat songs, opened into five leaves. */
export const album: Painter<'album'> = (brush) => {
  const river =
    plane('M60 300C130 280 180 310 240 292C300 310 350 280 420 300V400H60Z', '#a9c3c4') +
    line(
      'M70 322q20-7 40 0M150 336q20-7 40 0M290 336q20-7 40 0M370 322q20-7 40 0M210 352q30-8 60 0',
      1.5,
      porcelain,
    );
  const boat =
    plane('M168 298C190 316 290 316 312 298C304 326 280 332 240 332C200 332 176 326 168 298Z', lacquer, 1.8) +
    plane('M204 302C204 274 276 274 276 302C262 308 218 308 204 302Z', '#c9a566', 1.8) +
    line('M216 302V284M228 304V280M240 305V279M252 304V280M264 302V284', 1) +
    line('M298 304L336 258', 2.4, wood) +
    disc(300, 262, 7, skin, 1.4) +
    plane('M288 258C292 246 308 246 312 258Z', '#c9a566', 1.4) +
    plane('M292 270H308L312 302H290Z', indigo, 1.4);
  const caltrop = plane('M0 0C-8 2-12-4-16-8C-10-8-6-10 0-10C6-10 10-8 16-8C12-4 8 2 0 0Z', crimson, 1.2);
  const outline = 'M80 104L144 92L208 104L272 92L336 104L400 92V372L336 384L272 372L208 384L144 372L80 384Z';
  return (
    brush.form(
      outline,
      '#f4ecd8',
      faint(
        0.5,
        plane(
          'M60 250C110 200 150 210 180 230C210 200 270 200 300 230C330 210 370 200 420 250V310H60Z',
          celadon,
        ),
      ) +
        river +
        boat +
        brush.mirror(
          lotus(120, 356, 0.7, blush, vermilion) +
            oval(160, 362, 24, 8, celadon, 1.4) +
            oval(108, 340, 18, 6, celadon, 1.2) +
            line('M86 226C100 180 92 140 110 110', 3, wood) +
            line('M98 130q-10 40 4 80M106 120q2 50 16 80M112 114q14 40 18 70', 1.4, celadon),
        ) +
        at(188, 366, caltrop) +
        at(292, 366, caltrop) +
        handwriting(216, 122, 3, 5, 18) +
        disc(240, 236, 16, vermilion) +
        faint(0.06, plane('M144 92L208 104V384L144 372ZM272 92L336 104V384L272 372Z', ink)),
      0,
    ) +
    line('M144 92V372M208 104V384M272 92V372M336 104V384', 1.3) +
    brush.mirror(plane('M80 100L56 92V388L80 388Z', indigo, 2) + line('M62 100V382', 1, gold))
  );
};

/** A wooden fish with its mallet on a song book. */
export const woodenFish: Painter<'woodenFish'> = (brush) => {
  const body = sym([
    [0, 140],
    [56, 148],
    [104, 190],
    [116, 250],
    [96, 300],
    [50, 318],
    [0, 320],
  ]);
  const half = line(
    'M240 208C262 208 284 206 300 196M252 176C272 158 300 168 306 184C308 196 292 200 288 190C286 184 294 182 296 186M330 228q-16 8-10 24M318 264q-16 6-14 20M296 288q-12 4-14 14M340 254q-14 8-10 22',
    1.8,
    paleGold,
  );
  const mallet =
    slab(0, -70, 10, 200, wood, 1.8, 4) +
    plane(
      sym(
        [
          [0, -112],
          [18, -104],
          [24, -84],
          [15, -64],
          [0, -60],
        ],
        0,
      ),
      vermilion,
      2,
    ) +
    line('M-18-76H18', 1.4, paleGold);
  return (
    at(330, 196, mallet, 1, 34) +
    at(150, 196, mallet, 1, -34) +
    plane('M104 348H376L392 392H88Z', indigo, 2.2) +
    plane('M88 392H392V410H88Z', '#e9e0ca', 2) +
    line('M92 398H388M92 404H388', 0.8) +
    line('M118 348L104 392', 2, rice) +
    line('M112 356h8M110 368h8M107 380h8', 1.6, rice) +
    plane('M300 356H340L346 384H302Z', rice, 1.2) +
    handwriting(312, 360, 2, 2, 12) +
    brush.mirror(plane('M132 330C150 312 186 308 200 316L190 350H140Z', crimson, 1.8)) +
    plane(
      sym([
        [92, 316, 1],
        [110, 336],
        [96, 352, 1],
        [0, 354],
      ]),
      vermilion,
      2,
    ) +
    line('M150 338Q240 350 330 338', 1.6, paleGold) +
    brush.form(
      body,
      '#9c3a26',
      brush.mirror(half) +
        plane('M134 216C170 244 310 244 346 216L340 228C300 256 180 256 140 228Z', '#2d1713') +
        disc(240, 180, 10, gold, 1.6) +
        petals(150, 330, 320, -26, 9, 'none', paleGold) +
        line('M158 184C168 170 184 160 204 156', 5, '#cf7b5f'),
      22,
    ) +
    plane(
      sym([
        [0, 104],
        [18, 112],
        [24, 128],
        [14, 146, 1],
        [0, 140],
      ]),
      gold,
      2,
    ) +
    disc(240, 126, 5, vermilion, 1.4)
  );
};

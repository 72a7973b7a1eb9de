/** Motifs of fans: the storyteller's, the opera garden's, the mad monk's. */

import {
  at,
  blush,
  celadon,
  deepCeladon,
  disc,
  faint,
  gold,
  ink,
  lacquer,
  line,
  n,
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
import { bird, butterfly, leaf, peony } from '../nature.ts';
import { cloud, handwriting, meander, tassel } from '../ornament.ts';

function fanShape(outer: number, inner: number, cy: number, half: number): string {
  const a = (half * Math.PI) / 180;
  const [s, c] = [Math.sin(a), Math.cos(a)];
  return `M${n(240 - s * outer)} ${n(cy - c * outer)}A${outer} ${outer} 0 0 1 ${n(240 + s * outer)} ${n(cy - c * outer)}L${n(240 + s * inner)} ${n(cy - c * inner)}A${inner} ${inner} 0 0 0 ${n(240 - s * inner)} ${n(cy - c * inner)}Z`;
}

/** A folding fan: the storyteller's with gavel and kerchief, or the opera garden's with peonies. */
export const foldingFan: Painter<'foldingFan'> = (brush, { leaf: face }) => {
  const cy = 318;
  const story = face === 'story';
  const folds = times(25, (i) => {
    const a = ((i - 12) * 5.5 * Math.PI) / 180;
    return `M${n(240 + Math.sin(a) * 96)} ${n(cy - Math.cos(a) * 96)}L${n(240 + Math.sin(a) * 226)} ${n(cy - Math.cos(a) * 226)}`;
  });
  const ribs = times(13, (i) =>
    at(240, cy, plane('M-3 14L-5-98H5L3 14Z', story ? '#cfa763' : '#4a2a22', 1.3), 1, (i - 6) * 10.9),
  );
  const scene = story
    ? faint(
        0.5,
        plane(
          'M20 300C90 190 120 170 160 200C190 150 220 120 240 116C260 120 290 150 320 200C360 170 390 190 460 300Z',
          celadon,
        ),
      ) +
      disc(240, 150, 22, vermilion) +
      line('M70 216C130 190 170 210 240 190C310 210 350 190 410 216', 1.4, deepCeladon) +
      brush.mirror(
        bird(300, 128, 0.32, ink, '#6b645c', -8) + at(142, 196, handwriting(-24, -30, 2, 4, 12), 1, -40),
      ) +
      brush.mirror(cloud(286, 200, 0.4, rice))
    : at(
        0,
        12,
        brush.mirror(
          line('M240 206C280 198 304 190 326 160M296 188C306 170 304 150 296 132', 3, wood) +
            peony(316, 152, 32, blush, gold) +
            peony(280, 116, 19, '#eec3b0', gold) +
            leaf(300, 180, 34, 60, celadon) +
            leaf(296, 168, 30, -20, deepCeladon) +
            leaf(338, 182, 28, 100, celadon) +
            leaf(262, 200, 28, 60, deepCeladon),
        ) +
          butterfly(240, 136, 0.56, vermilion, paleGold) +
          disc(240, 190, 4, vermilion),
      );
  const props = story
    ? brush.mirror(tassel(222, 340, 44)) +
      brush.form(
        'M168 384H312L320 398V418H160V398Z',
        lacquer,
        line('M164 398H316', 1.4, gold) +
          plane('M150 396H330V424H150Z', '#43201a') +
          meander(170, 310, 402, 10, gold, 1.1),
        0,
      )
    : tassel(240, 342, 84, vermilion) +
      disc(240, 342, 8, celadon, 1.6) +
      brush.mirror(cloud(130, 392, 0.9, '#eed9c5'));
  return (
    ribs +
    brush.form(
      fanShape(228, 94, cy, 66),
      story ? '#f3ead2' : '#e6cf95',
      scene + line(folds, 0.8, ink, ' stroke-opacity=".28"') + line(fanShape(222, 100, cy, 64), 1, gold),
      0,
    ) +
    brush.mirror(at(240, cy, plane('M-5 14L-8-230H6L5 14Z', story ? '#a87b3c' : '#2f1b16', 1.6), 1, 66)) +
    disc(240, cy, 7, gold, 1.8) +
    disc(240, cy, 2.5, ink) +
    props
  );
};

/** The mad monk's torn palm-leaf fan with a wine gourd. */
export const palmFan: Painter<'palmFan'> = (brush) => {
  const blade =
    'M240 300C200 300 120 270 104 200C96 150 118 112 146 100L158 128L168 84C192 66 214 60 228 60L236 96L246 60C278 62 306 76 318 88L320 132L338 102C364 122 384 160 376 200C360 270 280 300 240 300Z';
  const rays = times(19, (i) => {
    const a = ((i - 9) * 9.2 * Math.PI) / 180;
    return `M240 290L${n(240 + Math.sin(a) * 200)} ${n(290 - Math.cos(a) * 230)}`;
  });
  const gourd =
    plane(
      sym(
        [
          [6, 0, 1],
          [8, 8],
          [18, 20],
          [18, 34],
          [10, 44],
          [28, 64],
          [30, 88],
          [16, 104],
          [0, 106],
        ],
        0,
      ),
      '#c98f45',
      2,
    ) +
    line('M-12 46Q0 52 12 46', 4, vermilion) +
    slab(0, -10, 10, 12, lacquer, 1.6, 3) +
    plane('M-14 66H14V90H-14Z', vermilion, 1.2) +
    line('M-7 72H7M0 68V86M-7 80H7', 1.6, paleGold);
  return (
    brush.form(
      blade,
      '#d6bb7c',
      line(rays, 1.2, '#9a7a3c') +
        line('M150 250C170 210 310 210 330 250M124 200C160 150 320 150 356 200', 1, '#9a7a3c') +
        slab(186, 170, 42, 34, '#8fa18b', 1.4) +
        line('M168 174h38M168 200h38M170 174v26M204 174v26', 1, ink, ' stroke-dasharray="3 3"') +
        slab(302, 220, 34, 28, '#b8705a', 1.4) +
        line('M288 224h28M288 244h28', 1, ink, ' stroke-dasharray="3 3"'),
      18,
    ) +
    line('M134 214C160 286 214 298 240 298C266 298 320 286 346 214', 3, wood) +
    slab(240, 286, 18, 134, '#b58a4c', 2, 6) +
    line('M232 300H248M232 308H248M232 316H248M232 324H248', 2.4, vermilion) +
    line('M236 340V410M244 340V410', 0.9) +
    line('M248 330C300 330 330 316 344 322', 2.4, vermilion) +
    at(350, 326, gourd, 0.8, -6) +
    line('M232 330C180 330 150 316 136 322', 2.4, vermilion) +
    tassel(134, 322, 76) +
    disc(134, 320, 6, celadon, 1.4)
  );
};

/** Motifs of the kiln: vases, jar and plate. */
import {
  at,
  type Brush,
  blush,
  celadon,
  deepCeladon,
  disc,
  gold,
  indigo,
  lacquer,
  line,
  n,
  oval,
  type Point,
  paleCeladon,
  paleGold,
  plane,
  porcelain,
  rice,
  slab,
  sym,
  times,
  vermilion,
  wood,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { bird, butterfly, leaf, lotus, peony, plum } from '../nature.ts';
import { petals, stand } from '../ornament.ts';

const white = '#f7f5ee';

function lotusVase(brush: Brush): string {
  const body: Point[] = [
    [22, 78, 1],
    [17, 88],
    [19, 102],
    [30, 110],
    [82, 140],
    [102, 184],
    [92, 244],
    [64, 310],
    [50, 352],
    [56, 378, 1],
    [0, 378, 1],
  ];
  const scroll =
    line(
      'M240 286C276 288 306 270 312 240C318 206 292 190 274 206C262 220 278 236 290 226M312 240C328 224 334 206 332 186M300 266C286 262 276 252 276 240M304 206C300 190 284 182 268 184M262 288C270 300 282 304 296 300',
      2.2,
      porcelain,
    ) +
    leaf(332, 190, 24, -30, porcelain, porcelain) +
    leaf(278, 240, 22, -60, porcelain, porcelain) +
    leaf(268, 186, 24, -80, porcelain, porcelain) +
    leaf(296, 300, 22, 70, porcelain, porcelain) +
    leaf(318, 226, 20, 70, porcelain, porcelain) +
    plum(282, 214, 13, '#7d97bf', white, porcelain);
  const body2 =
    petals(130, 350, 118, 34, 10, '#7d97bf', porcelain) +
    line('M130 156H350M130 161H350', 1.6, porcelain) +
    brush.mirror(scroll) +
    lotus(240, 262, 1.75, '#7d97bf', porcelain, 2) +
    disc(240, 188, 5, porcelain) +
    line('M240 262V288', 2.2, porcelain) +
    line('M130 312H350M130 317H350', 1.6, porcelain) +
    petals(174, 306, 376, -52, 6, '#7d97bf', porcelain, 1.6) +
    petals(174, 306, 376, -34, 6, porcelain, porcelain) +
    line('M212 104H268M214 92H266', 2, porcelain) +
    line('M150 178C152 158 166 144 184 136', 5, '#ffffff');
  return brush.form(sym(body), white, body2, 20) + oval(240, 78, 22, 5, '#d9dde0', 2) + stand(378, 66);
}

function celadonMallet(brush: Brush): string {
  const glaze = '#9dbba6';
  const body: Point[] = [
    [54, 78, 1],
    [52, 86],
    [28, 92],
    [25, 104],
    [25, 196],
    [36, 208, 1],
    [88, 222],
    [98, 236],
    [100, 360],
    [92, 378],
    [72, 384, 1],
    [0, 384, 1],
  ];
  const crack = times(7, (i) => {
    const y = 100 + i * 44;
    const j = () => brush.random() * 22 - 11;
    return `M${n(130 + j())} ${n(y + j())}L${n(168 + j())} ${n(y + 18 + j())}L${n(206 + j())} ${n(y + j())}L${n(240 + j())} ${n(y + 22 + j())}L${n(276 + j())} ${n(y + 4 + j())}L${n(312 + j())} ${n(y + 20 + j())}L${n(352 + j())} ${n(y + j())}M${n(206 + j())} ${n(y + j())}L${n(214 + j())} ${n(y + 40 + j())}M${n(276 + j())} ${n(y + 4 + j())}L${n(268 + j())} ${n(y + 46 + j())}M${n(312 + j())} ${n(y + 20 + j())}L${n(318 + j())} ${n(y + 50 + j())}M${n(168 + j())} ${n(y + 18)}L${n(160 + j())} ${n(y + 52)}`;
  });
  const handle =
    line('M268 112C300 106 316 122 304 138C294 148 284 138 290 130M300 140C306 160 292 178 268 180', 9) +
    line(
      'M268 112C300 106 316 122 304 138C294 148 284 138 290 130M300 140C306 160 292 178 268 180',
      5,
      glaze,
    );
  const branch =
    line('M240 80C236 60 250 48 262 40M240 66C228 56 226 46 220 38', 3, wood) +
    plum(264, 38, 12, '#f2d6cc', vermilion) +
    plum(218, 36, 10, '#f2d6cc', vermilion) +
    disc(246, 52, 4, vermilion, 1) +
    disc(232, 58, 3.5, vermilion, 1);
  return (
    branch +
    brush.mirror(handle) +
    brush.form(
      sym(body),
      glaze,
      line(crack, 0.9, deepCeladon, ' stroke-opacity=".75"') +
        line('M212 118V190M150 246V350', 5, '#d4e3d3') +
        slab(240, 372, 220, 20, '#7c5a3c', 0),
      26,
    ) +
    oval(240, 78, 54, 8, '#6f8f7c', 2.2) +
    oval(240, 79, 30, 4, '#48604f') +
    stand(384, 104)
  );
}

function cloisonneJar(brush: Brush): string {
  const blue = '#2f6f9a';
  const body: Point[] = [
    [50, 150, 1],
    [54, 164, 1],
    [98, 194],
    [110, 238],
    [98, 300],
    [66, 350],
    [70, 372, 1],
    [0, 372, 1],
  ];
  const bloom = (r: number) =>
    brush.around(
      8,
      240,
      256,
      plane(
        `M240 ${256 - r * 0.3}C${240 - r * 0.4} ${256 - r * 0.5} ${240 - r * 0.28} ${256 - r} 240 ${256 - r}C${240 + r * 0.28} ${256 - r} ${240 + r * 0.4} ${256 - r * 0.5} 240 ${256 - r * 0.3}Z`,
        vermilion,
        1.6,
        paleGold,
      ),
    );
  const scroll =
    line(
      'M286 256C312 250 330 270 318 290C308 302 294 294 298 284M296 236C310 216 330 216 334 230C336 240 324 244 320 236M262 210C276 190 300 190 304 204M262 304C274 324 296 322 300 312',
      1.8,
      paleGold,
    ) +
    disc(330, 258, 6, '#d9826b', 1.4, paleGold) +
    disc(298, 214, 5, paleCeladon, 1.4, paleGold) +
    leaf(306, 300, 20, 120, celadon, paleGold) +
    leaf(276, 196, 20, 70, celadon, paleGold) +
    plum(282, 330, 9, paleGold, vermilion, paleGold);
  return (
    brush.form(
      sym(body),
      blue,
      petals(130, 350, 152, 38, 11, indigo, paleGold) +
        petals(170, 310, 372, -44, 7, deepCeladon, paleGold) +
        brush.mirror(scroll) +
        bloom(46) +
        bloom(30) +
        disc(240, 256, 12, gold, 1.6, paleGold),
      22,
    ) +
    slab(240, 366, 148, 12, gold, 2, 3) +
    slab(240, 146, 112, 10, gold, 2, 3) +
    brush.form(
      sym([
        [10, 96, 1],
        [60, 118],
        [70, 146, 1],
        [0, 146, 1],
      ]),
      blue,
      petals(170, 310, 146, -24, 8, vermilion, paleGold) + line('M190 120Q240 108 290 120', 1.6, paleGold),
      12,
    ) +
    plane(
      sym([
        [0, 62],
        [12, 76],
        [8, 90],
        [14, 98, 1],
      ]),
      gold,
      2,
    ) +
    line('M230 82H250', 1.2) +
    brush.mirror(
      line('M342 236C370 236 374 270 352 276', 7) +
        line('M342 236C370 236 374 270 352 276', 3.6, gold) +
        disc(354, 290, 14, 'none', 6) +
        disc(354, 290, 14, 'none', 3, gold),
    ) +
    stand(378, 92)
  );
}

/** A vase or a covered jar. */
export const vase: Painter<'vase'> = (brush, { form }) => {
  if (form === 'meiping') return lotusVase(brush);
  return form === 'mallet' ? celadonMallet(brush) : cloisonneJar(brush);
};

/** A Canton enamel plate: gold ground, birds and peonies, medallions on the rim. */
export const plate: Painter<'plate'> = (brush) => {
  const medallion =
    oval(240, 104, 32, 20, rice, 1.6) +
    peony(240, 104, 14, blush, gold) +
    leaf(226, 110, 14, -70, celadon) +
    leaf(254, 110, 14, 70, celadon);
  return (
    disc(240, 226, 170, white, 2.4) +
    disc(240, 226, 164, '#d9b356', 1.4) +
    disc(240, 226, 162, 'none', 3, '#6b8f5e') +
    brush.around(6, 240, 226, medallion) +
    brush.around(
      6,
      240,
      226,
      `<g transform="rotate(30 240 226)">${at(240, 104, butterfly(0, 0, 0.4, vermilion, paleGold) + times(3, (i) => disc((i - 1) * 24, 18 - Math.abs(i - 1) * 6, 3, celadon, 0.8)))}</g>`,
    ) +
    disc(240, 226, 90, vermilion, 1.6) +
    disc(240, 226, 85, rice, 1.6) +
    brush.around(24, 240, 226, disc(240, 138.5, 1.6, paleGold)) +
    brush.mirror(
      bird(212, 196, 0.52, '#6d8f86', vermilion, 22) +
        leaf(212, 268, 30, -80, celadon) +
        leaf(216, 282, 30, -120, deepCeladon) +
        line('M240 292C214 296 190 284 176 262', 2, wood) +
        plum(178, 258, 9, blush, gold) +
        leaf(196, 282, 18, -150, celadon),
    ) +
    peony(240, 250, 34, vermilion, paleGold) +
    plum(240, 168, 10, paleGold, vermilion) +
    brush.mirror(plane('M132 396L150 366H166L156 396Z', lacquer, 2)) +
    slab(240, 392, 236, 12, lacquer, 2, 3)
  );
};

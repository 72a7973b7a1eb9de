/** Motifs of the tea table: teapot and caddy. */
import {
  at,
  celadon,
  deepCeladon,
  disc,
  line,
  oval,
  type Point,
  paleCeladon,
  plane,
  porcelain,
  rice,
  slab,
  sym,
  times,
  wood,
} from '../kit.ts';
import type { Painter } from '../motif.ts';
import { bird, leaf, lotus } from '../nature.ts';
import { meander, petals, smoke } from '../ornament.ts';

/** A Yixing teapot on a tray with two cups. */
export const teapot: Painter<'teapot'> = (brush) => {
  const purple = '#7d4636';
  const body: Point[] = [
    [40, 172, 1],
    [78, 188],
    [108, 226],
    [112, 262],
    [94, 300],
    [58, 318, 1],
    [0, 318, 1],
  ];
  const cup =
    plane(
      sym(
        [
          [26, 334, 1],
          [22, 352],
          [11, 361, 1],
          [11, 366, 1],
          [0, 366, 1],
        ],
        102,
      ),
      purple,
      2,
    ) +
    oval(102, 334, 26, 6, '#5d3327', 2) +
    oval(102, 335, 20, 4, '#b87a35');
  return (
    smoke(156, 92) +
    at(
      0,
      48,
      plane('M332 214C356 204 368 188 384 170L402 176C394 208 376 250 344 262Z', purple, 2.2) +
        oval(393, 173, 10, 4, '#5d3327', 1.8) +
        line('M140 208C92 190 80 232 94 262C104 284 126 292 144 290', 17) +
        line('M140 208C92 190 80 232 94 262C104 284 126 292 144 290', 12.5, purple) +
        brush.form(
          sym(body),
          purple,
          line('M150 236C156 216 168 202 184 194', 6, '#a8705a') +
            line('M126 268C180 284 300 284 354 268', 1.1, '#a8705a') +
            lotusLine(),
          24,
        ) +
        brush.form(
          sym([
            [8, 148, 1],
            [34, 156],
            [52, 176, 1],
            [0, 180],
          ]),
          '#885041',
          line('M206 168Q240 158 274 168', 1.2, '#b98a72'),
          10,
        ) +
        disc(240, 138, 12, purple, 2.2) +
        line('M234 133q4-4 8-2', 2, '#a8705a'),
    ) +
    brush.mirror(cup) +
    slab(240, 366, 340, 16, '#c49a5c', 2.2, 4) +
    line(
      times(23, (i) => `M${94 + i * 13.2} 369V379`),
      1,
      wood,
    ) +
    brush.mirror(plane('M96 382H132L122 398H104Z', wood, 2))
  );
};

function lotusLine(): string {
  return (
    lotus(240, 284, 1.2, 'none', '#b98a72', 1.3) + line('M196 288C210 296 270 296 284 288', 1.2, '#b98a72')
  );
}

/** A celadon tea caddy, a cup and fresh leaves. */
export const teaCaddy: Painter<'teaCaddy'> = (brush) => {
  const sprig =
    line('M0 0C-2-20 0-40 4-62', 1.6, deepCeladon) +
    leaf(0, -8, 46, -48, celadon) +
    leaf(0, -20, 46, 42, '#9ab77d') +
    leaf(2, -36, 34, -30, '#9ab77d') +
    leaf(4, -54, 40, 8, celadon);
  const body: Point[] = [
    [54, 152, 1],
    [58, 164, 1],
    [92, 184],
    [100, 220],
    [96, 290],
    [76, 330],
    [62, 338, 1],
    [0, 338, 1],
  ];
  const cup: Point[] = [
    [50, 332, 1],
    [46, 352],
    [26, 376],
    [22, 390, 1],
    [0, 390, 1],
  ];
  return (
    brush.mirror(at(112, 372, sprig, 1.5, -16) + at(138, 378, sprig, 1, 12)) +
    brush.form(
      sym(body),
      paleCeladon,
      lotus(240, 256, 1.5, '#a9c4ae', deepCeladon) +
        brush.mirror(
          line(
            'M240 268C262 274 286 268 300 250C310 236 302 222 290 226C280 230 286 244 294 240',
            1.6,
            deepCeladon,
          ) + leaf(300, 250, 22, 60, '#a9c4ae', deepCeladon),
        ) +
        line('M148 190H332M146 206H334M146 292H334', 1.3, deepCeladon) +
        meander(142, 338, 192, 11, deepCeladon, 1.1) +
        line('M158 224C156 246 158 264 160 282', 5, '#eaf1e4'),
      22,
    ) +
    brush.form(
      sym([
        [12, 108, 1],
        [50, 118],
        [64, 152, 1],
        [0, 152, 1],
      ]),
      paleCeladon,
      petals(176, 304, 152, -24, 8, '#a9c4ae', deepCeladon),
      12,
    ) +
    disc(240, 100, 11, paleCeladon, 2) +
    line('M182 152H298', 2) +
    brush.form(
      sym(cup),
      rice,
      line('M190 346H290', 2, porcelain) + brush.mirror(bird(222, 362, 0.22, porcelain, porcelain)),
      12,
    ) +
    oval(240, 332, 50, 11, rice, 2.2) +
    oval(240, 334, 43, 7, '#bcc277', 1) +
    leaf(236, 338, 18, -30, deepCeladon) +
    leaf(244, 338, 18, 26, deepCeladon) +
    slab(240, 390, 180, 10, wood, 2, 4)
  );
};
